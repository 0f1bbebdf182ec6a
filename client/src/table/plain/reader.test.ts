import { expect, test } from 'vitest';
import { bundleOf } from '../../lib/words.svelte';
import { namesOf, Reader, type Speaker } from './reader.svelte';

const WORDS = `
good-iron_ore = iron ore
town-hall = town hall
seat = Player { $n }
view-year-end = at the year-end
view-path = { "" }
view-left = left
view-auction-left = still in
view-auction-left-n = { seat }
view-slots-none = empty
view-ships-at = ship { $n }
view-phase-over = game over
view-granary = granary
view-granary-n = { seat }
`;
const bundle = bundleOf('en', [WORDS]);
const formatted = (key: string, args: Record<string, string | number> = {}): string | null => {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args) : null;
};
const speaker: Speaker = {
  has: (key) => bundle.hasMessage(key),
  word: (key) => formatted(key),
  ui: (key, args) => formatted(key, args) ?? key,
  say: ({ key }) => formatted(key) ?? key,
  name: (seat) => `Anna ${seat}`,
};
const components = {
  digest: 'x',
  goods: [{ key: 'iron_ore', said: { key: 'good-iron_ore' }, tier: 'raw' }],
  bonus: [{ key: 'iron_ore', said: { key: 'seat' } }],
};
const reader = new Reader(speaker, namesOf(components));
const at = (field: string, within = '') => ({ field, within });

test('a field has the name the game gives it, or its key made readable', () => {
  expect(reader.fieldName(at('year_end'))).toBe('At the year-end');
  expect(reader.fieldName(at('fair_play'))).toBe('Fair play');
});

test('a field may be called otherwise where it stands in another', () => {
  expect(reader.fieldName(at('left', 'work'))).toBe('Left');
  expect(reader.fieldName(at('left', 'auction'))).toBe('Still in');
});

test('a field with an empty name is for programs', () => {
  expect(reader.fieldName(at('path'))).toBe('');
  expect(reader.lineName('path', at('ways'))).toBe('');
});

test('a number is said as its field says numbers', () => {
  expect(reader.text(2, at('left', 'auction'))).toBe('Player 2');
  expect(reader.text(2, at('left', 'work'))).toBe('2');
  expect(reader.text(2, at('order'))).toBe('Anna 2');
});

test('what lies under a thing is one of the field around it', () => {
  expect(reader.text(2, at('iron_ore', 'granary'))).toBe('Player 2');
  expect(reader.text(2, at('iron_ore', 'stock'))).toBe('2');
});

test('a word is said by the words of its field, then by the component of that key', () => {
  expect(reader.text('over', at('phase'))).toBe('game over');
  expect(reader.text('hall', at('town'))).toBe('town hall');
  expect(reader.text('iron_ore', at('granary'))).toBe('iron ore');
  expect(reader.text('last_one', at('granary'))).toBe('last one');
});

test('nothing has a word of its own where the game gives one', () => {
  expect(reader.text(null, at('slots'))).toBe('empty');
  expect(reader.text(null, at('up'))).toBe('–');
  expect(reader.text('', at('up'))).toBe('–');
  expect([at('slots'), at('up')].map(reader.saysNothing)).toEqual([true, false]);
});

test('lines have the names of fields or of things, or count', () => {
  expect(reader.lineName('iron_ore', at('granary'))).toBe('iron ore');
  expect(reader.lineName('left', at('auction'))).toBe('still in');
  expect(reader.lineName(3, at('ships'))).toBe('ship 3');
  expect(reader.lineName(3, { ...at('ships'), isOne: true })).toBe('3');
  expect(reader.lineName(3, at('rows'))).toBe('3');
});
