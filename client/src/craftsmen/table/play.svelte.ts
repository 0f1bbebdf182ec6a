// Craftsmen on a table: what the drawings know, and what the table asks of the drawings of its game.
import type { Asked as AnyAsked, Room, Row, Said } from '../../lib/types';
import type { Drawings, GroupName } from '../../table/game';
import type { Table } from '../../table/table.svelte';
import { ownerOf } from '../art/owners';
import { kindAt, type CardKind } from '../cards/component';
import { Paying } from '../counter/paying.svelte';
import { Placing } from '../estate/placing.svelte';
import { Pages } from '../ledger/pages.svelte';
import { Planning } from '../planner/planning.svelte';
import { queuePlace } from '../town/queue';
import { remarkOn } from '../town/saying';
import type { Asked, Components, Preview, SeasonComponent, SeatView, View } from '../types';
import Gains from './Gains.svelte';
import NumberChanges from './NumberChanges.svelte';
import Poster from './Poster.svelte';
import SeatMark from './SeatMark.svelte';
import TabContent from './TabContent.svelte';
import { AREAS, KEYS, TABS, tabOf } from './tabs';
import { telling } from './telling';
import TextBoard from './TextBoard.svelte';
import TextSituation from './TextSituation.svelte';

export type OpenCard = (kind: CardKind, key: string, anchor: Element) => void;

export class CraftsmenPlay implements Drawings {
  readonly table: Table;
  readonly components: Components;
  /** Cards of your hand that are being laid down for a payment. */
  readonly paying = new Paying(this);
  /** The card of your hand that is being put to your row. */
  readonly placing = new Placing(this);
  readonly planning: Planning;
  readonly pages: Pages;
  openCardOf: OpenCard = () => {};

  constructor(table: Table, components: Components) {
    this.table = table;
    this.components = components;
    this.planning = new Planning(table.live, () => this.view.work?.seat === this.you);
    this.pages = new Pages(() => table.live.room?.gains ?? []);
  }

  // What the drawings know

  /** The table as it is. */
  get view(): View {
    return this.table.view as View;
  }

  /** The table as it would be after the option in focus; equal to `view` when nothing is previewed. */
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

  /** Your seat from 1; 0 looks on. */
  get you(): number {
    return this.table.you;
  }

  /** What is yours; null for who looks on. */
  get own(): SeatView | null {
    return this.shown.seats[this.you - 1] ?? null;
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

  /** Cards in your hand or face up that help with what you plan: they get the planner's pin. */
  get pins(): ReadonlySet<string> {
    return this.planning.pins;
  }

  /** What is to be said about the place in focus, beyond what it would cause. */
  get remark(): string | null {
    return remarkOn(this, this.focused);
  }

  /** How many sit at the table. */
  get players(): number {
    return this.view.seats.length;
  }

  get season(): SeasonComponent {
    const found = this.components.seasons.find(({ key }) => key === this.view.season);
    if (!found) throw new Error(`no such season: ${this.view.season}`);
    return found;
  }

  /** Assistants that fit into a town building, and queue spaces that are open, for this number of players. */
  get most(): number {
    return this.components.limits.in_building[this.players - 2] ?? 0;
  }

  get openSpaces(): number {
    return this.components.limits.queue[this.players - 2] ?? 0;
  }

  /** Going to a queue space, if you may: a space goes by its building and its own name. */
  #sending(place: string): Row | null {
    const { town, spaces } = this.components;
    const found = queuePlace(place, town, spaces);
    const at = spaces.findIndex(({ key }) => key === found?.space);
    const to = found && (this.table.view as View).town[found.town]?.places[at];
    return to ? this.table.along(to.path) : null;
  }

  legal = (place: string): Row[] => {
    const sending = this.#sending(place);
    return sending ? [sending] : this.table.legal(place);
  };

  focus = (place: string | null): void => {
    const sending = place === null ? null : this.#sending(place);
    if (sending && place !== null) this.table.look(sending, place);
    else this.table.focus(place);
  };

  choose = (place: string): void => {
    const sending = this.#sending(place);
    if (!sending) return this.table.choose(place);
    this.table.focused = place;
    this.table.take(sending);
  };

  card = (kind: CardKind, key: string, anchor: Element): void => this.openCardOf(kind, key, anchor);
  say = (said: Said): string => this.table.say(said);
  ui = (key: string, args?: Record<string, string | number>): string => this.table.ui(key, args);
  name = (seat: number): string => this.table.name(seat);

  // What the table asks

  readonly SeatMark = SeatMark;
  readonly tabs = TABS;
  readonly TabContent = TabContent;
  readonly areas = AREAS;
  readonly keys = KEYS;
  readonly hasForecast = false;
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

  readonly seatMessage = { key: 'seat', named: 'seat-named' };
  seatName = (seat: number): Said => ({ key: 'seat', args: { n: seat } });
  seatFill = (seat: number): string => ownerOf(seat).fill;
  tabName = (tab: string): string => this.ui(`table-tab-${tab}`);
  tabOf = (asked: AnyAsked): string | null => tabOf((asked as Asked).kind);
  groupOf = (row: Row): GroupName => ({ key: row.kind, said: null });
  clause = (number: string): Said | null => this.components.clauses[number] ?? null;

  press(letter: string): boolean {
    if (letter !== 'p') return false;
    this.planning.isOpen = !this.planning.isOpen;
    return true;
  }

  openCard(place: string, anchor: Element): boolean {
    const kind = kindAt(this.components, place);
    if (kind) this.card(kind, place, anchor);
    return kind !== null;
  }
}
