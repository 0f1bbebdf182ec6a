// What part of the sheet is seen, and how large. `k` is pixels per map unit.
import type { Inset } from './api';
import type { Point } from './curves';
import { SHEET, type Box } from './geometry';

const MOST = 3.2; // pixels per unit
const STEP = 1.35;
const READABLE = 0.9; // a place one is led to is shown at least this large

export class Camera {
  k = $state(0.5);
  x = $state(0);
  y = $state(0);
  /** The scale when nothing moves: what the drawing is made for. */
  settled = $state(0.5);
  /** Whether the next change glides there. */
  gliding = $state(false);
  /** While fingers or wheel are at it. */
  moving = $state(false);
  #width = 0;
  #height = 0;
  #inset: Required<Inset> = { top: 0, right: 0, bottom: 0, left: 0 };
  #fitted = $state(true);
  #rest: ReturnType<typeof setTimeout> | undefined;

  readonly most = MOST;

  /** The scale at which the whole sheet is seen. */
  get least(): number {
    const [width, height] = this.#room();
    return Math.max(0.05, Math.min(width / SHEET.width, height / SHEET.height));
  }

  get isFitted(): boolean {
    return this.#fitted;
  }

  /** The room the map has; whoever saw all of it still does. */
  resize(width: number, height: number, inset: Inset): void {
    const changed = width !== this.#width || height !== this.#height;
    this.#width = width;
    this.#height = height;
    this.#inset = { top: 0, right: 0, bottom: 0, left: 0, ...inset };
    if (this.#fitted) this.fit(false);
    else if (changed) this.#keep();
  }

  fit(glide = true): void {
    this.#glide(glide);
    this.#fitted = true;
    this.k = this.least;
    this.#keep();
    this.#settle();
  }

  zoom(direction: 'in' | 'out'): void {
    const [width, height] = this.#room();
    const middle: Point = [this.#inset.left + width / 2, this.#inset.top + height / 2];
    this.#glide(true);
    this.zoomAt(middle, direction === 'in' ? STEP : 1 / STEP);
  }

  /** Larger or smaller around a point of the window. */
  zoomAt([px, py]: Point, factor: number): void {
    const k = Math.min(MOST, Math.max(this.least, this.k * factor));
    const real = k / this.k;
    this.x = px - (px - this.x) * real;
    this.y = py - (py - this.y) * real;
    this.k = k;
    this.#fitted = k <= this.least * 1.001;
    this.#keep();
    this.#settle();
  }

  panBy(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#keep();
  }

  /** Bring a box of the map into sight, at least `least` large. */
  show(box: Box, least = READABLE): void {
    const [width, height] = this.#room();
    this.#glide(true);
    const k = Math.min(MOST, Math.max(this.k, Math.min(least, MOST)));
    this.k = Math.min(k, width / box.width, height / box.height);
    this.#fitted = this.k <= this.least * 1.001;
    this.x = this.#inset.left + width / 2 - (box.x - SHEET.x + box.width / 2) * this.k;
    this.y = this.#inset.top + height / 2 - (box.y - SHEET.y + box.height / 2) * this.k;
    this.#keep();
    this.#settle();
  }

  /** Whether a box is wholly in sight. */
  sees(box: Box): boolean {
    const [width, height] = this.#room();
    const left = this.x + (box.x - SHEET.x) * this.k;
    const top = this.y + (box.y - SHEET.y) * this.k;
    return (
      left >= this.#inset.left &&
      top >= this.#inset.top &&
      left + box.width * this.k <= this.#inset.left + width &&
      top + box.height * this.k <= this.#inset.top + height
    );
  }

  /** A point of the window as a point of the map. */
  pointAt([px, py]: Point): Point {
    return [(px - this.x) / this.k + SHEET.x, (py - this.y) / this.k + SHEET.y];
  }

  /** A point of the map as a point of the window. */
  windowAt([x, y]: Point): Point {
    return [(x - SHEET.x) * this.k + this.x, (y - SHEET.y) * this.k + this.y];
  }

  #room(): [number, number] {
    const { top, right, bottom, left } = this.#inset;
    return [Math.max(1, this.#width - left - right), Math.max(1, this.#height - top - bottom)];
  }

  /** The sheet never leaves the window; where it is smaller it stands in the middle. */
  #keep(): void {
    const [width, height] = this.#room();
    this.x = held(this.x, this.#inset.left, width, SHEET.width * this.k);
    this.y = held(this.y, this.#inset.top, height, SHEET.height * this.k);
  }

  #glide(glide: boolean): void {
    this.gliding = glide;
  }

  /** Redrawing for a new scale waits until the scale rests. */
  #settle(): void {
    clearTimeout(this.#rest);
    if (this.gliding || !this.moving) this.settled = this.k;
    else this.#rest = setTimeout(() => (this.settled = this.k), 120);
  }

  /** Fingers or wheel begin, or let go. */
  move(moving: boolean): void {
    this.moving = moving;
    if (moving) this.gliding = false;
    else this.settled = this.k;
  }
}

function held(at: number, from: number, room: number, size: number): number {
  if (size <= room) return from + (room - size) / 2;
  return Math.min(from, Math.max(from + room - size, at));
}
