// The words of the clauses, fetched when somebody first asks for a rule: they are as long as all the rest.
import type { FluentBundle } from '@fluent/bundle';
import type { Language } from '../lib/languages';
import type { Said } from '../lib/types';
import { bundleOf, words } from '../lib/words.svelte';

const FILES = import.meta.glob<string>('$game-text/clauses/*.ftl', { query: '?raw', import: 'default' });

class Clauses {
  #bundles = $state.raw<ReadonlyMap<Language, FluentBundle>>(new Map());
  #asked = new Set<Language>();

  /** The text of a clause in the reader's language; null until it has come. */
  say(said: Said): string | null {
    const bundle = this.#bundles.get(words.language);
    const message = bundle?.getMessage(said.key);
    return bundle && message?.value ? bundle.formatPattern(message.value) : null;
  }

  /** Fetch the words of a language, once. */
  async fetch(language: Language): Promise<void> {
    const file = Object.entries(FILES).find(([path]) => path.endsWith(`/${language}.ftl`))?.[1];
    if (!file || this.#asked.has(language)) return;
    this.#asked.add(language);
    try {
      const bundle = bundleOf(language, [await file()]);
      this.#bundles = new Map([...this.#bundles, [language, bundle]]);
    } catch {
      // Offline: the next one who opens a clause tries again.
      this.#asked.delete(language);
    }
  }
}

export const clauses = new Clauses();
