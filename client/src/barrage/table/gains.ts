// What an event brings or takes, as an icon with a number. Events that only bring amounts need no sentence.
import type { IconName } from '../../art/icons';
import type { Said, Told } from '../../lib/types';

export interface Gain {
  readonly seat: number;
  readonly icon: IconName;
  /** Below 0: it is paid, lost or put down. */
  readonly n: number;
}

const PLAIN: Readonly<Record<string, readonly [IconName, 1 | -1]>> = {
  'event-credits': ['credits', 1],
  'event-pays': ['credits', -1],
  'event-excavators': ['excavator', 1],
  'event-loses-excavators': ['excavator', -1],
  'event-mixers': ['mixer', 1],
  'event-loses-mixers': ['mixer', -1],
  'event-vp': ['vp', 1],
  'event-loses-vp': ['vp', -1],
  'event-energy': ['energy', 1],
  'event-engineers': ['engineer', -1],
  'event-return': ['engineer', 1],
  'event-rotate': ['wheel', 1],
};

const MACHINES: Readonly<Record<string, 1 | -1>> = {
  'event-invest': -1,
  'event-invest-machines': -1,
  'event-recover': 1,
  'event-recover-machines': 1,
  'event-retrieved-machines': 1,
};

export function numberIn(said: Said, name: string): number {
  const value = said.args?.[name];
  return typeof value === 'number' ? value : 0;
}

/** The amounts of one event. */
export function gainsOf(told: Told): readonly Gain[] {
  const { seat } = told;
  const plain = PLAIN[told.kind];
  if (plain) return [{ seat, icon: plain[0], n: plain[1] * numberIn(told.said, 'n') }];
  const sign = MACHINES[told.kind];
  if (!sign) return [];
  const machines: Gain[] = [
    { seat, icon: 'excavator', n: sign * numberIn(told.said, 'excavators') },
    { seat, icon: 'mixer', n: sign * numberIn(told.said, 'mixers') },
  ];
  return machines.filter((gain) => gain.n !== 0);
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
