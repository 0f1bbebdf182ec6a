// Putting a building card to the row: one is picked in the hand, then the end it goes to.
import type { Row } from '../../lib/types';
import type { CraftsmenPlay } from '../table/play.svelte';
import type { BuildView } from '../types';

export type End = 'left' | 'right';
export const ENDS: readonly End[] = ['left', 'right'];

type Source = Pick<CraftsmenPlay, 'table' | 'view' | 'you'>;

export class Placing {
  #play: Source;
  /** The card, and the question it was picked for. */
  #picked: { readonly at: number; readonly card: string } = $state.raw({ at: -1, card: '' });

  constructor(play: Source) {
    this.#play = play;
  }

  /** The build you are asked about. */
  get build(): BuildView | null {
    const { build } = this.#play.view;
    const isAsked = this.#play.table.isYourTurn && !this.#play.table.playback.view;
    return isAsked && build?.seat === this.#play.you ? build : null;
  }

  /** The card whose end is to be chosen; with one card asked about, that one. */
  get card(): string | null {
    const cards = Object.keys(this.build?.ends ?? {});
    if (this.#play.table.asked?.kind === 'side') return cards[0] ?? null;
    const { at, card } = this.#picked;
    return at === this.#play.table.live.at && cards.includes(card) ? card : null;
  }

  canPick(card: string): boolean {
    return this.build?.ends[card] !== undefined;
  }

  /** Pick a card, or put it back; what fits nowhere says why. */
  pick(card: string): void {
    const { table } = this.#play;
    table.choosing.cancel();
    table.look(null);
    if (!this.canPick(card)) void table.choosing.explain(card);
    else this.#picked = { at: table.live.at, card: card === this.card ? '' : card };
  }

  back(): void {
    this.#picked = { at: -1, card: '' };
    this.#play.table.look(null);
  }

  /** The picked card to an end, if it may go there. */
  row(end: End): Row | null {
    const path = this.card ? this.build?.ends[this.card]?.[end] : undefined;
    return path ? this.#play.table.along(path) : null;
  }

  put(end: End): void {
    const row = this.row(end);
    if (row) this.#play.table.take(row);
  }
}
