import type { IconName } from '../art/icons';
import type { Chair } from '../lib/types';
import { ui } from '../lib/words.svelte';

export function chairIcon(chair: Chair): IconName {
  if (chair.kind === 'person') return chair.name ? 'person' : 'chair';
  return chair.kind;
}

/** Who sits there, in words. */
export function chairName(chair: Chair): string {
  if (chair.kind === 'automa')
    return ui('chair-automa', { level: ui(`strength-${chair.level ?? 'medium'}`) });
  if (chair.kind === 'bot') return ui('chair-bot');
  return chair.name || ui('chair-free');
}

export const isFree = (chair: Chair): boolean => chair.kind === 'person' && !chair.name;
