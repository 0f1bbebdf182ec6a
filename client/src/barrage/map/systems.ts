// A production option names a dam and a conduit. On the map one picks the dam, the conduit, or both in turn.
import type { Row } from '../../lib/types';

export interface System {
  /** The place of the option: both keys. */
  readonly place: string;
  readonly dam: string;
  readonly conduit: string;
}

export function systemsOf(rows: readonly Row[]): System[] {
  return rows
    .filter((row) => row.kind === 'system')
    .map(({ place }) => {
      const [dam = '', conduit = ''] = place.split(' ');
      return { place, dam, conduit };
    });
}

const has = (system: System, key: string): boolean => system.dam === key || system.conduit === key;

/** The systems a place belongs to, given the part picked before. */
export function systemsAt(systems: readonly System[], key: string, picked: string | null): System[] {
  const here = systems.filter((system) => has(system, key));
  // Picking another dam, or the same one again, starts over.
  if (picked === null || picked === key) return here;
  const both = here.filter((system) => has(system, picked));
  return both.length ? both : here;
}

/** Every place that belongs to one of the systems. */
export const partsOf = (systems: readonly System[]): Set<string> =>
  new Set(systems.flatMap(({ dam, conduit }) => [dam, conduit]));
