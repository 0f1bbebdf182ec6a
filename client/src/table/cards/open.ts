// Which cards are open: at most two, and of those that are not pinned only the last.

export interface OpenCard {
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  readonly anchor: Element;
  readonly pinned: boolean;
}

/** What can be done with an open card. */
export interface Hold {
  /** It is a sheet at the foot of the screen, which cannot be pinned. */
  readonly sheet: boolean;
  readonly pin: () => void;
  readonly close: () => void;
}

const MOST = 2;

export function opened(cards: readonly OpenCard[], card: OpenCard): readonly OpenCard[] {
  if (cards.some((one) => one.kind === card.kind && one.key === card.key)) return cards;
  const pinned = cards.filter((one) => one.pinned);
  return [...pinned.slice(Math.max(0, pinned.length - (MOST - 1))), card];
}

export function pinned(cards: readonly OpenCard[], id: number): readonly OpenCard[] {
  return cards.map((one) => (one.id === id ? { ...one, pinned: !one.pinned } : one));
}

export function closed(cards: readonly OpenCard[], id: number): readonly OpenCard[] {
  return cards.filter((one) => one.id !== id);
}

/** What goes when one looks elsewhere. */
export function settled(cards: readonly OpenCard[]): readonly OpenCard[] {
  return cards.every((one) => one.pinned) ? cards : cards.filter((one) => one.pinned);
}
