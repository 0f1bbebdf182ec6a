// A production told as a sum: drops times value, what is added or taken, and the energy that comes of it.
import type { Components, Told } from '../types';

export interface Sum {
  readonly drops: number;
  readonly value: number;
  /** Bonus, malus and abilities together, as the energy shows them. */
  readonly more: number;
  readonly energy: number;
}

/** The sum of the first production among the events, if there is one. */
export function sumOf(events: readonly Told[], components: Components): Sum | null {
  const spent = events.find((event) => event.kind === 'spent');
  const produced = events.find((event) => event.kind === 'produced');
  const conduit = components.sites.find(
    (site) => site.kind === 'conduit' && spent?.places.includes(site.key),
  );
  if (!spent || !produced || !conduit) return null;
  const drops = -spent.amount;
  const energy = produced.amount;
  return { drops, value: conduit.value, more: energy - drops * conduit.value, energy };
}
