// How the events of Barrage are told: which only bring amounts, which begin a round, how long they are drawn.
import type { Entry, Told } from '../../lib/types';
import { standing } from '../../table/history';
import type { Heading, Telling } from '../../table/game';
import { roman } from '../boards/facts';
import { isPlainGain, numberIn } from './gains';

const LENGTHS: Readonly<Record<string, number>> = {
  'event-flows': 440,
  'event-held': 400,
  'event-leaves-left': 440,
  'event-leaves-right': 440,
  'event-added': 300,
  'event-spent': 450,
  'event-produced': 450,
  'event-built': 180,
  'event-rotate': 320,
  'event-energy': 240,
  'event-took': 260,
  'event-fulfilled': 260,
  'event-patent': 260,
};

const REASONING = /^event-automa-(?!tiles)/;
const SILENT = /^event-automa-(?!tiles|does)/;
const PHASE = 'event-phase-';

function headingOf(told: Told): Heading | null {
  if (told.kind === 'event-round') {
    return { part: 'round', said: { key: 'table-round', args: { n: roman(numberIn(told.said, 'n')) } } };
  }
  return told.kind.startsWith(PHASE) ? { part: 'phase', said: told.said } : null;
}

export const telling: Telling = {
  isAmount: isPlainGain,
  isReasoning: ({ kind }) => REASONING.test(kind),
  isMinor: ({ kind }) => kind === 'event-dealt',
  isSpoken: ({ kind }) => !SILENT.test(kind),
  headingOf,
  lengthOf: ({ kind }) => LENGTHS[kind] ?? 0,
};

/** The phase of the round, as the last event that named one has it. */
export function phaseOf(entries: readonly Entry[]): string | null {
  for (const entry of [...standing(entries)].reverse()) {
    const named = entry.told.findLast((event) => event.kind.startsWith(PHASE));
    if (named) return named.kind.replace('event-', '');
  }
  return null;
}
