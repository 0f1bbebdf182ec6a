import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Preview } from '../lib/types';
import { LINGER, Previews, REST } from './previews.svelte';
import { preview, row } from './samples';

let asked: { action: number; signal: AbortSignal | undefined }[];
let previews: Previews;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  previews = new Previews({
    preview: async (action: number, signal?: AbortSignal): Promise<Preview> => {
      asked.push({ action, signal });
      return preview({ ask: action });
    },
  });
});

afterEach(() => vi.useRealTimers());

describe('previews', () => {
  test('a pointer that only passes by asks nothing', async () => {
    previews.look(row(1));
    await vi.advanceTimersByTimeAsync(REST - 10);
    previews.look(row(2));
    await vi.advanceTimersByTimeAsync(REST);
    expect(asked.map(({ action }) => action)).toEqual([2]);
    expect(previews.shown?.ask).toBe(2);
  });

  test('it is gone within 80 ms of moving on', async () => {
    expect(LINGER).toBeLessThanOrEqual(80);
    previews.look(row(1));
    await vi.advanceTimersByTimeAsync(REST);
    previews.look(null);
    expect(previews.shown).not.toBeNull();
    await vi.advanceTimersByTimeAsync(LINGER);
    expect(previews.shown).toBeNull();
  });

  test('what is known is shown at once and not asked again', async () => {
    previews.look(row(1));
    await vi.advanceTimersByTimeAsync(REST);
    previews.look(null);
    previews.look(row(1));
    expect(previews.shown?.ask).toBe(1);
    await vi.advanceTimersByTimeAsync(LINGER * 2);
    expect(previews.shown?.ask).toBe(1);
    expect(asked).toHaveLength(1);
  });

  test('a new question forgets what was known', async () => {
    previews.look(row(1));
    await vi.advanceTimersByTimeAsync(REST);
    previews.forget();
    expect(previews.shown).toBeNull();
    await previews.of(row(1));
    expect(asked).toHaveLength(2);
  });

  test('moving on cancels the question', async () => {
    previews.look(row(1));
    await vi.advanceTimersByTimeAsync(REST);
    previews.look(row(2));
    expect(asked[0]?.signal?.aborted).toBe(true);
  });
});
