// Finding things among the components, and saying them.
import { ROMAN } from '../art/tiers';
import type { Said } from '../../lib/types';
import type { Play } from '../play';

export { capital, joined } from '../../lib/sentences';

export function roman(n: number): string {
  return ROMAN[n] ?? String(n);
}

export function byKey<T extends { readonly key: string }>(all: readonly T[], key: string | null): T | null {
  return all.find((one) => one.key === key) ?? null;
}

/** The name of the company of a seat, or of the chair as long as it has none. */
export function nameOf(play: Play, seat: number): string {
  const company = play.company(seat);
  const said: Said = company ? { key: `company-${company}` } : { key: 'seat', args: { n: seat } };
  return play.say(said);
}
