// The keys of the table. A letter is only a key when nobody is writing and no dialog is open.
import type { BarrageTable } from './table.svelte';
import { cardOf } from '../barrage/table/places';
import type { Tab } from './layout.svelte';

export interface Key {
  /** As it is written in the list of keys. */
  readonly keys: string;
  /** The message that says what it does. */
  readonly does: string;
}

/** Every key, in the order of the list that `?` shows. */
export const KEYS: readonly Key[] = [
  { keys: 'Tab', does: 'table-key-tab' },
  { keys: 'Enter Space', does: 'table-key-enter' },
  { keys: '1 … 9', does: 'table-key-numbers' },
  { keys: 'N P', does: 'table-key-next' },
  { keys: '↑ ↓ ← →', does: 'table-key-arrows' },
  { keys: 'Shift+↓', does: 'table-key-along' },
  { keys: 'Z', does: 'table-key-undo' },
  { keys: 'Shift+Z', does: 'table-key-redo' },
  { keys: 'R', does: 'table-key-restart' },
  { keys: 'Y', does: 'table-key-why' },
  { keys: 'I', does: 'table-key-card' },
  { keys: 'W', does: 'table-key-forecast' },
  { keys: 'T', does: 'table-key-text' },
  { keys: 'Q', does: 'table-key-question' },
  { keys: 'M A C E L', does: 'table-key-areas' },
  { keys: '+ − 0', does: 'table-key-zoom' },
  { keys: 'Esc', does: 'table-key-escape' },
  { keys: '?', does: 'table-key-help' },
];

const AREA_TABS: Readonly<Record<string, Tab>> = { a: 'actions', l: 'log' };
const AREAS: Readonly<Record<string, string>> = {
  q: 'question',
  a: 'actions',
  c: 'companies',
  e: 'energy',
  l: 'log',
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

function goTo(table: BarrageTable, letter: string): boolean {
  if (letter === 'm') {
    table.desk.open('map');
    if (table.desk.text) focusArea('map');
    else table.enterMap();
    return true;
  }
  const area = AREAS[letter];
  if (!area) return false;
  const tab = AREA_TABS[letter];
  if (tab) table.desk.open(tab);
  // On a narrow screen everybody's boards are behind a tab.
  requestAnimationFrame(() => {
    if (focusArea(area) || letter !== 'c') return;
    table.desk.open('all');
    requestAnimationFrame(() => focusArea('all'));
  });
  return true;
}

function next(table: BarrageTable, step: 1 | -1): boolean {
  table.nextLegal(step);
  focusOption(table.previews.row?.action);
  return true;
}

function openCard(table: BarrageTable): boolean {
  const place = table.focused;
  const found = place === null ? null : cardOf(table.components, place);
  const anchor = document.activeElement;
  if (!found || !anchor) return false;
  table.card(found, place ?? '', anchor);
  return true;
}

function explain(table: BarrageTable): boolean {
  if (table.focused === null) return false;
  void table.choosing.explain(table.focused);
  return true;
}

function choose(table: BarrageTable, n: number): boolean {
  const rows = table.choosing.picking ?? table.rows;
  const row = rows[n - 1];
  if (!row) return false;
  table.look(row);
  table.take(row);
  return true;
}

function escape(table: BarrageTable): boolean {
  if (table.choosing.cancel()) return true;
  if (table.stage.automa.turn) {
    table.stage.skip();
    return true;
  }
  if (table.previews.row || table.focused !== null) {
    table.look(null);
    return true;
  }
  return false;
}

type Deed = (table: BarrageTable) => boolean | void;

const DEEDS: Readonly<Record<string, Deed>> = {
  z: (table) => {
    if (table.undoing.canUndo) void table.undoing.undo();
    else if (table.undoing.canWish) table.undoing.wishFor();
  },
  Z: (table) => void table.undoing.redo(),
  r: (table) => void table.undoing.restart(),
  y: explain,
  i: openCard,
  n: (table) => next(table, 1),
  p: (table) => next(table, -1),
  w: (table) => void table.toggleForecast(),
  t: (table) => {
    table.desk.text = !table.desk.text;
  },
  '?': (table) => {
    table.desk.dialog = 'keys';
  },
  Escape: escape,
};

/** Whether the key meant something here. */
export function pressed(table: BarrageTable, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isWriting(event.target) || document.querySelector('dialog[open]')) return false;
  table.byTouch = false;
  table.byKeyboard = true;
  if (table.stage.queue.isPlaying) table.stage.hurry();
  const { key } = event;
  if (/^[1-9]$/.test(key)) return choose(table, Number(key));
  const deed = DEEDS[key === 'Z' ? key : key.length === 1 ? key.toLowerCase() : key];
  if (deed) return deed(table) ?? true;
  return key.length === 1 && goTo(table, key.toLowerCase());
}

/** Where the reader's finger or pointer is about to act. */
export function pointed(table: BarrageTable, event: PointerEvent): void {
  table.byTouch = event.pointerType === 'touch';
  table.byKeyboard = false;
  const keeper = event.target instanceof Element && event.target.closest('[data-keeps-focus]');
  table.keepsFocus = table.byTouch && keeper !== null && keeper !== false;
  if (table.stage.queue.isPlaying) table.stage.hurry();
}
