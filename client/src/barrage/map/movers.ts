// Things that move over the map: a few elements above the drawing, moved by transform and opacity alone.
import type { Point, Way } from './curves';
import { MARGIN } from './geometry';

const SVG = 'http://www.w3.org/2000/svg';
const DROP = 'M12 1.5C12 1.5 4.5 9.5 4.5 15A7.5 7.5 0 0 0 19.5 15C19.5 9.5 12 1.5 12 1.5Z';

function element(layer: HTMLElement, kind: 'drop' | 'pulse' | 'dust'): HTMLElement {
  const mover = document.createElement('div');
  mover.className = `mover ${kind}`;
  if (kind === 'drop') {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', '0 0 24 24');
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', DROP);
    svg.append(path);
    mover.append(svg);
  }
  layer.append(mover);
  return mover;
}

const moveTo = ([x, y]: Point, more = ''): string => `translate(${x + MARGIN}px, ${y + MARGIN}px) ${more}`;

const EASE = 'cubic-bezier(0.4, 0, 0.6, 1)';

export interface Travel {
  readonly duration: number;
  readonly delay?: number;
}

/** Every animation that is under way, so that all can be brought to their end at once. */
export class Movers {
  readonly #live = new Set<Animation>();
  constructor(readonly layer: HTMLElement) {}

  finish(): void {
    for (const animation of [...this.#live]) animation.finish();
  }

  /** Play on an element of the drawing. */
  async on(target: Element, frames: Keyframe[], how: Travel): Promise<void> {
    const { duration, delay = 0 } = how;
    const animation = target.animate(frames, { duration, delay, fill: 'backwards', easing: EASE });
    this.#live.add(animation);
    try {
      await animation.finished;
    } catch {
      return; // cancelled: the element has left the page
    } finally {
      this.#live.delete(animation);
    }
  }

  /** A drop or a pulse of light along a line. */
  async along(kind: 'drop' | 'pulse', way: Way, how: Travel): Promise<void> {
    const mover = element(this.layer, kind);
    const n = Math.max(2, Math.min(64, Math.round(way.length / 12)));
    const frames = way.spaced(n).map((at): Keyframe => ({ transform: moveTo(at) }));
    mover.style.transform = moveTo(way.at(way.length));
    // The element is shown only while it travels, not while it waits for its turn.
    const shown = mover.animate([{ opacity: 1 }, { opacity: 1 }], how);
    this.#live.add(shown);
    await this.on(mover, frames, how);
    this.#live.delete(shown);
    mover.remove();
  }

  /** A drop that falls onto a place. */
  async fall(at: Point, how: Travel): Promise<void> {
    const mover = element(this.layer, 'drop');
    mover.style.opacity = '1';
    await this.on(
      mover,
      [
        { transform: moveTo([at[0], at[1] - 26]), opacity: 0 },
        { transform: moveTo(at), opacity: 1 },
      ],
      how,
    );
    mover.remove();
  }

  /** The ring of dust around a piece that was set down. */
  async dust(at: Point, how: Travel): Promise<void> {
    const mover = element(this.layer, 'dust');
    const frames = [
      { transform: moveTo(at, 'scale(0.4)'), opacity: 0.9 },
      { transform: moveTo(at, 'scale(1.3)'), opacity: 0 },
    ];
    await this.on(mover, frames, how);
    mover.remove();
  }
}
