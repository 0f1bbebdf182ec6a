// What is counted of a company: its icon, the words of an amount, and the card that explains it.
import type { IconName } from '../art/icons';

export type Counted = 'vp' | 'credits' | 'excavators' | 'mixers' | 'engineers' | 'energy';

interface Count {
  readonly icon: IconName;
  /** A message of the game with the number as `n`. */
  readonly words: string;
  readonly term: string;
}

export const COUNTS: Readonly<Record<Counted, Count>> = {
  vp: { icon: 'vp', words: 'vp', term: 'vp' },
  credits: { icon: 'credits', words: 'credits', term: 'credit' },
  excavators: { icon: 'excavator', words: 'excavators', term: 'excavator' },
  mixers: { icon: 'mixer', words: 'mixers', term: 'mixer' },
  engineers: { icon: 'engineer', words: 'engineers', term: 'engineer' },
  energy: { icon: 'energy', words: 'energy', term: 'energy' },
};
