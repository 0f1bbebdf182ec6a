// The queues of the town: which discs lie where, what a space costs, and the sentence about going there.
import type { OwnerKey, PlaceView, TownView, View } from '../types';

/** A queue space as a place of the board: its building and its own name. */
export const placeKey = (town: string, space: string): string => `${town} ${space}`;

export interface QueuePlace {
  readonly town: string;
  readonly space: string;
}

/** The queue space a place of the board is; null when it is something else. */
export function queuePlace(
  place: string,
  towns: readonly { key: string }[],
  spaces: readonly { key: string }[],
): QueuePlace | null {
  const [town = '', space = '', ...rest] = place.split(' ');
  const isKnown = towns.some(({ key }) => key === town) && spaces.some(({ key }) => key === space);
  return isKnown && !rest.length ? { town, space } : null;
}

/** The discs on a space, the lower one first. */
export const discsOn = (town: TownView, at: number): readonly (number | 'natural')[] =>
  (town.queue[at] ?? []).filter((disc): disc is NonNullable<OwnerKey> => disc !== null);

/** How many assistants stand in a building. */
export const crowd = (town: TownView): number => town.queue.flat().filter((disc) => disc !== null).length;

export type Price = 'free' | 'own' | 'fee' | 'draws';

/** What a space costs: nothing, nothing on an own disc, a fee, or a card drawn by the other of two players. */
export function priceOf(place: PlaceView): Price {
  if (place.fee) return 'fee';
  if (place.own) return 'own';
  return place.to ? 'draws' : 'free';
}

export type StageState = 'now' | 'done' | 'ahead' | 'closed';

/** How far a building is this season; `open` are those that act in it. */
export function stageState(
  view: View,
  town: { key: string; stage: number },
  open: readonly string[],
): StageState {
  if (!open.includes(town.key)) return 'closed';
  if (view.stage === town.stage) return 'now';
  return town.stage <= view.stages_over ? 'done' : 'ahead';
}

/** The seats whose discs lie on the picture of a building, one for each disc. */
export const onPicture = (town: TownView): readonly number[] =>
  town.picture.flatMap((n, seat) => Array.from({ length: n }, () => seat + 1));
