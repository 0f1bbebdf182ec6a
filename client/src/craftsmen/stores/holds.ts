// The holds of the ships, and what an estate can send there.
import type { Components, SeatView } from '../types';

/** The goods that the buildings of an estate make. */
export function goodsMadeBy(components: Components, seat: SeatView | null): ReadonlySet<string> {
  const building = new Map(components.cards.map((card) => [card.key, card.building]));
  const good = new Map(components.buildings.map(({ key, good }) => [key, good]));
  return new Set((seat?.row ?? []).flatMap(({ card }) => good.get(building.get(card) ?? '') ?? []));
}

export interface Rank {
  readonly seat: number;
  readonly markers: number;
}

/** How many markers everybody has on a ship, the most first. */
export function markersOn(slots: readonly (number | 'natural' | null)[]): readonly Rank[] {
  const counts = new Map<number, number>();
  for (const owner of slots) if (typeof owner === 'number') counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return [...counts].map(([seat, markers]) => ({ seat, markers })).sort((a, b) => b.markers - a.markers);
}
