// What the option in focus would cause. Asked for after a short rest, kept as long as the question stands,
// and gone soon after the reader has moved on.
import { Unanswered, Refusal, type Live } from '../lib/live.svelte';
import type { Preview, Row } from '../lib/types';

/** A pointer that only passes by asks nothing. */
export const REST = 60;
/** How long a preview stays when nothing is in focus any more: no flicker between two neighbours. */
export const LINGER = 60;

type Source = Pick<Live, 'preview'>;

/** An option by its answers. */
export const pathOf = ({ action, then = [] }: Row): string => [action, ...then].join(' ');

export class Previews {
  /** The option in focus. */
  row: Row | null = $state.raw(null);
  shown: Preview | null = $state.raw(null);
  #live: Source;
  #known = new Map<string, Preview>();
  #rest: ReturnType<typeof setTimeout> | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;

  constructor(live: Source) {
    this.#live = live;
  }

  /** Look at an option, or at none. */
  look(row: Row | null): void {
    if ((row && pathOf(row)) === (this.row && pathOf(this.row))) return;
    this.row = row;
    clearTimeout(this.#rest);
    this.#asking?.abort();
    this.#asking = null;
    const known = row && this.#known.get(pathOf(row));
    if (known) return this.#show(known);
    this.#leave();
    if (row) this.#rest = setTimeout(() => void this.#ask(row), REST);
  }

  /** The preview of an option, from memory if it is there. */
  async of(row: Row, signal?: AbortSignal): Promise<Preview> {
    const known = this.#known.get(pathOf(row));
    if (known) return known;
    const preview = await this.#live.preview(row.action, signal, row.then);
    this.#known.set(pathOf(row), preview);
    return preview;
  }

  /** Another question: nothing that is known holds any more. */
  forget(): void {
    this.#known.clear();
    this.look(null);
    clearTimeout(this.#linger);
    this.shown = null;
  }

  async #ask(row: Row): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const preview = await this.of(row, asking.signal);
      if (this.row && pathOf(this.row) === pathOf(row)) this.#show(preview);
    } catch (error) {
      // No preview is no harm: the option stands as it is.
      if (!(error instanceof Unanswered || error instanceof Refusal)) throw error;
    }
  }

  #show(preview: Preview): void {
    clearTimeout(this.#linger);
    this.shown = preview;
  }

  #leave(): void {
    clearTimeout(this.#linger);
    this.#linger = setTimeout(() => (this.shown = null), LINGER);
  }
}
