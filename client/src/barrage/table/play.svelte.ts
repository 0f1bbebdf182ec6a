// Barrage on a table: the drawings know it as `Play`, the table as the drawings of its game.
import type { Room, Row, Said } from '../../lib/types';
import type { Drawings } from '../../table/game';
import type { Table } from '../../table/table.svelte';
import { textured } from '../art/owners';
import type { CardKind, Play } from '../play';
import type { Asked, Components, Preview, Told, View } from '../types';
import CompanyMark from './CompanyMark.svelte';
import Gains from './Gains.svelte';
import { groupOf } from './grouping';
import NumberChanges from './NumberChanges.svelte';
import { cardOf } from './places';
import Poster from './Poster.svelte';
import TabContent from './TabContent.svelte';
import { AREAS, isDrafting, KEYS, TABS, tabOf } from './tabs';
import { telling } from './telling';
import TextBoard from './TextBoard.svelte';
import TextSituation from './TextSituation.svelte';

export type OpenCard = (kind: CardKind, key: string, anchor: Element) => void;

export class BarragePlay implements Play, Drawings {
  readonly table: Table;
  readonly components: Components;
  /** The seat whose company board was asked for; 0 for none. */
  opened = $state(0);
  openCardOf: OpenCard = () => {};

  constructor(table: Table, components: Components) {
    this.table = table;
    this.components = components;
  }

  // What the drawings know

  get view(): View {
    return this.table.view as View;
  }

  get shown(): View {
    return this.table.shown as View;
  }

  get preview(): Preview | null {
    return this.table.preview as Preview | null;
  }

  get room(): Room {
    return this.table.room;
  }

  get asked(): Asked | null {
    return this.table.asked as Asked | null;
  }

  get you(): number {
    return this.table.you;
  }

  get forecast(): readonly Told[] | null {
    return this.table.forecast as readonly Told[] | null;
  }

  get focused(): string | null {
    return this.table.focused;
  }

  get flashing(): ReadonlySet<string> {
    return this.table.flashing;
  }

  get motion(): 'full' | 'none' {
    return this.table.motion;
  }

  legal = (place: string): Row[] => this.table.legal(place);
  focus = (place: string | null): void => this.table.focus(place);
  choose = (place: string): void => this.table.choose(place);
  card = (kind: CardKind, key: string, anchor: Element): void => this.openCardOf(kind, key, anchor);
  say = (said: Said): string => this.table.say(said);
  ui = (key: string, args?: Record<string, string | number>): string => this.table.ui(key, args);
  name = (seat: number): string => this.table.name(seat);

  company = (seat: number): string | null =>
    (this.table.live.view as View | null)?.seats[seat - 1]?.company ?? null;

  /** To the company board of a seat. */
  openCompany(seat: number): void {
    this.opened = seat;
    this.table.layout.open(seat === this.you ? 'mine' : 'all');
  }

  // What the table asks

  readonly SeatMark = CompanyMark;
  readonly tabs = TABS;
  readonly TabContent = TabContent;
  readonly areas = AREAS;
  readonly keys = KEYS;
  readonly hasForecast = true;
  readonly Gains = Gains;
  readonly Changes = NumberChanges;
  readonly Poster = Poster;
  readonly TextBoard = TextBoard;
  readonly TextSituation = TextSituation;
  readonly isAmount = telling.isAmount;
  readonly isReasoning = telling.isReasoning;
  readonly isMinor = telling.isMinor;
  readonly isSpoken = telling.isSpoken;
  readonly headingOf = telling.headingOf;
  readonly lengthOf = telling.lengthOf;

  seatName(seat: number): Said {
    const company = this.company(seat);
    return company ? { key: `company-${company}` } : { key: 'seat', args: { n: seat } };
  }

  seatFill = (seat: number): string => textured(this.company(seat));

  tabName(tab: string): string {
    return this.ui(tab === 'actions' && isDrafting(this.view) ? 'table-tab-draft' : `table-tab-${tab}`);
  }

  tabOf(asked: Asked): string | null {
    const view = this.table.live.view as View | null;
    return tabOf(asked.rows, view?.seats[this.you - 1]?.contracts);
  }

  groupOf = (row: Row) => groupOf(row, this.components);

  clause = (number: string): Said | null => this.components.clauses[number] ?? null;

  openCard(place: string, anchor: Element): boolean {
    const kind = cardOf(this.components, place);
    if (kind) this.card(kind, place, anchor);
    return kind !== null;
  }
}
