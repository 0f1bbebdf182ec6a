// The groups of options: the sections of the action board, the areas of the map, the tiers of contracts.
import type { Row } from '../../lib/types';
import type { GroupName } from '../../table/game';
import type { Components } from '../types';

const OTHER: GroupName = { key: 'other', said: null };

const named = (key: string | undefined, prefix: string): GroupName =>
  key ? { key, said: { key: `${prefix}-${key}` } } : OTHER;

export function groupOf(row: Row, components: Components): GroupName {
  switch (row.kind) {
    case 'space':
      return named(components.spaces.find((space) => space.key === row.place)?.section, 'section');
    case 'site':
      return named(components.sites.find((site) => site.key === row.place)?.area ?? undefined, 'area');
    case 'build':
    case 'officer':
      return named(row.kind, 'table-group');
    case 'contract':
      return named(components.contracts.find((contract) => contract.key === row.place)?.tier, 'table-group');
    default:
      return OTHER;
  }
}
