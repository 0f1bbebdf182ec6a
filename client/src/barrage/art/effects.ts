// How an effect of the game is drawn: icons with their numbers and a sign between them. What has no drawing
// here is written in words.
import type { IconName } from './icons';
import type { Effect } from '../types';

export interface Part {
  readonly icon?: IconName;
  readonly n?: number | string;
  readonly sign?: string;
  /** Struck out: not needed. */
  readonly struck?: boolean;
}

export type Area = NonNullable<Effect['areas']>[number];
export const AREAS: readonly Area[] = ['mountain', 'hill', 'plain'];

export interface Drawn {
  readonly parts: readonly Part[];
  /** A free structure stands in a frame of its own, with the areas it may be built in. */
  readonly areas?: readonly Area[];
  readonly most?: number;
  readonly free?: boolean;
}

type Op = Effect['op'];

const AMOUNTS: Readonly<Partial<Record<Op, IconName>>> = {
  credits: 'credits',
  vp: 'vp',
  excavators: 'excavator',
  mixers: 'mixer',
  machines: 'machinery_any',
  energy: 'energy',
  contract_energy: 'energy_for_contract',
  rotate: 'wheel',
  place_drops: 'drops',
  flow_drops: 'drops_flow',
  take_contract: 'contract',
};

const PLAIN: Readonly<Partial<Record<Op, readonly Part[]>>> = {
  bank: [{ icon: 'credits', n: 1 }, { sign: '/' }, { icon: 'engineer' }],
  take_tile: [{ icon: 'patent' }],
  take_patent: [{ icon: 'patent' }, { icon: 'credits', struck: true }],
  work: [{ icon: 'external' }],
  loan: [
    { icon: 'external' },
    { sign: '←' },
    { icon: 'credits', n: 2 },
    { sign: '/' },
    { icon: 'machinery_any' },
  ],
  drop_on_dam: [{ icon: 'drop_on_dam' }],
  retrieve_tile: [{ icon: 'retrieve' }],
  retrieve_machines: [{ sign: '½' }, { icon: 'machinery_any' }, { sign: '←' }, { icon: 'segment' }],
};

/** The drawing of an effect, or null when only its words will do. */
export function drawn(effect: Effect): Drawn | null {
  const { op, amount } = effect;
  const icon = AMOUNTS[op];
  if (icon) return { parts: [{ icon, n: amount }] };
  switch (op) {
    case 'produce':
      return { parts: [{ icon: 'turbine' }, { sign: signed(amount) }] };
    case 'fulfil_free':
      return { parts: [{ icon: 'any_contract' }, ...(amount ? upTo(amount) : [])] };
    case 'free_build':
      return freely(effect);
    default: {
      const parts = PLAIN[op];
      return parts ? { parts } : null;
    }
  }
}

/** A bonus as it is printed: +2, ±0, −1. */
export function signed(n: number): string {
  if (n === 0) return '±0';
  return n > 0 ? `+${n}` : `−${-n}`;
}

const upTo = (most: number): readonly Part[] => [{ sign: '≤' }, { icon: 'energy', n: most }];

function freely({ structure, areas, amount }: Effect): Drawn | null {
  if (!structure) return null;
  const drawing: Drawn = { parts: [{ icon: structure }], free: true };
  if (areas) return { ...drawing, areas };
  return structure === 'conduit' ? { ...drawing, most: amount } : drawing;
}
