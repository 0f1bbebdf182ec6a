// Contour lines of a made-up land. Marching squares, the pieces joined into lines.
import { xy, type Point } from './curves';

function height(x: number, y: number): number {
  return (
    Math.sin(x * 0.0131 + 1.3) * Math.cos(y * 0.0113) +
    0.6 * Math.sin(x * 0.027 - y * 0.019 + 0.7) +
    0.35 * Math.cos(x * 0.044 + y * 0.038) +
    0.25 * Math.sin(y * 0.061 - x * 0.013)
  );
}

const CELL = 10;
// The sides of a cell: from corner to corner, clockwise.
const SIDES = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [1, 1, 0, 1],
  [0, 1, 0, 0],
] as const;

type Ends = Map<string, { at: Point; to: string[] }>;

function crossings(x: number, y: number, level: number): Point[] {
  const found: Point[] = [];
  for (const [ax, ay, bx, by] of SIDES) {
    const a = height(x + ax * CELL, y + ay * CELL) - level;
    const b = height(x + bx * CELL, y + by * CELL) - level;
    if (a < 0 === b < 0) continue;
    const t = a / (a - b);
    found.push([x + (ax + (bx - ax) * t) * CELL, y + (ay + (by - ay) * t) * CELL]);
  }
  return found;
}

function join(ends: Ends, a: Point, b: Point): void {
  const [from, to] = [xy(a), xy(b)];
  for (const [key, at, other] of [
    [from, a, to],
    [to, b, from],
  ] as const) {
    const end = ends.get(key) ?? { at, to: [] };
    end.to.push(other);
    ends.set(key, end);
  }
}

/** Follow the line from one end until it stops or closes, forgetting it on the way. */
function follow(ends: Ends, start: string): Point[] {
  const line: Point[] = [];
  let here: string | undefined = start;
  while (here) {
    const end = ends.get(here);
    if (!end) break;
    line.push(end.at);
    const next: string | undefined = end.to.pop();
    if (!end.to.length) ends.delete(here);
    const back = next === undefined ? undefined : ends.get(next);
    if (back) back.to.splice(back.to.indexOf(here), 1);
    here = next;
  }
  return line;
}

/** The lines at the levels inside a strip of the map, as path data. */
export function contours(width: number, from: number, to: number, levels: readonly number[]): string {
  const lines: string[] = [];
  for (const level of levels) {
    const ends: Ends = new Map();
    for (let x = -CELL; x <= width; x += CELL) {
      for (let y = from - CELL; y <= to; y += CELL) {
        const cut = crossings(x, y, level);
        for (let i = 0; i + 1 < cut.length; i += 2) join(ends, cut[i] ?? [x, y], cut[i + 1] ?? [x, y]);
      }
    }
    // Open lines first, from one of their ends, so that they are not torn in two.
    const starts = [...ends].sort(([, a], [, b]) => a.to.length - b.to.length).map(([key]) => key);
    for (const start of starts) {
      const line = ends.has(start) ? follow(ends, start) : [];
      if (line.length > 6)
        lines.push(
          `M${line
            .filter((_, i) => i % 2 === 0)
            .map(xy)
            .join('L')}`,
        );
    }
  }
  return lines.join('');
}
