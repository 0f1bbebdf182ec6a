// Many options are easier to read in groups. The order of the engine stays, within a group and among groups.
import type { Row } from '../lib/types';
import type { Drawings, GroupName } from './game';

export interface Group extends GroupName {
  readonly rows: readonly Row[];
}

/** Up to this many options stand in one list. */
export const FEW = 9;

export function grouped(rows: readonly Row[], game: Pick<Drawings, 'groupOf'>): readonly Group[] {
  if (rows.length <= FEW) return [{ key: 'all', said: null, rows }];
  const groups = new Map<string, GroupName & { rows: Row[] }>();
  for (const row of rows) {
    const name = game.groupOf(row);
    const group = groups.get(name.key) ?? { ...name, rows: [] };
    group.rows.push(row);
    groups.set(name.key, group);
  }
  return [...groups.values()];
}
