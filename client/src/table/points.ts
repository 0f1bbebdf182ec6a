// Points by source, as a table: a line for each source that gave anybody anything.
import type { Standing } from '../lib/types';

export interface SourceLine {
  /** The key of its words. */
  readonly key: string;
  /** In the order of the standings. */
  readonly points: readonly number[];
}

/** The sources, the one that gave most in all first. */
export function sourceLines(standings: readonly Standing[]): readonly SourceLine[] {
  const keys = new Set(standings.flatMap((standing) => Object.keys(standing.sources)));
  const lines = [...keys].map((key) => ({
    key,
    points: standings.map((standing) => standing.sources[key] ?? 0),
  }));
  const sum = (line: SourceLine) => line.points.reduce((all, n) => all + n, 0);
  return lines.filter((line) => line.points.some((n) => n !== 0)).sort((a, b) => sum(b) - sum(a));
}

/** The longest bar of a table: every other is a share of it. */
export function mostOf(lines: readonly SourceLine[]): number {
  return Math.max(1, ...lines.flatMap((line) => line.points.map(Math.abs)));
}
