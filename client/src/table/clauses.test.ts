import { expect, test } from 'vitest';
import { LANGUAGES } from '../lib/languages';
import { words } from '../lib/words.svelte';
import { clauses } from './clauses.svelte';
import { PlainDrawings } from './plain/drawings';
import type { Table } from './table.svelte';

const plain = new PlainDrawings({} as Table);

test.each([
  ['barrage', 'B4.2.6'],
  ['craftsmen', 'C9.2.2'],
])('%s says a clause by its number in every language, without drawings too', async (game, number) => {
  for (const language of LANGUAGES) {
    await words.use(language);
    expect(clauses.say(game, plain.clause(number))).toBeNull();
    await clauses.fetch(game, language);
    expect(clauses.say(game, plain.clause(number))).toMatch(/\p{L}+\.$/u);
  }
});

test('a clause nobody wrote out is empty', async () => {
  await clauses.fetch('craftsmen', words.language);
  expect(clauses.say('craftsmen', plain.clause('C99.1'))).toBe('');
});
