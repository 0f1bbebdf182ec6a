import type { Tier } from '../types';

/** The tag in the corner of a contract: its tier without its colour. */
export const TIER_TAGS: Readonly<Record<Tier, string>> = {
  green: 'I',
  yellow: 'II',
  red: 'III',
  national: 'N',
  starting: 'S',
};

export const ROMAN: readonly string[] = ['', 'I', 'II', 'III', 'IV', 'V'];
