// The turn of a machine, step by step: what it was to do, what was not possible and why, and how the
// places were narrowed to one. It plays by itself at the reader's pace, or waits for his click.
import type { ExplainPace } from '../lib/settings.svelte';
import type { Explained, Step, Told } from '../lib/types';

export interface ExplainedTurn {
  readonly explained: Explained;
  readonly told: readonly Told[];
}

const STEP_TIME: Readonly<Record<ExplainPace, number>> = {
  click: 0,
  slow: 2400,
  normal: 1300,
  fast: 600,
  skip: 0,
};
/** What was only passed over is read faster than what was done. */
const SHARE: Readonly<Record<Step['kind'], number>> = {
  tried: 0.6,
  considered: 0.8,
  narrowed: 1,
  chosen: 1.2,
  performed: 1.4,
  note: 1,
};
/** After the last step there is still something to see. */
const LAST = 1.5;

export class Explainer {
  turn: ExplainedTurn | null = $state.raw(null);
  /** The step that is shown, from 0; those before it stand above. */
  at = $state(0);
  isRunning = $state(false);
  #pace: () => ExplainPace;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed: (() => void) | null = null;

  constructor(pace: () => ExplainPace) {
    this.#pace = pace;
  }

  get steps(): readonly Step[] {
    return this.turn?.explained.steps ?? [];
  }

  get isLast(): boolean {
    return this.at >= this.steps.length - 1;
  }

  /** The places the step has left over. */
  get lit(): readonly string[] {
    return this.steps[this.at]?.places ?? [];
  }

  /** Play a turn that just happened; resolves when it is closed. */
  play(turn: ExplainedTurn): Promise<void> {
    if (this.#pace() === 'skip') return Promise.resolve();
    const closed = new Promise<void>((resolve) => (this.#closed = resolve));
    this.#open(turn);
    this.isRunning = this.#pace() !== 'click';
    this.#wait();
    return closed;
  }

  /** Look at a turn of the past: it waits for the reader. */
  reopen(turn: ExplainedTurn): void {
    this.close();
    this.#open(turn);
  }

  next(): void {
    if (this.isLast) return this.close();
    this.at += 1;
    this.#wait();
  }

  /** Going back means reading: it stops by itself. */
  back(): void {
    this.isRunning = false;
    clearTimeout(this.#timer);
    if (this.at > 0) this.at -= 1;
  }

  toggle(): void {
    this.isRunning = !this.isRunning;
    this.#wait();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.turn = null;
    this.isRunning = false;
    const closed = this.#closed;
    this.#closed = null;
    closed?.();
  }

  #open(turn: ExplainedTurn): void {
    clearTimeout(this.#timer);
    this.turn = turn;
    this.at = 0;
    this.isRunning = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.isRunning || !this.turn) return;
    const step = this.steps[this.at];
    const pace = this.#pace();
    const full = STEP_TIME[pace === 'click' || pace === 'skip' ? 'normal' : pace];
    const time = full * (step ? SHARE[step.kind] : 1) * (this.isLast ? LAST : 1);
    this.#timer = setTimeout(() => this.next(), time);
  }
}
