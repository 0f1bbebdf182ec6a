// Where a card stands: beside the thing it explains, inside the window, not over a pinned card if there is room.
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

const GAP = 8;
const EDGE = 8;

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Right, left, below, above, beside a pinned card: the first that covers neither the thing nor a pinned card, or the one that covers least. */
export function beside(thing: Box, card: Size, room: Size, pinned: readonly Box[] = []): Spot {
  const right = room.width - card.width - EDGE;
  const bottom = room.height - card.height - EDGE;
  const spots = [
    { left: thing.left + thing.width + GAP, top: thing.top },
    { left: thing.left - card.width - GAP, top: thing.top },
    { left: thing.left, top: thing.top + thing.height + GAP },
    { left: thing.left, top: thing.top - card.height - GAP },
    ...pinned.map((box) => ({ left: box.left + box.width + GAP, top: thing.top })),
    ...pinned.map((box) => ({ left: box.left - card.width - GAP, top: thing.top })),
  ].map(({ left, top }) => ({
    left: clamp(left, EDGE, Math.max(EDGE, right)),
    top: clamp(top, EDGE, Math.max(EDGE, bottom)),
  }));
  const covers = (spot: Spot) =>
    [thing, ...pinned].reduce((sum, box) => sum + overlap({ ...spot, ...card }, box), 0);
  return spots.reduce((best, spot) => (covers(spot) < covers(best) ? spot : best));
}
