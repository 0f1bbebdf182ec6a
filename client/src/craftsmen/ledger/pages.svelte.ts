// The pages of the ledger: when a season is over its page is turned, with what everybody gained.
import type { Room } from '../../lib/types';

type Chapters = Room['gains'];

export class Pages {
  /** The season whose page lies open; null: none does. */
  opened: number | null = $state(null);
  #gains: () => Chapters;
  /** The season under way when the table was last looked at; 0 before the first look. */
  #seen = 0;

  constructor(gains: () => Chapters) {
    this.#gains = gains;
  }

  /** The seasons that are over, the latest last. */
  get #over(): readonly number[] {
    return this.#gains()
      .map(({ chapter }) => chapter)
      .filter((chapter) => chapter > 0)
      .slice(0, -1);
  }

  /** The season that ended last; null before the end of the first. */
  get last(): number | null {
    return this.#over.at(-1) ?? null;
  }

  /** What each seat gained on the page that lies open, by source. */
  get gains(): Chapters[number] | null {
    return this.#gains().find(({ chapter }) => chapter === this.opened) ?? null;
  }

  /** In an effect: a season that begins turns the page of the one before. */
  follow(): void {
    const now = this.#gains().at(-1)?.chapter ?? 0;
    if (this.#seen && now > this.#seen && this.last !== null) this.opened = this.last;
    if (this.opened !== null && this.opened >= now) this.opened = null;
    this.#seen = now;
  }

  /** Open or close the page of the season that ended last, of all or of one kind from 0; false: there is none yet. */
  toggle(season?: number): boolean {
    const page = this.#over.findLast((chapter) => season === undefined || yearOf(chapter).season === season);
    if (page === undefined) return false;
    this.opened = this.opened === page ? null : page;
    return true;
  }

  close(): void {
    this.opened = null;
  }
}

const SEASONS = 4;

/** The year of a season, and its number in it from 0: seasons are counted on through the years. */
export const yearOf = (chapter: number): { readonly year: number; readonly season: number } => ({
  year: Math.floor(chapter / SEASONS),
  season: chapter % SEASONS,
});
