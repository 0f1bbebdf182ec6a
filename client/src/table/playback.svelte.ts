// What just happened, shown in order: events are drawn, turns of Automas are told, each on the board as it was
// then. The table itself has gone on already, so nothing is lost when the reader does.
import type { AutomaPace } from '../lib/settings.svelte';
import type { Entry, Told, View } from '../lib/types';
import { AutomaPlayer, type AutomaTurn } from './explaining.svelte';
import { AnimationQueue } from './queue';

/** `after` is the board when it is over, if the server sent it. */
export type Scene = ({ readonly told: readonly Told[] } | { readonly turn: AutomaTurn }) & {
  readonly after: View | undefined;
};

/** More answers at once than this come from a long absence: the log tells them better. */
const TOO_MANY = 12;

/** The scenes of a line: events up to an Automa's turn, the turn, and so on, with the views after them. */
export function scenesOf(entry: Entry, views: readonly View[] = []): readonly Scene[] {
  const scenes: Scene[] = [];
  let from = 0;
  const events = (upTo: number, after: View | undefined) => {
    if (upTo > from) scenes.push({ told: entry.told.slice(from, upTo), after });
    from = upTo;
  };
  entry.explained.forEach((explained, i) => {
    events(explained.first, views[i]);
    const told = entry.told.slice(explained.first, explained.end);
    scenes.push({ turn: { explained, told }, after: views[i + 1] });
    from = explained.end;
  });
  events(entry.told.length, views.at(-1));
  return scenes;
}

export class Stage {
  readonly queue = new AnimationQueue();
  readonly automa: AutomaPlayer;
  #scenes: Scene[] = [];
  /** Something is still being shown. */
  isBusy = $state(false);
  /** The board as it was when what is shown happened; null when it is shown as it is. */
  view: View | null = $state.raw(null);
  /** How often the rest was skipped: a scene that was is not drawn either. */
  #skips = 0;
  #pace: () => AutomaPace;
  #heard: (told: readonly Told[]) => void;

  /** `heard` is told the events when they are shown. */
  constructor(pace: () => AutomaPace, heard: (told: readonly Told[]) => void) {
    this.automa = new AutomaPlayer(pace);
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
    this.#scenes.push(...answers.flatMap((entry) => scenesOf(entry, known)));
    if (!this.isBusy) void this.#run();
  }

  /** Past every drawing, but not past the explanations. */
  hurry(): void {
    this.queue.skip();
  }

  /** To the end of everything. */
  skip(): void {
    const left = this.#scenes;
    this.#scenes = [];
    this.#heard(left.flatMap((scene) => ('turn' in scene ? scene.turn.told : scene.told)));
    this.view = null;
    this.#skips += 1;
    this.automa.close();
    this.queue.skip();
  }

  async #run(): Promise<void> {
    this.isBusy = true;
    for (let scene = this.#scenes.shift(); scene; scene = this.#scenes.shift()) {
      const skips = this.#skips;
      if ('turn' in scene) await this.automa.play(scene.turn);
      if (this.view && scene.after) this.view = scene.after;
      const told = 'turn' in scene ? scene.turn.told : scene.told;
      this.#heard(told);
      if (skips === this.#skips) await this.queue.play(told);
    }
    this.view = null;
    this.isBusy = false;
  }
}
