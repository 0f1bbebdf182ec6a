// What of the table lies open before the reader: the tab, the height of the sheet, the text view, a dialog.
import type { Asked, Row, View } from '../lib/types';

export type Tab = 'map' | 'actions' | 'mine' | 'contracts' | 'all' | 'log';
export type Sheet = 'bar' | 'half' | 'full';
export type DialogName = 'keys' | 'seats' | 'resign' | 'end';

export const TABS: readonly Tab[] = ['actions', 'mine', 'contracts', 'all', 'log'];
export const PHONE_TABS: readonly Tab[] = ['map', 'actions', 'mine', 'contracts', 'all', 'log'];

const TAB_OF_KIND: Readonly<Record<string, Tab>> = {
  space: 'actions',
  build: 'actions',
  use: 'actions',
  company: 'actions',
  work: 'actions',
  contract: 'contracts',
  tile: 'mine',
  copy: 'mine',
  segment: 'mine',
  officer: 'actions',
  site: 'map',
  system: 'map',
  head: 'map',
};

const SLOT = /\.\d$/;

/** Where the options of a question lie; null when they lie nowhere in particular. `hand`: own contracts. */
export function tabOf(rows: readonly Row[], hand: readonly string[] = []): Tab | null {
  const first = rows.find((row) => row.kind in TAB_OF_KIND);
  if (!first) return null;
  if (first.kind === 'contract' && hand.includes(first.place)) return 'mine';
  // The slots of private buildings are sites too, but not of the map.
  if (first.kind === 'site' && SLOT.test(first.place)) return 'actions';
  return TAB_OF_KIND[first.kind] ?? null;
}

/** Companies or starting contracts are being chosen. */
export function isDrafting(view: View): boolean {
  return view.pairs.length > 0 || view.offers.length > 0;
}

export class Desk {
  tab: Tab = $state('map');
  /** The tab of the work area on a wide screen, where the map is always there. */
  board: Tab = $state('actions');
  sheet: Sheet = $state('half');
  /** The seat whose company board was asked for; 0 for none. */
  company = $state(0);
  text = $state(false);
  log: 'log' | 'chat' = $state('log');
  /** The last line of chat that was seen. */
  chatRead = $state(-1);
  dialog: DialogName | null = $state(null);

  /** Open what a new question is about. */
  turnTo(asked: Asked | null, you: number, hand: readonly string[]): void {
    if (!asked || asked.seat !== you) return;
    // Options that lie nowhere are in the list, which is with the map.
    this.open(tabOf(asked.rows, hand) ?? 'map');
    if (this.sheet === 'full') this.sheet = 'half';
  }

  open(tab: Tab): void {
    this.tab = tab;
    if (tab === 'map') return;
    this.board = tab;
    if (this.sheet === 'bar') this.sheet = 'half';
  }

  /** A tab of the sheet; a second tap on it makes the sheet as high as it goes, a third one lower again. */
  tap(tab: Tab): void {
    if (tab === this.tab && tab !== 'map') this.sheet = this.sheet === 'full' ? 'half' : 'full';
    else this.open(tab);
  }

  /** The sheet one height further, up or down. */
  slide(by: 1 | -1): void {
    const heights: readonly Sheet[] = ['bar', 'half', 'full'];
    const at = heights.indexOf(this.sheet) + by;
    this.sheet = heights[Math.min(2, Math.max(0, at))] ?? 'half';
  }
}
