import { describe, expect, test } from 'vitest';
import type { SegmentView } from '../types';
import { angleAt, sameSegment, slice, turnBetween, turnTime } from './turning';

const part = (tile: string | null, excavators = 0, mixers = 0): SegmentView => ({ tile, excavators, mixers });
const base = part('BASIC_base', 4);
const joker = part('A1_joker', 5);
const house = part('BASIC_powerhouse', 0, 3);

describe('the turn between two pictures of a wheel', () => {
  test('nothing changed: no turn', () => {
    expect(turnBetween([null, base, null], [null, base, null])).toEqual({ by: 0, returned: [] });
  });

  test('a construction fills the open segment and turns by one', () => {
    expect(turnBetween([null, base, null], [null, joker, base])).toEqual({ by: 1, returned: [] });
  });

  test('what arrives comes back, in order', () => {
    const turn = turnBetween([null, base, null, joker, null, house], [null, null, null, null, base, null]);
    expect(turn).toEqual({
      by: 3,
      returned: [
        { click: 1, part: house },
        { click: 3, part: joker },
      ],
    });
  });

  test('the first construction on an empty wheel is one click', () => {
    expect(turnBetween([null, null, null], [null, base, null]).by).toBe(1);
  });

  test('a part taken out of the middle is no turn', () => {
    expect(turnBetween([null, joker, base], [null, part(null, 5), base]).by).toBe(0);
  });

  test('a wheel of another size is no turn', () => {
    expect(turnBetween([], [null, base]).by).toBe(0);
  });
});

test('segments are the same by what lies in them', () => {
  expect(sameSegment(null, undefined)).toBe(true);
  expect(sameSegment(base, part('BASIC_base', 4))).toBe(true);
  expect(sameSegment(base, null)).toBe(false);
  expect(sameSegment(base, part('BASIC_base', 3))).toBe(false);
});

describe('the angle of a turning wheel', () => {
  test('begins where the old picture was and ends at rest', () => {
    expect(angleAt(0, 2, 6)).toBe(-120);
    expect(angleAt(320, 2, 6)).toBe(-60);
    expect(angleAt(turnTime(2), 2, 6)).toBe(0);
  });

  test('overshoots each click by four degrees', () => {
    expect(angleAt(256, 1, 6)).toBeCloseTo(4);
  });
});

test('a slice is closed and starts at its outer edge', () => {
  expect(slice(50, 100, -30, 30)).toMatch(/^M-50\.0 -86\.6A100 100 .*Z$/);
});
