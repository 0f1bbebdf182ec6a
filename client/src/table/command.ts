// The command line of the text view: the number of an option, its notation, its place, or some of its words.
import type { Row } from '../lib/types';

export type Command =
  | { readonly does: 'choose'; readonly row: Row }
  | { readonly does: 'why'; readonly place: string }
  | { readonly does: 'undo' | 'redo' | 'restart' | 'confirm' | 'cancel' }
  | { readonly does: 'nothing'; readonly matches: number };

const WORDS: Readonly<Record<string, 'undo' | 'redo' | 'restart' | 'confirm' | 'cancel'>> = {
  undo: 'undo',
  redo: 'redo',
  restart: 'restart',
  yes: 'confirm',
  ok: 'confirm',
  no: 'cancel',
};
const WHY = /^\??\s*why\s+(.+)$/i;

const plain = (text: string): string => text.toLocaleLowerCase().replace(/\s+/g, ' ').trim();

/** What a line means; `say` gives the words of an option in the reader's language. */
export function commandOf(line: string, rows: readonly Row[], say: (row: Row) => string): Command {
  const text = plain(line);
  const why = WHY.exec(line.trim());
  if (why?.[1]) return { does: 'why', place: why[1].trim() };
  const word = WORDS[text];
  if (word) return { does: word };
  const numbered = /^\d+$/.test(text) ? rows[Number(text) - 1] : undefined;
  if (numbered) return { does: 'choose', row: numbered };
  const exact = rows.filter((row) =>
    [plain(`${row.kind} ${row.place}`), plain(row.place), row.kind, plain(say(row))].includes(text),
  );
  const parts = text.split(' ').filter(Boolean);
  const found = exact.length
    ? exact
    : rows.filter((row) => {
        const whole = plain(`${row.kind} ${row.place} ${say(row)}`);
        return parts.length > 0 && parts.every((part) => whole.includes(part));
      });
  const [only, ...others] = found;
  return only && !others.length ? { does: 'choose', row: only } : { does: 'nothing', matches: found.length };
}
