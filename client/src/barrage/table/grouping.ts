// Many options are easier to read in groups: the sections of the action board, the areas of the map, the tiers
// of contracts. The order of the engine stays, within a group and among groups.
import type { Components, Row, Said } from '../../lib/types';

export interface Group {
  readonly key: string;
  /** Its heading; null when the options need none. */
  readonly said: Said | null;
  readonly rows: readonly Row[];
}

/** Up to this many options stand in one list. */
export const FEW = 9;

type Named = readonly [key: string, said: Said | null];

function nameOf(row: Row, components: Components): Named {
  switch (row.kind) {
    case 'space': {
      const section = components.spaces.find((space) => space.key === row.place)?.section;
      return section ? [section, { key: `section-${section}` }] : ['other', null];
    }
    case 'site': {
      const area = components.sites.find((site) => site.key === row.place)?.area;
      return area ? [area, { key: `area-${area}` }] : ['other', null];
    }
    case 'build':
      return ['build', { key: 'table-group-build' }];
    case 'officer':
      return ['officer', { key: 'table-group-officer' }];
    case 'contract': {
      const tier = components.contracts.find((contract) => contract.key === row.place)?.tier;
      return tier ? [tier, { key: `table-group-${tier}` }] : ['other', null];
    }
    default:
      return ['other', null];
  }
}

export function grouped(rows: readonly Row[], components: Components): readonly Group[] {
  if (rows.length <= FEW) return [{ key: 'all', said: null, rows }];
  const groups = new Map<string, { said: Said | null; rows: Row[] }>();
  for (const row of rows) {
    const [key, said] = nameOf(row, components);
    const group = groups.get(key) ?? { said, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}
