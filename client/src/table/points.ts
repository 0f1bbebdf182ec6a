// Points as tables: a line for each source that gave anybody anything, or for each round or year.
import type { Said, Standing } from '../lib/types';

/** What a game's points before its first round go by: a message of every game. */
const START = 'points-start';

export interface PointsLine {
  readonly said: Said;
  /** In the order of the standings. */
  readonly points: readonly number[];
}

/** The sources, the one that gave most in all first. */
export function sourceLines(standings: readonly Standing[]): readonly PointsLine[] {
  const keys = new Set(standings.flatMap((standing) => Object.keys(standing.sources)));
  const lines = [...keys].map((key) => ({
    said: { key },
    points: standings.map((standing) => standing.sources[key] ?? 0),
  }));
  const sum = (line: PointsLine) => line.points.reduce((all, n) => all + n, 0);
  return lines.filter((line) => line.points.some((n) => n !== 0)).sort((a, b) => sum(b) - sum(a));
}

/** Round by round or year by year, with what there was before the first. `period` names one. */
export function periodLines(standings: readonly Standing[], period: string): readonly PointsLine[] {
  const numbers = new Set(standings.flatMap((standing) => Object.keys(standing.periods)).map(Number));
  return [...numbers]
    .sort((a, b) => a - b)
    .map((n) => ({
      said: n ? { key: period, args: { n } } : { key: START },
      points: standings.map((standing) => standing.periods[n] ?? 0),
    }));
}

/** The longest bar of a table: every other is a share of it. */
export function mostOf(lines: readonly PointsLine[]): number {
  return Math.max(1, ...lines.flatMap((line) => line.points.map(Math.abs)));
}
