// The games of this server: what can be chosen when a table is opened. Asked for once.
import { api } from './api';
import type { GameInfo } from './types';
import { words } from './words.svelte';

class Games {
  list: readonly GameInfo[] | null = $state.raw(null);
  #asked: Promise<readonly GameInfo[]> | null = null;

  /** The games, with their names in the reader's language. */
  load(): Promise<readonly GameInfo[]> {
    this.#asked ??= this.#ask().catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  }

  async #ask(): Promise<readonly GameInfo[]> {
    const list = await api.games();
    await words.know(list.map((game) => game.key));
    this.list = list;
    return list;
  }
}

export const games = new Games();
