import { describe, expect, test } from 'vitest';
import type { CompanyBoardComponent, CompanyComponent, SeatView } from '../types';
import { gives, pieceRows } from './pieces';

const board: CompanyBoardComponent = {
  pieces: [5, 5, 5, 4, 5],
  revealed_by: [2, 4, 5],
  production_bonus: [0, 0, 1, 1, 3],
  ability_from: 3,
  constructions: [],
};
const vp = { op: 'vp', amount: 3, said: { key: 'x' } };
const company = { incomes: [[[vp], [], [vp]], [], []] } as unknown as CompanyComponent;
const seat = (bases: number, powerhouses: number): SeatView =>
  ({ bases, elevations: 0, conduits: 0, powerhouses, buildings: ['cofferdam'] }) as unknown as SeatView;

describe('the rows of a company board', () => {
  const rows = pieceRows(board, company, seat(3, 2), seat(2, 2), false);

  test('the row of buildings belongs to the Leeghwater Project', () => {
    expect(rows.map((row) => row.structure)).toEqual(['base', 'elevation', 'conduit', 'powerhouse']);
    expect(pieceRows(board, company, seat(0, 0), seat(0, 0), true).at(4)?.built).toBe(1);
  });

  test('incomes stand at the second, fourth and fifth place', () => {
    expect(rows[0]?.places.map((place) => place.incomes.length)).toEqual([0, 1, 0, 0, 1]);
  });

  test('built pieces are gone; one of the preview is a ghost', () => {
    expect(rows[0]?.places.map((place) => place.open)).toEqual([true, true, true, false, false]);
    expect(rows[0]?.places.map((place) => place.ghost)).toEqual([false, false, true, false, false]);
  });

  test('powerhouses bring the bonus and the ability', () => {
    const places = rows[3]?.places ?? [];
    expect(places.map((place) => place.bonus)).toEqual([0, 1, 0, 3]);
    expect(places.map((place) => place.ability)).toEqual([false, false, true, false]);
    expect(places.map(gives)).toEqual([false, true, true, true]);
  });
});
