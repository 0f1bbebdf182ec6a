// What just happened, shown in order: events are drawn, turns of machines are explained, each on the board as it was
// then. The table itself has gone on already, so nothing is lost when the reader does.
import type { ExplainPace } from '../lib/settings.svelte';
import type { Entry, Told, View } from '../lib/types';
import { Explainer, type ExplainedTurn } from './explaining.svelte';
import type { Telling } from './game';
import { AnimationQueue } from './queue';

/** `after` is the board when it is over, if the server sent it. */
export type Moment = ({ readonly told: readonly Told[] } | { readonly turn: ExplainedTurn }) & {
  readonly after: View | undefined;
};

/** More answers at once than this come from a long absence: the log tells them better. */
const TOO_MANY = 12;

/** The moments of a line: events up to a machine's turn, the turn, and so on, with the views after them. */
export function momentsOf(entry: Entry, views: readonly View[] = []): readonly Moment[] {
  const moments: Moment[] = [];
  let from = 0;
  const events = (upTo: number, after: View | undefined) => {
    if (upTo > from) moments.push({ told: entry.told.slice(from, upTo), after });
    from = upTo;
  };
  entry.explained.forEach((explained, i) => {
    events(explained.first, views[i]);
    const told = entry.told.slice(explained.first, explained.end);
    moments.push({ turn: { explained, told }, after: views[i + 1] });
    from = explained.end;
  });
  events(entry.told.length, views.at(-1));
  return moments;
}

export class Playback {
  readonly queue: AnimationQueue;
  readonly explainer: Explainer;
  #moments: Moment[] = [];
  /** Something is still being shown. */
  isBusy = $state(false);
  /** The board as it was when what is shown happened; null when it is shown as it is. */
  view: View | null = $state.raw(null);
  /** How often the rest was skipped: a moment that was is not drawn either. */
  #skips = 0;
  #pace: () => ExplainPace;
  #heard: (told: readonly Told[]) => void;

  /** `heard` is told the events when they are shown. */
  constructor(
    pace: () => ExplainPace,
    telling: Pick<Telling, 'lengthOf'>,
    heard: (told: readonly Told[]) => void,
  ) {
    this.queue = new AnimationQueue(telling);
    this.explainer = new Explainer(pace);
    this.#pace = pace;
    this.#heard = heard;
  }

  /** Show what new lines tell; `before` is the board they began from, `views` lead from there to now. */
  show(entries: readonly Entry[], views: readonly View[] = [], before: View | null = null): void {
    const answers = entries.filter((entry) => entry.kind === 'answer' || entry.kind === 'start');
    if (entries.some((entry) => entry.kind === 'undo')) this.skip();
    if (answers.length > TOO_MANY) return this.skip();
    // Views lead through one answer only; who wants no turns shown wants the board at once.
    const [only, ...others] = answers;
    const known = only && !others.length && this.#pace() !== 'skip' ? views : [];
    if (known.length) this.view ??= before;
    this.#moments.push(...answers.flatMap((entry) => momentsOf(entry, known)));
    if (!this.isBusy) void this.#run();
  }

  /** Past every drawing, but not past the explanations. */
  hurry(): void {
    this.queue.skip();
  }

  /** To the end of everything. */
  skip(): void {
    const left = this.#moments;
    this.#moments = [];
    this.#heard(left.flatMap((moment) => ('turn' in moment ? moment.turn.told : moment.told)));
    this.view = null;
    this.#skips += 1;
    this.explainer.close();
    this.queue.skip();
  }

  async #run(): Promise<void> {
    this.isBusy = true;
    for (let moment = this.#moments.shift(); moment; moment = this.#moments.shift()) {
      const skips = this.#skips;
      if ('turn' in moment) await this.explainer.play(moment.turn);
      if (this.view && moment.after) this.view = moment.after;
      const told = 'turn' in moment ? moment.turn.told : moment.told;
      this.#heard(told);
      if (skips === this.#skips) await this.queue.play(told);
    }
    this.view = null;
    this.isBusy = false;
  }
}
