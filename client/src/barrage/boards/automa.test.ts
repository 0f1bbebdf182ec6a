import { expect, it } from 'vitest';
import type { Component } from '../types';
import { columnsOf, entriesOf, headstreamsOf, lostBy, partsOf, tierOf } from './automa';

const TILE: Component = {
  key: '12',
  said: { key: 'automa-tile', args: { n: 12 } },
  clauses: [],
  text: [
    {
      key: 'card-automa-entry',
      args: {
        n: 2,
        entry: { key: 'entry-production', args: { bonus: -1, colour: { key: 'colour-red', args: {} } } },
      },
    },
    {
      key: 'card-automa-dashed',
      args: { n: 1, entry: { key: 'entry-office', args: { colour: { key: 'colour-red', args: {} } } } },
    },
    {
      key: 'card-automa-entry',
      args: {
        n: 2,
        entry: { key: 'entry-machinery', args: { excavators: 2, mixers: 0, choice: 0, vp: 4 } },
      },
    },
    {
      key: 'card-automa-conduits',
      args: {
        first: { key: 'criterion-dam-own-first', args: {} },
        second: { key: 'criterion-powerhouse-own-first', args: {} },
        third: { key: 'criterion-strongest', args: {} },
        code: '6B',
      },
    },
    { key: 'card-automa-headstreams', args: { order: 'D, A, B, C' } },
  ],
};

it('reads the entries in the order they are tried', () => {
  const entries = entriesOf(TILE);
  expect(entries.map(({ engineers, dashed }) => [engineers, dashed])).toEqual([
    [2, false],
    [1, true],
    [2, false],
  ]);
  const [production, , machinery] = entries.map(({ said }) => said);
  expect(production && partsOf(production)).toEqual([{ icon: 'turbine' }, { sign: '−1' }]);
  expect(production && tierOf(production)).toBe('red');
  expect(machinery && partsOf(machinery)).toEqual([{ icon: 'excavator', n: 2 }]);
  expect(machinery && lostBy(machinery)).toBe(4);
});

it('reads the criteria, the code at their foot and the headstreams', () => {
  const [conduits] = columnsOf(TILE);
  expect(conduits?.criteria.map(({ key }) => key)).toEqual([
    'criterion-dam-own-first',
    'criterion-powerhouse-own-first',
    'criterion-strongest',
  ]);
  expect(conduits?.code).toBe('6B');
  expect(headstreamsOf(TILE)).toEqual(['D', 'A', 'B', 'C']);
});
