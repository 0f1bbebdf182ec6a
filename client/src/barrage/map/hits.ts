// Which place is under a pointer. Places are small: each is felt a little beyond its edge.
import { distanceTo, type Point } from './curves';
import { kindOf, pointOf, PIPES, SIZE, type Box } from './geometry';
import type { Scene } from './scene';

const FLAG = 9;
const LIFT = 13; // how much a level of a dam adds to its height

/** What a place covers on the map. */
export function boxOf(key: string, scene: Scene): Box {
  const kind = kindOf(key);
  const [x, y] = pointOf(key) ?? [0, 0];
  const dam = scene.dams[key];
  if (kind === 'dam' && dam) {
    const half = 40 + 8 * dam.level;
    return { x: x - half, y: y + 14 - LIFT * dam.level, width: 2 * half, height: 12 + LIFT * dam.level };
  }
  const [w, h] = SIZE[kind ?? 'dam'];
  // An upper dam space carries its flag at the corner.
  if (kind === 'dam' && key.endsWith('U'))
    return { x: x - w, y: y - h - FLAG, width: 2 * w + 14, height: 2 * h + FLAG };
  return { x: x - w, y: y - h, width: 2 * w, height: 2 * h };
}

/** How far a point is outside a box; 0 inside. */
export function outside({ x, y, width, height }: Box, [px, py]: Point): number {
  return Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));
}

export interface Reach {
  /** The least size a place is felt at, in map units. */
  readonly least: number;
  /** How near a pipe one must be, in map units. */
  readonly pipe: number;
}

/** The places felt at a point, nearest first. Pipes count where no other place is felt. */
export function placesAt(keys: readonly string[], scene: Scene, at: Point, reach: Reach): string[] {
  const felt = keys
    .map((key) => ({ key, far: awayFrom(boxOf(key, scene), at, reach.least) }))
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far);
  if (felt.length) return felt.map(({ key }) => key);
  const near = keys
    .map((key) => ({ key, far: key in PIPES ? distanceTo(PIPES[key]?.points ?? [], at) : Infinity }))
    .filter(({ far }) => far <= reach.pipe)
    .sort((a, b) => a.far - b.far);
  return near.slice(0, 1).map(({ key }) => key);
}

function awayFrom(box: Box, at: Point, least: number): number {
  const [dx, dy] = [Math.max(0, least - box.width) / 2, Math.max(0, least - box.height) / 2];
  const wide = { x: box.x - dx, y: box.y - dy, width: box.width + 2 * dx, height: box.height + 2 * dy };
  return outside(wide, at) === 0 ? outside(box, at) : Infinity;
}
