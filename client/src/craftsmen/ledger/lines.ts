// The last lines of the log in short: one for each answer and each thing that happened by itself, the newest first.
import type { Said, Told } from '../../lib/types';
import type { LogRound } from '../../table/logging';
import type { Telling } from '../../table/game';

export interface LedgerItem {
  readonly key: string;
  readonly seat: number;
  /** The name of a season that began here. */
  readonly heading: Said | null;
  /** What happened; amounts are in `told`. */
  readonly said: readonly Said[];
  /** Nothing happened that could be told: `said` is what was chosen. */
  readonly isChoice: boolean;
  readonly told: readonly Told[];
}

/** The newest items of a log, newest first. */
export function latestOf(
  rounds: readonly LogRound[],
  telling: Pick<Telling, 'isAmount' | 'isMinor'>,
  most: number,
): readonly LedgerItem[] {
  const items: LedgerItem[] = [];
  for (const round of rounds.toReversed()) {
    for (const turn of round.turns.toReversed()) {
      if (turn.kind === 'note' || turn.kind === 'undo') continue;
      for (const line of turn.lines.toReversed()) {
        if (line.takenBack) continue;
        const told = line.told.filter((event) => !telling.isAmount(event) && !telling.isMinor(event));
        const isChoice = !told.length;
        const said = isChoice ? (line.said ? [line.said] : []) : told.map((event) => event.said);
        if (!said.length) continue;
        items.push({ key: line.key, seat: turn.seat, heading: null, said, isChoice, told: line.told });
        if (items.length >= most) return items;
      }
    }
    if (round.said)
      items.push({ key: round.key, seat: 0, heading: round.said, said: [], isChoice: false, told: [] });
  }
  return items;
}
