// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { closed, opened, pinned, settled, type OpenCard } from './open';

const anchor = document.createElement('i');
const card = (id: number, key: string, isPinned = false): OpenCard => ({
  id,
  kind: 'tile',
  key,
  anchor,
  pinned: isPinned,
});
const keys = (cards: readonly OpenCard[]) => cards.map((one) => one.key);

describe('open cards', () => {
  test('a new card takes the place of one that is not pinned', () => {
    expect(keys(opened([card(1, 'a')], card(2, 'b')))).toEqual(['b']);
  });

  test('a pinned card stays beside the new one', () => {
    expect(keys(opened(pinned([card(1, 'a')], 1), card(2, 'b')))).toEqual(['a', 'b']);
  });

  test('of two pinned cards the older one goes', () => {
    expect(keys(opened([card(1, 'a', true), card(2, 'b', true)], card(3, 'c')))).toEqual(['b', 'c']);
  });

  test('an open card is not opened again', () => {
    const cards = [card(1, 'a', true)];
    expect(opened(cards, card(2, 'a'))).toBe(cards);
  });

  test('closing and looking elsewhere', () => {
    expect(closed([card(1, 'a')], 1)).toEqual([]);
    expect(keys(settled([card(1, 'a', true), card(2, 'b')]))).toEqual(['a']);
  });
});
