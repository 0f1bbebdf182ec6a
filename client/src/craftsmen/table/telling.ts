// How the events of Craftsmen are told: which only bring amounts, which begin a season.
import type { Heading, Telling } from '../../table/game';
import type { Told } from '../types';

function headingOf({ kind, said }: Told): Heading | null {
  if (kind === 'season') return { part: 'round', said };
  return kind === 'phase' ? { part: 'phase', said } : null;
}

export const telling: Telling = {
  isAmount: ({ kind }: Told) => kind === 'points',
  isReasoning: () => false,
  isMinor: ({ kind }: Told) => kind === 'capital_up' || kind === 'building_up',
  isSpoken: () => true,
  headingOf,
  lengthOf: () => 0,
};
