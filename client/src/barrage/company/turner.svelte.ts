// The movement of a wheel on the screen. The table is already final; this only shows how it got there.
import type { SegmentView } from '../types';
import { angleAt, turnBetween, turnTime, type WheelView } from './turning';

export interface Flying {
  readonly id: number;
  readonly part: SegmentView;
}

const SEGMENTS = 6;
const STIR = 1000;

export class Turner {
  /** Degrees before the final place. */
  angle = $state(0);
  /** Parts on their way to the supply. */
  flying: Flying[] = $state.raw([]);
  /** It changed without moving: outlined for a moment. */
  stirred = $state(false);
  #frame = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #next = 0;

  /** Show what led from one picture to the next. */
  show(before: WheelView, after: WheelView, motion: 'full' | 'none'): void {
    const turn = turnBetween(before, after);
    if (!turn.by) return;
    this.finish();
    if (motion === 'none') {
      this.stirred = true;
      this.#later(STIR, () => (this.stirred = false));
      return;
    }
    for (const { click, part } of turn.returned) this.#later(turnTime(click), () => this.#fly(part));
    const began = performance.now();
    const step = (time: number) => {
      this.angle = angleAt(Math.max(0, time - began), turn.by, SEGMENTS);
      if (time - began < turnTime(turn.by)) this.#frame = requestAnimationFrame(step);
    };
    this.angle = angleAt(0, turn.by, SEGMENTS);
    this.#frame = requestAnimationFrame(step);
  }

  landed(id: number): void {
    this.flying = this.flying.filter((one) => one.id !== id);
  }

  /** To the end at once: a key, a tap, or the next movement. */
  finish(): void {
    cancelAnimationFrame(this.#frame);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.angle = 0;
    this.flying = [];
    this.stirred = false;
  }

  #fly(part: SegmentView): void {
    this.#next += 1;
    this.flying = [...this.flying, { id: this.#next, part }];
  }

  #later(wait: number, then: () => void): void {
    this.#timers.push(setTimeout(then, wait));
  }
}
