// The tabs of a narrow screen, and where the options of a question lie among them.
import { ICONS as SHELL } from '../../art/icons';
import type { Area, Key, Tab } from '../../table/game';
import { ICONS } from '../art/icons';
import type { QuestionKind } from '../types';

export const TABS = [
  { key: 'town', icon: ICONS.house },
  { key: 'market', icon: ICONS.building_card },
  { key: 'stores', icon: ICONS.ship },
  { key: 'estate', icon: ICONS.city_set, own: true },
  { key: 'hand', icon: ICONS.capital, own: true },
  { key: 'all', icon: ICONS.assistant },
  { key: 'log', icon: SHELL.log },
] as const satisfies readonly Tab[];

export type TabKey = (typeof TABS)[number]['key'];

export const AREAS: Readonly<Record<string, Area>> = {
  g: { name: 'town', tab: 'town' },
  m: { name: 'market', tab: 'market' },
  h: { name: 'harbour', tab: 'stores' },
  e: { name: 'estate', tab: 'estate' },
  c: { name: 'hand', tab: 'hand' },
};

export const KEYS: readonly Key[] = [
  { keys: '← →', does: 'table-key-arrows' },
  { keys: 'I', does: 'table-key-card' },
  { keys: 'P', does: 'table-key-planner' },
  { keys: 'G M H E C L', does: 'table-key-areas' },
  { keys: 'T', does: 'table-key-text' },
];

const TAB_OF: Readonly<Partial<Record<QuestionKind, TabKey>>> = {
  send: 'town',
  stack: 'town',
  bankers: 'market',
  bankers_more: 'market',
  granary_reward: 'market',
  notary: 'market',
  look_tier: 'market',
  ship: 'stores',
  merchants: 'stores',
  craft: 'estate',
  raw: 'estate',
  raw_place: 'estate',
  trade_place: 'estate',
  half_place: 'estate',
  merchant_slot: 'estate',
  side: 'estate',
  build: 'hand',
  swap_card: 'hand',
  swap_sawmill: 'hand',
  look_show: 'hand',
  look_order: 'hand',
  open: 'hand',
  bid: 'hand',
  mayor_answer: 'hand',
  pay: 'hand',
  fee: 'hand',
  limit: 'hand',
  bankers_discard: 'hand',
  bribe: 'hand',
  merchant_pay: 'hand',
  invest: 'hand',
};

export const tabOf = (kind: QuestionKind): TabKey | null => TAB_OF[kind] ?? null;
