// The book as a log: rounds, in them turns, in them lines. Nothing is left out, and nothing is judged.
import type { Entry, Explained, Said, Told } from '../lib/types';
import type { Telling } from './game';
import { takenBack } from './history';

export interface LogLine {
  readonly key: string;
  readonly seq: number;
  /** What was chosen; null for what happens by itself. */
  readonly said: Said | null;
  readonly told: readonly Told[];
  readonly text: string;
  readonly takenBack: boolean;
}

export interface LogTurn {
  readonly key: string;
  /** Whose turn; 0 is nobody's. */
  readonly seat: number;
  readonly name: string;
  readonly kind: 'turn' | 'phase' | 'start' | 'note' | 'undo';
  readonly time: number;
  /** The heading of a phase. */
  readonly said: Said | null;
  readonly explained: Explained | null;
  readonly lines: readonly LogLine[];
}

export interface LogRound {
  readonly key: string;
  /** Its name; null before the first round, or as long as the line that began it is not loaded. */
  readonly said: Said | null;
  readonly turns: readonly LogTurn[];
}

type LogTelling = Pick<Telling, 'isReasoning' | 'headingOf'>;

/** A turn that is still being written. */
type Open = Omit<LogTurn, 'lines'> & { readonly lines: LogLine[] };

class Writer {
  readonly rounds: { key: string; said: Said | null; turns: Open[] }[] = [];
  #back: ReadonlySet<number>;
  #telling: LogTelling;

  constructor(back: ReadonlySet<number>, telling: LogTelling) {
    this.#back = back;
    this.#telling = telling;
    this.round(null, 'first');
  }

  round(said: Said | null, key: string): void {
    this.rounds.push({ key, said, turns: [] });
  }

  turn(kind: LogTurn['kind'], seat: number, entry: Entry, more: Partial<LogTurn> = {}): Open {
    const turns = this.#turns;
    const begun: Open = {
      key: `${entry.seq}.${turns.length}.${more.explained?.first ?? ''}`,
      seat,
      name: entry.name,
      kind,
      time: entry.time,
      said: more.said ?? null,
      explained: more.explained ?? null,
      lines: [],
    };
    turns.push(begun);
    return begun;
  }

  get #turns(): Open[] {
    const last = this.rounds.at(-1);
    if (!last) throw new Error('a log has at least one round');
    return last.turns;
  }

  answer(entry: Entry): void {
    const last = this.#turns.at(-1);
    const goesOn = last?.kind === 'turn' && !last.explained && last.seat === entry.seat && !entry.opens;
    const turn = goesOn && last ? last : this.turn('turn', entry.seat, entry);
    this.#events(entry, turn, entry.said);
  }

  start(entry: Entry): void {
    const turn = this.turn('start', 0, entry, { said: entry.said });
    this.#events(entry, turn, null);
  }

  /** The events of an entry, cut where a round, a phase or the turn of a machine begins. */
  #events(entry: Entry, turn: Open, said: Said | null): void {
    let into = turn;
    let around = turn; // what goes on when the turn of a machine is over
    let from = 0;
    let words = said;
    const write = (upTo: number) => {
      const told = entry.told.slice(from, upTo).filter((event) => !this.#telling.isReasoning(event));
      if (words || told.length) into.lines.push(this.#line(entry, from, words, told));
      words = null;
      from = upTo;
    };
    entry.told.forEach((event, i) => {
      const explained = entry.explained.find((one) => one.first === i);
      const heading = this.#telling.headingOf(event);
      if (!explained && !heading && !entry.explained.some((one) => one.end === i)) return;
      write(i);
      if (heading?.part === 'round') this.round(heading.said, `round ${entry.seq} ${i}`);
      if (explained) into = this.turn('turn', explained.seat, entry, { explained });
      else if (heading) into = around = this.turn('phase', 0, entry, { said: event.said });
      else if (event.seat) into = around = this.turn(around.kind, around.seat, entry, { said: around.said });
      if (heading) from = i + 1;
    });
    write(entry.told.length);
  }

  #line(entry: Entry, at: number, said: Said | null, told: readonly Told[]): LogLine {
    return {
      key: `${entry.seq}.${at}`,
      seq: entry.seq,
      said,
      told,
      text: entry.text,
      takenBack: this.#back.has(entry.seq),
    };
  }

  note(entry: Entry): void {
    const kind = entry.kind === 'undo' ? 'undo' : 'note';
    const turn = this.turn(kind, entry.seat, entry, { said: entry.said });
    turn.lines.push(this.#line(entry, 0, entry.said, []));
  }
}

/** The log, oldest first. Chat is not in it. */
export function logOf(entries: readonly Entry[], telling: LogTelling): readonly LogRound[] {
  const writer = new Writer(takenBack(entries), telling);
  for (const entry of entries) {
    if (entry.kind === 'answer') writer.answer(entry);
    else if (entry.kind === 'start') writer.start(entry);
    else if (entry.kind !== 'chat') writer.note(entry);
  }
  return writer.rounds.filter((round) => round.turns.some((turn) => turn.lines.length > 0 || turn.said));
}
