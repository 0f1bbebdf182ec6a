// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Live } from '../../lib/live.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Entry, Room, Row, ToServer } from '../../lib/types';
import type { Components } from '../types';
import { words } from '../../lib/words.svelte';
import { REST } from '../../table/previews.svelte';
import { asked, entry, preview, room, row, said } from '../../table/samples';
import { BarragePlay } from './play.svelte';
import { view } from './samples';
import { Table } from '../../table/table.svelte';

class FakeSocket {
  readyState = 1;
  readonly sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close() {}
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let socket: FakeSocket;
let table: Table<BarragePlay>;
let stop: () => void;
let seq: number;

interface Now {
  rows?: Row[];
  seat?: number;
  entries?: Entry[];
  room?: Partial<Room>;
}

/** The table after one more line. */
function update({ rows = [], seat = 1, entries, room: more }: Now = {}) {
  seq += 1;
  const lines = entries ?? [entry(seq)];
  socket.say({
    type: 'update',
    seq,
    at: seq,
    since: seq - 1,
    changes: [[[], { room: room(more), view: view({}, {}), asked: asked(seat, ...rows) }]],
    entries: lines,
  });
}

const last = () => socket.sent.at(-1);
const bank = row(5, 'bank');
const head = row(6, 'A', 'head');

/** Answer the question that was asked last. */
function answer(message: Record<string, unknown>) {
  const sent = last();
  if (sent && 'ask' in sent) socket.say({ ...message, ask: sent.ask });
}

function done(sent = last(), line = seq + 1) {
  if (sent && 'key' in sent) socket.say({ type: 'done', key: sent.key, seq: line });
}

beforeAll(() => words.use('en'));

beforeEach(() => {
  vi.useFakeTimers();
  settings.reset();
  seq = 0;
  socket = new FakeSocket();
  const live = new Live('T', { url: 'ws://t', socket: () => socket as unknown as WebSocket });
  live.start();
  socket.onopen?.();
  update({ rows: [bank, head] });
  table = new Table(
    live,
    settings,
    words,
    (made) => new BarragePlay(made, { clauses: {} } as unknown as Components),
  );
  const following = table.start();
  stop = () => {
    following();
    live.stop();
  };
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the table', () => {
  test('knows the options of a place, and those that have none by their kind', () => {
    update({ rows: [bank, row(1, '', 'pass')] });
    expect(table.legal('bank')).toEqual([bank]);
    expect(table.legal('pass')).toHaveLength(1);
    expect(table.legal('B1U')).toEqual([]);
  });

  test('offers nothing while somebody else is asked', () => {
    update({ rows: [bank], seat: 2 });
    expect(table.isYourTurn).toBe(false);
    expect(table.legal('bank')).toEqual([]);
  });

  test('shows what the place in focus would cause', async () => {
    table.focus('bank');
    await vi.advanceTimersByTimeAsync(REST);
    expect(last()).toMatchObject({ type: 'ask_preview', action: 5 });
    const { view: _, ...sent } = preview();
    answer({ ...sent, changes: [[['seats', 0, 'credits'], 9]] });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.game.shown.seats[0]?.credits).toBe(9);
    expect(table.game.view.seats[0]?.credits).toBe(0);
    table.focus(null);
    await vi.advanceTimersByTimeAsync(80);
    expect(table.shown).toBe(table.view);
  });

  test('keeps the focus while a finger goes to the button that chooses it', () => {
    table.focus('bank');
    table.keepsFocus = true;
    table.focus(null);
    expect(table.focused).toBe('bank');
  });

  test('chooses what is legal and explains what is not', async () => {
    settings.chosen.confirm = 'never';
    table.choose('B1U');
    expect(last()).toMatchObject({ type: 'ask_why', place: 'B1U' });
    answer({ type: 'why', said: said('reason-credits'), clause: 'B4', legal: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.choosing.whyNot?.clause).toBe('B4');
    table.choose('bank');
    expect(last()).toMatchObject({ type: 'act', action: 5, at: 1 });
  });

  test('takes a second tap as the confirmation', () => {
    table.byTouch = true;
    table.choose('bank');
    expect(last()).toMatchObject({ type: 'act', action: 5 });
  });

  test('answers a question with one answer by itself, and says so', async () => {
    settings.chosen.confirm = 'never';
    update({ rows: [head] });
    expect(last()).toMatchObject({ type: 'act', action: 6 });
    done();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.choosing.taken.has(3)).toBe(true);
  });

  test('does not if the reader does not want it', () => {
    settings.chosen.autoAnswer = false;
    settings.chosen.confirm = 'never';
    update({ rows: [head] });
    expect(last()?.type).toBe('hello');
  });

  test('answers it also if the last answer is on the board before it is acknowledged', async () => {
    settings.chosen.confirm = 'never';
    table.choose('bank');
    update({ rows: [head] });
    expect(last()).toMatchObject({ type: 'act', action: 6, at: 2 });
  });

  describe.each(['acknowledged first', 'on the board first'])('what is %s', (order) => {
    /** What was sent last comes true. */
    async function comesTrue(now: Now) {
      const sent = last();
      const line = seq + 1;
      const news = [() => done(sent, line), () => update(now)];
      for (const tell of order === 'on the board first' ? news.reverse() : news) {
        tell();
        await vi.advanceTimersByTimeAsync(0);
      }
    }

    /** Two answers, the second one to a question without a choice; then back over both. */
    async function back() {
      settings.chosen.confirm = 'never';
      table.choose('bank');
      await comesTrue({ rows: [head], room: { undo_to: 1 } });
      await comesTrue({ rows: [bank, head], room: { undo_to: 2 } });
      void table.undoing.undo();
      expect(last()).toMatchObject({ type: 'undo', at: 3 });
      await comesTrue({ rows: [head], entries: [entry(4, { kind: 'undo', to: 2 })], room: { undo_to: 1 } });
      expect(last()).toMatchObject({ type: 'undo', at: 4 });
      await comesTrue({
        rows: [bank, head],
        entries: [entry(5, { kind: 'undo', to: 1 })],
        room: { undo_to: null },
      });
    }

    test('goes back over a question with one answer', back);

    test('goes forth over it again', async () => {
      await back();
      void table.undoing.redo();
      expect(last()).toMatchObject({ type: 'act', action: 5, at: 5 });
      await comesTrue({ rows: [head], room: { undo_to: 5 } });
      expect(last()).toMatchObject({ type: 'act', action: 6, at: 6 });
      await comesTrue({ rows: [bank, head], room: { undo_to: 6 } });
      expect(table.undoing.canRedo).toBe(false);
    });

    test('who chooses anew is not sent back', async () => {
      await back();
      table.choose('A');
      expect(last()).toMatchObject({ type: 'act', action: 6, at: 5 });
      await comesTrue({ rows: [bank], room: { undo_to: 5 } });
      expect(last()).toMatchObject({ type: 'act', action: 5, at: 6 });
    });
  });

  test('calls the reader when it is his turn', async () => {
    update({ seat: 2 });
    update({ rows: [bank, head], entries: [entry(3, { seat: 2 })] });
    await vi.advanceTimersByTimeAsync(60);
    expect(table.announcer.assertive).not.toBe('');
  });

  test('asks for the water anew when the table has changed', async () => {
    void table.toggleForecast();
    expect(last()?.type).toBe('ask_forecast');
    answer({ type: 'forecast', told: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.forecast).toEqual([]);
    const before = socket.sent.length;
    update({ rows: [bank, head] });
    expect(socket.sent.length).toBe(before + 1);
    void table.toggleForecast();
    expect(table.forecast).toBeNull();
  });

  test('counts the chat that was not seen', () => {
    update({ rows: [bank, head], entries: [entry(2, { kind: 'chat', seat: 2, text: 'hello' })] });
    expect(table.unread).toBe(1);
    table.layout.chatRead = 2;
    expect(table.unread).toBe(0);
  });
});
