// What is said to those who listen: events politely, one sentence a second at most; the own turn at once.
import type { Said, Told } from '../lib/types';

export const PAUSE = 1000;
/** More sentences than this are not read one by one. */
export const MOST = 6;

export class Announcer {
  polite = $state('');
  assertive = $state('');
  #say: (said: Said) => string;
  #more: (n: number) => string;
  #waiting: Said[] = [];
  #calling: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(say: (said: Said) => string, more: (n: number) => string) {
    this.#say = say;
    this.#more = more;
  }

  tell(events: readonly Told[]): void {
    this.#waiting.push(...events.map((event) => event.said));
    if (this.#timer === undefined) this.#next();
  }

  /** A sentence that may interrupt. */
  call(sentence: string): void {
    // The same sentence again is only heard when it was gone in between.
    this.assertive = '';
    clearTimeout(this.#calling);
    this.#calling = setTimeout(() => (this.assertive = sentence), 50);
  }

  stop(): void {
    clearTimeout(this.#calling);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    const left = this.#waiting.length;
    if (!left) {
      this.#timer = undefined;
      return;
    }
    if (left > MOST) {
      const kept = this.#waiting.slice(-1);
      this.polite = this.#more(left - kept.length);
      this.#waiting = kept;
    } else {
      const said = this.#waiting.shift();
      if (said) this.polite = this.#say(said);
    }
    this.#timer = setTimeout(() => this.#next(), PAUSE);
  }
}
