// Shows a story of events moving on the map. The view is already that after it; see `lag.ts`.
import { tick } from 'svelte';
import type { EventKind, Told } from '../types';
import { lagOf } from './lag';
import { DAMS, HEADSTREAMS, PIPES, pointOf } from './geometry';
import { Movers } from './movers';
import { NO_LAG, type Lag } from './scene';
import { runsOf, wayOf, type Run } from './water';

const LEG = 220;
const LONGEST = 1600;
const PIPE = 450;
const PIECE = 180;
const STAGGER = 130;
const OUTLINED = 1000;

const PLACES_OF: ReadonlySet<EventKind> = new Set([
  'built',
  'spent',
  'produced',
  'waits',
  'head-drops',
  'held',
  'added',
  'flows',
]);

export class MapAnimator {
  /** By how much the drawing is behind the view. */
  lag: Lag = $state.raw(NO_LAG);
  /** Powerhouses that have produced this round. */
  lit: ReadonlySet<string> = $state.raw(new Set());
  /** Without motion: what changed, outlined. */
  outlined: ReadonlySet<string> = $state.raw(new Set());

  #motion: () => 'full' | 'none';
  #root: Element | null = null;
  #movers: Movers | null = null;
  #playing: Promise<void> = Promise.resolve();
  #round = 0; // counts skips: a story that began before one stops showing
  #wake: (() => void) | null = null;

  constructor(motion: () => 'full' | 'none') {
    this.#motion = motion;
  }

  /** The drawing, and the layer above it that things move in. */
  attach(root: Element, layer: HTMLElement): () => void {
    this.#root = root;
    this.#movers = new Movers(layer);
    return () => {
      this.skip();
      this.#root = null;
      this.#movers = null;
    };
  }

