// What an event brings or takes, as an icon with a number. Events that only bring amounts need no sentence.
import type { IconName } from '../art/icons';
import { summed as sums, type Gain } from '../../table/gains';
import type { EventKind, Told } from '../types';

type Amount = Gain<IconName>;

const PLAIN: Readonly<Partial<Record<EventKind, IconName>>> = {
  credits: 'credits',
  excavators: 'excavator',
  mixers: 'mixer',
  vp: 'vp',
  energy: 'energy',
  engineers: 'engineer',
  return: 'engineer',
  rotate: 'wheel',
};

const GOODS: Readonly<Record<string, IconName>> = { excavators: 'excavator', mixers: 'mixer' };

/** The amounts of one event. */
export function gainsOf({ kind, seat, amount, goods }: Told): readonly Amount[] {
  const plain = PLAIN[kind];
  if (plain) return [{ seat, icon: plain, n: amount }];
  return Object.entries(goods).flatMap(([good, n]) => {
    const icon = GOODS[good];
    return icon ? [{ seat, icon, n }] : [];
  });
}

/** An event that says nothing beyond its amounts. */
export const isPlainGain = (told: Told): boolean => told.kind in PLAIN;

/** The amounts of many events. */
export const summed = (events: readonly Told[]): readonly Amount[] => sums(events.flatMap(gainsOf));
