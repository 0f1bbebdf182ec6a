// The keys of the table. A letter is only a key when nobody is writing and no dialog is open.
import type { Table } from './table.svelte';
import type { Area, Drawings, Key } from './game';

const KEYS: readonly Key[] = [
  { keys: 'Tab', does: 'table-key-tab' },
  { keys: 'Enter Space', does: 'table-key-enter' },
  { keys: '1 … 9', does: 'table-key-numbers' },
  { keys: 'N Shift+N', does: 'table-key-next' },
  { keys: 'Z', does: 'table-key-undo' },
  { keys: 'Shift+Z', does: 'table-key-redo' },
  { keys: 'R', does: 'table-key-restart' },
  { keys: 'Y', does: 'table-key-why' },
  { keys: 'Q', does: 'table-key-question' },
];
const LAST_KEYS: readonly Key[] = [
  { keys: 'Esc', does: 'table-key-escape' },
  { keys: '?', does: 'table-key-help' },
];

/** Every key, in the order of the list that `?` shows. */
export const keysOf = (game: Pick<Drawings, 'keys'>): readonly Key[] => [...KEYS, ...game.keys, ...LAST_KEYS];

const AREAS: Readonly<Record<string, Area>> = {
  q: { name: 'question' },
  l: { name: 'log', tab: 'log' },
};

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null;

function focusArea(area: string): boolean {
  const found = document.querySelector<HTMLElement>(`[data-area="${area}"]`);
  if (!found) return false;
  const inside = found.querySelector<HTMLElement>('button:not([disabled]), a[href], [tabindex="0"]');
  (inside ?? found).focus();
  return true;
}

const focusOption = (action: number | undefined): void =>
  document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus();

function goTo(table: Table, letter: string): boolean {
  const area = AREAS[letter] ?? table.game.areas[letter];
  if (!area) return false;
  if (area.tab) table.layout.open(area.tab);
  if (area.isBoard && !table.layout.text) {
    table.enterBoard();
    return true;
  }
  // On a narrow screen some parts are behind a tab.
  requestAnimationFrame(() => {
    const { orTab } = area;
    if (focusArea(area.name) || !orTab) return;
    table.layout.open(orTab);
    requestAnimationFrame(() => focusArea(orTab));
  });
  return true;
}

function next(table: Table, step: 1 | -1): boolean {
  table.nextLegal(step);
  focusOption(table.previews.row?.action);
  return true;
}

function openCard(table: Table): boolean {
  const anchor = document.activeElement;
  return table.focused !== null && anchor !== null && table.game.openCard(table.focused, anchor);
}

function explain(table: Table): boolean {
  if (table.focused === null) return false;
  void table.choosing.explain(table.focused);
  return true;
}

function choose(table: Table, n: number): boolean {
  const rows = table.choosing.picking ?? table.rows;
  const row = rows[n - 1];
  if (!row) return false;
  table.look(row);
  table.take(row);
  return true;
}

function escape(table: Table): boolean {
  if (table.choosing.cancel()) return true;
  if (table.playback.explainer.turn) {
    table.playback.skip();
    return true;
  }
  if (table.previews.row || table.focused !== null) {
    table.look(null);
    return true;
  }
  return false;
}

type Deed = (table: Table) => boolean | void;

const DEEDS: Readonly<Record<string, Deed>> = {
  z: (table) => {
    if (table.undoing.canUndo) void table.undoing.undo();
    else if (table.undoing.canAsk) table.undoing.propose();
  },
  Z: (table) => void table.undoing.redo(),
  r: (table) => void table.undoing.restart(),
  y: explain,
  i: openCard,
  n: (table) => next(table, 1),
  N: (table) => next(table, -1),
  w: (table) => {
    if (table.game.hasForecast) void table.toggleForecast();
  },
  t: (table) => {
    if (table.layout.board) table.layout.text = !table.layout.text;
  },
  '?': (table) => {
    table.layout.dialog = 'keys';
  },
  Escape: escape,
};

/** Whether the key meant something here. */
export function pressed(table: Table, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isWriting(event.target) || document.querySelector('dialog[open]')) return false;
  table.byTouch = false;
  table.byKeyboard = true;
  if (table.playback.queue.isPlaying) table.playback.hurry();
  const { key } = event;
  if (/^[1-9]$/.test(key)) return choose(table, Number(key));
  const deed = DEEDS[key in DEEDS ? key : key.toLowerCase()];
  if (deed) return deed(table) ?? true;
  return key.length === 1 && (goTo(table, key.toLowerCase()) || !!table.game.press?.(key.toLowerCase()));
}

/** Where the reader's finger or pointer is about to act. */
export function pointed(table: Table, event: PointerEvent): void {
  table.byTouch = event.pointerType === 'touch';
  table.byKeyboard = false;
  const keeper = event.target instanceof Element && event.target.closest('[data-keeps-focus]');
  table.keepsFocus = table.byTouch && keeper !== null && keeper !== false;
  if (table.playback.queue.isPlaying) table.playback.hurry();
}