  play(story: readonly Told[], speed = 1): Promise<void> {
    const asked = this.#round;
    this.#playing = this.#playing.then(() =>
      asked === this.#round ? this.#show(story, speed) : this.#end(story),
    );
    return this.#playing;
  }

  skip(): void {
    this.#round += 1;
    this.lag = NO_LAG;
    this.outlined = new Set();
    this.#movers?.finish();
    this.#wake?.();
  }

  /** What stays of a story when it is over. */
  #end(story: readonly Told[]): void {
    for (const told of story) {
      if (told.kind === 'round') this.lit = new Set();
      if (told.kind === 'produced') this.lit = new Set([...this.lit, ...told.places]);
    }
  }

  async #show(story: readonly Told[], speed: number): Promise<void> {
    const places = story.filter((told) => PLACES_OF.has(told.kind)).flatMap((told) => told.places);
    if (places.length && this.#motion() === 'none') await this.#outline(places);
    else if (this.#movers) await this.#move(story, speed, this.#movers);
    this.#end(story);
  }

  async #outline(places: readonly string[]): Promise<void> {
    this.outlined = new Set(places);
    await new Promise<void>((done) => {
      this.#wake = done;
      setTimeout(done, OUTLINED);
    });
    this.outlined = new Set();
  }

  async #move(story: readonly Told[], speed: number, movers: Movers): Promise<void> {
    const round = this.#round;
    const runs = runsOf(story);
    this.lag = lagOf(story);
    for (let i = 0; i < story.length && round === this.#round;) {
      const told = story[i];
      if (!told) break;
      const waters = sameWater(runs, story, i);
      if (waters.length) {
        await this.#run(waters, story, speed, movers);
        i = (waters.at(-1)?.event ?? i) + 1;
      } else {
        await this.#step(told, story.slice(i + 1), speed, movers);
        i += 1;
      }
      if (round === this.#round) this.lag = lagOf(story.slice(i));
    }
    if (round === this.#round) this.lag = NO_LAG;
  }

  /** Drops that run one after another: the next leaves before the last has come to rest. */
  async #run(runs: readonly Run[], story: readonly Told[], speed: number, movers: Movers): Promise<void> {
    const round = this.#round;
    const [gone, here] = [new Set<Told>(), new Set<Told>()];
    const rest = story.slice(runs[0]?.event ?? 0);
    const see = (run: Run, seen: Set<Told>) => {
      const told = story[run.event];
      if (round !== this.#round || !told) return false;
      seen.add(told);
      this.lag = lagOf(
        rest.filter((event) => !here.has(event)),
        gone,
      );
      return true;
    };
    await Promise.all(
      runs.map(async (run, i) => {
        const duration = Math.min(LONGEST, LEG * Math.max(1, run.legs.length)) / speed;
        const delay = (i * STAGGER) / speed;
        setTimeout(() => see(run, gone), delay);
        if (run.legs.length) await movers.along('drop', wayOf(run), { duration, delay });
        if (see(run, here)) void this.#splash(run.stop, speed, movers);
      }),
    );
  }

  /** The lake takes a drop in. */
  async #splash(stop: string, speed: number, movers: Movers): Promise<void> {
    const lake = this.#root?.querySelector(`[data-lake="${stop}"] > [data-surface]`);
    if (!lake) return;
    const frames = [{ transform: 'scale(0.95)' }, { transform: 'scale(1.05)' }, { transform: 'none' }];
    await movers.on(lake, frames, { duration: PIECE / speed });
  }

  async #step(told: Told, later: readonly Told[], speed: number, movers: Movers): Promise<void> {
    const [place = '', second = ''] = told.places;
    const duration = PIECE / speed;
    switch (told.kind) {
      case 'built':
        this.lag = lagOf(later);
        await tick();
        return this.#set(place, duration, movers);
      case 'spent':
        this.lag = lagOf(later);
        return this.#pulse(second, -told.amount, speed, movers);
      case 'produced':
        return this.#windows(place, speed, movers);
      case 'waits':
      case 'head-drops':
      case 'added': {
        const at = HEADSTREAMS[place] ?? DAMS[place];
        return at ? movers.fall([at[0], at[1] - 14], { duration }) : undefined;
      }
      default:
        return undefined;
    }
  }

  /** A piece comes down 12 pixels; dust rises around it. */
  async #set(site: string, duration: number, movers: Movers): Promise<void> {
    const root = this.#root;
    const piece =
      root?.querySelector(`[data-top="${site}"]`) ?? root?.querySelector(`[data-piece="${site}"]`);
    const at = pointOf(site);
    if (!piece || !at) return;
    const pipe = root?.querySelector(`[data-pipe="${site}"]`);
    await Promise.all([
      movers.on(
        piece,
        [
          { transform: 'translateY(-12px)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration },
      ),
      pipe && movers.on(pipe, [{ opacity: 0 }, { opacity: 1 }], { duration: duration * 1.5 }),
      movers.dust(at, { duration: duration * 2, delay: duration * 0.7 }),
    ]);
  }

  async #pulse(conduit: string, drops: number, speed: number, movers: Movers): Promise<void> {
    const pipe = PIPES[conduit];
    if (!pipe) return;
    const pulses = Array.from({ length: drops }, (_, i) =>
      movers.along('pulse', pipe, { duration: PIPE / speed, delay: (i * STAGGER) / speed }),
    );
    await Promise.all(pulses);
  }

  async #windows(house: string, speed: number, movers: Movers): Promise<void> {
    this.lit = new Set([...this.lit, house]);
    await tick();
    const windows = this.#root?.querySelector(`[data-windows="${house}"]`);
    if (windows)
      await movers.on(windows, [{ opacity: 0.2 }, { opacity: 1 }, { opacity: 0.5 }, { opacity: 1 }], {
        duration: PIPE / speed,
      });
  }
}

/** The drops that are told from here on with nothing to show between them. */
function sameWater(runs: readonly Run[], story: readonly Told[], from: number): Run[] {
  const found: Run[] = [];
  for (let i = from; i < story.length; i++) {
    const run = runs.find((r) => r.event === i);
    const told = story[i];
    if (run) found.push(run);
    else if (!found.length || (told && PLACES_OF.has(told.kind))) break;
  }
  return found;
}
