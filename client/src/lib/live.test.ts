// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE, PING_EVERY, SILENCE_IS_LOST, SILENCE_IS_STALE, pauseBefore } from './link';
import { Live, Refusal, Unanswered, type LiveOptions } from './live.svelte';
import type { ToServer } from './types';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const room = { id: 'T', name: 'T', game: 'barrage', options: {}, phase: 'playing', pace: 'live' };
const line = (seq: number) => ({ seq, kind: 'chat', time: 0, text: `line ${seq}` });

function update(seq: number, since: number, seqs: number[], more: object = {}) {
  const document = { room: { ...room, public: false, chairs: [] }, view: null, asked: null };
  const sent = { type: 'update', seq, at: seq, since, changes: [[[], document]], ...more };
  return { ...sent, entries: seqs.map(line) };
}

let live: Live;

const socket = () => {
  const last = FakeSocket.all.at(-1);
  if (!last) throw new Error('no socket was opened');
  return last;
};

function begin(options: LiveOptions = {}) {
  live = new Live('T', {
    url: 'ws://table',
    socket: (url) => new FakeSocket(url) as unknown as WebSocket,
    random: () => 1,
    ...options,
  });
  live.start();
}

function beginOpen(options: LiveOptions = {}) {
  begin(options);
  socket().open();
  socket().say(update(3, -1, [0, 1, 2, 3]));
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});

afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

