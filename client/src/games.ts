// The games that have drawings. A game without any is played at the plain table.
import type { Component } from 'svelte';
import type { Live } from './lib/live.svelte';
import { words, type Wording } from './lib/words.svelte';

type Loaded<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;

export interface Drawn {
  /** The table in play. */
  readonly table: () => Loaded<{ live: Live; words: Wording }>;
  /** Its picture on the home page. */
  readonly picture?: () => Loaded<Record<string, never>>;
  /** What a reader may choose for its drawings. */
  readonly settings?: () => Loaded<Record<string, never>>;
}

export const DRAWN: Readonly<Record<string, Drawn>> = {
  barrage: {
    table: () => import('./barrage/table/Table.svelte'),
    picture: () => import('./barrage/home/Picture.svelte'),
    settings: () => import('./barrage/home/OwnerColours.svelte'),
  },
  craftsmen: {
    table: () => import('./craftsmen/table/Table.svelte'),
    picture: () => import('./craftsmen/home/Picture.svelte'),
  },
};

/** The table of a game with its words. */
export async function tableOf(
  game: string,
): Promise<{ Table: Component<{ live: Live; words: Wording }>; words: Wording }> {
  const load = DRAWN[game]?.table ?? (() => import('./table/plain/PlainTable.svelte'));
  const [{ default: Table }, wording] = await Promise.all([load(), words.open(game)]);
  return { Table, words: wording };
}

/** What can be set for the drawings of each game, with its words. */
export const settingsOf = (): Promise<readonly Component<Record<string, never>>[]> =>
  Promise.all(
    Object.entries(DRAWN).flatMap(([game, { settings }]) =>
      settings
        ? [
            words
              .open(game)
              .then(settings)
              .then((module) => module.default),
          ]
        : [],
    ),
  );
