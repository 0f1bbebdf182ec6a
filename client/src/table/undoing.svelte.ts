// Back and forth: the own answers freely, more than those by the word of the others.
import { Refusal, type Live } from '../lib/live.svelte';
import type { Entry, Row, Said } from '../lib/types';
import { beforeLastOf, answersAfter } from './history';
import { pathOf } from './previews.svelte';

type Source = Pick<Live, 'undo' | 'askUndo' | 'answerUndo' | 'act' | 'asked' | 'room' | 'entries' | 'state'>;

interface Given {
  readonly seq: number;
  readonly row: Row;
}

/** The same answer, with the same answers after it. */
const isSame = (one: Row, other: Row): boolean => pathOf(one) === pathOf(other);

export class Undoing {
  /** A request that is not sent yet: the reader sees first what would be taken back. */
  proposal: { readonly to: number; readonly goes: readonly Entry[] } | null = $state.raw(null);
  refused: Said | null = $state.raw(null);
  busy = $state(false);
  /** Which way the reader is going through his answers; null once he has chosen anew. */
  heading: 'back' | 'forth' | null = null;
  #again: readonly Row[] = $state.raw([]);
  #given: Given[] = [];
  /** What is on its way; the table may show it before it is acknowledged. */
  #trying: Promise<void> = Promise.resolve();
  #live: Source;

  constructor(live: Source) {
    this.#live = live;
  }

  get canUndo(): boolean {
    return this.#live.room?.undo_to != null && !this.busy;
  }

  get canRestart(): boolean {
    return this.#live.room?.turn_to != null && !this.busy;
  }

  get canRedo(): boolean {
    return this.#next !== undefined && !this.busy;
  }

  /** Whether there is anything to ask the others for. */
  get canAsk(): boolean {
    const { room, entries } = this.#live;
    return !!room && !room.undo_asked && beforeLastOf(entries, room.yours) !== null;
  }

  get #next(): Row | undefined {
    const { asked, room } = this.#live;
    if (!asked || asked.seat !== room?.you) return undefined;
    const [again] = this.#again;
    return asked.rows.some((row) => row.action === again?.action) ? again : undefined;
  }

  /** The reader chooses anew: from here on he goes neither back nor forth. */
  chooses(): void {
    this.heading = null;
  }

  /** An own answer is in the book. */
  gave(seq: number, row: Row): void {
    const [again] = this.#again;
    this.#given.push({ seq, row });
    this.#again = again && isSame(row, again) ? this.#again.slice(1) : [];
  }

  /** New lines; what others did makes the way forth another one. */
  moved(entries: readonly Entry[], yours: readonly number[]): void {
    if (entries.some((entry) => entry.kind === 'answer' && !yours.includes(entry.seat))) {
      this.#again = [];
      this.#given = [];
      this.heading = null;
    }
  }

  async undo(): Promise<void> {
    await this.#back(false);
  }

  async restart(): Promise<void> {
    await this.#back(true);
  }

  /** A question with one answer is passed over in either direction; tells whether it was. */
  passOver(): boolean {
    const { heading } = this;
    if (heading === null || (heading === 'forth' && this.#next === undefined)) return false;
    void this.#trying.then(() => {
      if (this.heading === heading) void (heading === 'forth' ? this.redo() : this.undo());
    });
    return true;
  }

  async redo(): Promise<void> {
    const row = this.#next;
    if (!row || this.busy) return;
    this.heading = 'forth';
    this.#again = this.#again.slice(1);
    await this.#tried(async () => {
      const { seq } = await this.#live.act(row.action, { then: row.then ?? [] });
      this.#given.push({ seq, row });
    });
    if (this.refused) this.#again = [];
  }

  /** Show what going back would take from the table; by itself to before the own last answer. */
  propose(to: number | null = beforeLastOf(this.#live.entries, this.#live.room?.yours ?? [])): void {
    if (to === null) return;
    this.proposal = { to, goes: answersAfter(this.#live.entries, to) };
  }

  async askOthers(): Promise<void> {
    const proposal = this.proposal;
    this.proposal = null;
    if (proposal) await this.#tried(() => this.#live.askUndo(proposal.to));
  }

  async answer(agree: boolean): Promise<void> {
    const request = this.#live.room?.undo_asked?.request;
    if (request !== undefined) await this.#tried(() => this.#live.answerUndo(agree, request));
  }

  async #back(turn: boolean): Promise<void> {
    const { room } = this.#live;
    const to = turn ? room?.turn_to : room?.undo_to;
    if (to == null || this.busy) return;
    await this.#tried(async () => {
      this.heading = 'back';
      await this.#live.undo({ turn });
      const gone = this.#given.filter((given) => given.seq > to);
      this.#given = this.#given.filter((given) => given.seq <= to);
      this.#again = [...gone.map((given) => given.row), ...this.#again];
    });
  }

  #tried(what: () => Promise<unknown>): Promise<void> {
    this.#trying = this.#refusable(what);
    return this.#trying;
  }

  async #refusable(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.refused = null;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.said;
    } finally {
      this.busy = false;
    }
  }
}
