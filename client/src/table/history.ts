// Which lines of the book still count. An undo takes back every answer after the line it names.
import type { Entry } from '../lib/types';

const isMove = (entry: Entry): boolean => entry.kind === 'answer' || entry.kind === 'start';

/** The lines of answers that were taken back. */
export function takenBack(entries: readonly Entry[]): ReadonlySet<number> {
  const back = new Set<number>();
  for (const undo of entries) {
    if (undo.kind !== 'undo') continue;
    for (const entry of entries) {
      if (entry.kind === 'answer' && entry.seq > undo.to && entry.seq < undo.seq) back.add(entry.seq);
    }
  }
  return back;
}

/** The start and the answers that count, in order. */
export function standing(entries: readonly Entry[]): readonly Entry[] {
  const back = takenBack(entries);
  return entries.filter((entry) => isMove(entry) && !back.has(entry.seq));
}

/** What a seat has chosen since its turn began; nothing when no turn of it is under way. */
export function chosenThisTurn(
  entries: readonly Entry[],
  turnTo: number | null,
  seat: number,
): readonly Entry[] {
  if (turnTo === null || !seat) return [];
  return standing(entries).filter((entry) => entry.seq > turnTo && entry.seat === seat);
}

/** What going back to just after a line would take back. */
export function answersAfter(entries: readonly Entry[], to: number): readonly Entry[] {
  return standing(entries).filter((entry) => entry.kind === 'answer' && entry.seq > to);
}

/** The line before the last answer of these seats: what a request to undo asks for by itself. */
export function beforeLastOf(entries: readonly Entry[], seats: readonly number[]): number | null {
  const moves = standing(entries);
  const last = moves.findLastIndex((entry) => entry.kind === 'answer' && seats.includes(entry.seat));
  return moves[last - 1]?.seq ?? null;
}

/** The line that counts before another one: where going back over that one leads. */
export function lineBefore(entries: readonly Entry[], seq: number): number | null {
  return standing(entries).findLast((entry) => entry.seq < seq)?.seq ?? null;
}

/** The seat that answered last, whatever was asked; 0 when nobody has. */
export function lastMover(entries: readonly Entry[]): number {
  return standing(entries).findLast((entry) => entry.kind === 'answer')?.seat ?? 0;
}
