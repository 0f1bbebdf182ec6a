// What stands on the map, from a view of the table: who owns which piece, how much water is where.
import type { Components, View } from '../types';

/** How much is drawn: under 0.7 pixels per unit the needful, up to 1.1 everything, above the names too. */
export type Detail = 'far' | 'full' | 'close';

export function detailAt(scale: number): Detail {
  if (scale < 0.7) return 'far';
  return scale <= 1.1 ? 'full' : 'close';
}

export interface DamSeen {
  /** The company, or null for a neutral dam. */
  readonly company: string | null;
  readonly level: number;
  readonly drops: number;
  readonly capacity: number;
}

export interface HeadSeen {
  readonly drops: number;
  /** Drops of the rounds to come, by the tile; null while there is no tile. */
  readonly rounds: readonly number[] | null;
}

export interface Scene {
  readonly round: number;
  readonly dams: Readonly<Record<string, DamSeen>>;
  readonly conduits: Readonly<Record<string, string | null>>;
  readonly houses: Readonly<Record<string, string | null>>;
  readonly heads: Readonly<Record<string, HeadSeen>>;
}

/** What has not been shown moving yet: the drawing lags behind the view by this much. */
export interface Lag {
  /** Drops that are still to come to a dam or headstream, by key; negative where they are still to go. */
  readonly drops: ReadonlyMap<string, number>;
  /** Pieces that are still to be placed, by site. */
  readonly pieces: ReadonlyMap<string, number>;
}

export const NO_LAG: Lag = { drops: new Map(), pieces: new Map() };

export function sceneOf(
  view: View,
  components: Components,
  company: (seat: number) => string | null,
  lag: Lag = NO_LAG,
): Scene {
  const owned = (sites: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(sites)
        .filter(([key]) => !lag.pieces.has(key))
        .map(([key, seat]) => [key, company(seat)]),
    );
  const dams: Record<string, DamSeen> = {};
  for (const [key, dam] of Object.entries(view.dams)) {
    const level = dam.level - (lag.pieces.get(key) ?? 0);
    if (level < 1) continue;
    const capacity = Math.max(level, dam.capacity - dam.level + level);
    const drops = Math.min(Math.max(0, dam.drops - (lag.drops.get(key) ?? 0)), capacity);
    dams[key] = { company: dam.owner === 'neutral' ? null : company(dam.owner), level, drops, capacity };
  }
  const heads: Record<string, HeadSeen> = {};
  components.headstreams.forEach(({ key }, i) => {
    const head = view.headstreams[i];
    const tile = components.head_tiles.find((t) => t.key === head?.tile);
    const drops = Math.max(0, (head?.drops ?? 0) - (lag.drops.get(key) ?? 0));
    heads[key] = { drops, rounds: tile?.drops ?? null };
  });
  return { round: view.round, dams, conduits: owned(view.conduits), houses: owned(view.powerhouses), heads };
}
