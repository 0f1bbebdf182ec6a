// While a story is being shown, the map lags behind the view: by what each event not yet shown adds.
import type { Told } from '../types';
import { HEADSTREAMS } from './geometry';
import type { Lag } from './scene';

interface Effect {
  readonly place: string;
  readonly what: 'drops' | 'pieces';
  readonly n: number;
}

/** What an event changes on the map. */
function effectsOf(told: Told, hasLeft: boolean): Effect[] {
  const [place = ''] = told.places;
  const { amount: n } = told;
  switch (told.kind) {
    case 'built':
      return [{ place, what: 'pieces', n: 1 }];
    case 'spent':
    case 'waits':
    case 'added':
    case 'head-drops':
      return [{ place, what: 'drops', n }];
    case 'held':
      return [...(hasLeft ? [] : left(told)), { place, what: 'drops', n }];
    case 'leaves':
      return hasLeft ? [] : left(told);
    default:
      return [];
  }
}

/** In the water phase a drop comes from a headstream, which has one less; a dam has spent it before. */
function left({ origin }: Told): Effect[] {
  return origin in HEADSTREAMS ? [{ place: origin, what: 'drops', n: -1 }] : [];
}

const NONE: ReadonlySet<Told> = new Set();

/** How far the map is behind while these events are still to be shown; some of their drops are already on the way. */
export function lagOf(story: readonly Told[], onTheWay = NONE): Lag {
  const lag = { drops: new Map<string, number>(), pieces: new Map<string, number>() };
  for (const { place, what, n } of story.flatMap((told) => effectsOf(told, onTheWay.has(told)))) {
    lag[what].set(place, (lag[what].get(place) ?? 0) + n);
  }
  return lag;
}
