// How a wheel got from one sight of it to the next: what turned, what came back. Nothing here decides anything;
// it only finds the movement that explains two pictures.
import type { SegmentView } from '../types';

export type WheelView = readonly (SegmentView | null)[];

export interface Turn {
  /** Segments turned; 0 when the pictures differ otherwise or not at all. */
  readonly by: number;
  /** What reached the open segment, in the order of its arrival, with the click that brought it. */
  readonly returned: readonly { readonly click: number; readonly part: SegmentView }[];
}

const CLICK = 320;
const OVERSHOOT = 4;
const STILL: Turn = { by: 0, returned: [] };

export function sameSegment(a: SegmentView | null | undefined, b: SegmentView | null | undefined): boolean {
  if (!a || !b) return !a && !b;
  return a.tile === b.tile && a.excavators === b.excavators && a.mixers === b.mixers;
}

/** The fewest clicks that turn one picture into the other; the open segment may have been filled before them. */
export function turnBetween(before: WheelView, after: WheelView): Turn {
  if (before.length !== after.length || sameWheel(before, after)) return STILL;
  const by = after.findIndex((_, clicks) => clicks > 0 && fits(before, after, clicks));
  if (by < 1) return STILL;
  const returned = [];
  for (let click = 1; click <= by; click += 1) {
    const part = before[before.length - click];
    if (part) returned.push({ click, part });
  }
  return { by, returned };
}

function sameWheel(a: WheelView, b: WheelView): boolean {
  return a.every((segment, at) => sameSegment(segment, b[at]));
}

function fits(before: WheelView, after: WheelView, clicks: number): boolean {
  return after.every((segment, at) => {
    if (at < clicks) return !segment;
    return at === clicks || sameSegment(segment, before[at - clicks]);
  });
}

export function turnTime(clicks: number): number {
  return clicks * CLICK;
}

/** Degrees the wheel still lacks to its final place, `time` ms after it began; a click overshoots a little. */
export function angleAt(time: number, clicks: number, segments: number): number {
  if (time >= turnTime(clicks)) return 0;
  const step = 360 / segments;
  const done = Math.floor(time / CLICK);
  return (done - clicks + eased((time % CLICK) / CLICK, step)) * step;
}

/** From 0 to 1, past it by the overshoot at four fifths of the time. */
function eased(t: number, step: number): number {
  const over = 1 + OVERSHOOT / step;
  const peak = 0.8;
  if (t < peak) return over * smooth(t / peak);
  return over - (over - 1) * smooth((t - peak) / (1 - peak));
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** A point at a distance from the middle; 0 degrees is up, clockwise. */
export function polar(r: number, degrees: number): readonly [number, number] {
  const a = (degrees * Math.PI) / 180;
  return [r * Math.sin(a), -r * Math.cos(a)];
}

/** The outline of a slice of a ring around 0, 0. */
export function slice(inner: number, outer: number, from: number, to: number): string {
  const at = (r: number, degrees: number) =>
    polar(r, degrees)
      .map((n) => n.toFixed(1))
      .join(' ');
  return (
    `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
  );
}
