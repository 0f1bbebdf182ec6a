import { describe, expect, it } from 'vitest';
import type { Told } from '../../lib/types';
import { lagOf } from './lag';
import { LEGS } from './geometry';
import { RIVERS } from './rivers.fixture';
import { legsBetween, runsOf, wayOf } from './water';

const told = (kind: string, more: Partial<Told> = {}): Told => ({
  kind,
  seat: 1,
  said: { key: kind, args: {} },
  source: { key: 'source-rules', args: {} },
  what: '',
  amount: 0,
  origin: '',
  way: [],
  places: [],
  ...more,
});
const fromHead = (key: string) => ({ source: { key: 'headstream', args: { key } } });

describe('the course of the rivers', () => {
  it('runs through dams and powerhouses to the exit', () => {
    expect(legsBetween(RIVERS, 'A', 'XL')).toEqual(['A', 'B1U', 'B1L', 'P8', 'B8U', 'B8L', 'P11']);
    expect(legsBetween(RIVERS, 'P10', 'B10L')).toEqual(['P10', 'B10U']);
  });

  it('does not run uphill', () => {
    expect(legsBetween(RIVERS, 'P8', 'B1L')).toEqual([]);
  });

  it('has a bed for every leg', () => {
    for (const head of ['A', 'B', 'C', 'D']) {
      const exit = head === 'A' || head === 'B' ? 'XL' : 'XR';
      const legs = legsBetween(RIVERS, head, exit);
      expect(legs.filter((leg) => !LEGS[leg])).toEqual([]);
      const { points } = wayOf({ conduit: null, start: head, legs, stop: exit, event: 0 });
      const jumps = points
        .slice(1)
        .map(([x, y], i) => Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)));
      expect(Math.max(...jumps)).toBeLessThan(20);
    }
  });
});

describe('the drops of a story', () => {
  it('start at their headstream in the water phase', () => {
    const [run] = runsOf(RIVERS, [told('event-held', { places: ['B5U'], ...fromHead('B') })]);
    expect(run).toMatchObject({ start: 'B', legs: ['B', 'B2U', 'B2L', 'P5'], stop: 'B5U' });
  });

  it('come out of the powerhouses after a production, as many as were spent', () => {
    const runs = runsOf(RIVERS, [
      told('event-spent', { places: ['B1L', 'C1A'], said: { key: 'event-spent', args: { n: 2 } } }),
      told('event-produced', { places: ['P8_1'] }),
      told('event-held', { places: ['B8L'] }),
      told('event-leaves-left'),
      told('event-held', { places: ['B8U'] }),
    ]);
    expect(runs.map(({ conduit, start, stop }) => [conduit, start, stop])).toEqual([
      ['C1A', 'P8', 'B8L'],
      ['C1A', 'P8', 'XL'],
      [null, null, 'B8U'],
    ]);
  });

  it('start where a drop was let flow', () => {
    const runs = runsOf(RIVERS, [told('event-flows', { places: ['D'] }), told('event-leaves-right')]);
    expect(runs[0]).toMatchObject({ start: 'D', stop: 'XR' });
  });
});

describe('the lag of the drawing', () => {
  it('is what the story adds and takes', () => {
    const story = [
      told('event-built', { places: ['B8L'] }),
      told('event-spent', { places: ['B1L', 'C1A'], said: { key: 'event-spent', args: { n: 2 } } }),
      told('event-held', { places: ['B8L'] }),
      told('event-held', { places: ['B5U'], ...fromHead('B') }),
    ];
    const { drops, pieces } = lagOf(story);
    expect([...pieces]).toEqual([['B8L', 1]]);
    expect(Object.fromEntries(drops)).toEqual({ B1L: -2, B8L: 1, B: -1, B5U: 1 });
  });

  it('does not count a drop at its headstream once it is on the way', () => {
    const run = told('event-held', { places: ['B5U'], ...fromHead('B') });
    expect(Object.fromEntries(lagOf([run], new Set([run])).drops)).toEqual({ B5U: 1 });
  });
});
