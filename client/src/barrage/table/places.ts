// What stands at a place: which card it has, and what it is called.
import type { Said } from '../../lib/types';
import type { Component, Components } from '../types';
import type { CardKind } from '../play';

type Listed = keyof Pick<
  Components,
  | 'spaces'
  | 'sites'
  | 'headstreams'
  | 'contracts'
  | 'tiles'
  | 'companies'
  | 'officers'
  | 'works'
  | 'buildings'
  | 'terms'
>;

const LISTS: readonly (readonly [Listed, CardKind])[] = [
  ['sites', 'site'],
  ['spaces', 'space'],
  ['contracts', 'contract'],
  ['tiles', 'tile'],
  ['headstreams', 'headstream'],
  ['works', 'work'],
  ['buildings', 'building'],
  ['companies', 'company'],
  ['officers', 'officer'],
  ['terms', 'term'],
];

function found(components: Components, place: string): readonly [CardKind, Component] | null {
  for (const [list, kind] of LISTS) {
    const component = components[list].find((one: Component) => one.key === place);
    if (component) return [kind, component];
  }
  return null;
}

/** The card a place has, if it has one. */
export const cardOf = (components: Components, place: string): CardKind | null =>
  found(components, place)?.[0] ?? null;

/** The name of a place, if it is a component. */
export const nameOfPlace = (components: Components, place: string): Said | null =>
  found(components, place)?.[1].said ?? null;
