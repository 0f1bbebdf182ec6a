// The keys and words of a document in the reader's language, as far as the game has words for them.
import type { Wording } from '../../lib/words.svelte';
import { capital } from '../../lib/sentences';
import { readable, type Leaf } from './shape';

type Speaker = Pick<Wording, 'word' | 'ui'>;

/** What a field is called: the game's `view-<key>`, or its key made readable. */
export function fieldName(words: Speaker, key: string): string {
  return capital(words.word(`view-${key}`) ?? readable(key));
}

/** One of many: `tiles` are `tile`, `companies` are `company`. */
const single = (key: string): string => key.replace(/ies$/, 'y').replace(/s$/, '');

/** A word of the document under a field: `officer-anton` for "anton" under `officer`, or as it stands. */
export function wordOf(words: Speaker, field: string, word: string): string {
  for (const key of [`${field}-${word}`, `${single(field)}-${word}`, `view-${field}-${word}`]) {
    const found = words.word(key);
    if (found !== null) return found;
  }
  return readable(word);
}

/** A value under a field, in words. */
export function leafText(words: Speaker, field: string, value: Leaf | undefined): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return words.ui(value ? 'plain-yes' : 'plain-no');
  return typeof value === 'number' ? String(value) : wordOf(words, field, value);
}
