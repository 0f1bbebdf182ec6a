// The tabs of the table, and where the options of a question lie among them.
import type { Row } from '../../lib/types';
import type { Area, Key, Tab } from '../../table/game';
import { ICONS } from '../art/icons';
import type { View } from '../types';

export const TABS = [
  { key: 'map', icon: ICONS.map },
  { key: 'actions', icon: ICONS.turbine },
  { key: 'mine', icon: ICONS.cog, own: true },
  { key: 'contracts', icon: ICONS.contract },
  { key: 'all', icon: ICONS.person },
  { key: 'log', icon: ICONS.log },
] as const satisfies readonly Tab[];

export type TabKey = (typeof TABS)[number]['key'];

export const AREAS: Readonly<Record<string, Area>> = {
  m: { name: 'map', tab: 'map', isBoard: true },
  a: { name: 'actions', tab: 'actions' },
  c: { name: 'companies', orTab: 'all' },
  e: { name: 'energy' },
};

export const KEYS: readonly Key[] = [
  { keys: '↑ ↓ ← →', does: 'table-key-arrows' },
  { keys: 'Shift+↓', does: 'table-key-along' },
  { keys: 'I', does: 'table-key-card' },
  { keys: 'W', does: 'table-key-forecast' },
  { keys: 'T', does: 'table-key-text' },
  { keys: 'M A C E L', does: 'table-key-areas' },
  { keys: '+ − 0', does: 'table-key-zoom' },
];

const TAB_OF_KIND: Readonly<Record<string, TabKey>> = {
  space: 'actions',
  build: 'actions',
  use: 'actions',
  company: 'actions',
  work: 'actions',
  contract: 'contracts',
  tile: 'mine',
  copy: 'mine',
  segment: 'mine',
  officer: 'actions',
  site: 'map',
  system: 'map',
  head: 'map',
};

const SLOT = /\.\d$/;

/** Where the options of a question lie; null when they lie nowhere in particular. `hand`: own contracts. */
export function tabOf(rows: readonly Row[], hand: readonly string[] = []): TabKey | null {
  const first = rows.find((row) => row.kind in TAB_OF_KIND);
  if (!first) return null;
  if (first.kind === 'contract' && hand.includes(first.place)) return 'mine';
  // The slots of private buildings are sites too, but not of the map.
  if (first.kind === 'site' && SLOT.test(first.place)) return 'actions';
  return TAB_OF_KIND[first.kind] ?? null;
}

/** Companies or starting contracts are being chosen. */
export function isDrafting(view: View): boolean {
  return view.pairs.length > 0 || view.offers.length > 0;
}
