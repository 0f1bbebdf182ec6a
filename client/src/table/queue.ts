// Events are drawn one batch after another, when the table already is as they left it. Whoever is in a hurry
// skips; a long queue plays faster.
import type { Told } from '../lib/types';
import type { Animator } from './board';
import type { Telling } from './game';

/** From this many milliseconds on the queue plays at double speed. */
export const LONG = 3000;

interface Batch {
  readonly events: readonly Told[];
  readonly done: () => void;
}

export class AnimationQueue {
  #telling: Pick<Telling, 'lengthOf'>;
  #animator: Animator | null = null;
  #waiting: Batch[] = [];
  #playing: Batch | null = null;

  constructor(telling: Pick<Telling, 'lengthOf'>) {
    this.#telling = telling;
  }

  get isPlaying(): boolean {
    return this.#playing !== null;
  }

  /** Who draws; nobody as long as the board is not there. */
  use(animator: Animator | null): void {
    this.skip();
    this.#animator = animator;
  }

  /** Resolves when the events are drawn, or skipped. */
  play(events: readonly Told[]): Promise<void> {
    if (!this.#animator || this.#length(events) === 0) return Promise.resolve();
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

  /** How long events take to draw, roughly. */
  #length(events: readonly Told[]): number {
    return events.reduce((sum, event) => sum + this.#telling.lengthOf(event), 0);
  }

  async #run(): Promise<void> {
    for (let batch = this.#waiting.shift(); batch; batch = this.#waiting.shift()) {
      this.#playing = batch;
      const ahead = this.#length([batch, ...this.#waiting].flatMap((one) => one.events));
      await this.#animator?.play(batch.events, ahead > LONG ? 2 : 1);
      batch.done();
    }
    this.#playing = null;
  }
}
