import { expect, it } from 'vitest';
import type { PaymentView } from '../types';
import { bestWays, effectOf, isPart, partsOf, wayOf, worthOf } from './payments';

// Seven are due; in hand two blues that count five together, a green two, a red two and a violet three.
const payment: PaymentView = {
  seat: 1,
  card: 'toolmaker-1',
  due: 7,
  colours: ['violet', 'green', 'blue'],
  laid: [],
  worth: 0,
  parts: [
    { cards: ['blue-1'], worth: 1 },
    { cards: ['blue-3'], worth: 3 },
    { cards: ['blue-1', 'blue-3'], worth: 5 },
    { cards: ['green-2'], worth: 2 },
    { cards: ['violet-3'], worth: 3 },
  ],
  ways: [
    { cards: ['green-2', 'blue-1', 'blue-3'], over: 0, leaves: 13, path: [1, 2, 3] },
    { cards: ['violet-3', 'blue-1', 'blue-3'], over: 1, leaves: 12, path: [4, 2, 3] },
  ],
};

it('cards of a colour are worth what the view says of them together', () => {
  expect(worthOf(payment, [])).toBe(0);
  expect(worthOf(payment, ['blue-3'])).toBe(3);
  expect(worthOf(payment, ['blue-3', 'green-2', 'blue-1'])).toBe(7);
  expect(partsOf(payment, ['green-2', 'blue-3', 'blue-1']).map(({ worth }) => worth)).toEqual([2, 5]);
});

it('a card says what the sum would become with it', () => {
  expect(effectOf(payment, [], 'blue-1')).toEqual({ is: 'due', sum: 1, n: 6 });
  expect(effectOf(payment, ['blue-1'], 'blue-3')).toEqual({ is: 'due', sum: 5, n: 2 });
  expect(effectOf(payment, ['blue-1', 'blue-3'], 'green-2')).toEqual({ is: 'exact', sum: 7, n: 0 });
  expect(effectOf(payment, ['blue-1', 'blue-3'], 'violet-3')).toEqual({ is: 'lost', sum: 8, n: 1 });
});

it('a card of another colour and a card too many say so', () => {
  expect(effectOf(payment, [], 'red-2')).toEqual({ is: 'colour' });
  expect(effectOf(payment, ['green-2', 'blue-1', 'blue-3'], 'violet-3')).toEqual({ is: 'needless' });
  expect(effectOf(payment, ['green-2'], 'violet-3')).toEqual({ is: 'needless' });
});

it('only what the engine offers is a payment, in whatever order it was laid down', () => {
  expect(wayOf(payment, ['blue-3', 'blue-1', 'green-2'])?.path).toEqual([1, 2, 3]);
  expect(wayOf(payment, ['blue-3', 'blue-1'])).toBeNull();
});

it('the best ways are those that the cards down lead to', () => {
  expect(bestWays(payment, [], 2).map(({ leaves }) => leaves)).toEqual([13, 12]);
  expect(bestWays(payment, ['violet-3'], 2).map(({ leaves }) => leaves)).toEqual([12]);
  expect(bestWays(payment, ['green-2', 'blue-1', 'blue-3'], 2)).toEqual([]);
});

it('two cards of a kind are two', () => {
  expect(isPart(['red-1', 'red-1'], ['red-1', 'red-2'])).toBe(false);
  expect(isPart(['red-1', 'red-1'], ['red-2', 'red-1', 'red-1'])).toBe(true);
});
