// Where the units of a plan stand in its drawing: raw materials on the left, the last good on the right.
import type { UnitPlan } from '../types';

export interface Node {
  readonly unit: UnitPlan;
  readonly column: number;
  /** Halves stand between two rows. */
  readonly row: number;
  /** The node that takes it in; null for the last. */
  readonly into: Node | null;
}

export interface Tree {
  readonly nodes: readonly Node[];
  readonly columns: number;
  readonly rows: number;
}

/** `isRaw`: raw materials stand in the first column, however few steps they are from the end. */
export function treeOf(units: readonly UnitPlan[], isRaw: (good: string) => boolean): Tree {
  const depths: number[] = [];
  // A unit comes after the one that takes it in.
  units.forEach((unit, i) => (depths[i] = unit.into < 0 ? 0 : (depths[unit.into] ?? 0) + 1));
  const columns = 1 + Math.max(0, ...depths);
  let leaves = 0;
  const rows: number[] = [];
  const place = (at: number): number => {
    const inputs = units.flatMap((unit, i) => (unit.into === at ? [place(i)] : []));
    const row = inputs.length ? inputs.reduce((all, n) => all + n, 0) / inputs.length : leaves++;
    return (rows[at] = row);
  };
  units.forEach((unit, i) => unit.into < 0 && place(i));
  const nodes: Node[] = [];
  units.forEach((unit, i) => {
    nodes.push({
      unit,
      column: columns > 1 && isRaw(unit.good) ? 0 : columns - 1 - (depths[i] ?? 0),
      row: rows[i] ?? 0,
      into: nodes[unit.into] ?? null,
    });
  });
  return { nodes, columns, rows: leaves };
}
