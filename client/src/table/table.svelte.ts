// The table in play, whatever the game: what the server says, what the reader looks at, and what he chooses. Every
// part of it that can stand alone has a file of its own; what only the game knows, `game` answers.
import { Unanswered, Refusal, type Live } from '../lib/live.svelte';
import type { settings as Settings } from '../lib/settings.svelte';
import type { Wording } from '../lib/words.svelte';
import type { Asked, Entry, Preview, Room, Row, Said, Told, Update, View } from '../lib/types';
import { Announcer } from './announcing.svelte';
import type { BoardHandle } from './board';
import { Choosing } from './choosing.svelte';
import { Flashes } from './flashes.svelte';
import type { Drawings } from './game';
import { chosenThisTurn } from './history';
import { Layout } from './layout.svelte';
import { namesAt } from './names';
import { Playback } from './playback.svelte';
import { Previews } from './previews.svelte';
import { Undoing } from './undoing.svelte';

/** Where an option stands: on the board, or at its own kind. */
export const placeOf = (row: Row): string => row.place || row.kind;

/** How the reader last touched the page. A table that is made anew for another seat goes on with it. */
const reader = { byKeyboard: false };

export class Table<D extends Drawings = Drawings> {
  readonly live: Live;
  readonly game: D;
  readonly previews: Previews;
  readonly choosing: Choosing;
  readonly undoing: Undoing;
  readonly playback: Playback;
  readonly announcer: Announcer;
  readonly layout: Layout;
  readonly flashes = new Flashes();

  focused: string | null = $state(null);
  forecast: readonly Told[] | null = $state.raw(null);
  /** The reader's last touch was a finger: a first tap looks, a second one chooses. */
  byTouch = $state(false);
  /** The pointer is down on something that speaks about the place in focus. */
  keepsFocus = false;
  /** What the server would not do, other than an answer. */
  refused: Said | null = $state.raw(null);

  #settings: typeof Settings;
  #words: Wording;
  #asked = -1;
  /** The table before the update to come. */
  #seen: View | null = null;
  #board: BoardHandle | null = null;

