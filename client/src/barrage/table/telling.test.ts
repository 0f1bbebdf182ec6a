import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExplainPace } from '../../lib/settings.svelte';
import type { Explained, Step } from '../../lib/types';
import { Announcer, MOST, PAUSE } from '../../table/announcing.svelte';
import { entry, said, view } from '../../table/samples';
import { told } from './samples';
import { phaseOf, telling } from './telling';
import { momentsOf, Playback } from '../../table/playback.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const step = (kind: Step['kind'], ...places: string[]): Step => ({
  kind,
  said: said('x'),
  clause: '',
  places,
});
const explained = (first: number, end: number): Explained => ({
  seat: 2,
  said: said('tiles'),
  first,
  end,
  steps: [step('tried'), step('narrowed', 'B1U', 'B2U'), step('chosen', 'B1U')],
});
const turn = entry(1, {
  told: [told('took'), told('automa-tiles', 2), told('built', 2), told('credits')],
  explained: [explained(1, 3)],
});

describe('what just happened', () => {
  test('a line is cut into its moments', () => {
    const kinds = momentsOf(turn).map((moment) => ('turn' in moment ? 'turn' : moment.told.length));
    expect(kinds).toEqual([1, 'turn', 1]);
  });

  async function played(pace: ExplainPace) {
    const heard = vi.fn();
    const playback = new Playback(() => pace, telling, heard);
    playback.show([turn]);
    await vi.advanceTimersByTimeAsync(0);
    return { playback, heard };
  }

  test('the turn of an Automa plays step by step and lights what is left', async () => {
    const { playback, heard } = await played('normal');
    expect(playback.explainer.at).toBe(0);
    await vi.advanceTimersByTimeAsync(1300);
    expect(playback.explainer.lit).toEqual(['B1U', 'B2U']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(playback.explainer.turn).toBeNull();
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('a turn is told on the board as it was, and then the board goes on', async () => {
    const [before, answered, done] = [view({ vp: 1 }), view({ vp: 2 }), view({ vp: 3 })];
    const playback = new Playback(
      () => 'click',
      telling,
      () => {},
    );
    playback.show([turn], [answered, done], before);
    expect(playback.view).toBe(answered);
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.view).toBe(answered);
    expect(playback.explainer.turn).not.toBeNull();
    playback.explainer.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.view).toBeNull();
    expect(playback.isBusy).toBe(false);
  });

  test('who skips sees the board as it is', async () => {
    const playback = new Playback(
      () => 'slow',
      telling,
      () => {},
    );
    playback.show([turn], [view(), view()], view());
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.view).not.toBeNull();
    playback.skip();
    expect(playback.view).toBeNull();
  });

  test('on a click it waits, and going back stops it', async () => {
    const { playback } = await played('click');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(playback.explainer.at).toBe(0);
    playback.explainer.next();
    playback.explainer.toggle();
    playback.explainer.back();
    expect(playback.explainer.isRunning).toBe(false);
    expect(playback.explainer.at).toBe(0);
  });

  test('what is skipped is not drawn, and what comes next is shown from its beginning', async () => {
    const { playback } = await played('slow');
    const drawn = vi.fn(() => Promise.resolve());
    playback.queue.use({ play: drawn, skip: () => {} });
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn).not.toHaveBeenCalled();
    const [before, answered] = [view({ vp: 1 }), view({ vp: 2 })];
    playback.show([turn], [answered, view()], before);
    expect(playback.view).not.toBeNull();
  });

  test('skipping tells everything at once', async () => {
    const { playback, heard } = await played('slow');
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.explainer.turn).toBeNull();
    expect(heard.mock.calls.flatMap(([events]) => events as unknown[])).toHaveLength(4);
  });

  test('who does not want explanations gets none', async () => {
    const { playback, heard } = await played('skip');
    expect(playback.explainer.turn).toBeNull();
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('after a long absence nothing is played', async () => {
    const playback = new Playback(
      () => 'normal',
      telling,
      () => {},
    );
    playback.show(Array.from({ length: 20 }, (_, i) => ({ ...turn, seq: i })));
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.explainer.turn).toBeNull();
  });
});

describe('the announcer', () => {
  const announcer = () =>
    new Announcer(
      ({ key }) => key,
      (n) => `${n} more`,
    );

  test('hear one sentence a second', async () => {
    const listening = announcer();
    listening.tell([told('took'), told('credits')]);
    expect(listening.polite).toBe('took');
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(listening.polite).toBe('credits');
  });

  test('hear of a flood only how much it was, and its end', async () => {
    const listening = announcer();
    listening.tell([...Array.from({ length: MOST + 4 }, () => told('credits')), told('wins')]);
    expect(listening.polite).toBe(`${MOST + 4} more`);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(listening.polite).toBe('wins');
  });

  test('is not asked to say the reasoning of an Automa', () => {
    expect(telling.isSpoken(told('automa-tried', 2))).toBe(false);
    expect(telling.isSpoken(told('automa-picks', 2))).toBe(false);
    expect(telling.isSpoken(told('automa-does', 2))).toBe(true);
  });
});

test('the phase is the last one named', () => {
  const phase = (what: string) => told('phase', 0, { what });
  const two = [entry(1, { told: [phase('income'), phase('actions')] }), entry(2)];
  expect(phaseOf(two)).toBe('actions');
  expect(phaseOf([])).toBeNull();
});
