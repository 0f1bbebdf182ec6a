// One socket to one table, kept alive: it opens, asks for life signs, and comes back when it is lost.
// It knows nothing of what the messages mean.

/** `stale`: the socket is open, but the server has been silent for longer than it should. */
export type LinkState = 'connecting' | 'open' | 'stale' | 'reconnecting' | 'gone';

export interface LinkHandlers {
  /** The socket is open: the first thing to send. */
  opened(): void;
  received(text: string): void;
  changed(state: LinkState, attempt: number): void;
  lost(): void;
}

export interface LinkOptions {
  socket?: (url: string) => WebSocket;
  random?: () => number;
}

export const PING_EVERY = 20_000;
export const SILENCE_IS_STALE = 8_000;
export const SILENCE_IS_LOST = 16_000;
/** After so many attempts the server counts as gone; the link still looks for it now and then. */
export const PATIENCE = 6;
const LONGEST_PAUSE = 15_000;

/** Half to all of a pause that doubles: a crowd must not come back in one instant. */
export function pauseBefore(attempt: number, random: number): number {
  return Math.min(LONGEST_PAUSE, 500 * 2 ** (attempt - 1)) * (0.5 + random / 2);
}

export class Link {
  #url: string;
  #handlers: LinkHandlers;
  #open: (url: string) => WebSocket;
  #random: () => number;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #stopped = false;
  #ping: () => void;
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(url: string, handlers: LinkHandlers, ping: () => void, options: LinkOptions = {}) {
    this.#url = url;
    this.#handlers = handlers;
    this.#ping = ping;
    this.#open = options.socket ?? ((address) => new WebSocket(address));
    this.#random = options.random ?? Math.random;
  }

  start(): void {
    this.#stopped = false;
    addEventListener('online', this.now);
    document.addEventListener('visibilitychange', this.#seen);
    this.#handlers.changed('connecting', 0);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#clear();
    this.#drop();
  }

  /** Do not wait for the next attempt. */
  now = (): void => {
    if (this.#stopped || this.#socket) return;
    this.#clear();
    this.#connect();
  };

  /** Give this socket up and open another. */
  renew(): void {
    this.#lost();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === 1;
  }

  send(text: string): void {
    if (this.isOpen) this.#socket?.send(text);
  }

  #seen = (): void => {
    if (document.visibilityState === 'visible') this.now();
  };

  #connect(): void {
    const socket = this.#open(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#handlers.opened();
      this.#later('ping', PING_EVERY, this.#askForLife);
    };
    socket.onmessage = (event: MessageEvent) => {
      this.#attempt = 0;
      this.#cancel('stale');
      this.#cancel('lost');
      this.#handlers.changed('open', 0);
      if (typeof event.data === 'string') this.#handlers.received(event.data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #askForLife = (): void => {
    this.#ping();
    this.#later('ping', PING_EVERY, this.#askForLife);
    if (this.#timers.has('lost')) return;
    this.#later('stale', SILENCE_IS_STALE, () => this.#handlers.changed('stale', 0));
    this.#later('lost', SILENCE_IS_LOST, () => this.#lost());
  };

  #lost(): void {
    this.#drop();
    this.#clear();
    this.#handlers.lost();
    if (this.#stopped) return;
    this.#attempt += 1;
    this.#handlers.changed(this.#attempt > PATIENCE ? 'gone' : 'reconnecting', this.#attempt);
    this.#later('again', pauseBefore(this.#attempt, this.#random()), () => this.#connect());
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #later(name: string, pause: number, then: () => void): void {
    this.#cancel(name);
    const timer = setTimeout(() => {
      this.#timers.delete(name);
      then();
    }, pause);
    this.#timers.set(name, timer);
  }

  #cancel(name: string): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }

  #clear(): void {
    for (const name of [...this.#timers.keys()]) this.#cancel(name);
  }
}
