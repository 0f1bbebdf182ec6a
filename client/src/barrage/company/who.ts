// Who sits behind a company, in words.
import type { Play } from '../play';

/** The name of the person, or which Automa or bot it is. */
export function whoPlays(play: Play, seat: number): string {
  const chair = play.room.chairs[seat - 1];
  if (!chair) return '';
  if (chair.kind === 'automa') {
    return play.ui('company-strip-automa', { level: play.say({ key: `level-${chair.level ?? 'medium'}` }) });
  }
  if (chair.kind === 'bot') return play.ui('company-strip-bot');
  if (chair.stand_in) return play.ui('company-strip-bot-for', { name: chair.name });
  return seat === play.you ? play.ui('company-strip-you', { name: chair.name }) : chair.name;
}
