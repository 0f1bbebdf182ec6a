// A table, live: what the server says of it, and what is said to the server. What changes the table carries
// a key and is sent again after a lost connection until it is answered; the server counts a key once.
import { changed, Misfit } from './changes';
import { filled } from './fill';
import { freshKey } from './keys';
import { merged, scenesFrom } from './joining';
import { Link, type LinkOptions, type LinkState } from './link';
import type {
  Asked,
  Bye,
  Done,
  Entry,
  Filled,
  Forecast,
  FromServer,
  Looking,
  Plans,
  Preview,
  Refused,
  Room,
  Said,
  TableDocument,
  ToServer,
  Update,
  View,
  Why,
} from './types';

export type LiveState = LinkState | 'notfound';
/** Why there is nothing to be seen: no such table, or one that does not show itself to this person. */
const NOT_FOR_US: readonly string[] = ['no-table', 'private-table'];
type Keyed = Extract<ToServer, { key: string }>;
type Questioning = Extract<ToServer, { type: `ask_${string}` | 'open' | 'cover'; ask: number }>;
type WithoutKey<T> = T extends unknown ? Omit<T, 'key'> : never;
type WithoutAsk<T> = T extends unknown ? Omit<T, 'ask'> : never;

/** The server said no, and why. Nothing has changed. */
export class Refusal extends Error {
  readonly code: string;
  readonly said: Said;
  readonly clause: string;

  constructor(refused: Pick<Refused, 'code' | 'said' | 'clause'>) {
    super(refused.code);
    this.code = refused.code;
    this.said = refused.said;
    this.clause = refused.clause;
  }
}

/** The question was not answered: the connection was lost, or nobody wants to know any more. */
export class Unanswered extends Error {}

interface Waiting<T> {
  resolve(value: T): void;
  reject(error: Error): void;
}

export interface LiveOptions extends LinkOptions {
  /** The address of the socket, if it is not the server this page came from. */
  url?: string;
  /** A page of the book before a line, for `loadEarlier`. */
  earlier?: (before: number) => Promise<{ entries: readonly Entry[]; more: boolean }>;
}

export class Live {
  readonly id: string;
  state: LiveState = $state('connecting');
  /** Which attempt to come back this is. */
  attempt = $state(0);
  /** The last line that is known; -1 before the first update. */
  seq = $state(-1);
  /** The line after which the question was asked. */
  at = $state(0);
  room: Room | null = $state.raw(null);
  view: View | null = $state.raw(null);
  asked: Asked | null = $state.raw(null);
  entries: readonly Entry[] = $state.raw([]);
  /** There are lines before the first of `entries`. */
  more = $state(false);
  /** How many things were sent that are not answered yet. */
  unanswered = $state(0);
  /** Why the server closed the connection for good. */
  bye: Bye | null = $state.raw(null);

  #link: Link;
  #earlier: LiveOptions['earlier'];
  #outbox = new Map<string, { message: Keyed } & Waiting<Done>>();
  #questions = new Map<number, Waiting<never>>();
  #listeners = new Set<(update: Update, isNew: readonly Entry[]) => void>();
  #nextAsk = 0;
  #heard = false;
  /** The table as it was sent, with all changes since. */
  #document: TableDocument | null = null;
  #loading = false;
  /** Counts how often the table came without its past. */
  #past = 0;

