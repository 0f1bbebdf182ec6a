// The keys and values of a document in the reader's language, as far as the game has words for them. A field has its
// name in `view-<key>`, or `view-<field it stands in>-<key>`; an empty name means that it is for programs, and none
// that it is a thing. With more at its end such a key says a value: a word (`view-phase-start`), a number (`-n`),
// nothing (`-none`), or the n-th line of a list (`-at`).
import { api } from '../../lib/api';
import { capital } from '../../lib/sentences';
import type { Said } from '../../lib/types';
import type { Table } from '../table.svelte';
import { readable, type Leaf, type Place } from './shape';

export type Speaker = Pick<Table, 'word' | 'ui' | 'say' | 'has' | 'name'>;

/** One of many: `tiles` are `tile`, `companies` are `company`. */
const single = (key: string): string => key.replace(/ies$/, 'y').replace(/s$/, '');

const isComponent = (value: unknown): value is { key: string; said: Said } =>
  typeof value === 'object' && value !== null && 'key' in value && 'said' in value;

/** What the components of a game are called, by their keys; of two with one key the first listed. */
export function namesOf(components: Readonly<Record<string, unknown>>): ReadonlyMap<string, Said> {
  const found = Object.values(components).flatMap((part) =>
    Array.isArray(part) ? part.filter(isComponent) : [],
  );
  return new Map(found.toReversed().map(({ key, said }) => [key, said]));
}

export class Reader {
  #words: Speaker;
  #names = $state.raw<ReadonlyMap<string, Said>>(new Map());

  constructor(words: Speaker, names: ReadonlyMap<string, Said> = new Map()) {
    this.#words = words;
    this.#names = names;
  }

  /** Learn what the things of a game are called; without it their keys are read. */
  async learn(game: string): Promise<void> {
    try {
      this.#names = namesOf(await api.components<Readonly<Record<string, unknown>>>(game));
    } catch {
      // The document can be read all the same.
    }
  }

  /** What a field is called; empty when it is not for people. */
  fieldName({ field, within }: Place): string {
    return capital(this.#view(field, within) ?? readable(field));
  }

  /** What a line is about: the n-th of a list, a field, or a thing. */
  lineName(key: string | number, of: Place): string {
    if (typeof key === 'number') return (!of.isOne && this.#number(of, 'at', key)) || String(key);
    return this.#view(key, of.field) ?? this.#word(of, key);
  }

  text(value: Leaf, of: Place): string {
    if (value === null || value === '') return this.#value(of, 'none') ?? '–';
    if (typeof value === 'boolean') return this.#words.ui(value ? 'plain-yes' : 'plain-no');
    if (typeof value === 'string') return this.#word(of, value);
    const isSeat = (of.field === 'seat' || of.field === 'order') && value > 0;
    return this.#number(of, 'n', value) ?? (isSeat ? this.#words.name(value) : String(value));
  }

  /** There is a word for an empty place. */
  saysNothing = (of: Place): boolean => this.#value(of, 'none') !== null;

  /** `officer-anton` for "anton" under `officer`, or the component "anton", or as it stands. */
  #word(of: Place, word: string): string {
    const own = this.#value(of, word);
    if (own !== null) return own;
    for (const key of [`${of.field}-${word}`, `${single(of.field)}-${word}`]) {
      const found = this.#words.word(key);
      if (found !== null) return found;
    }
    const named = this.#names.get(word);
    return named ? this.#words.say(named) : readable(word);
  }

  #value(of: Place, ending: string): string | null {
    const { field, within } = this.#speaking(of);
    return this.#view(field, within, ending);
  }

  #number(of: Place, ending: string, n: number): string | null {
    const { field, within } = this.#speaking(of);
    const key = keysOf(field, within, ending).find((one) => this.#words.has(one));
    return key === undefined ? null : this.#words.ui(key, { n });
  }

  /** The field whose words hold: what lies under a thing is one of many of the field around it. */
  #speaking({ field, within }: Place): Pick<Place, 'field' | 'within'> {
    const isThing = within !== '' && this.#view(field, within) === null && this.#view(within, '') !== null;
    return isThing ? { field: within, within: '' } : { field, within };
  }

  #view(field: string, within: string, ending = ''): string | null {
    for (const key of keysOf(field, within, ending)) {
      const found = this.#words.word(key);
      if (found !== null) return found;
    }
    return null;
  }
}

const keysOf = (field: string, within: string, ending: string): readonly string[] =>
  [
    ['view', within, field, ending],
    ['view', field, ending],
  ].map((parts) => parts.filter(Boolean).join('-').replaceAll('_', '-'));
