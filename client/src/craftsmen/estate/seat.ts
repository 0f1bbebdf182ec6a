// Whose estate lies large on the table: the reader's own; for who looks on, that of the player who is asked.
import type { CraftsmenPlay } from '../table/play.svelte';

export const seatShown = (play: Pick<CraftsmenPlay, 'you' | 'asked' | 'view'>): number =>
  play.you || play.asked?.seat || play.view.order[0] || 1;
