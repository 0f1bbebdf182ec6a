// Keeps a list at its end while it grows, unless the reader has gone up in it.
import type { Attachment } from 'svelte/attachments';

const NEAR = 40;

export const stick: Attachment<HTMLElement> = (element) => {
  let follows = true;
  const toEnd = () => {
    if (follows) element.scrollTop = element.scrollHeight;
  };
  const scrolled = () => {
    follows = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
  };
  const observer = new MutationObserver(toEnd);
  observer.observe(element, { childList: true, subtree: true });
  element.addEventListener('scroll', scrolled, { passive: true });
  toEnd();
  return () => {
    observer.disconnect();
    element.removeEventListener('scroll', scrolled);
  };
};
