// The component a card is about.
import type { Said } from '../../lib/types';
import type { Component, Components } from '../types';

const LISTS = {
  town: 'town',
  card: 'cards',
  capital: 'capital',
  good: 'goods',
  ship: 'ships',
  tier: 'tiers',
  space: 'spaces',
  bonus: 'bonus',
  place: 'places',
  season: 'seasons',
} as const satisfies Record<string, keyof Components>;

export type CardKind = keyof typeof LISTS;

export function componentOf(components: Components, kind: CardKind, key: string): Component | null {
  const list: readonly Component[] = components[LISTS[kind]];
  return list.find((one) => one.key === key) ?? null;
}

interface Speaker {
  readonly components: Components;
  say(said: Said): string;
}

export function nameOfComponent(play: Speaker, kind: CardKind, key: string): string {
  const component = componentOf(play.components, kind, key);
  return component ? play.say(component.said) : key;
}

/** The kind of card the thing at a place has; a key means one thing only. */
export function kindAt(components: Components, place: string): CardKind | null {
  const kinds = Object.keys(LISTS) as CardKind[];
  return kinds.find((kind) => componentOf(components, kind, place) !== null) ?? null;
}
