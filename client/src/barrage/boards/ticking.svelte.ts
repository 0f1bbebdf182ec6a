// Numbers that walk to their goal step by step, as a marker ticks along its track.
import { untrack } from 'svelte';

const STEP = 40;

export interface Ticking {
  readonly now: readonly number[];
}

type Numbers = readonly number[];

/** Where the walk begins: what has to go down, as at the end of a round, is there at once. */
export function startOf(from: Numbers, to: Numbers): Numbers {
  return to.map((n, at) => Math.min(n, from[at] ?? n));
}

/** One step further; the same numbers when all have arrived. */
export function stepTo(now: Numbers, to: Numbers): Numbers {
  if (now.every((n, at) => n === to[at])) return now;
  return now.map((n, at) => Math.min(n + 1, to[at] ?? n));
}

/** Without motion they are there at once. */
export function ticking(goal: () => Numbers, moves: () => boolean): Ticking {
  let now = $state.raw<Numbers>(untrack(goal));

  $effect(() => {
    const to = goal();
    if (!moves()) {
      now = to;
      return;
    }
    now = startOf(
      untrack(() => now),
      to,
    );
    const timer = setInterval(() => {
      const next = stepTo(now, to);
      if (next === now) clearInterval(timer);
      else now = next;
    }, STEP);
    return () => clearInterval(timer);
  });

  return {
    get now() {
      return now;
    },
  };
}
