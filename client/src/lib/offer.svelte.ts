// The table one is about to open: the form keeps it such that the server will take it.
import { LEVELS } from './levels';
import type { BotName, Level, NewChair, NewTable, Pace } from './types';

export type Kind = NewChair['kind'];

export interface Seat {
  kind: Kind;
  bot: BotName;
  level: Level;
}

/** What is remembered from one table to the next. */
export interface Wishes {
  seats: Seat[];
  introductory: boolean;
  leeghwater: boolean;
  choice: NewTable['choice'];
  pace: Pace;
  open: boolean;
}

export const FEWEST_SEATS = 2;
export const MOST_SEATS = 4;
export const CHOICES = ['draft', 'random', 'free'] as const;
export const PACES = ['live', '1d', '3d', '7d'] as const;

const STORE = { solo: 'millrace-solo', table: 'millrace-table' } as const;
export type Occasion = keyof typeof STORE;

const seat = (kind: Kind): Seat => ({ kind, bot: 'greedy', level: 'medium' });

function defaults(occasion: Occasion): Wishes {
  return {
    seats: [seat('person'), seat(occasion === 'solo' ? 'automa' : 'person')],
    introductory: false,
    leeghwater: false,
    choice: 'draft',
    pace: 'live',
    open: false,
  };
}

const among = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((known) => known === value) ?? otherwise;

/** Whatever was stored, by whichever version, as wishes that can be. */
export function readWishes(stored: string | null, occasion: Occasion): Wishes {
  const otherwise = defaults(occasion);
  let raw: Partial<Record<keyof Wishes, unknown>>;
  try {
    raw = (JSON.parse(stored ?? 'null') ?? {}) as typeof raw;
  } catch {
    return otherwise;
  }
  const seats = (Array.isArray(raw.seats) ? raw.seats : []).map((found: Partial<Seat>): Seat => {
    return {
      kind: among(['person', 'bot', 'automa'] as const, found?.kind, 'person'),
      bot: among(['greedy', 'random'] as const, found?.bot, 'greedy'),
      level: among(LEVELS, found?.level, 'medium'),
    };
  });
  const fits = seats.length >= FEWEST_SEATS && seats.length <= MOST_SEATS && seats[0]?.kind === 'person';
  return {
    seats: fits ? seats : otherwise.seats,
    introductory: raw.introductory === true,
    leeghwater: raw.leeghwater === true,
    choice: among(CHOICES, raw.choice, otherwise.choice),
    pace: among(PACES, raw.pace, otherwise.pace),
    open: raw.open === true,
  };
}

export class Offer {
  readonly occasion: Occasion;
  wishes: Wishes = $state(defaults('table'));
  name = $state('');
  seed = $state('');

  constructor(occasion: Occasion) {
    this.occasion = occasion;
    this.wishes = readWishes(recall(STORE[occasion]), occasion);
  }

  readonly people = $derived.by(() => this.wishes.seats.filter((s) => s.kind === 'person').length);
  readonly bots = $derived.by(() => this.wishes.seats.filter((s) => s.kind === 'bot').length);
  readonly automas = $derived.by(() => this.wishes.seats.filter((s) => s.kind === 'automa'));
  /** Nobody has to be waited for. */
  readonly beginsAtOnce = $derived.by(() => this.people === 1);

  addSeat(): void {
    if (this.wishes.seats.length >= MOST_SEATS) return;
    const last = this.wishes.seats.at(-1) ?? seat('person');
    this.wishes.seats.push({ ...last });
  }

  removeSeat(index: number): void {
    if (this.wishes.seats.length <= FEWEST_SEATS || index === 0) return;
    this.wishes.seats.splice(index, 1);
  }

  setKind(index: number, kind: Kind): void {
    const found = this.wishes.seats[index];
    if (!found || index === 0) return;
    found.kind = kind;
    // The introductory game knows no Automa (B15.1.5).
    if (kind === 'automa') this.wishes.introductory = false;
  }

  setIntroductory(introductory: boolean): void {
    this.wishes.introductory = introductory;
    if (!introductory) return;
    this.wishes.leeghwater = false;
    for (const found of this.wishes.seats) if (found.kind === 'automa') found.kind = 'bot';
  }

  /** What is sent, under this name if it was given none; Automas sit last. */
  table(unnamed = ''): NewTable {
    const { seats, introductory, leeghwater, choice, pace, open } = this.wishes;
    const chairs = [...seats].sort((a, b) => Number(a.kind === 'automa') - Number(b.kind === 'automa'));
    return {
      chairs: chairs.map((found) => ({ ...found })),
      game: 'barrage',
      name: this.name.trim() || unnamed || null,
      introductory,
      leeghwater: leeghwater && !introductory,
      choice: introductory ? 'draft' : choice,
      seed: this.seed.trim() || null,
      pace: this.beginsAtOnce ? 'live' : pace,
      public: open,
    };
  }

  remember(): void {
    try {
      localStorage.setItem(STORE[this.occasion], JSON.stringify(this.wishes));
    } catch {
      return;
    }
  }
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
