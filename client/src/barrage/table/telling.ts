// How the events of Barrage are told: which only bring amounts, which begin a round, how long they are drawn.
import type { Entry } from '../../lib/types';
import { standing } from '../../table/history';
import type { Heading, Telling } from '../../table/game';
import { roman } from '../boards/facts';
import type { EventKind, Told } from '../types';
import { isPlainGain } from './gains';
import { REASONED, WEIGHED } from './kinds';

const LENGTHS: Readonly<Partial<Record<EventKind, number>>> = {
  flows: 440,
  held: 400,
  leaves: 440,
  added: 300,
  spent: 450,
  produced: 450,
  built: 180,
  rotate: 320,
  energy: 240,
  took: 260,
  fulfilled: 260,
  patent: 260,
};

function headingOf({ kind, amount, said }: Told): Heading | null {
  if (kind === 'round') {
    return { part: 'round', said: { key: 'table-round', args: { n: roman(amount) } } };
  }
  return kind === 'phase' ? { part: 'phase', said } : null;
}

export const telling: Telling = {
  isAmount: isPlainGain,
  isReasoning: ({ kind }: Told) => REASONED.has(kind),
  isMinor: ({ kind }: Told) => kind === 'dealt',
  isSpoken: ({ kind }: Told) => !WEIGHED.has(kind),
  headingOf,
  lengthOf: ({ kind }: Told) => LENGTHS[kind] ?? 0,
};

/** The phase of the round, as the last event that named one has it. */
export function phaseOf(entries: readonly Entry[]): string | null {
  for (const entry of [...standing(entries)].reverse()) {
    const named = entry.told.findLast((event) => event.kind === 'phase');
    if (named) return named.what;
  }
  return null;
}
