// Which page the address names. Links are ordinary links; a click on one of ours stays in the page.

import type { Occasion } from './table-form.svelte';

/** What a table may be opened for, if not for people by links. */
const OCCASIONS = ['solo', 'here'] as const satisfies readonly Occasion[];

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; occasion: Occasion; like: string }
  | { page: 'table'; id: string }
  | { page: 'join'; id: string; seat: number; invite: string }
  | { page: 'recover'; token: string }
  | { page: 'account' }
  | { page: 'settings' }
  | { page: 'not-found' };

export function routeOf(url: URL): Route {
  const [head, id, ...rest] = url.pathname.split('/').filter(Boolean);
  if (rest.length) return { page: 'not-found' };
  if (id !== undefined) {
    if (head === 't') return { page: 'table', id };
    if (head === 'join') {
      const seat = Number(url.searchParams.get('seat') ?? 0);
      return {
        page: 'join',
        id,
        seat: Number.isInteger(seat) && seat >= 0 && seat <= 5 ? seat : 0,
        invite: url.searchParams.get('invite') ?? '',
      };
    }
    return { page: 'not-found' };
  }
  switch (head) {
    case undefined:
      return { page: 'home' };
    case 'new':
      return {
        page: 'new',
        game: url.searchParams.get('game') ?? '',
        occasion: OCCASIONS.find((occasion) => url.searchParams.has(occasion)) ?? 'table',
        like: url.searchParams.get('like') ?? '',
      };
    case 'account':
    case 'settings':
      return { page: head };
    case 'recover':
      return { page: 'recover', token: url.hash.slice(1) };
    default:
      return { page: 'not-found' };
  }
}

class Router {
  route: Route = $state.raw(routeOf(new URL(location.href)));

  /** Follow the address bar and clicks on our own links until the returned function is called. */
  start(): () => void {
    const read = () => (this.route = routeOf(new URL(location.href)));
    const click = (event: MouseEvent) => this.#click(event);
    addEventListener('popstate', read);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', read);
      document.removeEventListener('click', click);
    };
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.route = routeOf(new URL(location.href));
    scrollTo(0, 0);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const path = link.pathname + link.search;
    const samePage = link.hash && link.pathname === location.pathname;
    if (samePage || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(path + link.hash);
  }
}

export const router = new Router();

/** The path of a table from what a person pastes: a whole link of this server, a path, or the bare code. */
export function tableAddress(pasted: string, origin: string): string | null {
  const text = pasted.trim();
  if (/^[A-Za-z0-9_-]{6,40}$/.test(text)) return `/t/${text}`;
  if (!URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  const { page } = routeOf(url);
  return url.origin === origin && (page === 'table' || page === 'join') ? url.pathname + url.search : null;
}
