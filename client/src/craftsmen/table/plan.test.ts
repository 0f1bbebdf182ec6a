import { expect, test } from 'vitest';
import { planOf } from './plan';

test.each([
  [1920, 1080, 'wide'],
  [1440, 900, 'full'],
  [1440, 760, 'low'],
  [1280, 720, 'low'],
  [1024, 768, 'small'],
] as const)('a screen of %i x %i is laid out by the plan %s', (width, height, plan) => {
  expect(planOf(width, height)).toBe(plan);
});

test('a larger text takes a narrower plan', () => {
  expect(planOf(1920, 1080, 20)).toBe('full');
  expect(planOf(1440, 900, 20)).toBe('small');
});
