// Who stands on an action space, now and after the option in focus.
import type { SpaceComponent, View } from '../types';
import type { Play } from '../play';
import { joined, nameOf } from './facts';

export interface Standing {
  readonly seat: number;
  readonly engineers: number;
  /** Only in the preview. */
  readonly ghost: boolean;
}

/** The bank is one space for all: it keeps no owner, each seat knows what it has there. */
function banked(view: View): Map<number, number> {
  return new Map(view.seats.map((seat, at) => [at + 1, seat.banked] as const).filter(([, n]) => n > 0));
}

function standing(view: View, space: SpaceComponent): Map<number, number> {
  if (space.section === 'bank') return banked(view);
  const at = view.spaces[space.key];
  return at?.seat ? new Map([[at.seat, at.engineers ?? 0]]) : new Map();
}

export function standingOn(play: Play, space: SpaceComponent): Standing[] {
  const now = standing(play.view, space);
  const then = standing(play.shown, space);
  const all: Standing[] = [...now].map(([seat, engineers]) => ({ seat, engineers, ghost: false }));
  for (const [seat, engineers] of then) {
    const more = engineers - (now.get(seat) ?? 0);
    if (more > 0) all.push({ seat, engineers: more, ghost: true });
  }
  return all;
}

export function isClosed(play: Play, space: SpaceComponent): boolean {
  if (play.view.introductory && space.section === 'patent') return true;
  return play.view.spaces[space.key]?.blocked === true;
}

/** Closed because few sit at the table; otherwise an Automa has closed it, or the box is not in play. */
export function needsMore(play: Play, space: SpaceComponent): boolean {
  return space.fewest > play.view.seats.length;
}

/** The whole space for ears. */
export function spaceLabel(play: Play, space: SpaceComponent): string {
  const here = standingOn(play, space).filter((one) => !one.ghost);
  const closed = isClosed(play, space)
    ? needsMore(play, space)
      ? play.ui('boards-closed-few', { fewest: space.fewest })
      : play.ui('boards-closed')
    : null;
  return joined([
    play.say(space.said),
    space.section === 'bank' ? play.ui('boards-bank-any') : play.ui('engineers', { n: space.engineers }),
    space.printed > 0 && play.ui('boards-printed', { n: space.printed }),
    space.red && play.ui('boards-red'),
    closed,
    ...here.map(({ seat, engineers }) =>
      play.ui('boards-stands', { company: nameOf(play, seat), n: engineers }),
    ),
    !closed && !here.length && play.ui('boards-empty'),
  ]);
}
