// What answers a question better than a list of options: a device of the counter, together with hand and estate.
import type { CraftsmenPlay } from '../table/play.svelte';

export type Device = 'pay' | 'bid' | 'place' | 'cards';

const BIDS = ['open', 'bid', 'mayor_answer'];
/** Building cards that lie neither in the hand nor in the market. */
const CARDS = ['swap_sawmill', 'look_show', 'look_order'];

type Source = Pick<CraftsmenPlay, 'table' | 'asked' | 'paying' | 'placing'>;

export function deviceOf({ table, asked, paying, placing }: Source): Device | null {
  if (!table.isYourTurn || table.playback.view || !asked) return null;
  if (paying.payment) return 'pay';
  if (BIDS.includes(asked.kind)) return 'bid';
  if (placing.card) return 'place';
  return CARDS.includes(asked.kind) ? 'cards' : null;
}
