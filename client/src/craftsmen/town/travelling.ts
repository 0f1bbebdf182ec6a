// Arrows go from one thing to the next within a part of the table; Tab goes on to the next part.
import type { Attachment } from 'svelte/attachments';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Where an arrow leads from a place in a row of `n`; it stops at both ends. */
export const stepped = (at: number, step: number, n: number): number =>
  Math.min(n - 1, Math.max(0, at + step));

/** `{@attach travelled('.place')}`: the things that match are one row. */
export function travelled(what: string): Attachment<HTMLElement> {
  return (part) => {
    const typed = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const all = [...part.querySelectorAll<HTMLElement>(what)];
      const at = all.findIndex((one) => one === document.activeElement);
      if (step === undefined || at < 0) return;
      event.preventDefault();
      event.stopPropagation();
      all[stepped(at, step, all.length)]?.focus();
    };
    part.addEventListener('keydown', typed);
    return () => part.removeEventListener('keydown', typed);
  };
}
