// What the table is told of a game that has no drawings: nothing but what everybody may know.
import type { Row, Said } from '../../lib/types';
import type { Area, Drawings, GroupName, Key } from '../game';
import type { Table } from '../table.svelte';
import Document from './Document.svelte';
import SeatNumber from './SeatNumber.svelte';
import Situation from './Situation.svelte';

const AREAS: Readonly<Record<string, Area>> = { s: { name: 'seats' }, m: { name: 'state' } };
const KEYS: readonly Key[] = [
  { keys: '↑ ↓ ← →', does: 'plain-key-arrows' },
  { keys: 'S M L', does: 'plain-key-areas' },
];

export class PlainDrawings implements Drawings {
  readonly SeatMark = SeatNumber;
  readonly tabs = [];
  readonly TabContent = null;
  readonly areas = AREAS;
  readonly keys = KEYS;
  readonly hasForecast = false;
  readonly Gains = null;
  readonly Changes = null;
  readonly Poster = null;
  readonly TextBoard = Document;
  readonly TextSituation = Situation;
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** As the sentences of the game call it. */
  seatName = (seat: number): Said | null =>
    this.#table.has('seat') ? { key: 'seat', args: { n: seat } } : null;

  seatFill = (): string => 'var(--accent)';
  tabName = (tab: string): string => tab;
  tabOf = (): null => null;
  groupOf = (row: Row): GroupName => ({ key: row.kind, said: null });
  clause = (number: string): Said => ({ key: `clause-${number.replaceAll('.', '-')}` });
  openCard = (): boolean => false;
  /** There is no board to show it on. */
  placeName = (): null => null;
  isAmount = (): boolean => false;
  isReasoning = (): boolean => false;
  isMinor = (): boolean => false;
  isSpoken = (): boolean => true;
  headingOf = (): null => null;
  lengthOf = (): number => 0;
}
