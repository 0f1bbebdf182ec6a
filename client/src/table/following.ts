// Who plays by keys finds himself at the first option of the next question, unless he is elsewhere by now.
import type { Table } from './table.svelte';

export function focusFirst(table: Table, list: HTMLElement | undefined): void {
  const at = document.activeElement;
  const isFree = at === null || at === document.body || list?.contains(at);
  if (table.byKeyboard && isFree) list?.querySelector('button')?.focus();
}

/** Bring the first thing that can be chosen into sight, in a panel that scrolls and shows none of them. */
export function showLegal(panel: HTMLElement | undefined): void {
  requestAnimationFrame(() => {
    if (!panel) return;
    const legal = [...panel.querySelectorAll('.legal')];
    const frame = panel.getBoundingClientRect();
    const isSeen = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= frame.top && bottom <= frame.bottom;
    };
    if (!legal.some(isSeen)) legal[0]?.scrollIntoView({ block: 'nearest' });
  });
}
