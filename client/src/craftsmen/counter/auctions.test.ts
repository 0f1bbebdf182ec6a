import { expect, it } from 'vitest';
import type { Entry, Told } from '../../lib/types';
import { storyOf, sumOf } from './auctions';

const told = (kind: string, seat: number, amount = 0, what = ''): Told => ({
  kind,
  seat,
  amount,
  what,
  goods: {},
  origin: '',
  by_rules: false,
  places: [],
  said: { key: kind, args: {} },
  source: null as never,
  way: [],
});
const entry = (seq: number, ...events: Told[]): Entry =>
  ({ seq, kind: 'answer', seat: 1, told: events }) as unknown as Entry;

it('an auction is told from its opening on', () => {
  const entries = [
    entry(1, told('opened', 2, 9, 'mill-1'), told('passed', 1)),
    entry(2, told('opened', 1, 4, 'toolmaker-1')),
    entry(3, told('passed', 2)),
    entry(4, told('mayor_drew', 0, 0, 'red-1'), told('mayor_drew', 0, 0, 'blue-2')),
    entry(5, told('bid', 1, 7)),
  ];
  const { bids, passed, mayor } = storyOf(entries);
  expect([...bids]).toEqual([[1, 7]]);
  expect([...passed]).toEqual([2]);
  expect(mayor).toEqual(['red-1', 'blue-2']);
});

it('a sum is written out', () => {
  expect(sumOf([1, 2, 3])).toBe('1 + 2 + 3 = 6');
  expect(sumOf([3])).toBe('3');
});
