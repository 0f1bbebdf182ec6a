// Who points where on the map: hover, keys, fingers and the loupe, all as one place in focus.
import type { Play } from '../play';
import type { Camera } from './camera.svelte';
import type { Point } from './curves';
import { kindOf, PLATES, pointOf, type Box } from './geometry';
import type { Pointer, Touches } from './gestures';
import { boxOf, placesAt } from './hits';
import type { Scene } from './scene';
import { partsOf, systemsAt, systemsOf, type System } from './systems';
import { nextOf, pathsOf, walk, type Move, type Paths } from './walk';

const FELT: Readonly<Record<Pointer, number>> = { mouse: 32, touch: 44 };
const PIPE_FELT = 9;
const LOUPE_UNDER = 0.6;
const SEEN_WELL = 0.5;
const TRAIL = 24;
const BASIN = 240; // the room around a place that a double tap shows

export class Pointing implements Touches {
  /** The middle of the loupe, on the map. */
  loupe: Point | null = $state.raw(null);
  /** The first half of a system, when both its dam and its conduit must be picked. */
  picked: string | null = $state(null);
  #over: string | null = $state(null);
  #standing: string | null = $state(null);
  #at: string | null = $state(null);
  #trail: string[] = [];

  #play: Play;
  #camera: Camera;
  #scene: () => Scene;
  #element: (place: string | null) => SVGElement | null;

  constructor(
    play: Play,
    camera: Camera,
    scene: () => Scene,
    element: (place: string | null) => SVGElement | null,
  ) {
    this.#play = play;
    this.#camera = camera;
    this.#scene = scene;
    this.#element = element;
  }

  readonly paths: Paths = $derived.by(() => pathsOf(this.#play.components));

  /** Where the keyboard enters: where it was last, else the first place that can be chosen. */
  readonly entry: string = $derived.by(
    () => this.#at ?? this.paths.places.find(this.isLegal) ?? this.paths.first,
  );

  readonly systems: readonly System[] = $derived.by(() => {
    const { asked, you } = this.#play;
    return asked && asked.seat === you ? systemsOf(asked.rows) : [];
  });

  readonly #parts = $derived.by(() => {
    const picked = this.picked;
    return partsOf(picked === null ? this.systems : systemsAt(this.systems, picked, null));
  });

  isLegal = (place: string): boolean => this.#parts.has(place) || this.#play.legal(place).length > 0;

  readonly legalCount: number = $derived.by(
    () => this.systems.length || this.paths.places.filter(this.isLegal).length,
  );

  get overLegal(): boolean {
    return this.#over !== null && this.isLegal(this.#over);
  }

  /** What is in focus on the map or in the list, by place. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const here = this.#over ?? this.#standing;
    const keys = [
      ...(this.#play.focused?.split(' ') ?? []),
      ...(here ? [here] : []),
      ...(this.picked ? [this.picked] : []),
    ];
    return new Set(keys);
  });

  /** The conduits whose whole way is in light. */
  readonly litSystems: readonly string[] = $derived.by(() => {
    const here = [...this.lit].flatMap((place) => systemsAt(this.systems, place, this.picked));
    return [...new Set([...here.map((system) => system.conduit), ...this.lit])].filter(
      (key) => kindOf(key) === 'conduit',
    );
  });

  /** What to do next when half of a system is picked. */
  readonly hint: string = $derived.by(() => {
    if (this.picked === null || !this.#parts.has(this.picked)) return '';
    const key = kindOf(this.picked) === 'dam' ? 'map-pick-conduit' : 'map-pick-dam';
    return this.#play.ui(key, { place: this.picked });
  });

  // Focus ---------------------------------------------------------------------------------------------------

  /** The option a place stands for: itself, or its system when there is but one. */
  #option(place: string): string | null {
    const systems = systemsAt(this.systems, place, this.picked);
    if (!systems.length) return place;
    return systems.length === 1 ? (systems[0]?.place ?? null) : null;
  }

