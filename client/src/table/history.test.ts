import { describe, expect, test } from 'vitest';
import {
  beforeLastOf,
  chosenThisTurn,
  lastMover,
  lineBefore,
  standing,
  takenBack,
  answersAfter,
} from './history';
import { entry } from './samples';

const seqs = (entries: readonly { seq: number }[]) => entries.map(({ seq }) => seq);

const book = [
  entry(1, { kind: 'start', seat: 0 }),
  entry(2, { seat: 2 }),
  entry(3),
  entry(4),
  entry(5, { kind: 'undo', to: 3 }),
  entry(6),
  entry(7, { kind: 'chat' }),
];

describe('the course of a game', () => {
  test('an undo takes back the answers after its line', () => {
    expect([...takenBack(book)]).toEqual([4]);
    expect(seqs(standing(book))).toEqual([1, 2, 3, 6]);
  });

  test('what was chosen this turn begins after its first line', () => {
    expect(seqs(chosenThisTurn(book, 2, 1))).toEqual([3, 6]);
    expect(chosenThisTurn(book, null, 1)).toEqual([]);
    expect(chosenThisTurn(book, 2, 0)).toEqual([]);
  });

  test('what would go is said answer by answer', () => {
    expect(seqs(answersAfter(book, 2))).toEqual([3, 6]);
  });

  test('a request goes back to before the own last answer', () => {
    expect(beforeLastOf(book, [1])).toBe(3);
    expect(beforeLastOf(book, [2])).toBe(1);
    expect(beforeLastOf(book, [2, 1])).toBe(3);
    expect(beforeLastOf(book, [3])).toBeNull();
  });

  test('the line before another is one that counts', () => {
    expect(lineBefore(book, 6)).toBe(3);
    expect(lineBefore(book, 1)).toBeNull();
  });

  test('the last mover answered last and was not undone', () => {
    expect(lastMover(book)).toBe(1);
    expect(lastMover(book.slice(0, 1))).toBe(0);
  });
});
