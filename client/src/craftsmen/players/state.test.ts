import { expect, test } from 'vitest';
import type { View } from '../types';
import { countOf, stateOf } from './state';

const seat = (assistants: number, passed = false) => ({ assistants, passed });
const town = (...queue: (number | null)[][]) => ({ queue, picture: [], places: [] });
const view = (more: object): View =>
  ({
    phase: 'assistants',
    season: 'spring',
    order: [2, 1, 3],
    seats: [seat(3), seat(2), seat(0)],
    stages_over: 0,
    acting: null,
    town: {},
    ...more,
  }) as unknown as View;

test('who sends assistants is asked, comes next, has some left, or has none', () => {
  expect([1, 2, 3].map((at) => stateOf(view({}), 2, at))).toEqual([
    { is: 'next' },
    { is: 'now' },
    { is: 'passed' },
  ]);
  expect(stateOf(view({ seats: [seat(3), seat(2), seat(4)] }), 2, 3)).toEqual({ is: 'to-send', n: 4 });
  expect(stateOf(view({ seats: [seat(3, true), seat(2), seat(4)] }), 2, 3)).toEqual({ is: 'next' });
});

test('in the buildings somebody waits as long as an assistant of his stands ahead', () => {
  const at = view({
    phase: 'buildings',
    stages_over: 1,
    town: { bankers: town([2, null]), builders: town([1, 3]) },
  });
  expect([1, 2, 3].map((one) => stateOf(at, 0, one).is)).toEqual(['waits', 'done', 'waits']);
});

test('a hand is counted whether it is seen or not', () => {
  expect([countOf(['red-1', 'red-2']), countOf(5)]).toEqual([2, 5]);
});