describe('updates', () => {
  test('the first message says that nothing is known', () => {
    begin();
    expect(live.state).toBe('connecting');
    socket().open();
    expect(socket().sent).toEqual([{ type: 'hello', have: -1 }]);
  });

  test('an update opens the table and fills in what its lines left out', () => {
    beginOpen();
    expect(live.state).toBe('open');
    expect(live.seq).toBe(3);
    expect(live.room?.id).toBe('T');
    expect(live.entries[0]?.told).toEqual([]);
  });

  test('when another seat looks, no line that was known before is left', () => {
    beginOpen({ earlier: () => Promise.resolve({ entries: [], more: false }) });
    socket().say({ ...update(4, 2, [3, 4], { forget: true }) });
    expect(live.entries.map(({ seq }) => seq)).toEqual([3, 4]);
    expect(live.more).toBe(true);
    socket().say(update(4, 4, [], { forget: true }));
    expect(live.entries).toEqual([]);
  });

  test('a seat is opened and covered by asking', async () => {
    beginOpen();
    const opened = live.open(2);
    const message = socket().sent.at(-1);
    expect(message).toMatchObject({ type: 'open', at: 3, seat: 2 });
    const ask = message && 'ask' in message ? message.ask : -1;
    socket().say({ type: 'looking', ask, seat: 2 });
    expect((await opened).seat).toBe(2);
    const refused = live.cover();
    socket().say({ type: 'refused', code: 'too-fast', said: { key: 'refused-too-fast' }, ask: ask + 1 });
    await expect(refused).rejects.toBeInstanceOf(Refusal);
  });

  test('an update changes what it names and leaves the rest as it is', () => {
    begin();
    socket().open();
    const view = { round: 1, dams: { B2: { level: 1 } }, order: [1, 2] };
    const chairs = [{ kind: 'person', name: 'Ann' }, { kind: 'bot' }];
    const document = {
      room: { ...room, chairs },
      view,
      asked: { seat: 1, kind: 'turn', said: { key: 'q' } },
    };
    socket().say(update(3, -1, [3], { changes: [[[], document]] }));
    const before = { room: live.room, view: live.view, asked: live.asked };
    const changes = [
      [['view', 'round'], 2],
      [['room', 'chairs', 1, 'here'], true],
      [['room', 'watching'], 2],
    ];
    socket().say(update(4, 3, [4], { changes }));
    expect(live.view).toEqual({ ...view, round: 2 });
    expect(live.view?.dams).toBe(before.view?.dams);
    expect(live.asked).toBe(before.asked);
    expect(live.room?.watching).toBe(2);
    expect(live.room?.chairs[0]).toBe(before.room?.chairs[0]);
    expect(live.room?.chairs[1]).toEqual({ kind: 'bot', here: true });
    socket().say(update(5, 4, [5], { changes: [[['room', 'watching']]] }));
    expect(live.room).toEqual({ ...before.room, chairs: live.room?.chairs });
    expect(live.view?.round).toBe(2);
  });

  test('scenes lead from the view before to the view after', () => {
    begin();
    socket().open();
    const document = { room: { ...room, chairs: [] }, view: { round: 1, drops: 3 }, asked: null };
    socket().say(update(3, -1, [3], { changes: [[[], document]] }));
    const heard = vi.fn();
    live.listen(heard);
    const scenes = [[[['drops'], 2]], [[['round'], 2]]];
    const changes = [
      [['view', 'drops'], 2],
      [['view', 'round'], 2],
    ];
    socket().say(update(4, 3, [4], { changes, scenes }));
    expect(heard.mock.calls[0]?.[0]).toMatchObject({
      view: { round: 2, drops: 2 },
      scenes: [
        { round: 1, drops: 2 },
        { round: 2, drops: 2 },
      ],
    });
  });

  test('changes that do not fit begin the table anew', async () => {
    beginOpen();
    socket().say(update(4, 3, [4], { changes: [[['view', 'dams', 'B2'], 1]] }));
    expect(live.seq).toBe(3);
    await vi.advanceTimersByTimeAsync(pauseBefore(1, 1));
    expect(FakeSocket.all).toHaveLength(2);
    socket().open();
    expect(socket().sent).toEqual([{ type: 'hello', have: 3 }]);
    socket().say(update(4, 3, [4]));
    expect(live.seq).toBe(4);
  });

  test('a preview is a table of its own, if it can be known', async () => {
    begin();
    socket().open();
    const document = { room: { ...room, chairs: [] }, view: { vp: 1 }, asked: null };
    socket().say(update(3, -1, [3], { changes: [[[], document]] }));
    const answer = (asked: Promise<unknown>, more: object) => {
      const sent = socket().sent.at(-1);
      if (sent && 'ask' in sent) socket().say({ type: 'preview', ask: sent.ask, told: [], ...more });
      return asked;
    };
    const known = answer(live.preview(5), { changes: [[['vp'], 4]] });
    expect(await known).toMatchObject({ view: { vp: 4 } });
    expect(await answer(live.preview(6), { changes: null })).toMatchObject({ view: null });
    expect(live.view).toEqual({ vp: 1 });
    await expect(answer(live.preview(7), { changes: [[['a', 'b'], 4]] })).rejects.toBeInstanceOf(Unanswered);
  });

  test('later lines join the known ones, none twice', () => {
    beginOpen();
    socket().say(update(5, 2, [3, 4, 5]));
    expect(live.entries.map((entry) => entry.seq)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('a table that comes without its past fetches the last page of it', async () => {
    const asked: number[] = [];
    const page = (before: number) => {
      asked.push(before);
      return Promise.resolve({
        entries: [line(before - 2), line(before - 1)] as never,
        more: before > 2,
      });
    };
    begin({ earlier: page });
    socket().open();
    socket().say(update(9, -1, []));
    socket().say(update(10, 9, [10]));
    await vi.advanceTimersByTimeAsync(0);
    expect(live.entries.map((entry) => entry.seq)).toEqual([8, 9, 10]);
    expect(live.more).toBe(true);
    await live.loadEarlier();
    expect(live.entries.map((entry) => entry.seq)).toEqual([6, 7, 8, 9, 10]);
    expect(asked).toEqual([10, 8]);
  });

  test('listeners hear which lines are new', () => {
    beginOpen();
    const heard: number[] = [];
    live.listen((_, isNew) => heard.push(...isNew.map((entry) => entry.seq)));
    socket().say(update(4, 2, [3, 4]));
    expect(heard).toEqual([4]);
  });
});

describe('what changes the table', () => {
  test('an answer names the line of its question and resolves when it is in the book', async () => {
    beginOpen();
    const done = live.act(17);
    const sent = socket().sent.at(-1);
    expect(sent).toMatchObject({ type: 'act', at: 3, action: 17 });
    expect(live.unanswered).toBe(1);
    if (sent?.type === 'act') socket().say({ type: 'done', key: sent.key, seq: 4 });
    await expect(done).resolves.toMatchObject({ seq: 4, again: false });
    expect(live.unanswered).toBe(0);
  });

  test('a refusal carries its reason', async () => {
    beginOpen();
    const done = live.act(17);
    const sent = socket().sent.at(-1);
    const said = { key: 'refused-stale' };
    if (sent?.type === 'act') socket().say({ type: 'refused', code: 'stale', said, key: sent.key });
    await expect(done).rejects.toMatchObject({ code: 'stale', clause: '' });
    await expect(done).rejects.toBeInstanceOf(Refusal);
  });

  test('what was not answered is sent again under the same key after a lost connection', async () => {
    beginOpen();
    const done = live.act(17);
    const before = socket().sent.at(-1);
    socket().break();
    expect(live.state).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(pauseBefore(1, 1));
    socket().open();
    expect(socket().sent).toEqual([{ type: 'hello', have: 3 }]);
    socket().say(update(3, 3, []));
    expect(socket().sent.at(-1)).toEqual(before);
    if (before?.type === 'act') socket().say({ type: 'done', key: before.key, seq: 4, again: true });
    await expect(done).resolves.toMatchObject({ again: true });
    socket().break();
    await vi.advanceTimersByTimeAsync(pauseBefore(1, 1));
    socket().open();
    socket().say(update(4, 3, [4]));
    expect(socket().sent).toHaveLength(1);
  });

  test('what is said while the connection is lost waits for it', async () => {
    beginOpen();
    socket().break();
    void live.chat('hello');
    await vi.advanceTimersByTimeAsync(pauseBefore(1, 1));
    socket().open();
    socket().say(update(3, 3, []));
    expect(socket().sent.at(-1)).toMatchObject({ type: 'chat', text: 'hello' });
  });

  test('keys are fresh', () => {
    beginOpen();
    void live.chat('a');
    void live.chat('b');
    const keys = socket().sent.flatMap((sent) => ('key' in sent ? [sent.key] : []));
    expect(new Set(keys).size).toBe(2);
  });
});

describe('what only asks', () => {
  test('answers find their question', async () => {
    beginOpen();
    const first = live.why({ place: 'B1U' });
    const second = live.forecast();
    const [why, forecast] = socket().sent.slice(-2);
    if (forecast?.type === 'ask_forecast') socket().say({ type: 'forecast', ask: forecast.ask, told: [] });
    if (why?.type === 'ask_why') {
      socket().say({ type: 'why', ask: why.ask, said: { key: 'x' }, clause: 'B1', legal: false });
    }
    await expect(first).resolves.toMatchObject({ clause: 'B1' });
    await expect(second).resolves.toMatchObject({ told: [] });
  });

  test('a cancelled question is forgotten', async () => {
    beginOpen();
    const control = new AbortController();
    const preview = live.preview(4, control.signal);
    control.abort();
    await expect(preview).rejects.toBeInstanceOf(Unanswered);
  });

  test('a lost connection leaves questions unanswered and new ones are not asked', async () => {
    beginOpen();
    const preview = live.preview(4);
    socket().break();
    await expect(preview).rejects.toBeInstanceOf(Unanswered);
    await expect(live.preview(4)).rejects.toBeInstanceOf(Unanswered);
  });

  test('a refused question rejects', async () => {
    beginOpen();
    const preview = live.preview(4);
    const sent = socket().sent.at(-1);
    if (sent?.type === 'ask_preview') {
      socket().say({ type: 'refused', code: 'stale', said: { key: 'refused-stale' }, ask: sent.ask });
    }
    await expect(preview).rejects.toBeInstanceOf(Refusal);
  });
});

describe('the connection', () => {
  test('it asks for a sign of life, is stale in silence, and then lost', async () => {
    beginOpen();
    await vi.advanceTimersByTimeAsync(PING_EVERY);
    expect(socket().sent.at(-1)).toMatchObject({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(SILENCE_IS_STALE);
    expect(live.state).toBe('stale');
    await vi.advanceTimersByTimeAsync(SILENCE_IS_LOST - SILENCE_IS_STALE);
    expect(live.state).toBe('reconnecting');
    expect(live.attempt).toBe(1);
  });

  test('an answer to the ping keeps it open', async () => {
    beginOpen();
    await vi.advanceTimersByTimeAsync(PING_EVERY);
    socket().say({ type: 'pong', ask: 1 });
    await vi.advanceTimersByTimeAsync(PING_EVERY - 1);
    expect(live.state).toBe('open');
  });

  test('after many attempts the server is gone, and found again when it is back', async () => {
    beginOpen();
    for (let attempt = 1; attempt <= PATIENCE + 1; attempt += 1) {
      socket().break();
      expect(live.attempt).toBe(attempt);
      await vi.advanceTimersByTimeAsync(pauseBefore(attempt, 1));
    }
    expect(live.state).toBe('gone');
    socket().open();
    socket().say(update(3, 3, []));
    expect(live.state).toBe('open');
    expect(live.attempt).toBe(0);
  });

  test('pauses double, up to a bound, and differ between clients', () => {
    expect(pauseBefore(1, 1)).toBe(500);
    expect(pauseBefore(3, 1)).toBe(2000);
    expect(pauseBefore(3, 0)).toBe(1000);
    expect(pauseBefore(30, 1)).toBe(15_000);
  });

  test('a table that does not exist is not looked for again', async () => {
    begin();
    socket().open();
    socket().say({ type: 'bye', code: 'no-table', said: { key: 'refused-no-table' }, again: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.state).toBe('notfound');
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('a goodbye for good is final until somebody tries again', async () => {
    beginOpen();
    socket().say({ type: 'bye', code: 'too-many', said: { key: 'bye-too-many' }, again: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.state).toBe('gone');
    expect(FakeSocket.all).toHaveLength(1);
    live.retry();
    expect(FakeSocket.all).toHaveLength(2);
    expect(live.state).toBe('connecting');
  });

  test('a goodbye with return is only a lost connection', async () => {
    beginOpen();
    socket().say({ type: 'bye', code: 'stopping', said: { key: 'bye-stopping' }, again: true });
    socket().break();
    await vi.advanceTimersByTimeAsync(pauseBefore(1, 1));
    expect(FakeSocket.all).toHaveLength(2);
  });
});
