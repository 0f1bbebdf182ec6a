// What an event brings or takes, as an icon with a number.
import type { Gain } from '../../table/gains';
import type { EventKind, Told } from '../types';

/** Points, cards, tokens and cubes; the words for so many of them go by the same keys as those of the game. */
export const AMOUNTS = {
  points: 'points',
  capital: 'capital-cards',
  building_card: 'building-cards',
  privilege: 'privilege-tokens',
  work: 'work-tokens',
  fair: 'cubes',
} as const;

export type AmountIcon = keyof typeof AMOUNTS;

const OF: Readonly<Partial<Record<EventKind, AmountIcon>>> = {
  points: 'points',
  drew: 'capital',
  took: 'capital',
  discarded: 'capital',
  paid: 'capital',
  gave: 'capital',
  invested: 'capital',
  drew_building: 'building_card',
  bought: 'building_card',
  built: 'building_card',
  fair: 'fair',
};

/** The amounts of one event. */
export function gainsOf({ kind, seat, amount, what }: Told): readonly Gain<AmountIcon>[] {
  const icon = kind === 'token' ? (what === 'work' ? 'work' : 'privilege') : OF[kind];
  return icon && amount ? [{ seat, icon, n: amount }] : [];
}
