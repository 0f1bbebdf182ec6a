// The table one is about to open: the form keeps it such that the server will take it. What can be chosen the game
// declares; no option of a game is named here.
import type { ChairKind, Exclusion, GameInfo, NewChair, NewTable, Pace, Room, Setting } from './types';

export const PACES = ['live', '1d', '3d', '7d'] as const;
/** A person at the maker's own browser: for the server a person with a name. */
export const HERE = 'here';
const YES = 'yes';
const NO = 'no';

/** For a game alone, for one with people by links, or for people at this browser: each is remembered for itself. */
export type Occasion = 'solo' | 'table' | 'here';

/** Who is to sit on a chair; only who plays here has a name. */
export interface Seat {
  kind: string;
  level: string;
  name?: string;
}

/** What is remembered from one table to the next. */
export interface Chosen {
  seats: Seat[];
  /** By the key of the option; a flag is "yes" or "no". */
  options: Record<string, string>;
  pace: Pace;
  open: boolean;
}

/** Something was switched off because it does not go with what was chosen. */
export interface SwitchedOff {
  readonly off: Setting;
  readonly chosen: Setting;
  readonly clause: string;
}

const storeOf = (game: string, occasion: Occasion): string => `millrace-${occasion}-${game}`;

const among = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((known) => known === value) ?? otherwise;

export class TableForm {
  readonly game: GameInfo;
  readonly occasion: Occasion;
  chosen: Chosen = $state({ seats: [], options: {}, pace: 'live', open: false });
  switchedOff: readonly SwitchedOff[] = $state.raw([]);
  name = $state('');
  seed = $state('');

  /** With a table that was played: one like it. */
  constructor(game: GameInfo, occasion: Occasion, like?: Room) {
    this.game = game;
    this.occasion = occasion;
    this.chosen = this.#read(like ? this.#like(like) : recall(storeOf(game.key, occasion)));
  }

