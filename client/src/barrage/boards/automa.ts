// An Automa tile taken apart: its entries with the engineers they take, and the criteria of its other side.
import type { Part } from '../art/effects';
import { signed } from '../art/effects';
import type { IconName } from '../../art/icons';
import type { Said } from '../../lib/types';
import type { Component, Tier } from '../types';
import { inner, number } from './facts';

export interface Entry {
  readonly said: Said;
  readonly engineers: number;
  /** The turn goes on after it. */
  readonly dashed: boolean;
}

export interface Column {
  readonly structures: readonly IconName[];
  readonly said: Said;
  readonly criteria: readonly Said[];
  readonly code: string;
}

const COLUMNS: Readonly<Record<string, readonly IconName[]>> = {
  'card-automa-dams': ['base', 'elevation'],
  'card-automa-conduits': ['conduit'],
  'card-automa-powerhouses': ['powerhouse'],
};

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null;
}

export function entriesOf(tile: Component): Entry[] {
  return tile.text.flatMap((said) => {
    const entry = said.args?.entry;
    if (!isSaid(entry)) return [];
    return [{ said: entry, engineers: number(said, 'n'), dashed: said.key === 'card-automa-dashed' }];
  });
}

export function columnsOf(tile: Component): Column[] {
  return tile.text.flatMap((said) => {
    const structures = COLUMNS[said.key];
    if (!structures) return [];
    const criteria = [said.args?.first, said.args?.second, said.args?.third].filter(isSaid);
    return [{ structures, said, criteria, code: String(said.args?.code ?? '') }];
  });
}

/** The letters of the headstreams, the preferred one first. */
export function headstreamsOf(tile: Component): string[] {
  const said = tile.text.find((part) => part.key === 'card-automa-headstreams');
  return String(said?.args?.order ?? '')
    .split(', ')
    .filter(Boolean);
}

/** The colour of a contract an entry is about. */
export function tierOf(entry: Said): Tier | null {
  const colour = inner(entry, 'colour').replace('colour-', '');
  return colour === 'green' || colour === 'yellow' || colour === 'red' ? colour : null;
}

function structureOf(entry: Said): IconName {
  return inner(entry, 'structure').replace('structure-', '') as IconName;
}

function machines(entry: Said): Part[] {
  const choice = number(entry, 'choice');
  if (choice) return [{ icon: 'machinery_any', n: choice }];
  const parts: Part[] = [
    { icon: 'excavator', n: number(entry, 'excavators') },
    { icon: 'mixer', n: number(entry, 'mixers') },
  ];
  return parts.filter((part) => part.n !== 0);
}

/** What an entry does, in icons; a contract of some colour and lost VP are drawn beside them. */
export function partsOf(entry: Said): Part[] {
  switch (entry.key) {
    case 'entry-production':
      return [{ icon: 'turbine' }, { sign: signed(number(entry, 'bonus')) }];
    case 'entry-waiting':
      return [{ icon: 'drops', n: number(entry, 'n') }];
    case 'entry-flowing':
      return [{ icon: 'drops_flow', n: number(entry, 'n') }];
    case 'entry-office':
      return [{ icon: 'reset_turn' }];
    case 'entry-construct':
      return [{ icon: structureOf(entry) }];
    case 'entry-base-mountains':
      return [{ icon: 'base' }, { icon: 'mountain' }];
    case 'entry-base-hills':
      return [{ icon: 'base' }, { icon: 'hill' }];
    case 'entry-conduit-least':
      return [{ icon: 'conduit' }, { sign: `≥${number(entry, 'value')}` }];
    case 'entry-building-down':
      return [{ icon: 'building' }, { icon: 'down' }];
    case 'entry-building-up':
      return [{ icon: 'building' }, { icon: 'up' }];
    case 'entry-workshop':
      return [{ icon: 'wheel', n: number(entry, 'n') }];
    case 'entry-machinery':
      return machines(entry);
    case 'entry-patent':
      return [{ icon: 'patent' }, { icon: structureOf(entry) }];
    case 'entry-works':
      return [{ icon: 'external' }];
    case 'entry-bank':
      return [{ icon: 'bank' }];
    default:
      return [];
  }
}

/** VP an entry takes away. */
export function lostBy(entry: Said): number {
  return number(entry, 'vp');
}
