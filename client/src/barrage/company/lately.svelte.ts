// A number that has just changed: the old one stands beside it for a moment.
const MOMENT = 600;

export class Lately {
  /** What it was, as long as that is worth showing. */
  old: number | null = $state(null);
  #now: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  see(now: number): void {
    if (this.#now !== null && this.#now !== now) {
      this.old = this.#now;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.old = null), MOMENT);
    }
    this.#now = now;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
