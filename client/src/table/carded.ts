// The card of a component: by resting the pointer on it, by a long press, or by the key I when it has the focus.
import type { Attachment } from 'svelte/attachments';

export interface CardOpener<Kind extends string> {
  card(kind: Kind, key: string, anchor: Element): void;
}

const REST = 250;
const LONG_PRESS = 500;
/** A finger that slides further than this is scrolling. */
const SLIP = 10;

/** Where the pointer moved to last. What comes to lie under a pointer that rests is not pointed at. */
let last: { x: number; y: number } | null = null;
if (typeof document !== 'undefined') {
  const moved = ({ clientX, clientY }: PointerEvent) => (last = { x: clientX, y: clientY });
  document.addEventListener('pointermove', moved, { capture: true, passive: true });
}

/** `{@attach carded(play, 'contract', key)}` */
export function carded<Kind extends string>(
  play: CardOpener<Kind>,
  kind: Kind,
  key: string,
): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: { x: number; y: number } | null = null;
    let opened = false;
    let isStill = false;

    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const open = () => {
      stop();
      play.card(kind, key, element);
    };
    const enter = (event: Event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      if (pointerType === 'touch') return;
      stop();
      isStill = last?.x === clientX && last.y === clientY;
      if (isStill) return;
      timer = setTimeout(open, REST);
    };
    const down = (event: Event) => {
      stop();
      opened = false;
      const { pointerType, clientX, clientY } = event as PointerEvent;
      if (pointerType !== 'touch') return;
      pressed = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        opened = true;
        open();
      }, LONG_PRESS);
    };
    const move = (event: Event) => {
      const { clientX, clientY, movementX, movementY } = event as PointerEvent;
      if (isStill && (movementX || movementY)) {
        isStill = false;
        timer = setTimeout(open, REST);
      }
      if (!pressed) return;
      if (Math.hypot(clientX - pressed.x, clientY - pressed.y) > SLIP) stop();
    };
    const up = () => {
      pressed = null;
      stop();
    };
    // The tap that ends a long press must not choose, nor open the menu of the browser.
    const swallow = (event: Event) => {
      if (!opened) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'click') opened = false;
    };
    const typed = (event: Event) => {
      const { key: letter, ctrlKey, metaKey, altKey, target } = event as KeyboardEvent;
      if (letter.toLowerCase() !== 'i' || ctrlKey || metaKey || altKey || target !== element) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    };

    const capture = { capture: true };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', up);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', swallow, capture);
    element.addEventListener('contextmenu', swallow, capture);
    element.addEventListener('keydown', typed);
    return () => {
      stop();
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', up);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', swallow, capture);
      element.removeEventListener('contextmenu', swallow, capture);
      element.removeEventListener('keydown', typed);
    };
  };
}
