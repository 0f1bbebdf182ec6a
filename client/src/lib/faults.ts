import { ProblemError, ServerGone } from './api';
import { Refusal } from './live.svelte';
import { words } from './words.svelte';

/** What went wrong, in words and with a way out. */
export function sayFault(error: unknown): string {
  if (error instanceof Refusal) return words.say(error.said);
  if (error instanceof ProblemError) {
    // Over HTTP a code comes without the arguments some refusals of the table have.
    const key = [`problem-${error.code}`, `refused-${error.code}`].find((known) => words.has(known));
    return key ? words.ui(key) : words.ui('refused-other', { code: error.code });
  }
  if (error instanceof ServerGone) return words.ui('gone-for-now');
  return words.ui('refused-other', { code: error instanceof Error ? error.name : '' });
}
