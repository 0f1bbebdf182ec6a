// The server over HTTP, one function per thing one can ask of it.
import { filledEntry, filledList } from './fill';
import type {
  Book,
  SentBook,
  GameInfo,
  Health,
  NewChair,
  NewTable,
  Person,
  Problem,
  Room,
  TableList,
} from './types';

/** The server said no. `code` is for programs; people read the message `refused-<code>`. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;

  constructor(status: number, problem: Problem) {
    super(`${status} ${problem.code}: ${problem.detail}`);
    this.status = status;
    this.code = problem.code;
    this.detail = problem.detail;
  }
}

/** No answer at all: the network or the server is down. */
export class ServerGone extends Error {}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new ServerGone();
  });
  if (answer.ok) {
    const text = await answer.text();
    return (text ? JSON.parse(text) : undefined) as T;
  }
  // A proxy in front of a server that is down answers in its place, without a problem of ours.
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (!problem?.code) throw new ServerGone();
  throw new ProblemError(answer.status, problem);
}

async function person(method: string, path: string, body?: unknown): Promise<Person | null> {
  return (await call<{ person: Person | null }>(method, path, body)).person;
}

async function somebody(method: string, path: string, body?: unknown): Promise<Person> {
  const found = await person(method, path, body);
  if (!found) throw new ServerGone();
  return found;
}

const at = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  me: () => person('GET', '/me'),
  newGuest: (name: string) => somebody('POST', '/guests', { name }),
  rename: (name: string) => somebody('PATCH', '/me', { name }),
  /** A new link to come back with; the last one no longer works. */
  newRecovery: async () => (await call<{ token: string }>('POST', '/me/recovery')).token,
  recover: (token: string) => somebody('POST', '/recover', { token }),
  createLogin: (login: string, password: string) => somebody('POST', '/account', { login, password }),
  logIn: (login: string, password: string) => somebody('POST', '/login', { login, password }),
  logOut: () => person('POST', '/logout'),

  tables: async () => filledList(await call<TableList>('GET', '/tables')),
  newTable: async (table: NewTable) => (await call<{ id: string }>('POST', '/tables', table)).id,
  table: (id: string) => call<Room>('GET', at(id)),
  /** What an invitation is to. */
  invitation: (id: string, seat: number, invite: string) =>
    call<Room>('GET', at(id, `?${new URLSearchParams({ seat: String(seat), invite })}`)),
  sit: (id: string, seat: number, invite: string) => call<Room>('POST', at(id, '/sit'), { seat, invite }),
  leave: (id: string) => call<void>('POST', at(id, '/leave')),
  start: (id: string) => call<void>('POST', at(id, '/start')),
  setChair: (id: string, seat: number, chair: NewChair) =>
    call<void>('PUT', at(id, `/chairs/${seat}`), chair),
  book: async (id: string, before: number): Promise<Book> => {
    const page = await call<SentBook>('GET', at(id, `/book?before=${before}`));
    return { ...page, entries: page.entries.map(filledEntry) };
  },
  recordAddress: (id: string) => `/api${at(id, '/record')}`,

  games: async () => (await call<{ games: readonly GameInfo[] }>('GET', '/games')).games,
  /** What never changes in a game; only its drawings know what is in it. */
  components: <T>(game: string) => call<T>('GET', `/games/${encodeURIComponent(game)}/components`),
  health: () => call<Health>('GET', '/health'),
};
