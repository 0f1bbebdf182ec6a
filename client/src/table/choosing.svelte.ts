// From a place on the board to an answer: several options, a confirmation, a refusal, a choice that came late.
import { Refusal, Unanswered, type Live } from '../lib/live.svelte';
import type { Confirm } from '../lib/settings.svelte';
import type { Preview, Row, Said } from '../lib/types';
import { lastMover } from './history';
import type { Previews } from './previews.svelte';

export interface WhyNot {
  readonly place: string;
  readonly said: Said;
  readonly clause: string;
  /** It can be chosen after all: the reader asked why, not why not. */
  readonly legal: boolean;
}

export interface Confirming {
  readonly row: Row;
  readonly preview: Preview | null;
  /** It is the only option, taken by itself. */
  readonly only: boolean;
}

/** A choice that was refused because somebody else moved first. */
export interface Late {
  readonly row: Row;
  readonly by: number;
  readonly stillLegal: boolean;
}

type Source = Pick<Live, 'act' | 'why' | 'at' | 'seq' | 'asked' | 'room' | 'entries'>;

interface How {
  /** The reader has seen what follows and said yes. */
  sure?: boolean;
  only?: boolean;
}

export class Choosing {
  /** Several options at one place: which of them? */
  picking: readonly Row[] | null = $state.raw(null);
  confirming: Confirming | null = $state.raw(null);
  /** On its way: being weighed before a confirmation, or sent and not yet on the board. */
  pending: Row | null = $state.raw(null);
  whyNot: WhyNot | null = $state.raw(null);
  /** Lines of answers that were taken by themselves, being the only option. */
  taken: ReadonlySet<number> = $state.raw(new Set());
  #late: { row: Row; at: number } | null = $state.raw(null);
  #live: Source;
  #previews: Previews;
  #confirm: () => Confirm;
  #sent: (seq: number, row: Row) => void;

  constructor(
    live: Source,
    previews: Previews,
    confirm: () => Confirm,
    sent: (seq: number, row: Row) => void,
  ) {
    this.#live = live;
    this.#previews = previews;
    this.#confirm = confirm;
    this.#sent = sent;
  }

  get late(): Late | null {
    const late = this.#late;
    if (!late || this.#live.at === late.at) return null;
    const { asked, room } = this.#live;
    const stillLegal =
      !!asked && asked.seat === room?.you && asked.rows.some((row) => row.action === late.row.action);
    return { row: late.row, by: lastMover(this.#live.entries), stillLegal };
  }

  /** Choose among the options of a place. */
  among(rows: readonly Row[], how: How = {}): void {
    const [first] = rows;
    if (!first) return;
    this.whyNot = null;
    if (rows.length === 1) void this.choose(first, how);
    else this.picking = rows;
  }

  /** Choose an option: at once, or after a confirmation if it is a last one. */
  async choose(row: Row, { sure = false, only = false }: How = {}): Promise<void> {
    if (this.pending) return;
    this.picking = null;
    this.whyNot = null;
    const confirm = this.#confirm();
    if (sure || confirm === 'never') return this.#send(row, only);
    this.pending = row;
    const at = this.#live.at;
    const preview = await this.#weighed(row);
    if (this.pending !== row) return;
    this.pending = null;
    if (this.#live.at !== at) return;
    // Without a preview nobody knows what follows; then it is better to ask.
    const isLast = !preview || preview.ends_turn || preview.reveals;
    if (confirm === 'always' || isLast) this.confirming = { row, preview, only };
    else return this.#send(row, only);
  }

  /** Yes to the confirmation. */
  confirmed(): void {
    const confirming = this.confirming;
    if (!confirming || this.pending) return;
    this.confirming = null;
    void this.#send(confirming.row, confirming.only);
  }

  /** Yes to a choice that came late and is still legal. */
  stillWanted(): void {
    const late = this.late;
    this.#late = null;
    if (late?.stillLegal) void this.#send(late.row, false);
  }

  /** Step back from whatever waits for a word; tells whether anything did. */
  cancel(): boolean {
    const open = this.picking ?? this.confirming ?? this.whyNot ?? this.#late;
    this.picking = null;
    this.confirming = null;
    this.whyNot = null;
    this.#late = null;
    return open !== null;
  }

  /** Why a place cannot be chosen, or that it can. */
  async explain(place: string): Promise<void> {
    try {
      const { said, clause, legal } = await this.#live.why({ place });
      this.whyNot = { place, said, clause, legal };
    } catch (error) {
      if (error instanceof Refusal) this.#refuse(place, error);
      else if (!(error instanceof Unanswered)) throw error;
    }
  }

  /** The table has changed: what was open about the old question is closed, whether or not its answer has been
   *  acknowledged yet. */
  moved(hasNewQuestion: boolean): void {
    if (!hasNewQuestion) return;
    this.pending = null;
    this.picking = null;
    this.confirming = null;
    this.whyNot = null;
  }

  async #weighed(row: Row): Promise<Preview | null> {
    try {
      return await this.#previews.of(row);
    } catch (error) {
      if (error instanceof Refusal || error instanceof Unanswered) return null;
      throw error;
    }
  }

  async #send(row: Row, only: boolean): Promise<void> {
    this.pending = row;
    this.#late = null;
    const at = this.#live.at;
    try {
      const { seq } = await this.#live.act(row.action, { then: row.then ?? [] });
      if (only) this.taken = new Set([...this.taken, seq]);
      this.#sent(seq, row);
    } catch (error) {
      if (this.pending === row) this.pending = null;
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'stale') this.#late = { row, at };
      else this.#refuse(row.place, error);
    }
  }

  #refuse(place: string, { said, clause }: Refusal): void {
    this.whyNot = { place, said, clause, legal: false };
  }
}
