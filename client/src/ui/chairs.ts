import { isIcon, type IconName } from '../art/icons';
import type { Chair } from '../lib/types';
import type { Wording } from '../lib/words.svelte';

/** A kind of chair that a game declares may have an icon of its own. */
export function kindIcon(kind: string): IconName {
  return isIcon(kind) ? kind : 'bot';
}

export function chairIcon(chair: Chair): IconName {
  if (isFree(chair)) return 'chair';
  return kindIcon(chair.kind);
}

/** Who sits there, in words. */
export function chairName(chair: Chair, game: string, { ui }: Pick<Wording, 'ui'>): string {
  if (chair.kind === 'person') return chair.name || ui('chair-free');
  if (chair.kind === 'bot') return ui('chair-bot');
  const kind = `${game}-${chair.kind}`;
  if (!chair.level) return ui(kind);
  return ui('chair-machine', { kind: ui(kind), level: ui(`${kind}-${chair.level}`) });
}

export const isFree = (chair: Chair): boolean => chair.kind === 'person' && !chair.name;
