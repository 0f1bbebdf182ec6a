// An auction so far, read off the book: what everybody has bid last, who is out, and the mayor's cards.
import type { Entry } from '../../lib/types';
import { standing } from '../../table/history';
import type { Told } from '../types';

export interface Story {
  /** The last bid of each seat. */
  readonly bids: ReadonlyMap<number, number>;
  readonly passed: ReadonlySet<number>;
  /** Capital cards the mayor has drawn. */
  readonly mayor: readonly string[];
}

/** What was told since the latest auction was opened. */
export function storyOf(entries: readonly Entry[]): Story {
  const told = standing(entries).flatMap((entry) => entry.told) as readonly Told[];
  const from = told.findLastIndex(({ kind }) => kind === 'opened');
  const since = from < 0 ? [] : told.slice(from);
  const bids = new Map<number, number>();
  const passed = new Set<number>();
  const mayor: string[] = [];
  for (const { kind, seat, amount, what } of since) {
    if (kind === 'opened' || kind === 'bid') bids.set(seat, amount);
    else if (kind === 'passed') passed.add(seat);
    else if (kind === 'mayor_drew') mayor.push(what);
  }
  return { bids, passed, mayor };
}

/** A sum written out: "1 + 2 + 3 = 6". */
export const sumOf = (values: readonly number[]): string =>
  values.length > 1 ? `${values.join(' + ')} = ${values.reduce((a, b) => a + b, 0)}` : `${values[0] ?? 0}`;
