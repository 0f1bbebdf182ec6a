// What is printed on a building card, as the drawings of it need it.
import type { Components } from '../types';

export interface Printed {
  readonly key: string;
  readonly top: string;
  readonly bottom: string;
  readonly house: boolean;
  readonly inputs: readonly string[];
  readonly good: string;
  readonly vp: number;
  /** The tier's Roman numeral; the sawmill has its letter. */
  readonly tag: string;
  readonly cost: number;
  readonly price: number;
  /** The message that names its building. */
  readonly said: Components['buildings'][number]['said'];
}

const TAGS: Readonly<Record<string, string>> = { basic: 'I', extended: 'II', advanced: 'III', sawmill: 'S' };

const known = new WeakMap<Components, ReadonlyMap<string, Printed>>();

function all(components: Components): ReadonlyMap<string, Printed> {
  const found = new Map<string, Printed>();
  for (const { key, building, top, bottom, house } of components.cards) {
    const type = components.buildings.find((one) => one.key === building);
    const tier = components.tiers.find((one) => one.key === type?.tier);
    if (!type || !tier) continue;
    const { inputs, good, vp, said } = type;
    const { cost, price } = tier;
    found.set(key, {
      key,
      top,
      bottom,
      house,
      inputs,
      good,
      vp,
      said,
      cost,
      price,
      tag: TAGS[tier.key] ?? '',
    });
  }
  return found;
}

/** What is printed on a card, by its key. */
export function printedOn(components: Components, key: string): Printed | null {
  const cards = known.get(components) ?? all(components);
  known.set(components, cards);
  return cards.get(key) ?? null;
}

/** A name in one line, or in two where it is longer than so many letters. */
export function lines(name: string, letters: number): readonly string[] {
  const words = name.split(' ');
  if (name.length <= letters || words.length < 2) return [name];
  const longest = (at: number) =>
    Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length);
  const at = words
    .map((_, i) => i)
    .slice(1)
    .reduce((best, i) => (longest(i) <= longest(best) ? i : best));
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}

/** A kind of capital card, by its key: `violet-2`. */
export function capitalOf(key: string): { readonly colour: string; readonly value: number } {
  const [colour = '', value = '0'] = key.split('-');
  return { colour, value: Number(value) };
}
