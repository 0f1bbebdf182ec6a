import { describe, expect, test } from 'vitest';
import { beside } from './beside';

const room = { width: 1000, height: 800 };
const card = { width: 300, height: 200 };

describe('a card stands', () => {
  test('to the right of its thing', () => {
    expect(beside({ left: 100, top: 50, width: 40, height: 40 }, card, room)).toEqual({ left: 148, top: 50 });
  });

  test('to the left when the right edge is near', () => {
    expect(beside({ left: 900, top: 50, width: 40, height: 40 }, card, room)).toEqual({ left: 592, top: 50 });
  });

  test('inside the window at the bottom', () => {
    expect(beside({ left: 100, top: 760, width: 40, height: 40 }, card, room).top).toBe(592);
  });

  test('under a thing as wide as the window', () => {
    expect(beside({ left: 0, top: 100, width: 1000, height: 50 }, card, room)).toEqual({ left: 8, top: 158 });
  });

  test('not over a pinned card', () => {
    const pinned = [{ left: 148, top: 50, ...card }];
    const spot = beside({ left: 400, top: 300, width: 40, height: 40 }, card, room, pinned);
    expect(spot).toEqual({ left: 448, top: 300 });
    const near = beside({ left: 100, top: 50, width: 40, height: 40 }, card, room, pinned);
    expect(near).toEqual({ left: 456, top: 50 });
  });

  test('at the edge of a window smaller than itself', () => {
    expect(beside({ left: 10, top: 10, width: 10, height: 10 }, card, { width: 200, height: 100 })).toEqual({
      left: 8,
      top: 8,
    });
  });
});
