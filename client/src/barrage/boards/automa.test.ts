import { expect, it } from 'vitest';
import type { AutomaEntry } from '../types';
import { lostBy, partsOf } from './automa';

const entry = (kind: AutomaEntry['kind'], more: Partial<AutomaEntry> = {}): AutomaEntry => ({
  kind,
  engineers: 1,
  dashed: false,
  vp: 0,
  amount: 0,
  said: { key: 'x' },
  ...more,
});

it('draws what an entry does', () => {
  expect(partsOf(entry('production', { amount: -1, tier: 'red' }))).toEqual([
    { icon: 'turbine' },
    { sign: '−1' },
  ]);
  expect(partsOf(entry('machinery', { excavators: 2, mixers: 0 }))).toEqual([{ icon: 'excavator', n: 2 }]);
  expect(partsOf(entry('machinery', { amount: 2, excavators: 0, mixers: 0 }))).toEqual([
    { icon: 'machinery_any', n: 2 },
  ]);
  expect(partsOf(entry('patent', { structure: 'base' }))).toEqual([{ icon: 'patent' }, { icon: 'base' }]);
});

it('draws what narrows a construction', () => {
  const construct = (more: Partial<AutomaEntry>) => partsOf(entry('construct', more));
  expect(construct({ structure: 'base' })).toEqual([{ icon: 'base' }]);
  expect(construct({ structure: 'base', areas: ['hill'] })).toEqual([{ icon: 'base' }, { icon: 'hill' }]);
  expect(construct({ structure: 'conduit', amount: 3 })).toEqual([{ icon: 'conduit' }, { sign: '≥3' }]);
  expect(construct({ structure: 'building', down: false })).toEqual([{ icon: 'building' }, { icon: 'up' }]);
});

it('shows the points that the tile prints', () => {
  expect(lostBy(entry('machinery', { vp: -4 }))).toBe(4);
  expect(lostBy(entry('patent', { vp: -2 }))).toBe(0);
});
