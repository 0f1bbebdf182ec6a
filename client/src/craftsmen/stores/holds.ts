// The holds of the ships, and what an estate can send there.
import type { Components, SeatView } from '../types';

/** The goods that the buildings of an estate make. */
export function goodsMadeBy(components: Components, seat: SeatView | null): ReadonlySet<string> {
  const building = new Map(components.cards.map((card) => [card.key, card.building]));
  const good = new Map(components.buildings.map(({ key, good }) => [key, good]));
  return new Set((seat?.row ?? []).flatMap(({ card }) => good.get(building.get(card) ?? '') ?? []));
}
