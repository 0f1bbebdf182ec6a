import { expect, it } from 'vitest';
import type { ColourView } from '../types';
import { fanOf, widthOf } from './fan';

const colours: readonly ColourView[] = [
  { colour: 'red', cards: ['red-1', 'red-1', 'red-2'], worth: 10 },
  { colour: 'green', cards: ['green-2'], worth: 2 },
];

it('a fan covers cards but never their letter and value', () => {
  const [red, green] = fanOf(colours, 57, 400, false);
  expect(red?.cards.map(({ covered }) => covered)).toEqual([true, true, false]);
  expect(green?.cards[0]?.covered).toBe(false);
  const steps = red?.cards.slice(1).map(({ x }, i) => x - (red.cards[i]?.x ?? 0)) ?? [];
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(28);
});

it('open, no card covers another', () => {
  const fan = fanOf(colours, 57, 400, true);
  expect(fan.flatMap(({ cards }) => cards).some(({ covered }) => covered)).toBe(false);
  expect(widthOf(fan)).toBeLessThanOrEqual(400);
});

it('where there is no room for all, an open fan moves together', () => {
  const fan = fanOf(colours, 57, 200, true);
  expect(widthOf(fan)).toBeLessThanOrEqual(200);
  expect(fan[0]?.cards[0]?.covered).toBe(true);
});

it('places count through all colours', () => {
  expect(fanOf(colours, 57, 400, true).flatMap(({ cards }) => cards.map(({ place }) => place))).toEqual([
    0, 1, 2, 3,
  ]);
});