  readonly people = $derived.by(() => this.#count('person'));
  /** How many play at this browser beside its owner. */
  readonly beside = $derived.by(() => this.#count(HERE));
  /** Nobody has to be waited for. */
  readonly beginsAtOnce = $derived.by(() => this.people === 1);

  get canAdd(): boolean {
    return this.chosen.seats.length < this.game.seats.most;
  }

  get canRemove(): boolean {
    return this.chosen.seats.length > Math.max(2, this.game.seats.least);
  }

  /** Who may sit on a chair. */
  kindsFor(index: number): readonly string[] {
    const now = this.chosen.seats[index]?.kind;
    const free = this.game.chairs.filter(({ kind, most }) => kind === now || this.#count(kind) < most);
    return free.flatMap(({ kind }) => (kind === 'person' ? [kind, HERE] : [kind]));
  }

  levelsOf(kind: string): readonly string[] {
    return this.#kind(kind)?.levels ?? [];
  }

  addSeat(): void {
    if (!this.canAdd) return;
    const last = this.chosen.seats.at(-1) ?? this.#seat('person');
    const fits = this.kindsFor(this.chosen.seats.length).includes(last.kind);
    this.chosen.seats.push(fits ? this.#seat(last.kind, last.level) : this.#seat('bot'));
  }

  removeSeat(index: number): void {
    if (this.canRemove && index > 0) this.chosen.seats.splice(index, 1);
  }

  setKind(index: number, kind: string): void {
    if (index === 0 || !this.chosen.seats[index] || !this.kindsFor(index).includes(kind)) return;
    this.chosen.seats[index] = this.#seat(kind);
    const key = this.#kind(kind)?.option;
    if (key) this.#exclude({ key, values: [YES] });
  }

  setLevel(index: number, level: string): void {
    const seat = this.chosen.seats[index];
    if (seat && this.levelsOf(seat.kind).includes(level)) seat.level = level;
  }

  /** Choose a value of an option; what does not go with it is switched off. */
  set(key: string, value: string): void {
    this.chosen.options[key] = value;
    this.#exclude({ key, values: [value] });
  }

  setName(index: number, name: string): void {
    const seat = this.chosen.seats[index];
    if (seat?.kind === HERE) seat.name = name;
  }

  /** What is sent, under this name if it was given none; so too who plays here. The game's own seats are last. */
  table(unnamed = '', nobody = (n: number): string => String(n)): NewTable {
    const { seats, options, pace, open } = this.chosen;
    const isOwn = (kind: string) => Number(Boolean(this.#kind(kind)?.option));
    const named = seats.map(({ kind, level, name }, i): NewChair => {
      if (kind !== HERE) return { kind, level };
      return { kind: 'person', level: '', name: name?.trim() || nobody(i + 1) };
    });
    const chairs = named.sort((a, b) => isOwn(a.kind) - isOwn(b.kind));
    const values = this.game.options.map(({ key, kind }): [string, string | boolean] => {
      const value = options[key] ?? NO;
      return [key, kind === 'flag' ? value === YES : value];
    });
    return {
      game: this.game.key,
      chairs,
      options: Object.fromEntries(values),
      name: this.name.trim() || unnamed || null,
      seed: this.seed.trim() || null,
      pace: this.beginsAtOnce ? 'live' : pace,
      public: open,
    };
  }

  remember(): void {
    try {
      localStorage.setItem(storeOf(this.game.key, this.occasion), JSON.stringify(this.chosen));
    } catch {
      return;
    }
  }

  #kind(kind: string): ChairKind | undefined {
    return this.game.chairs.find((one) => one.kind === kind);
  }

  #count(kind: string): number {
    return this.chosen.seats.filter((seat) => seat.kind === kind).length;
  }

  #seat(kind: string, level = this.#kind(kind)?.default ?? ''): Seat {
    return kind === HERE ? { kind, level: '', name: '' } : { kind, level };
  }

  /** Whether a setting holds, as the table is chosen now. */
  #holds({ key, values }: Setting): boolean {
    const own = this.game.chairs.find((one) => one.option === key);
    if (own) return values.includes(this.#count(own.kind) ? YES : NO);
    return values.includes(this.chosen.options[key] ?? NO);
  }

  #exclude(chosen: Setting): void {
    const meets = (setting: Setting) =>
      setting.key === chosen.key && setting.values.some((value) => chosen.values.includes(value));
    const sides = ({ one, other, clause }: Exclusion): SwitchedOff[] => [
      ...(meets(one) && this.#holds(other) ? [{ off: other, chosen: one, clause }] : []),
      ...(meets(other) && this.#holds(one) ? [{ off: one, chosen: other, clause }] : []),
    ];
    this.switchedOff = this.game.exclusions.flatMap(sides);
    for (const { off } of this.switchedOff) this.#switchOff(off);
  }

  #switchOff({ key, values }: Setting): void {
    const own = this.game.chairs.find((one) => one.option === key);
    if (own) {
      this.chosen.seats = this.chosen.seats.map((seat) =>
        seat.kind === own.kind ? this.#seat('bot') : seat,
      );
      return;
    }
    const option = this.game.options.find((one) => one.key === key);
    const left = option?.kind === 'choice' ? option.values : [NO, YES];
    const usual = option?.kind === 'choice' ? option.default : NO;
    this.chosen.options[key] = values.includes(usual)
      ? (left.find((one) => !values.includes(one)) ?? NO)
      : usual;
  }

  #defaults(): Chosen {
    const { least, most } = this.game.seats;
    const own = this.game.chairs.find(({ option }) => option)?.kind;
    const kind = { solo: own ?? 'bot', table: 'person', here: HERE }[this.occasion];
    // As few as it takes; more chairs are one click away. Bots are better company by two.
    const fewest = kind === 'bot' ? Math.min(3, most) : 2;
    const seats = Array.from({ length: Math.max(fewest, least) - 1 }, () => this.#seat(kind));
    return {
      seats: [this.#seat('person'), ...seats],
      options: Object.fromEntries(
        this.game.options.map(({ key, kind, default: value }) => [key, kind === 'flag' ? NO : value]),
      ),
      pace: 'live',
      open: false,
    };
  }

  /** The choices that made a table, with the own chair first. */
  #like({ chairs, yours, options, pace, public: open }: Room): string {
    const [own = 0] = yours;
    const seats = chairs.flatMap(({ kind, level, name }, i): Seat[] => {
      if (i + 1 === own) return [];
      return [yours.includes(i + 1) ? { kind: HERE, level, name } : { kind, level }];
    });
    const values = valuesOf(this.game, options);
    return JSON.stringify({ seats: [this.#seat('person'), ...seats], options: values, pace, open });
  }

  /** Whatever was stored, by whichever version, as choices that can be. */
  #read(stored: string | null): Chosen {
    const otherwise = this.#defaults();
    let raw: Partial<Record<keyof Chosen, unknown>>;
    try {
      raw = (JSON.parse(stored ?? 'null') ?? {}) as typeof raw;
    } catch {
      return otherwise;
    }
    const found = typeof raw.options === 'object' && raw.options !== null ? raw.options : {};
    const options = this.game.options.map(({ key, kind, values }): [string, string] => {
      const known = kind === 'flag' ? [YES, NO] : values;
      return [key, among(known, (found as Record<string, unknown>)[key], otherwise.options[key] ?? NO)];
    });
    return {
      seats: this.#readSeats(raw.seats) ?? otherwise.seats,
      options: Object.fromEntries(options),
      pace: among(PACES, raw.pace, otherwise.pace),
      open: raw.open === true,
    };
  }

  #readSeats(raw: unknown): Chosen['seats'] | null {
    const { least, most } = this.game.seats;
    if (!Array.isArray(raw) || raw.length < Math.max(2, least) || raw.length > most) return null;
    const kinds = [HERE, ...this.game.chairs.map(({ kind }) => kind)];
    const seats = raw.map((one: Partial<Record<keyof Seat, unknown>> | null) => {
      const seat = this.#seat(among(kinds, one?.kind, 'person'));
      seat.level = among(this.levelsOf(seat.kind), one?.level, seat.level);
      if (seat.kind === HERE && typeof one?.name === 'string') seat.name = one.name.slice(0, 40);
      return seat;
    });
    const tooMany = this.game.chairs.some(
      ({ kind, most: limit }) => seats.filter((seat) => seat.kind === kind).length > limit,
    );
    return seats[0]?.kind === 'person' && !tooMany ? seats : null;
  }
}

/** The options of a table as the form has them: those at their default are left out of it. */
export function valuesOf(game: GameInfo, options: Room['options']): Record<string, string> {
  return Object.fromEntries(
    game.options.map(({ key, kind, default: usual }) => {
      if (kind === 'flag') return [key, options[key] === true ? YES : NO];
      return [key, String(options[key] ?? usual)];
    }),
  );
}

/** What a table was made for: alone against machines, for people at one browser, or with people by links. */
export function occasionOf({ chairs, yours }: Pick<Room, 'chairs' | 'yours'>): Occasion {
  const others = chairs.filter(({ kind }, i) => kind === 'person' && !yours.includes(i + 1));
  if (others.length) return 'table';
  return yours.length > 1 ? 'here' : 'solo';
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
