// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Camera } from './camera.svelte';
import { heardOnMap } from './keys';
import type { Pointing } from './pointing.svelte';

function hear(key: string, shiftKey = false) {
  const nextLegal = vi.fn();
  const event = new KeyboardEvent('keydown', { key, shiftKey, cancelable: true });
  heardOnMap(event, { nextLegal } as unknown as Pointing, {} as Camera);
  return { nextLegal, isHeard: event.defaultPrevented };
}

test('N goes to the next choice on the map, with Shift to the one before, as everywhere at the table', () => {
  expect(hear('n').nextLegal).toHaveBeenCalledWith(1);
  expect(hear('N', true).nextLegal).toHaveBeenCalledWith(-1);
});

test('a letter that means nothing on the map is left to the table', () => {
  expect(hear('p').isHeard).toBe(false);
});
