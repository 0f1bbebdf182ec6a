// A place of the board under the pointer, the keyboard or a finger. Hover, focus and the first tap show what
// it would cause; click, Enter and the second tap choose it. What cannot be chosen says why at once.
import type { Attachment } from 'svelte/attachments';
import type { Table } from './table.svelte';

type Board = Pick<Table, 'focused' | 'focus' | 'legal' | 'choose'>;

/** `{@attach placed(play, place)}`; on a button Enter and Space are clicks already. */
export function placed(play: Board, place: string): Attachment<Element> {
  return (element) => {
    let byTouch = false;
    let wasShown = false;

    const show = () => play.focus(place);
    const leave = () => {
      if (play.focused === place) play.focus(null);
    };
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch') show();
    };
    const out = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch') leave();
    };
    const down = (event: Event) => {
      byTouch = (event as PointerEvent).pointerType === 'touch';
      wasShown = play.focused === place;
    };
    const click = (event: Event) => {
      // A click without a pointer before it comes from the keyboard.
      const tapped = byTouch && (event as MouseEvent).detail > 0;
      byTouch = false;
      if (tapped && !wasShown && play.legal(place).length > 0) show();
      else play.choose(place);
    };

    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', out);
    element.addEventListener('pointerdown', down);
    element.addEventListener('focus', show);
    element.addEventListener('blur', leave);
    element.addEventListener('click', click);
    return () => {
      leave();
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', out);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('focus', show);
      element.removeEventListener('blur', leave);
      element.removeEventListener('click', click);
    };
  };
}
