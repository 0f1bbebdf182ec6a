// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest';
import type { Live } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';
import type { Chair, Room } from '../lib/types';
import { words } from '../lib/words.svelte';
import { PlainDrawings } from './plain/drawings';
import { asked, entry, room, row, view } from './samples';
import { Table } from './table.svelte';

beforeAll(() => words.use('en'));

const person = (name: string, stand_in = ''): Chair => ({
  kind: 'person',
  level: '',
  name,
  stand_in,
  here: true,
  resigned: false,
  may_replace: false,
});

/** Ada and Ben at this browser, Carl far away; seat 2 is asked. */
function table(more: Partial<Room>, seat = 2): Table {
  const live = {
    room: room({
      chairs: [person('Ada'), person('Ben'), person('Carl')],
      you: 0,
      yours: [1, 2],
      hand_over: true,
      ...more,
    }),
    asked: asked(seat, row(1)),
    view: view({}),
    entries: [entry(1, { kind: 'chat', seat: 2 }), entry(2, { kind: 'chat', seat: 3 })],
    seq: 2,
    at: 2,
    listen: () => () => undefined,
  } as unknown as Live;
  return new Table(live, settings, words, (made) => new PlainDrawings(made));
}

test('the screen is handed over to another of this browser who is asked', () => {
  expect(table({}).handsOverTo).toBe(2);
  expect(table({ you: 1 }).handsOverTo).toBe(2);
  expect(table({ you: 2 }).handsOverTo).toBe(0);
  expect(table({}, 3).handsOverTo).toBe(0);
});

test('nothing is handed over without secrets, alone, or to a bot', () => {
  expect(table({ hand_over: false, you: 2 }).handsOverTo).toBe(0);
  expect(table({ hand_over: false, yours: [1], you: 1 }).handsOverTo).toBe(0);
  expect(table({ chairs: [person('Ada'), person('Ben', 'greedy')] }).handsOverTo).toBe(0);
});

test('nothing can be chosen while all is covered', () => {
  expect(table({}).rows).toEqual([]);
  expect(table({ you: 2 }).rows).toHaveLength(1);
});

test('the others at this browser are heard, and only who is far away is unread', () => {
  const shown = table({});
  const call = vi.spyOn(shown.announcer, 'call');
  shown.start();
  expect(call).toHaveBeenCalledWith(expect.stringContaining('Ben'));
  shown.layout.chatRead = 0;
  expect(shown.unread).toBe(1);
});

test('a table that is made anew knows that its reader plays by keys', () => {
  table({}).byKeyboard = true;
  expect(table({ you: 2 }).byKeyboard).toBe(true);
  table({}).byKeyboard = false;
});
