// Lines of the drawing: smooth curves, rounded corners, and ways one can travel along.

export type Point = readonly [x: number, y: number];

export const ORIGIN: Point = [0, 0];

const short = (v: number): string => String(Math.round(v * 10) / 10);

/** A point as path data. */
export const xy = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

const between = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Two control points for each stretch of a Catmull-Rom curve through the points. */
function controls(points: readonly Point[], closed: boolean): [Point, Point, Point][] {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)] ?? ORIGIN;
  return Array.from({ length: closed ? n : n - 1 }, (_, i) => {
    const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [
      [x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6],
      [x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6],
      [x2, y2],
    ];
  });
}

/** A smooth curve through the points, as path data. */
export function smooth(points: readonly Point[], closed = false): string {
  const start = points[0] ?? ORIGIN;
  const stretches = controls(points, closed).map(([a, b, end]) => `C${xy(a)} ${xy(b)} ${xy(end)}`);
  return `M${xy(start)}${stretches.join('')}${closed ? 'Z' : ''}`;
}

/** Straight lines through the points, as path data. */
export function straight(points: readonly Point[], closed = false): string {
  return `M${points.map(xy).join('L')}${closed ? 'Z' : ''}`;
}

/** The points of the smooth curve, `steps` to each stretch; stretch i ends at index (i + 1) * steps. */
export function sampled(points: readonly Point[], steps: number): Point[] {
  const found: Point[] = [points[0] ?? ORIGIN];
  controls(points, false).forEach(([[ax, ay], [bx, by], [ex, ey]], i) => {
    const [sx, sy] = points[i] ?? ORIGIN;
    for (let k = 1; k <= steps; k++) {
      const t = k / steps;
      const u = 1 - t;
      const [w0, w1, w2, w3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      found.push([w0 * sx + w1 * ax + w2 * bx + w3 * ex, w0 * sy + w1 * ay + w2 * by + w3 * ey]);
    }
  });
  return found;
}

/** Straight lines whose corners are rounded by `bend`: points close enough together to be drawn as they are. */
export function bent(points: readonly Point[], bend: number): Point[] {
  const first = points[0] ?? ORIGIN;
  const last = points[points.length - 1] ?? first;
  const found: Point[] = [first];
  for (let i = 1; i < points.length - 1; i++) {
    const [a, b, c] = [points[i - 1] ?? first, points[i] ?? first, points[i + 1] ?? last];
    const [before, after] = [distance(a, b) || 1, distance(b, c) || 1];
    const r = Math.min(bend, before / 2, after / 2);
    const into = mixed(b, a, r / before);
    const out = mixed(b, c, r / after);
    for (let k = 0; k <= 6; k++) found.push(mixed(mixed(into, b, k / 6), mixed(b, out, k / 6), k / 6));
  }
  found.push(last);
  return found;
}

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

export const mixed = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  between(ax, bx, t),
  between(ay, by, t),
];

/** How far a point is from a line through the points. */
export function distanceTo(points: readonly Point[], p: Point): number {
  let nearest = Infinity;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] ?? p;
    const b = points[i] ?? p;
    const length = distance(a, b) || 1;
    const along = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length ** 2;
    nearest = Math.min(nearest, distance(p, mixed(a, b, Math.min(1, Math.max(0, along)))));
  }
  return nearest;
}

/** A line one can travel along by distance. */
export class Way {
  readonly length: number;
  readonly #ends: number[] = [0];

  constructor(readonly points: readonly Point[]) {
    let length = 0;
    for (let i = 1; i < points.length; i++) {
      length += distance(points[i - 1] ?? ORIGIN, points[i] ?? ORIGIN);
      this.#ends.push(length);
    }
    this.length = length;
  }

  at(along: number): Point {
    const i = this.#ends.findIndex((end) => end >= along);
    if (i < 0) return this.points[this.points.length - 1] ?? ORIGIN;
    if (i === 0) return this.points[0] ?? ORIGIN;
    const [start, end] = [this.#ends[i - 1] ?? 0, this.#ends[i] ?? 0];
    const [a, b] = [this.points[i - 1] ?? ORIGIN, this.points[i] ?? ORIGIN];
    return mixed(a, b, end > start ? (along - start) / (end - start) : 1);
  }

  /** Points at equal distances, both ends included. */
  spaced(n: number): Point[] {
    return Array.from({ length: n }, (_, k) => this.at((this.length * k) / (n - 1)));
  }
}

/** The outline of a river: a line with a width at every point. */
export function ribbon(points: readonly Point[], width: (at: Point) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((here, i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? here;
    const [bx, by] = points[Math.min(points.length - 1, i + 1)] ?? here;
    const along = Math.hypot(bx - ax, by - ay) || 1;
    const half = width(here) / 2;
    const [nx, ny] = [((by - ay) / along) * half, ((ax - bx) / along) * half];
    left.push([here[0] + nx, here[1] + ny]);
    right.unshift([here[0] - nx, here[1] - ny]);
  });
  return straight([...left, ...right], true);
}
