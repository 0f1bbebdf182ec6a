// The numbers on a card: each is a word and a value.
import type { Said } from '../../lib/types';
import { printedOn } from '../art/cards';
import type { Components, View } from '../types';
import type { CardKind } from './component';

export interface Fact {
  /** The message that says what is counted. */
  readonly what: string;
  readonly value: number | string;
}

interface Speaker {
  readonly components: Components;
  readonly view: View;
  say(said: Said): string;
  ui(key: string, args?: Record<string, string | number>): string;
}

const has = (n: number): boolean => n > 0;

/** Where a good can be shipped to, and what a marker scores there. */
export function holdsOf(components: Components, good: string): readonly { ship: number; vp: number }[] {
  return components.ships.flatMap(({ rows }, i) =>
    rows.filter((row) => row.good === good).map(({ vp }) => ({ ship: i + 1, vp })),
  );
}

function ofGood({ components }: Speaker, key: string): readonly Fact[] {
  const good = components.goods.find((one) => one.key === key);
  const maker = components.buildings.find((one) => one.good === key);
  const bonus = components.bonus.find((one) => one.key === key);
  return [
    { what: 'card-work', value: good?.work ?? 0 },
    ...(maker && has(maker.vp) ? [{ what: 'card-vp', value: maker.vp }] : []),
    ...(bonus ? [{ what: 'card-bonus', value: bonus.vp }] : []),
  ];
}

function ofCard({ components }: Speaker, key: string): readonly Fact[] {
  const printed = printedOn(components, key);
  if (!printed) return [];
  return [
    { what: 'card-cost', value: printed.cost },
    ...(has(printed.price) ? [{ what: 'card-price', value: printed.price }] : []),
    ...(has(printed.vp) ? [{ what: 'card-vp', value: printed.vp }] : []),
  ];
}

function ofTier({ components, view }: Speaker, key: string): readonly Fact[] {
  const tier = components.tiers.find((one) => one.key === key);
  if (!tier) return [];
  const pile = view.market[key];
  return [
    { what: 'card-cost', value: tier.cost },
    ...(has(tier.price) ? [{ what: 'card-price', value: tier.price }] : []),
    { what: 'card-mayor', value: tier.mayor },
    { what: 'card-cards', value: tier.cards },
    ...(pile ? [{ what: 'card-pile', value: pile.pile }] : []),
  ];
}

function ofCapital({ components, view }: Speaker, key: string): readonly Fact[] {
  const kind = components.capital.find((one) => one.key === key);
  if (!kind) return [];
  return [
    { what: 'card-value', value: kind.value },
    { what: 'card-copies', value: kind.copies },
    { what: 'card-discarded', value: view.capital.discards.filter((one) => one === key).length },
  ];
}

const OF: Readonly<Partial<Record<CardKind, (play: Speaker, key: string) => readonly Fact[]>>> = {
  good: ofGood,
  card: ofCard,
  tier: ofTier,
  capital: ofCapital,
};

/** The numbers that stand on the card of a component. */
export const factsOf = (play: Speaker, kind: CardKind, key: string): readonly Fact[] =>
  OF[kind]?.(play, key) ?? [];

/** The good a component is about. */
export function goodOf(components: Components, kind: CardKind, key: string): string | null {
  if (kind === 'good' || kind === 'bonus') return key;
  return kind === 'card' ? (printedOn(components, key)?.good ?? null) : null;
}

/** The privilege of a town building, unless it has none. */
export function privilegeOf(components: Components, kind: CardKind, key: string): Said | null {
  const town = kind === 'town' ? components.town.find((one) => one.key === key) : undefined;
  return town ? town.privilege : null;
}
