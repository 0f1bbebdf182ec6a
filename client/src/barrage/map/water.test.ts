import { describe, expect, it } from 'vitest';
import type { EventKind, Told } from '../types';
import { lagOf } from './lag';
import { LEGS } from './geometry';
import { runsOf, wayOf } from './water';

const told = (kind: EventKind, more: Partial<Told> = {}): Told => ({
  kind,
  seat: 1,
  said: { key: kind, args: {} },
  source: { key: 'source-rules', args: {} },
  what: '',
  amount: 0,
  origin: '',
  way: [],
  goods: {},
  by_rules: false,
  places: [],
  ...more,
});
const held = (dam: string, origin: string, ...way: string[]): Told =>
  told('held', { amount: 1, origin, way: [...way, dam], places: [dam] });
const leaves = (exit: string, origin: string, ...way: string[]): Told =>
  told('leaves', { amount: -1, origin, way: [...way, exit] });
const spent = told('spent', { places: ['B1L', 'C1A'], amount: -2, origin: 'B1L', way: ['C1A', 'P8'] });
const rain = held('B5U', 'B', 'B2U', 'B2L', 'P5');

const TO_THE_EXITS = [
  leaves('XL', 'A', 'B1U', 'B1L', 'P8', 'B8U', 'B8L', 'P11'),
  leaves('XL', 'B', 'B2U', 'B2L', 'P5', 'B5U', 'B5L', 'P9', 'B9U', 'B9L', 'P11'),
  leaves('XR', 'C', 'B3U', 'B3L', 'P6', 'B6U', 'B6L', 'P10', 'B10U', 'B10L', 'P12'),
  leaves('XR', 'D', 'B4U', 'B4L', 'P7', 'B7U', 'B7L', 'P10', 'B10U', 'B10L', 'P12'),
];

describe('the drops of a story', () => {
  it('start at their headstream in the water phase', () => {
    expect(runsOf([rain])).toEqual([
      { conduit: null, legs: ['B', 'B2U', 'B2L', 'P5'], stop: 'B5U', event: 0 },
    ]);
  });

  it('come out of the powerhouses after a production', () => {
    const story = [
      spent,
      told('produced', { places: ['P8_1'], amount: 10 }),
      held('B8L', 'B1L', 'C1A', 'P8', 'B8U'),
      leaves('XL', 'B1L', 'C1A', 'P8', 'B8U', 'B8L', 'P11'),
    ];
    expect(runsOf(story)).toEqual([
      { conduit: 'C1A', legs: ['P8', 'B8U'], stop: 'B8L', event: 2 },
      { conduit: 'C1A', legs: ['P8', 'B8U', 'B8L', 'P11'], stop: 'XL', event: 3 },
    ]);
  });

  it('start on the headstream they were put on when they flow at once', () => {
    const [run] = runsOf([told('flows', { places: ['D'], amount: 1 }), held('B4U', '', 'D')]);
    expect(run).toEqual({ conduit: null, legs: ['D'], stop: 'B4U', event: 1 });
  });

  it('have a bed for every leg', () => {
    for (const run of runsOf(TO_THE_EXITS)) {
      expect(run.legs.filter((leg) => !LEGS[leg])).toEqual([]);
      const { points } = wayOf(run);
      const jumps = points
        .slice(1)
        .map(([x, y], i) => Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)));
      expect(Math.max(...jumps)).toBeLessThan(20);
    }
  });
});

describe('the lag of the drawing', () => {
  it('is what the story adds and takes', () => {
    const story = [told('built', { places: ['B8L'] }), spent, held('B8L', 'B1L', 'C1A', 'P8', 'B8U'), rain];
    const { drops, pieces } = lagOf(story);
    expect([...pieces]).toEqual([['B8L', 1]]);
    expect(Object.fromEntries(drops)).toEqual({ B1L: -2, B8L: 1, B: -1, B5U: 1 });
  });

  it('does not count a drop at its headstream once it is on the way', () => {
    expect(Object.fromEntries(lagOf([rain], new Set([rain])).drops)).toEqual({ B5U: 1 });
  });

  it('leaves the headstream alone when a drop flows at once', () => {
    const story = [told('flows', { places: ['D'], amount: 1 }), held('B4U', '', 'D')];
    expect(Object.fromEntries(lagOf(story).drops)).toEqual({ B4U: 1 });
  });
});
