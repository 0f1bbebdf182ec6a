// What the reader plans: a good, or what a building card would need. The server makes the plans, afresh with every
// answer at the table; nothing is worked out here.
import { Refusal, Unanswered, type Live } from '../../lib/live.svelte';
import type { Plan, Plans } from '../types';

const NO_PINS: ReadonlySet<string> = new Set();

export class Planning {
  /** The good chosen; null: the nearest one. */
  wanted: string | null = $state(null);
  /** The building card that was asked about, if one was. */
  card: string | null = $state(null);
  plans: Plans | null = $state.raw(null);
  #live: Pick<Live, 'at' | 'view' | 'plans'>;
  #isWorking: () => boolean;
  #wished: { readonly isOpen: boolean; readonly isWorking: boolean } | null = $state.raw(null);

  /** `isWorking`: the reader makes goods. */
  constructor(live: Pick<Live, 'at' | 'view' | 'plans'>, isWorking: () => boolean) {
    this.#live = live;
    this.#isWorking = isWorking;
  }

  /** The planner lies over the market: as the reader wishes, and by itself while he makes goods. */
  get isOpen(): boolean {
    const wished = this.#wished;
    if (!this.#live.view) return false;
    return wished?.isWorking === this.#isWorking() ? wished.isOpen : this.#isWorking();
  }

  set isOpen(isOpen: boolean) {
    this.#wished = { isOpen, isWorking: this.#isWorking() };
  }

  get plan(): Plan | null {
    const { plans } = this;
    const good = this.wanted ?? plans?.shipped[0];
    return (good !== undefined && plans?.goods[good]) || null;
  }

  /** Cards in hand or face up that help with what is planned. */
  get pins(): ReadonlySet<string> {
    return this.plan && (this.isOpen || this.wanted) ? new Set(this.plan.cards) : NO_PINS;
  }

  /** Rows of the granary that help with what is planned. */
  get rows(): ReadonlySet<string> {
    return this.plan && (this.isOpen || this.wanted) ? new Set(this.plan.rows) : NO_PINS;
  }

  toggle(): void {
    this.isOpen = !this.isOpen;
  }

  /** Plan a good; choosing it again takes it back. */
  choose(good: string): void {
    this.wanted = this.wanted === good && this.card === null ? null : good;
    this.card = null;
  }

  /** What would this building card need? */
  ask(card: string, good: string): void {
    this.card = card;
    this.wanted = good;
    this.isOpen = true;
  }

  /** Keep the plans fresh, in an effect: the number of the last answer is read here. */
  follow(you: number): (() => void) | undefined {
    const { at } = this.#live;
    if (!you || at < 0 || !(this.isOpen || this.wanted)) {
      this.plans = null;
      return undefined;
    }
    const asking = new AbortController();
    void this.#fetch(asking.signal);
    return () => asking.abort();
  }

  async #fetch(signal: AbortSignal): Promise<void> {
    try {
      const { plans } = await this.#live.plans(signal);
      if (!signal.aborted) this.plans = plans as Plans;
    } catch (error) {
      // The table has moved on, or the connection is gone: the next answer brings fresh plans.
      if (!(error instanceof Refusal || error instanceof Unanswered || signal.aborted)) throw error;
    }
  }
}
