import { expect, test } from 'vitest';
import type { Standing } from '../lib/types';
import { mostOf, periodLines, sourceLines } from './points';

const standing = (
  seat: number,
  sources: Record<string, number>,
  periods: Record<number, number> = {},
): Standing => ({
  seat,
  points: 0,
  winner: false,
  sources,
  periods,
});

test('points come by source, the largest first, nothing without points', () => {
  const lines = sourceLines([standing(1, { a: 1, b: 5, c: 0 }), standing(2, { a: 2 })]);
  expect(lines).toEqual([
    { said: { key: 'b' }, points: [5, 0] },
    { said: { key: 'a' }, points: [1, 2] },
  ]);
  expect(mostOf(lines)).toBe(5);
});

test('points come year by year, with what there was before the first', () => {
  const lines = periodLines([standing(1, {}, { 0: 1, 1: 7, 3: 9 }), standing(2, {}, { 2: 4 })], 'year');
  expect(lines).toEqual([
    { said: { key: 'points-start' }, points: [1, 0] },
    { said: { key: 'year', args: { n: 1 } }, points: [7, 0] },
    { said: { key: 'year', args: { n: 2 } }, points: [0, 4] },
    { said: { key: 'year', args: { n: 3 } }, points: [9, 0] },
  ]);
});
