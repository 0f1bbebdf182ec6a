import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal, Unanswered } from '../lib/live.svelte';
import type { Confirm } from '../lib/settings.svelte';
import type { Asked, Entry, Preview, Room } from '../lib/types';
import { Choosing } from './choosing.svelte';
import { Previews } from './previews.svelte';
import { asked, entry, preview, room, row, said } from './samples';

class FakeLive {
  at = 1;
  seq = 1;
  asked: Asked | null = asked(1, row(5, 'bank'), row(6, 'A', 'head'));
  room: Room = room();
  entries: Entry[] = [entry(1, { seat: 2 })];
  act = vi.fn(async () => ({ type: 'done' as const, key: 'k', seq: 2, again: false }));
  why = vi.fn(async () => ({
    type: 'why' as const,
    ask: 1,
    said: said('reason-credits'),
    clause: 'B1',
    legal: false,
  }));
  preview = vi.fn(async (): Promise<Preview> => preview());
}

let live: FakeLive;
let confirm: Confirm;
let choosing: Choosing;
const sent = vi.fn();
const bank = row(5, 'bank');

beforeEach(() => {
  live = new FakeLive();
  confirm = 'irreversible';
  sent.mockReset();
  choosing = new Choosing(live, new Previews(live), () => confirm, sent);
});

const stale = () => new Refusal({ code: 'stale', said: said('refused-stale'), clause: '' });

describe('choosing', () => {
  test('a choice in the middle of a turn is sent at once', async () => {
    await choosing.choose(bank);
    expect(live.act).toHaveBeenCalledWith(5, { then: [] });
    expect(sent).toHaveBeenCalledWith(2, bank);
    expect(choosing.confirming).toBeNull();
  });

  test('the last choice of a turn is confirmed first', async () => {
    live.preview.mockResolvedValue(preview({ ends_turn: true }));
    await choosing.choose(bank);
    expect(live.act).not.toHaveBeenCalled();
    expect(choosing.confirming?.row).toBe(bank);
    choosing.confirmed();
    expect(live.act).toHaveBeenCalledWith(5, { then: [] });
  });

  test('so is one that reveals something, and one nobody can foresee', async () => {
    live.preview.mockResolvedValueOnce(preview({ reveals: true }));
    await choosing.choose(bank);
    expect(choosing.confirming).not.toBeNull();
    choosing.cancel();
    live.preview.mockRejectedValueOnce(new Unanswered());
    await choosing.choose(row(6));
    expect(choosing.confirming?.preview).toBeNull();
  });

  test('the setting may confirm everything or nothing', async () => {
    confirm = 'always';
    await choosing.choose(bank);
    expect(choosing.confirming).not.toBeNull();
    choosing.cancel();
    confirm = 'never';
    live.preview.mockResolvedValue(preview({ ends_turn: true }));
    await choosing.choose(bank);
    expect(live.act).toHaveBeenCalledTimes(1);
  });

  test('several options at one place are asked for', () => {
    choosing.among([bank, row(6)]);
    expect(choosing.picking).toHaveLength(2);
    expect(choosing.cancel()).toBe(true);
    expect(choosing.cancel()).toBe(false);
  });

  test('a second click while the first is on its way does nothing', async () => {
    const first = choosing.choose(bank);
    await choosing.choose(row(6));
    await first;
    expect(live.act).toHaveBeenCalledTimes(1);
  });

  test('the reader goes on when the answer is on the board', async () => {
    await choosing.choose(bank);
    expect(choosing.pending).toBe(bank);
    choosing.moved(false);
    expect(choosing.pending).toBe(bank);
    choosing.moved(true);
    expect(choosing.pending).toBeNull();
  });

  test('and need not wait for the word that it is in the book', async () => {
    confirm = 'never';
    let acknowledge = (): void => {};
    live.act.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          acknowledge = () => resolve({ type: 'done', key: 'k', seq: 2, again: false });
        }),
    );
    const first = choosing.choose(bank);
    live.at = 2;
    choosing.moved(true);
    const head = row(6);
    await choosing.choose(head);
    expect(live.act).toHaveBeenCalledTimes(2);
    acknowledge();
    await first;
    expect(choosing.pending).toBe(head);
  });

  test('a place that cannot be chosen says why', async () => {
    await choosing.explain('B1U');
    expect(choosing.whyNot).toMatchObject({ place: 'B1U', clause: 'B1', legal: false });
  });

  test('a refusal is a card too', async () => {
    live.act.mockRejectedValue(
      new Refusal({ code: 'illegal', said: said('reason-engineers'), clause: 'B4' }),
    );
    await choosing.choose(bank);
    expect(choosing.whyNot).toMatchObject({ clause: 'B4' });
    expect(choosing.pending).toBeNull();
  });

  test('a choice that came late is offered again if it is still legal', async () => {
    live.act.mockRejectedValueOnce(stale());
    await choosing.choose(bank);
    expect(choosing.late).toBeNull();
    live.at = 2;
    live.entries = [entry(1), entry(2, { seat: 3 })];
    expect(choosing.late).toMatchObject({ by: 3, stillLegal: true });
    choosing.stillWanted();
    expect(live.act).toHaveBeenCalledTimes(2);
    expect(choosing.late).toBeNull();
  });

  test('and said to be gone if it is not', async () => {
    live.act.mockRejectedValueOnce(stale());
    await choosing.choose(bank);
    live.at = 2;
    live.asked = asked(2);
    expect(choosing.late).toMatchObject({ stillLegal: false });
  });

  test('an answer taken by itself is remembered as such', async () => {
    await choosing.choose(bank, { only: true });
    expect(choosing.taken.has(2)).toBe(true);
  });
});
