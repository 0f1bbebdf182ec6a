// Who plays by keys finds himself at the first option of the next question, unless he is elsewhere by now.
import type { BarrageTable } from './table.svelte';

export function focusFirst(table: BarrageTable, list: HTMLElement | undefined): void {
  const at = document.activeElement;
  const isFree = at === null || at === document.body || list?.contains(at);
  if (table.byKeyboard && isFree) list?.querySelector('button')?.focus();
}

/** Bring the first thing that can be chosen into sight, in a panel that scrolls. */
export function showLegal(panel: HTMLElement | undefined): void {
  requestAnimationFrame(() => panel?.querySelector('.legal')?.scrollIntoView({ block: 'nearest' }));
}
