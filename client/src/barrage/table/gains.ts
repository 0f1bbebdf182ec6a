// What an event brings or takes, as an icon with a number. Events that only bring amounts need no sentence.
import type { IconName } from '../../art/icons';
import type { EventKind, Told } from '../types';

export interface Gain {
  readonly seat: number;
  readonly icon: IconName;
  /** Below 0: it is paid, lost or put down. */
  readonly n: number;
}

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
export function gainsOf({ kind, seat, amount, goods }: Told): readonly Gain[] {
  const plain = PLAIN[kind];
  if (plain) return [{ seat, icon: plain, n: amount }];
  return Object.entries(goods).flatMap(([good, n]) => {
    const icon = GOODS[good];
    return icon ? [{ seat, icon, n }] : [];
  });
}

/** An event that says nothing beyond its amounts. */
export const isPlainGain = (told: Told): boolean => told.kind in PLAIN;

/** The amounts of many events, each seat's own together; what comes and what goes stay apart. */
export function summed(events: readonly Told[]): readonly Gain[] {
  const sums = new Map<string, Gain>();
  for (const gain of events.flatMap(gainsOf)) {
    const key = `${gain.seat} ${gain.icon} ${gain.n < 0}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...gain, n: before.n + gain.n } : gain);
  }
  return [...sums.values()].filter((gain) => gain.n !== 0);
}
