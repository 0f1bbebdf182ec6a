// A payment as one gesture: cards of the hand are ticked into a running sum, and one answer pays them all.
import type { Row } from '../../lib/types';
import type { CraftsmenPlay } from '../table/play.svelte';
import type { PaymentView, PaymentWayView } from '../types';
import { effectOf, partsOf, wayOf, worthOf, type Effect } from './payments';

interface Ticks {
  /** The question they answer. */
  readonly at: number;
  /** Cards by their place in the hand. */
  readonly places: readonly number[];
}

type Source = Pick<CraftsmenPlay, 'table' | 'view' | 'you'>;

export class Paying {
  #play: Source;
  #ticks: Ticks = $state.raw({ at: -1, places: [] });

  constructor(play: Source) {
    this.#play = play;
  }

  /** The payment you are asked for. */
  get payment(): PaymentView | null {
    const { payment } = this.#play.view;
    const isAsked = this.#play.table.isYourTurn && !this.#play.table.playback.view;
    return isAsked && payment?.seat === this.#play.you && payment.ways.length ? payment : null;
  }

  /** The capital cards of your hand in the order they lie, colour by colour. */
  get hand(): readonly string[] {
    const own = this.#play.view.seats[this.#play.you - 1];
    return own?.colours.flatMap(({ cards }) => cards) ?? [];
  }

  /** Places in the hand of the cards that are down: those named before, and those ticked. */
  get places(): readonly number[] {
    return [...this.#laid, ...this.ticked];
  }

  get ticked(): readonly number[] {
    return this.#ticks.at === this.#play.table.live.at ? this.#ticks.places : [];
  }

  /** Cards that were named one by one are still in the hand. */
  get #laid(): readonly number[] {
    const places: number[] = [];
    for (const card of this.payment?.laid ?? []) {
      places.push(this.hand.findIndex((one, i) => one === card && !places.includes(i)));
    }
    return places;
  }

  get down(): readonly string[] {
    return this.places.map((place) => this.hand[place] ?? '');
  }

  get worth(): number {
    return this.payment ? worthOf(this.payment, this.down) : 0;
  }

  get due(): number {
    return Math.max(0, (this.payment?.due ?? 0) - this.worth);
  }

  get parts() {
    return this.payment ? partsOf(this.payment, this.down) : [];
  }

  /** What the cards down would pay. */
  get way(): PaymentWayView | null {
    return this.payment && wayOf(this.payment, this.down);
  }

  effect(place: number): Effect {
    if (this.places.includes(place)) return { is: 'down' };
    const card = this.hand[place];
    return this.payment && card ? effectOf(this.payment, this.down, card) : { is: 'needless' };
  }

  /** A card down, or up again. What cannot be laid says why. */
  tick(place: number): void {
    const { is } = this.effect(place);
    if (this.ticked.includes(place)) this.#set(this.ticked.filter((one) => one !== place));
    else if (is === 'colour' || is === 'needless') {
      void this.#play.table.choosing.explain(this.hand[place] ?? '');
      return;
    } else if (is !== 'down') this.#set([...this.ticked, place]);
    this.#play.table.choosing.cancel();
    // By touch the sheet has its own button; what would follow needs no second one.
    if (!this.#play.table.byTouch) this.#play.table.look(this.row(this.way));
  }

  clear(): void {
    this.#set([]);
    this.#play.table.look(null);
  }

  /** A payment as one answer. */
  row(way: PaymentWayView | null): Row | null {
    return way && this.#play.table.along(way.path);
  }

  pay(way: PaymentWayView | null = this.way): void {
    const row = this.row(way);
    if (row) this.#play.table.take(row, { sure: true });
  }

  #set(places: readonly number[]): void {
    this.#ticks = { at: this.#play.table.live.at, places };
  }
}
