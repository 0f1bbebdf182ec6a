// Events that say how an Automa came to its turn: its card explains them, elsewhere they are left out.
import type { EventKind } from '../types';

/** What it weighed. */
export const WEIGHED: ReadonlySet<EventKind> = new Set([
  'automa-tried',
  'automa-eligible',
  'automa-kept',
  'automa-chosen',
  'automa-system',
  'automa-instead',
  'automa-weighs',
  'automa-prefers',
  'automa-picks',
  'automa-none',
]);

/** The same, and what it decided on. */
export const REASONED: ReadonlySet<EventKind> = new Set([...WEIGHED, 'automa-does']);
