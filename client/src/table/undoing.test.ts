import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../lib/live.svelte';
import type { Asked, Entry, Room } from '../lib/types';
import { asked, entry, room, row, said } from './samples';
import { Undoing } from './undoing.svelte';

class FakeLive {
  state = 'open' as const;
  room: Room = room({ undo_to: 2, turn_to: 1 });
  asked: Asked | null = asked(1, row(5), row(6));
  entries: Entry[] = [entry(1, { kind: 'start', seat: 0 }), entry(2), entry(3)];
  undo = vi.fn(async () => ({ type: 'done' as const, key: 'k', seq: 4, again: false }));
  act = vi.fn(async () => ({ type: 'done' as const, key: 'k', seq: 5, again: false }));
  askUndo = vi.fn(async () => ({ type: 'done' as const, key: 'k', seq: 4, again: false }));
  answerUndo = vi.fn(async () => ({ type: 'done' as const, key: 'k', seq: 4, again: false }));
}

let live: FakeLive;
let undoing: Undoing;

beforeEach(() => {
  live = new FakeLive();
  undoing = new Undoing(live);
  undoing.gave(2, row(5));
  undoing.gave(3, row(6));
});

describe('going back and forth', () => {
  test('an undone answer can be given again while it is legal', async () => {
    await undoing.undo();
    expect(undoing.canRedo).toBe(true);
    live.asked = asked(1, row(7));
    expect(undoing.canRedo).toBe(false);
    live.asked = asked(1, row(6));
    await undoing.redo();
    expect(live.act).toHaveBeenCalledWith(6, { then: [] });
    expect(undoing.canRedo).toBe(false);
  });

  test('a restarted turn is given again from its beginning', async () => {
    await undoing.restart();
    expect(live.undo).toHaveBeenCalledWith({ turn: true });
    await undoing.redo();
    await undoing.redo();
    expect(live.act.mock.calls).toEqual([
      [5, { then: [] }],
      [6, { then: [] }],
    ]);
  });

  test('another choice makes the old ones forgotten', async () => {
    await undoing.restart();
    undoing.gave(5, row(6));
    expect(undoing.canRedo).toBe(false);
  });

  test('so does the answer of somebody else', async () => {
    await undoing.undo();
    undoing.moved([entry(5, { seat: 2 })], [1]);
    expect(undoing.canRedo).toBe(false);
  });

  test('a question with one answer is passed over in the direction one goes', async () => {
    expect(undoing.passOver()).toBe(false);
    await undoing.undo();
    expect(undoing.passOver()).toBe(true);
    await vi.waitFor(() => expect(live.undo).toHaveBeenCalledTimes(2));
  });

  test('what is not one’s own is asked for, with what would go', async () => {
    live.room = room();
    expect(undoing.canUndo).toBe(false);
    expect(undoing.canAsk).toBe(true);
    undoing.propose();
    expect(undoing.proposal).toMatchObject({ to: 2 });
    expect(undoing.proposal?.goes.map(({ seq }) => seq)).toEqual([3]);
    await undoing.askOthers();
    expect(live.askUndo).toHaveBeenCalledWith(2);
    expect(undoing.proposal).toBeNull();
  });

  test('a refused answer closes the way forth', async () => {
    await undoing.restart();
    live.act.mockRejectedValue(new Refusal({ code: 'illegal', said: said('reason-credits'), clause: 'B4' }));
    await undoing.redo();
    expect(undoing.refused?.key).toBe('reason-credits');
    expect(undoing.canRedo).toBe(false);
  });

  test('a refusal is said', async () => {
    live.undo.mockRejectedValue(
      new Refusal({ code: 'undo', said: said('refused-undo-revealed'), clause: '' }),
    );
    await undoing.undo();
    expect(undoing.refused?.key).toBe('refused-undo-revealed');
    expect(undoing.busy).toBe(false);
  });

  test('a word about an undo goes to the request it was asked by', async () => {
    live.room = room({ undo_asked: { by: 2, to: 1, waiting: [1], request: 9 } });
    await undoing.answer(true);
    expect(live.answerUndo).toHaveBeenCalledWith(true, 9);
  });
});
