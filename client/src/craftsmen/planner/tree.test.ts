import { expect, test } from 'vitest';
import type { UnitPlan } from '../types';
import { treeOf } from './tree';

const unit = (good: string, into: number): UnitPlan => ({
  good,
  building: '',
  state: 'own',
  card: '',
  now: false,
  into,
  fair: null,
  granary: null,
});
const isRaw = (good: string) => ['wheat', 'wood'].includes(good);

test('raw materials stand on the left, the last good on the right, between what it takes in', () => {
  const units = [unit('beer', -1), unit('wheat', 0), unit('barrel', 0), unit('wood', 2)];
  const { nodes, columns, rows } = treeOf(units, isRaw);
  expect(nodes.map(({ unit: { good }, column, row }) => [good, column, row])).toEqual([
    ['beer', 2, 0.5],
    ['wheat', 0, 0],
    ['barrel', 1, 1],
    ['wood', 0, 1],
  ]);
  expect(nodes.map(({ into }) => into?.unit.good ?? null)).toEqual([null, 'beer', 'beer', 'barrel']);
  expect([columns, rows]).toEqual([3, 2]);
});

test('a raw material alone is one node', () => {
  expect(treeOf([unit('wood', -1)], isRaw)).toMatchObject({ columns: 1, rows: 1, nodes: [{ column: 0 }] });
});
