// While a story is being shown, the map lags behind the view: by what each event not yet shown adds.
import type { Told } from '../../lib/types';
import type { Lag } from './scene';

interface Effect {
  readonly place: string;
  readonly what: 'drops' | 'pieces';
  readonly n: number;
}

const count = (told: Told): number => Number(told.said.args?.n ?? 1);

/** What an event changes on the map. */
function effectsOf(told: Told, hasLeft: boolean): Effect[] {
  const [place = ''] = told.places;
  switch (told.kind) {
    case 'event-built':
      return [{ place, what: 'pieces', n: 1 }];
    case 'event-spent':
      return [{ place, what: 'drops', n: -count(told) }];
    case 'event-waits':
      return [{ place, what: 'drops', n: 1 }];
    case 'event-added':
    case 'event-head-drops':
      return [{ place, what: 'drops', n: count(told) }];
    case 'event-held':
      return [...(hasLeft ? [] : left(told)), { place, what: 'drops', n: 1 }];
    case 'event-leaves-left':
    case 'event-leaves-right':
      return hasLeft ? [] : left(told);
    default:
      return [];
  }
}

/** In the water phase a drop comes from a headstream, which has one less. */
function left(told: Told): Effect[] {
  const head = told.source.key === 'headstream' ? told.source.args?.key : undefined;
  return typeof head === 'string' ? [{ place: head, what: 'drops', n: -1 }] : [];
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