  /** `draw` makes the drawings of the game for this table. */
  constructor(live: Live, settings: typeof Settings, words: Wording, draw: (table: Table) => D) {
    this.live = live;
    this.#settings = settings;
    this.#words = words;
    this.previews = new Previews(live);
    this.undoing = new Undoing(live);
    this.choosing = new Choosing(
      live,
      this.previews,
      () => settings.chosen.confirm,
      (seq, row) => this.undoing.gave(seq, row),
    );
    this.game = draw(this);
    const { seatMessage } = this.game;
    if (seatMessage) {
      const { key, named } = seatMessage;
      this.#words = words.with({
        key,
        say: ({ n }) => ({ key: named, args: { name: this.#names[Number(n) - 1] ?? '' } }),
      });
    }
    this.layout = new Layout(this.game.tabs.map((tab) => tab.key));
    this.playback = new Playback(
      () => settings.chosen.automa,
      this.game,
      (told) => this.#heard(told),
    );
    this.announcer = new Announcer(this.say, (n) => this.ui('table-ears-more', { n }));
  }

  /** Follow the table until the returned function is called. */
  start(): () => void {
    this.layout.chatRead = this.live.seq;
    this.#seen = this.live.view;
    this.#question();
    const stop = this.live.listen((update, entries) => this.#updated(update, entries));
    return () => {
      stop();
      this.playback.skip();
      this.announcer.stop();
    };
  }

  get view(): View {
    const view = this.playback.view ?? this.live.view;
    if (!view) throw new Error('the game has not begun');
    return view;
  }

  get room(): Room {
    const room = this.live.room;
    if (!room) throw new Error('the table is not known yet');
    return room;
  }

  get shown(): View {
    return this.preview?.view ?? this.view;
  }

  get preview(): Preview | null {
    return this.choosing.confirming?.preview ?? this.previews.shown;
  }

  get asked(): Asked | null {
    return this.live.asked;
  }

  get you(): number {
    return this.live.room?.you ?? 0;
  }

  /** The seats of this browser: several people may share it. */
  get yours(): readonly number[] {
    return this.live.room?.yours ?? [];
  }

  /** The seat of this browser whose person has to take over the screen first; 0 when none has. */
  get handsOverTo(): number {
    const { room, asked } = this.live;
    if (!room?.hand_over || !asked || room.you === asked.seat || !room.yours.includes(asked.seat)) return 0;
    return room.chairs[asked.seat - 1]?.stand_in ? 0 : asked.seat;
  }

  /** The reader's last touch was a key: the focus goes where the next question is. */
  get byKeyboard(): boolean {
    return reader.byKeyboard;
  }

  set byKeyboard(is: boolean) {
    reader.byKeyboard = is;
  }

  get isYourTurn(): boolean {
    return this.you > 0 && this.asked?.seat === this.you;
  }

  /** What can be chosen; nothing while the board is shown as it was. */
  get rows(): readonly Row[] {
    return this.isYourTurn && !this.playback.view ? (this.asked?.rows ?? []) : [];
  }

  get flashing(): ReadonlySet<string> {
    const { lit } = this.playback.explainer;
    return lit.length ? new Set([...this.flashes.places, ...lit]) : this.flashes.places;
  }

  get motion(): 'full' | 'none' {
    return this.#settings.motion;
  }

  /** What the reader has chosen in the turn under way. */
  get chosen(): readonly Entry[] {
    return chosenThisTurn(this.live.entries, this.room.turn_to, this.you);
  }

  /** Lines of chat by others that the reader has not seen. */
  get unread(): number {
    const { chatRead } = this.layout;
    return this.live.entries.filter(
      ({ kind, seq, seat }) =>
        kind === 'chat' && seq > chatRead && (seat === 0 || !this.yours.includes(seat)),
    ).length;
  }

  #names: readonly string[] = $derived.by(() =>
    namesAt(this.live.room?.chairs ?? [], (n) => this.ui('table-seat', { n })),
  );

  #byPlace: ReadonlyMap<string, Row[]> = $derived.by(() => {
    const places = new Map<string, Row[]>();
    for (const row of this.rows) {
      const place = placeOf(row);
      places.set(place, [...(places.get(place) ?? []), row]);
    }
    return places;
  });

  legal = (place: string): Row[] => this.#byPlace.get(place) ?? [];

  focus = (place: string | null): void => {
    // A finger that leaves a place for the button that chooses it has not left it.
    if (place === null && this.keepsFocus) return;
    this.focused = place;
    const rows = place === null ? [] : this.legal(place);
    this.previews.look(rows.length === 1 ? (rows[0] ?? null) : null);
  };

  /** Look at one option, at a place of its own if it has one. */
  look(row: Row | null, place: string | null = row && placeOf(row)): void {
    this.focused = place;
    this.previews.look(row);
  }

  choose = (place: string): void => {
    const rows = this.legal(place);
    this.focused = place;
    if (!rows.length) void this.choosing.explain(place);
    else this.#choose(rows);
  };

  /** An option with answers to what follows it, if its first answer is offered now. */
  along([first, ...then]: readonly number[]): Row | null {
    const row = this.rows.find(({ action }) => action === first);
    return row ? { ...row, then } : null;
  }

  /** Choose one option of the list; `sure`: the reader has seen what it does, and this was the confirmation. */
  take(row: Row, { sure = false } = {}): void {
    this.#choose([row], sure);
  }

  #choose(rows: readonly Row[], sure = false): void {
    this.playback.skip();
    this.undoing.chooses();
    // By touch the preview was read before the second tap: that one is the confirmation.
    const isSure = (sure || this.byTouch) && this.#settings.chosen.confirm !== 'always';
    this.choosing.among(rows, { sure: isSure });
  }

  has = (key: string): boolean => this.#words.has(key);

  word = (key: string): string | null => this.#words.word(key);

  say = (said: Said): string => this.#words.say(said);

  ui = (key: string, args?: Record<string, string | number>): string => this.#words.ui(key, args);

  /** The name a seat goes by. */
  name = (seat: number): string =>
    this.say(this.game.seatName(seat) ?? { key: 'table-seat', args: { n: seat } });

  /** What the person at a seat is called. */
  person = (seat: number): string => this.room.chairs[seat - 1]?.name ?? '';

  /** The board that is on the screen draws what happens. */
  useBoard(board: BoardHandle | null): void {
    this.#board = board;
    this.playback.queue.use(board);
  }

  /** Point at places of the board. */
  point(places: readonly string[]): void {
    this.flashes.show(places);
    const [first] = places;
    if (first) this.#board?.showPlace(first);
  }

  /** Look at the next option or the one before, on the board if it is there. */
  nextLegal(step: 1 | -1): void {
    const rows = this.rows;
    if (!rows.length || this.#board?.nextLegal(step)) return;
    const now = rows.findIndex((row) => row.action === this.previews.row?.action);
    const next = rows[now < 0 && step < 0 ? rows.length - 1 : (now + step + rows.length) % rows.length];
    if (next) this.look(next);
  }

  /** Into the board by keys. */
  enterBoard(): void {
    this.#board?.enter();
  }

  /** Do something about people and seats; a refusal is said. */
  async attempt(what: () => Promise<unknown>): Promise<void> {
    this.refused = null;
    try {
      await what();
    } catch (error) {
      if (error instanceof Unanswered) return;
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.said;
    }
  }

  async toggleForecast(): Promise<void> {
    if (this.forecast) this.forecast = null;
    else await this.#ask();
  }

  async #ask(): Promise<void> {
    try {
      this.forecast = (await this.live.forecast()).told;
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unanswered)) throw error;
      this.forecast = null;
    }
  }

  #heard(told: readonly Told[]): void {
    this.announcer.tell(told.filter((event) => this.game.isSpoken(event)));
    this.flashes.show(told.flatMap((event) => event.places));
  }

  #updated(update: Update, entries: readonly Entry[]): void {
    const request = update.room.undo_asked;
    if (request?.waiting.some((seat) => this.yours.includes(seat)) && entries.length) {
      this.announcer.call(this.ui('table-undo-asked', { name: this.name(request.by) }));
    }
    const isNew = update.at !== this.#asked;
    this.choosing.moved(isNew);
    this.undoing.moved(entries, this.yours);
    this.playback.show(entries, update.scenes, this.#seen);
    this.#seen = update.view;
    if (!isNew) return;
    if (this.forecast) void this.#ask();
    this.#question();
  }

  /** A question stands that was not there before. */
  #question(): void {
    const wasYours = this.#asked >= 0 && this.chosen.length > 0;
    this.#asked = this.live.at;
    this.previews.forget();
    this.focused = null;
    const asked = this.asked;
    const next = this.handsOverTo;
    if (next) this.announcer.call(this.ui('table-hand-over', { name: this.person(next) }));
    if (!asked || !this.isYourTurn) return;
    this.layout.turnTo(this.game.tabOf(asked));
    if (!wasYours) this.announcer.call(this.ui('table-your-turn', { question: this.say(asked.said) }));
    const [only, ...others] = asked.rows;
    if (!only || others.length || !this.#settings.chosen.autoAnswer) return;
    if (!this.undoing.passOver()) void this.choosing.choose(only, { only: true });
  }
}
