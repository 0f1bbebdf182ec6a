// The component a card is about.
import type { Component, Components } from '../types';
import type { CardKind, Play } from '../play';

const LISTS = {
  space: 'spaces',
  site: 'sites',
  headstream: 'headstreams',
  contract: 'contracts',
  tile: 'tiles',
  company: 'companies',
  officer: 'officers',
  work: 'works',
  building: 'buildings',
  bonus: 'bonus',
  objective: 'objectives',
  automa: 'automa_tiles',
  term: 'terms',
} as const satisfies Record<CardKind, keyof Components>;

export function componentOf(components: Components, kind: CardKind, key: string): Component | null {
  const list: readonly Component[] = components[LISTS[kind]];
  return list.find((one) => one.key === key) ?? null;
}

export function nameOfComponent(play: Play, kind: CardKind, key: string): string {
  const component = componentOf(play.components, kind, key);
  return component ? play.say(component.said) : key;
}
