// Walking the map by keys: down and up the river, across its banks, along a conduit. No geometry, no rules.
import type { Components, SiteComponent } from '../types';

export type Move = 'down' | 'up' | 'left' | 'right' | 'along';

export interface Paths {
  readonly first: string;
  /** Every place, river by river. */
  readonly places: readonly string[];
  /** The places a move may lead to; the walker prefers one where he has been. */
  readonly moves: ReadonlyMap<string, Readonly<Partial<Record<Move, readonly string[]>>>>;
}

type Facts = Pick<Components, 'sites' | 'flows' | 'headstreams'>;

interface Basin {
  readonly number: number;
  readonly area: string;
  readonly dams: readonly string[]; // upper, lower
  readonly conduits: readonly string[]; // left, right
  readonly houses: readonly string[];
  readonly head: string | null;
  readonly from: readonly number[];
  readonly to: number;
}

function basinsOf(facts: Facts): Map<number, Basin> {
  const keys = (number: number, kind: SiteComponent['kind']) =>
    facts.sites.filter((site) => site.basin === number && site.kind === kind).map((site) => site.key);
  const numbers = Object.keys(facts.flows).map(Number);
  return new Map(
    numbers.map((number) => [
      number,
      {
        number,
        area: facts.sites.find((site) => site.basin === number)?.area ?? '',
        dams: keys(number, 'base'),
        conduits: keys(number, 'conduit'),
        houses: keys(number, 'powerhouse'),
        head: facts.headstreams.find((head) => head.basin === number)?.key ?? null,
        from: numbers.filter((other) => facts.flows[String(other)] === number),
        to: facts.flows[String(number)] ?? 0,
      },
    ]),
  );
}

const some = (...keys: readonly (string | null | undefined)[]): string[] =>
  keys.filter((key) => key !== null && key !== undefined);

/** The walks one can take, from what the components say about the rivers. */
export function pathsOf(facts: Facts): Paths {
  const basins = basinsOf(facts);
  const moves = new Map<string, Partial<Record<Move, readonly string[]>>>();
  const lowest = (number: number) => basins.get(number)?.dams[1];
  // Rows of the map from left to right: what stands beside one another in one area.
  const beside = (basin: Basin, step: number): Basin | undefined => {
    const row = [...basins.values()].filter(
      (other) => other.area === basin.area && other.dams.length === basin.dams.length,
    );
    return row[row.indexOf(basin) + step];
  };

  facts.headstreams.forEach(({ key, basin }, i) => {
    moves.set(key, {
      down: some(basins.get(basin)?.dams[0]),
      left: some(facts.headstreams[i - 1]?.key),
      right: some(facts.headstreams[i + 1]?.key),
    });
  });
  for (const basin of basins.values()) {
    const [upper, lower] = basin.dams;
    const [left, right] = basin.conduits;
    const next = basins.get(basin.to);
    const above = basin.houses.length ? basin.houses : some(basin.head);
    const rivers = basin.from.map(lowest).filter((dam) => dam !== undefined);
    if (upper && lower) {
      moves.set(upper, { up: above, down: [lower], left: some(left), right: some(right) });
      moves.set(lower, { up: [upper], down: next?.houses ?? [], left: some(left), right: some(right) });
    }
    basin.conduits.forEach((conduit, i) => {
      const neighbour = beside(basin, i ? 1 : -1)?.conduits[i ? 0 : 1];
      const dams = some(lower, upper);
      const end = facts.sites.find((site) => site.key === conduit)?.end ?? 0;
      moves.set(conduit, {
        up: some(upper),
        down: some(lower),
        left: i ? dams : some(neighbour),
        right: i ? some(neighbour) : dams,
        along: basins.get(end)?.houses ?? [],
      });
    });
    basin.houses.forEach((house, i) => {
      moves.set(house, {
        up: rivers,
        down: some(upper),
        left: some(basin.houses[i - 1] ?? beside(basin, -1)?.houses.at(-1)),
        right: some(basin.houses[i + 1] ?? beside(basin, 1)?.houses[0]),
      });
    });
  }
  const places = [
    ...facts.headstreams.map((head) => head.key),
    ...[...basins.values()].flatMap(({ houses, dams, conduits }) => [
      ...houses,
      ...some(dams[0], conduits[0], conduits[1], dams[1]),
    ]),
  ];
  return { first: places[0] ?? '', places, moves };
}

/** Where a move leads from a place; the place itself when it leads nowhere. `trail` is where one was, latest last. */
export function walk(paths: Paths, from: string, move: Move, trail: readonly string[] = []): string {
  const choice = paths.moves.get(from)?.[move] ?? [];
  const known = trail.findLast((place) => choice.includes(place));
  return known ?? choice[0] ?? from;
}

/** The next of the wanted places after this one, round the map. */
export function nextOf(
  paths: Paths,
  from: string | null,
  wanted: (place: string) => boolean,
  step: 1 | -1,
): string | null {
  const n = paths.places.length;
  const start = from === null ? (step > 0 ? -1 : n) : paths.places.indexOf(from);
  for (let i = 1; i <= n; i++) {
    const place = paths.places[(start + step * i + n * 2) % n];
    if (place !== undefined && wanted(place)) return place;
  }
  return null;
}
