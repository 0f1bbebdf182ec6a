// The town in words: for ears, for the counter, for who cannot see colours.
import { capital } from '../../lib/sentences';
import type { Said } from '../../lib/types';
import type { Component, Components, OwnerKey, PlaceView, TownView, View } from '../types';
import { onPicture, priceOf, queuePlace, type Price } from './queue';

export interface Speaker {
  readonly components: Components;
  readonly view: View;
  say(said: Said): string;
  ui(key: string, args?: Record<string, string | number>): string;
  name(seat: number): string;
}

const PRICES: Readonly<Record<Price, string>> = {
  free: 'send-free',
  own: 'send-own',
  fee: 'send-fee',
  draws: 'send-draws',
};

/** Who owns a disc or cube. */
export const ownerName = (play: Speaker, owner: OwnerKey): string => {
  if (owner === null) return play.ui('queue-empty');
  return owner === 'natural' ? play.say({ key: 'natural' }) : play.name(owner);
};

/** What going there costs, when one acts there, and whether with the privilege. */
export function sendingWords(play: Speaker, place: PlaceView): string {
  const args = { name: place.to ? play.name(place.to) : '', n: place.fee };
  const parts = [
    play.ui(PRICES[priceOf(place)], args),
    play.ui('send-acts', { n: place.acts }),
    ...(place.privilege ? [play.ui('send-privilege')] : []),
  ];
  return `${capital(parts.join('; '))}.`;
}

/** The sentence about a queue space one may take; null for any other place. */
export function remarkOn(play: Speaker, place: string | null): string | null {
  const { town, spaces } = play.components;
  const found = place === null ? null : queuePlace(place, town, spaces);
  const at = spaces.findIndex(({ key }) => key === found?.space);
  const to = found && play.view.town[found.town]?.places[at];
  return to ? sendingWords(play, to) : null;
}

/** A queue space for ears: where it is, who stands there, what it costs. */
export function queueLabel(
  play: Speaker,
  where: { town: Component; space: Component; struck: boolean },
  discs: readonly (number | 'natural')[],
  place: PlaceView | null,
): string {
  const who = discs.map((disc) => ownerName(play, disc)).join(', ');
  const label = play.ui('queue-label', {
    town: capital(play.say(where.town.said)),
    space: play.say(where.space.said),
    who: where.struck ? play.ui('queue-struck') : who || play.ui('queue-empty'),
  });
  return place ? `${label}. ${sendingWords(play, place)}` : label;
}

/** The discs that used the privilege of a building. */
export const pictureLabel = (play: Speaker, town: TownView): string =>
  play.ui('town-picture', {
    who: onPicture(town)
      .map((seat) => play.name(seat))
      .join(', '),
  });

/** What a town building does, in a few words. */
export const townDoes = (play: Speaker, town: string): string =>
  play.ui(`town-does-${town}`, { n: play.components.limits.work[play.view.year - 1] ?? 0 });
