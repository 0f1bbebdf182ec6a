// The stores in words.
import { capital } from '../../lib/sentences';
import { nameOfComponent } from '../cards/component';
import { ownerName, type Speaker } from '../town/saying';
import type { HoldView, ShipComponent } from '../types';

/** A ship for ears: its number, then each shelf with its good, its worth and who lies there. */
export function shipLabel(play: Speaker, ship: ShipComponent, rows: readonly HoldView[]): string {
  const shelves = rows.map(({ good, vp, slots }) => {
    const who = slots.filter((owner) => owner !== null).map((owner) => ownerName(play, owner));
    return play.ui('ship-shelf', {
      good: nameOfComponent(play, 'good', good),
      n: vp,
      who: who.join(', ') || play.ui('queue-empty'),
    });
  });
  return `${capital(play.say(ship.said))}. ${shelves.join('; ')}`;
}
