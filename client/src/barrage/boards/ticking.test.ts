import { expect, it } from 'vitest';
import { startOf, stepTo } from './ticking.svelte';

it('goes up step by step, each marker to its own goal', () => {
  const to = [3, 5];
  const first = startOf([0, 4], to);
  expect(first).toEqual([0, 4]);
  expect(stepTo(first, to)).toEqual([1, 5]);
  expect(stepTo([1, 5], to)).toEqual([2, 5]);
});

it('rests where it has arrived', () => {
  const there = [3, 5];
  expect(stepTo(there, [3, 5])).toBe(there);
});

it('jumps back at the end of a round', () => {
  expect(startOf([12, 9], [0, 0])).toEqual([0, 0]);
});

it('starts at its goal when somebody new has a marker', () => {
  expect(startOf([2], [2, 4])).toEqual([2, 4]);
});