  #look(place: string | null): void {
    this.#play.focus(place === null ? null : this.#option(place));
  }

  stand(place: string): void {
    this.#at = place;
    this.#standing = place;
    this.#trail = [...this.#trail.filter((other) => other !== place), place].slice(-TRAIL);
    this.#look(place);
    if (!this.#camera.sees(boxOf(place, this.#scene()))) this.show(place);
  }

  leave(place: string): void {
    if (this.#standing !== place) return;
    this.#standing = null;
    this.#look(this.#over);
  }

  choose(place: string): void {
    const systems = systemsAt(this.systems, place, this.picked);
    if (systems.length > 1) {
      this.picked = this.picked === place ? null : place;
      return;
    }
    this.picked = null;
    this.#play.choose(systems[0]?.place ?? place);
  }

  chooseHere(): void {
    if (this.#standing) this.choose(this.#standing);
  }

  card(place = this.#standing): void {
    const element = place && this.#element(place);
    if (place && element)
      this.#play.card(kindOf(place) === 'headstream' ? 'headstream' : 'site', place, element);
  }

  // Keys ----------------------------------------------------------------------------------------------------

  walk(move: Move): void {
    this.enter(this.#standing ? walk(this.paths, this.#standing, move, this.#trail) : undefined);
  }

  enter(place?: string): void {
    this.#element(place ?? this.entry)?.focus({ preventScroll: true });
  }

  nextLegal(step: 1 | -1): boolean {
    const next = nextOf(this.paths, this.#standing ?? this.#at, this.isLegal, step);
    if (next === null) return false;
    this.enter(next);
    this.show(next);
    return true;
  }

  /** Close what is open on the map; false when nothing was. */
  back(): boolean {
    const open = this.loupe !== null || this.picked !== null;
    this.loupe = null;
    this.picked = null;
    return open;
  }

  // Pointers ------------------------------------------------------------------------------------------------

  #felt(at: Point, by: Pointer): string[] {
    const { k } = this.#camera;
    const reach = { least: FELT[by] / k, pipe: Math.max(PIPE_FELT, FELT[by] / 4 / k) };
    return placesAt(this.paths.places, this.#scene(), this.#camera.pointAt(at), reach);
  }

  hover(at: Point | null): void {
    const place = at ? (this.#felt(at, 'mouse')[0] ?? null) : null;
    if (place === this.#over) return;
    this.#over = place;
    this.#look(place ?? this.#standing);
  }

  tap(at: Point, by: Pointer): void {
    const felt = this.#felt(at, by);
    this.loupe = null;
    const [first] = felt;
    if (!first) {
      this.picked = null;
      this.#look(null);
      return;
    }
    if (by === 'mouse') {
      this.#at = first;
      this.choose(first);
      return;
    }
    const legal = felt.filter(this.isLegal);
    if (felt.length > 1 && legal.length !== 1 && this.#camera.k < LOUPE_UNDER)
      this.loupe = this.#camera.pointAt(at);
    else this.#touch(legal[0] ?? first);
  }

  /** The first tap looks, the second chooses. What cannot be chosen is explained at once. */
  #touch(place: string): void {
    const option = this.#option(place);
    const looked = option !== null && this.#play.focused === option;
    if (!this.isLegal(place) || option === null || looked) this.choose(place);
    else this.#look(place);
    this.#at = place;
  }

  double(at: Point): void {
    if (this.#felt(at, 'touch').length) return;
    const [x, y] = this.#camera.pointAt(at);
    if (this.#camera.k > 1) this.#camera.fit();
    else this.#camera.show({ x: x - BASIN / 2, y: y - BASIN / 2, width: BASIN, height: BASIN }, 1.2);
  }

  grasp(): void {
    this.#element(null)?.focus({ preventScroll: true });
  }

  press(at: Point): void {
    const [place] = this.#felt(at, 'touch');
    if (place) this.card(place);
  }

  tapInLoupe(at: Point): void {
    const [place] = placesAt(this.paths.places, this.#scene(), at, { least: 36, pipe: 12 });
    if (!place) return;
    const first = !this.isLegal(place) || this.#play.focused !== this.#option(place);
    this.#touch(place);
    // A look stays in the loupe, so that the second tap finds the same spot.
    if (!first) this.loupe = null;
  }

  closeLoupe(): void {
    this.loupe = null;
  }

  /** Bring a place into sight; what is seen well enough stays where it is. */
  show(key: string): void {
    const box = this.#boxAround(key);
    if (box && !(this.#camera.k >= SEEN_WELL && this.#camera.sees(box))) this.#camera.show(box);
  }

  #boxAround(key: string): Box | null {
    const boxes = key.split(' ').flatMap((place) => {
      if (PLATES[place]) return [PLATES[place]];
      return pointOf(place) ? [boxOf(place, this.#scene())] : [];
    });
    if (!boxes.length) return null;
    const x = Math.min(...boxes.map((box) => box.x)) - 40;
    const y = Math.min(...boxes.map((box) => box.y)) - 40;
    const right = Math.max(...boxes.map((box) => box.x + box.width)) + 40;
    const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + 40;
    return { x, y, width: right - x, height: bottom - y };
  }
}
