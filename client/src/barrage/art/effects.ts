// How an effect of the game is drawn: icons with their numbers and a sign between them. What has no drawing
// here is written in words.
import type { Said } from '../../lib/types';
import type { IconName } from '../../art/icons';

export interface Part {
  readonly icon?: IconName;
  readonly n?: number | string;
  readonly sign?: string;
  /** Struck out: not needed. */
  readonly struck?: boolean;
}

export type Area = 'mountain' | 'hill' | 'plain';
export const AREAS: readonly Area[] = ['mountain', 'hill', 'plain'];

export interface Drawn {
  readonly parts: readonly Part[];
  /** A free structure stands in a frame of its own, with the areas it may be built in. */
  readonly areas?: readonly Area[];
  readonly most?: number;
  readonly free?: boolean;
}

const AMOUNTS: Readonly<Record<string, IconName>> = {
  'effect-credits': 'credits',
  'effect-vp': 'vp',
  'effect-excavators': 'excavator',
  'effect-mixers': 'mixer',
  'effect-machines': 'machinery_any',
  'effect-energy': 'energy',
  'effect-contract-energy': 'energy_for_contract',
  'effect-rotate': 'wheel',
  'effect-place-drops': 'drops',
  'effect-flow-drops': 'drops_flow',
  'effect-take-contracts': 'contract',
};

const PLAIN: Readonly<Record<string, readonly Part[]>> = {
  'effect-bank': [{ icon: 'credits', n: 1 }, { sign: '/' }, { icon: 'engineer' }],
  'effect-take-tile': [{ icon: 'patent' }],
  'effect-take-patent': [{ icon: 'patent' }, { icon: 'credits', struck: true }],
  'effect-work': [{ icon: 'external' }],
  'effect-loan': [
    { icon: 'external' },
    { sign: '←' },
    { icon: 'credits', n: 2 },
    { sign: '/' },
    { icon: 'machinery_any' },
  ],
  'effect-drop-on-dam': [{ icon: 'drop_on_dam' }],
  'effect-retrieve-tile': [{ icon: 'retrieve' }],
  'effect-retrieve-machines': [{ sign: '½' }, { icon: 'machinery_any' }, { sign: '←' }, { icon: 'segment' }],
  'effect-fulfil-any': [{ icon: 'any_contract' }],
  'effect-free-elevation': [{ icon: 'elevation' }],
  'effect-free-powerhouse': [{ icon: 'powerhouse' }],
};

const FREE: ReadonlySet<string> = new Set(['effect-free-elevation', 'effect-free-powerhouse']);

/** The drawing of an effect, or null when only its words will do. */
export function drawn(effect: Said): Drawn | null {
  const amount = AMOUNTS[effect.key];
  if (amount) return { parts: [{ icon: amount, n: number(effect, 'n') }] };
  const plain = PLAIN[effect.key];
  if (plain) return { parts: plain, free: FREE.has(effect.key) };
  switch (effect.key) {
    case 'effect-production':
      return { parts: [{ icon: 'turbine' }, { sign: signed(number(effect, 'bonus')) }] };
    case 'effect-fulfil-up-to':
      return {
        parts: [{ icon: 'any_contract' }, { sign: '≤' }, { icon: 'energy', n: number(effect, 'most') }],
      };
    case 'effect-free-base':
      return { parts: [{ icon: 'base' }], free: true, areas: areasOf(effect.args?.areas) };
    case 'effect-free-conduit':
      return { parts: [{ icon: 'conduit' }], free: true, most: number(effect, 'most') };
    default:
      return null;
  }
}

/** A bonus as it is printed: +2, ±0, −1. */
export function signed(n: number): string {
  if (n === 0) return '±0';
  return n > 0 ? `+${n}` : `−${-n}`;
}

function number(effect: Said, name: string): number {
  const value = effect.args?.[name];
  return typeof value === 'number' ? value : 0;
}

function areasOf(said: number | string | Said | undefined): readonly Area[] {
  if (typeof said !== 'object') return AREAS;
  const named = Object.values(said.args ?? {}).map((part) => (typeof part === 'object' ? part.key : ''));
  if (!named.length) return AREAS;
  return AREAS.filter((area) => named.includes(`area-${area}`));
}