  constructor(id: string, options: LiveOptions = {}) {
    this.id = id;
    this.#earlier = options.earlier;
    this.#link = new Link(
      options.url ?? socketAddress(id),
      {
        opened: () => this.#hello(),
        received: (text) => this.#receive(JSON.parse(text) as FromServer),
        changed: (state, attempt) => this.#changed(state, attempt),
        lost: () => this.#lost(),
      },
      () => this.#post({ type: 'ping', ask: this.#ask() }),
      options,
    );
  }

  start(): void {
    this.#link.start();
  }

  stop(): void {
    this.#link.stop();
    this.#lost();
  }

  /** Try again at once, also after the server has said goodbye. */
  retry(): void {
    if (this.bye || this.state === 'notfound') {
      this.bye = null;
      this.state = 'connecting';
      this.#link.start();
    } else {
      this.#link.now();
    }
  }

  /** Hear of every update with the lines that are new in it. Returns how to stop. */
  listen(listener: (update: Update, isNew: readonly Entry[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // What changes the table. Each resolves when it is in the book and rejects with a Refusal.

  /** Answer the question; `then` answers those that follow from it. */
  act(
    action: number,
    { at = this.at, then = [] }: { at?: number; then?: readonly number[] } = {},
  ): Promise<Done> {
    return this.#send({ type: 'act', at, action, then: [...then] });
  }

  undo({ turn = false } = {}): Promise<Done> {
    return this.#send({ type: 'undo', at: this.at, turn });
  }

  askUndo(to: number): Promise<Done> {
    return this.#send({ type: 'ask_undo', at: this.at, to });
  }

  /** Answer the request to undo that was made in a line. */
  answerUndo(agree: boolean, request: number): Promise<Done> {
    return this.#send({ type: 'answer_undo', agree, request });
  }

  /** Ask the others to go on under the rules as they are now. */
  askContinue(): Promise<Done> {
    return this.#send({ type: 'ask_continue' });
  }

  answerContinue(agree: boolean, request: number): Promise<Done> {
    return this.#send({ type: 'answer_continue', agree, request });
  }

  chat(text: string): Promise<Done> {
    return this.#send({ type: 'chat', text });
  }

  /** Give up a seat of one's own. */
  resign(seat: number): Promise<Done> {
    return this.#send({ type: 'resign', seat });
  }

  /** Let a bot play on for the person on a seat. */
  replace(seat: number): Promise<Done> {
    return this.#send({ type: 'replace', seat });
  }

  /** Take a seat of one's own back from the bot. */
  takeBack(seat: number): Promise<Done> {
    return this.#send({ type: 'return', seat });
  }

  // What only asks. Each rejects with Unanswered when the signal is aborted or the connection is lost.

  preview(action: number, signal?: AbortSignal, then: readonly number[] = []): Promise<Preview> {
    return this.#question({ type: 'ask_preview', at: this.at, action, then: [...then] }, signal);
  }

  why(what: { place: string } | { action: number }, signal?: AbortSignal): Promise<Why> {
    return this.#question({ type: 'ask_why', at: this.at, ...what }, signal);
  }

  /** What one could work towards. */
  plans(signal?: AbortSignal): Promise<Plans> {
    return this.#question({ type: 'ask_plans', at: this.at }, signal);
  }

  forecast(signal?: AbortSignal): Promise<Forecast> {
    return this.#question({ type: 'ask_forecast', at: this.at }, signal);
  }

  /** Look as one of the own seats: the screen is in the hands of who sits there. */
  open(seat: number): Promise<Looking> {
    return this.#question({ type: 'open', at: this.at, seat });
  }

  /** Cover the hand that is open. */
  cover(): Promise<Looking> {
    return this.#question({ type: 'cover' });
  }

  /** Bring in the page of the book before the first known line. */
  async loadEarlier(): Promise<void> {
    if (!this.#earlier || !this.more || this.#loading) return;
    this.#loading = true;
    const past = this.#past;
    try {
      const page = await this.#earlier(this.entries[0]?.seq ?? this.seq + 1);
      // Meanwhile the table may have come anew, without its past.
      if (past !== this.#past) return;
      this.entries = merged(page.entries, this.entries);
      this.more = page.more;
    } finally {
      this.#loading = false;
    }
  }

  #send(message: WithoutKey<Keyed>): Promise<Done> {
    const keyed = { ...message, key: freshKey() } as Keyed;
    return new Promise((resolve, reject) => {
      this.#outbox.set(keyed.key, { message: keyed, resolve, reject });
      this.unanswered = this.#outbox.size;
      // Before the first update the server waits for our greeting; the outbox follows it.
      if (this.#heard) this.#post(keyed);
    });
  }

  #question<T extends Preview | Why | Forecast | Plans | Looking>(
    question: WithoutAsk<Questioning>,
    signal?: AbortSignal,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (!this.#link.isOpen || !this.#heard || signal?.aborted) return reject(new Unanswered());
      const ask = this.#ask();
      this.#questions.set(ask, { resolve, reject } as Waiting<never>);
      const forget = () => this.#answered(ask)?.reject(new Unanswered());
      signal?.addEventListener('abort', forget, { once: true });
      this.#post({ ...question, ask } as Questioning);
    });
  }

  #ask(): number {
    this.#nextAsk = (this.#nextAsk + 1) % 1_000_000_000;
    return this.#nextAsk;
  }

  #answered(ask: number): Waiting<never> | undefined {
    const waiting = this.#questions.get(ask);
    this.#questions.delete(ask);
    return waiting;
  }

  #settled(key: string): ({ message: Keyed } & Waiting<Done>) | undefined {
    const sent = this.#outbox.get(key);
    this.#outbox.delete(key);
    this.unanswered = this.#outbox.size;
    return sent;
  }

  #post(message: ToServer): void {
    this.#link.send(JSON.stringify(message));
  }

  #hello(): void {
    this.#post({ type: 'hello', have: this.seq });
  }

  #receive(sent: FromServer): void {
    const message = filled(sent);
    switch (message.type) {
      case 'update':
        return this.#updated(message);
      case 'done':
        return this.#settled(message.key)?.resolve(message);
      case 'refused':
        this.#settled(message.key)?.reject(new Refusal(message));
        return this.#answered(message.ask)?.reject(new Refusal(message));
      case 'preview':
        return this.#previewed(message);
      case 'why':
      case 'forecast':
      case 'plans':
      case 'looking':
        return this.#answered(message.ask)?.resolve(message as never);
      case 'bye':
        return this.#bidden(message);
      case 'pong':
        return;
    }
  }

  #updated(sent: Extract<Filled, { type: 'update' }>): void {
    let document = this.#document as TableDocument;
    let scenes: readonly View[];
    try {
      scenes = scenesFrom(this.view, sent.scenes);
      // The changes come after the last scene.
      if (scenes.length) document = { ...document, view: scenes[scenes.length - 1] ?? null };
      document = changed(document, sent.changes);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      // Something was missed; a new connection begins with the whole table.
      return this.#link.renew();
    }
    this.#document = document;
    const update: Update = {
      seq: sent.seq,
      at: sent.at,
      since: sent.since,
      ...document,
      entries: sent.entries,
      scenes,
      forget: sent.forget,
    };
    const isNew = update.entries.filter((entry) => entry.seq > this.seq);
    this.#remember(update);
    this.seq = update.seq;
    this.at = update.at;
    this.room = update.room;
    this.view = update.view;
    this.asked = update.asked;
    for (const listener of this.#listeners) listener(update, isNew);
    if (!this.entries.length) void this.loadEarlier().catch(() => undefined);
    if (this.#heard) return;
    this.#heard = true;
    for (const { message } of this.#outbox.values()) this.#post(message);
  }

  /** A preview tells what it changes in the view as it is. */
  #previewed({ changes, ...preview }: Extract<Filled, { type: 'preview' }>): void {
    const waiting = this.#answered(preview.ask);
    try {
      const view = this.view && changes && changed(this.view, changes);
      waiting?.resolve({ ...preview, view } as never);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      // It was meant for a table that has moved on.
      waiting?.reject(new Unanswered());
    }
  }

  /** The book only grows, so lines are joined by their numbers. Without the lines between, only new ones stay;
   * so too when another seat looks, for which the others were not meant. */
  #remember(update: Update): void {
    if (!update.forget && (update.since >= 0 || update.seq === this.seq)) {
      this.entries = merged(this.entries, update.entries);
      return;
    }
    this.#past += 1;
    this.#loading = false;
    this.entries = update.entries;
    this.more = (update.entries[0]?.seq ?? update.seq + 1) > 0;
  }

  #changed(state: LinkState, attempt: number): void {
    if (this.bye || this.state === 'notfound') return;
    if (this.state !== state) this.state = state;
    this.attempt = attempt;
  }

  #lost(): void {
    this.#heard = false;
    for (const waiting of this.#questions.values()) waiting.reject(new Unanswered());
    this.#questions.clear();
  }

  #bidden(bye: Bye): void {
    if (bye.again) return;
    this.bye = bye;
    this.state = NOT_FOR_US.includes(bye.code) ? 'notfound' : 'gone';
    this.#link.stop();
  }
}

function socketAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`;
}
