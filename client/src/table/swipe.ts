// A finger that goes up or down a good way.
import type { Attachment } from 'svelte/attachments';

const FAR = 24;

/** `slid` hears 1 for up and -1 for down. */
export function swipe(slid: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: number | null = null;
    let moved = false;
    const down = (event: PointerEvent) => {
      from = event.clientY;
      moved = false;
      element.setPointerCapture(event.pointerId);
    };
    const up = (event: PointerEvent) => {
      if (from === null) return;
      const by = from - event.clientY;
      from = null;
      moved = Math.abs(by) > FAR;
      if (moved) slid(by > 0 ? 1 : -1);
    };
    // The click that ends a swipe is not one.
    const click = (event: MouseEvent) => {
      if (moved) event.stopImmediatePropagation();
      moved = false;
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
