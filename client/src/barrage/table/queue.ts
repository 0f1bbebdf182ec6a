// Events are drawn one batch after another, when the table already is as they left it. Whoever is in a hurry
// skips; a long queue plays faster.
import type { EventKind, Told } from '../../lib/types';

/** Draws events on the board. `speed` 2 is twice as fast. */
export interface Animator {
  play(events: readonly Told[], speed: number): Promise<void>;
  skip(): void;
}

/** From this many milliseconds on the queue plays at double speed. */
export const LONG = 3000;

const LENGTHS: Readonly<Partial<Record<EventKind, number>>> = {
  flows: 440,
  held: 400,
  leaves: 440,
  added: 300,
  spent: 450,
  produced: 450,
  built: 180,
  rotate: 320,
  energy: 240,
  took: 260,
  fulfilled: 260,
  patent: 260,
};

/** How long events take to draw, roughly. */
export function lengthOf(events: readonly Told[]): number {
  return events.reduce((sum, event) => sum + (LENGTHS[event.kind] ?? 0), 0);
}

interface Batch {
  readonly events: readonly Told[];
  readonly done: () => void;
}

export class AnimationQueue {
  #animator: Animator | null = null;
  #waiting: Batch[] = [];
  #playing: Batch | null = null;

  get isPlaying(): boolean {
    return this.#playing !== null;
  }

  /** Who draws; nobody as long as the map is not there. */
  use(animator: Animator | null): void {
    this.skip();
    this.#animator = animator;
  }

  /** Resolves when the events are drawn, or skipped. */
  play(events: readonly Told[]): Promise<void> {
    if (!this.#animator || lengthOf(events) === 0) return Promise.resolve();
    return new Promise((done) => {
      this.#waiting.push({ events, done });
      if (!this.#playing) void this.#run();
    });
  }

  /** To the end of everything, at once. */
  skip(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#animator?.skip();
    for (const batch of waiting) batch.done();
  }

  async #run(): Promise<void> {
    for (let batch = this.#waiting.shift(); batch; batch = this.#waiting.shift()) {
      this.#playing = batch;
      const ahead = lengthOf([batch, ...this.#waiting].flatMap((one) => one.events));
      await this.#animator?.play(batch.events, ahead > LONG ? 2 : 1);
      batch.done();
    }
    this.#playing = null;
  }
}
