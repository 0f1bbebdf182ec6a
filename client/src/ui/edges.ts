// Fades the edge of a panel behind which there is more to scroll to: no scroll bar says it before one scrolls.
import type { Attachment } from 'svelte/attachments';

const LITTLE = 4; // pixels that are not worth a word

export const edges: Attachment<HTMLElement> = (element) => {
  let frame = 0;
  const look = () => {
    frame = 0;
    const { scrollTop, scrollHeight, clientHeight } = element;
    element.toggleAttribute('data-more-above', scrollTop > LITTLE);
    element.toggleAttribute('data-more-below', scrollHeight - scrollTop - clientHeight > LITTLE);
  };
  const soon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(soon);
  const contents = new MutationObserver(soon);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener('scroll', soon, { passive: true });
  soon();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    contents.disconnect();
    element.removeEventListener('scroll', soon);
  };
};
