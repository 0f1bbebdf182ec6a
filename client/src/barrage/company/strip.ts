// What a line about a company says, for eyes and for ears.
import { joined, nameOf } from '../boards/facts';
import type { Play } from '../play';
import { has } from './levels';
import { COUNTS, type Counted } from './counts';
import { whoPlays } from './who';

export type TurnState = 'asked' | 'passed' | 'waits';

export function turnOf(play: Play, seat: number): TurnState {
  if (play.asked?.seat === seat) return 'asked';
  return play.view.seats[seat - 1]?.passed ? 'passed' : 'waits';
}

/** The whole line as a sentence. */
export function stripLabel(play: Play, seat: number): string {
  const of = play.view.seats[seat - 1];
  if (!of) return '';
  const chair = play.room.chairs[seat - 1];
  const counted: readonly Counted[] = ['vp', 'credits', 'excavators', 'mixers', 'engineers', 'energy'];
  const turn = turnOf(play, seat);
  return joined([
    nameOf(play, seat),
    whoPlays(play, seat),
    chair?.kind === 'person' && !chair.here && play.ui('company-strip-away'),
    turn === 'asked' && play.ui('company-strip-asked'),
    turn === 'passed' && play.ui('company-strip-passed'),
    ...counted
      .filter((one) => one !== 'credits' || has(of, 'credits'))
      .map((one) => play.say({ key: COUNTS[one].words, args: { n: of[one] } })),
  ]);
}

/** The seats in turn order; before there is one, as they sit. */
export function inOrder(play: Play): readonly number[] {
  const all = play.view.seats.map((_, at) => at + 1);
  const ordered = play.view.order.filter((seat) => all.includes(seat));
  return ordered.length === all.length ? ordered : all;
}
