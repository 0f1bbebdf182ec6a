// The words of the clauses, fetched when somebody first asks for a rule: they are as long as all the rest.
import type { FluentBundle } from '@fluent/bundle';
import type { Language } from '../lib/languages';
import { clauseTexts } from '../lib/texts/games';
import type { Said } from '../lib/types';
import { bundleOf, words } from '../lib/words.svelte';

class Clauses {
  #bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  #asked = new Set<string>();

  /** The text of a clause in the reader's language; null until it has come, empty if there is none. */
  say(game: string, said: Said): string | null {
    const bundle = this.#bundles.get(`${game} ${words.language}`);
    if (!bundle) return null;
    const message = bundle.getMessage(said.key);
    return message?.value ? bundle.formatPattern(message.value) : '';
  }

  /** Fetch the clauses of a game in a language, once. */
  async fetch(game: string, language: Language): Promise<void> {
    const key = `${game} ${language}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const bundle = bundleOf(language, await clauseTexts(game, language));
      this.#bundles = new Map([...this.#bundles, [key, bundle]]);
    } catch {
      // Offline: the next one who opens a clause tries again.
      this.#asked.delete(key);
    }
  }
}

export const clauses = new Clauses();
