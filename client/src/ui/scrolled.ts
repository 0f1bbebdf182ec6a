// What is longer than its room takes the focus, so that keys can scroll it.
import type { Attachment } from 'svelte/attachments';

export const scrolled: Attachment<HTMLElement> = (element) => {
  const sizes = new ResizeObserver(() => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  sizes.observe(element);
  return () => sizes.disconnect();
};
