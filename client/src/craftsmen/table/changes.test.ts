import { expect, test } from 'vitest';
import type { Told, View } from '../types';
import { summed } from '../../table/gains';
import { changed } from './changes';
import { gainsOf } from './gains';

const seat = (more: object = {}) => ({
  vp: 3,
  capital: 4,
  worth: null,
  cards: 2,
  privileges: 0,
  works: 1,
  fair: 0,
  ...more,
});
const view = (...seats: object[]): View => ({ seats }) as unknown as View;

test('numbers that would change, one’s own first; a hand counts whether it is seen or not', () => {
  const own = (capital: string[], worth: number) => seat({ capital, worth });
  const now = view(seat(), own(['red-1', 'red-2'], 5), seat());
  const then = view(seat({ vp: 4 }), own(['red-1'], 1), seat());
  expect(changed(now, then, 2)).toEqual([
    { seat: 2, changes: [{ icon: 'capital', before: 2, after: 1 }], worth: { before: 5, after: 1 } },
    { seat: 1, changes: [{ icon: 'points', before: 3, after: 4 }], worth: null },
  ]);
});

test('amounts of events, what comes and what goes apart', () => {
  const told = (kind: string, amount: number, what = '') =>
    ({ kind, seat: 1, amount, what }) as unknown as Told;
  const events = [
    told('drew', 1),
    told('drew', 1),
    told('discarded', -1),
    told('token', 1, 'work'),
    told('sent', 0),
    told('points', 2),
  ];
  expect(summed(events.flatMap(gainsOf)).map(({ icon, n }) => [icon, n])).toEqual([
    ['capital', 2],
    ['capital', -1],
    ['work', 1],
    ['points', 2],
  ]);
});
