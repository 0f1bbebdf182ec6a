// Wheel, drag, pinch, tap and long press, as moves of the camera and touches of the map.
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import { distance, mixed, type Point } from './curves';

export type Pointer = 'mouse' | 'touch';

export interface Touches {
  hover(at: Point | null): void;
  tap(at: Point, by: Pointer): void;
  /** Two taps on one spot in quick succession. */
  double(at: Point): void;
  press(at: Point): void;
  /** The map was pressed with the mouse: its keys are meant now. */
  grasp(): void;
}

const SLIP = 6; // pixels a finger may slip before a tap is a drag
const LONG = 500;
const DOUBLE = 320;
const REST = 160;

/** A page that could scroll keeps its wheel, unless a key says it is meant for the map. */
const pageScrolls = (): boolean => document.documentElement.scrollHeight > innerHeight + 1;

const kindOf = (event: PointerEvent): Pointer => (event.pointerType === 'mouse' ? 'mouse' : 'touch');

export function gestures(camera: Camera, touches: Touches): Attachment<HTMLElement> {
  return (node) => {
    const down = new Map<number, Point>();
    let start: Point | null = null;
    let dragged = false;
    let last: { at: Point; time: number } | null = null;
    let long: ReturnType<typeof setTimeout> | undefined;
    let wheelRest: ReturnType<typeof setTimeout> | undefined;

    const at = (event: MouseEvent): Point => {
      const box = node.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };

    function pressed(event: PointerEvent): void {
      if (event.button > 0 || (event.target as Element).closest('[data-control]')) return;
      down.set(event.pointerId, at(event));
      clearTimeout(long);
      if (down.size > 1) {
        drag(event);
        return;
      }
      start = at(event);
      dragged = false;
      if (kindOf(event) === 'touch') long = setTimeout(hold, LONG);
    }

    function hold(): void {
      if (!start || dragged) return;
      dragged = true; // the release is no tap any more
      touches.press(start);
    }

    function drag(event: PointerEvent): void {
      if (!dragged) camera.move(true);
      dragged = true;
      clearTimeout(long);
      node.setPointerCapture(event.pointerId);
    }

    function moved(event: PointerEvent): void {
      const here = at(event);
      const before = down.get(event.pointerId);
      if (!before) {
        if (kindOf(event) === 'mouse')
          touches.hover((event.target as Element).closest('[data-control]') ? null : here);
        return;
      }
      if (!dragged && start && distance(start, here) > SLIP) drag(event);
      if (!dragged || !camera.moving) return;
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, here);
      if (!other) {
        camera.panBy(here[0] - before[0], here[1] - before[1]);
        return;
      }
      const [middle, was] = [mixed(here, other, 0.5), mixed(before, other, 0.5)];
      camera.panBy(middle[0] - was[0], middle[1] - was[1]);
      camera.zoomAt(middle, distance(here, other) / (distance(before, other) || 1));
    }

    function released(event: PointerEvent): void {
      clearTimeout(long);
      if (!down.delete(event.pointerId)) return;
      if (down.size) return;
      if (camera.moving) camera.move(false);
      if (!dragged && event.type === 'pointerup') tapped(event);
      start = null;
    }

    function tapped(event: PointerEvent): void {
      const here = at(event);
      const again = last && event.timeStamp - last.time < DOUBLE && distance(last.at, here) < 24;
      last = again ? null : { at: here, time: event.timeStamp };
      if (again) touches.double(here);
      touches.tap(here, kindOf(event));
    }

    function wheel(event: WheelEvent): void {
      const meant = event.ctrlKey || event.metaKey;
      if (!meant && pageScrolls()) return;
      if (camera.isFitted && event.deltaY > 0 && !meant) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      camera.move(true);
      camera.zoomAt(at(event), Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)));
      clearTimeout(wheelRest);
      wheelRest = setTimeout(() => camera.move(false), REST);
    }

    const left = (event: PointerEvent) => kindOf(event) === 'mouse' && touches.hover(null);
    const ours = (event: Event) => !(event.target as Element).closest('[data-control]');
    // A place keeps the focus of keys only: pointing at it with mouse or finger must not leave it lit behind.
    // The map itself takes the focus, so that its keys are heard after a click.
    function mouse(event: MouseEvent): void {
      if (!ours(event)) return;
      event.preventDefault();
      touches.grasp();
    }
    // A finger's tap is told; the mouse events a browser makes of it afterwards would tell it twice.
    const lifted = (event: TouchEvent) => ours(event) && event.cancelable && event.preventDefault();
    // A long press means the card, not the browser's menu.
    const menu = (event: Event) => start && event.preventDefault();

    const heard: readonly [string, (event: never) => void, AddEventListenerOptions?][] = [
      ['pointerdown', pressed],
      ['pointermove', moved],
      ['pointerup', released],
      ['pointercancel', released],
      ['pointerleave', left],
      ['contextmenu', menu],
      ['mousedown', mouse],
      ['touchend', lifted, { passive: false }],
      ['wheel', wheel, { passive: false }],
    ];
    for (const [name, hear, how] of heard) node.addEventListener(name, hear as EventListener, how);
    return () => {
      clearTimeout(long);
      clearTimeout(wheelRest);
      for (const [name, hear] of heard) node.removeEventListener(name, hear as EventListener);
    };
  };
}
