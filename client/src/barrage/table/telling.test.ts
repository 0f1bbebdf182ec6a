import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AutomaPace } from '../../lib/settings.svelte';
import type { Explained, Step } from '../../lib/types';
import { Ears, MOST, PAUSE } from './ears.svelte';
import { entry, said, told, view } from './samples';
import { scenesOf, Stage } from './stage.svelte';

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

describe('the stage', () => {
  test('a line is cut into its scenes', () => {
    const kinds = scenesOf(turn).map((scene) => ('turn' in scene ? 'turn' : scene.told.length));
    expect(kinds).toEqual([1, 'turn', 1]);
  });

  async function staged(pace: AutomaPace) {
    const heard = vi.fn();
    const stage = new Stage(() => pace, heard);
    stage.show([turn]);
    await vi.advanceTimersByTimeAsync(0);
    return { stage, heard };
  }

  test('the turn of an Automa plays step by step and lights what is left', async () => {
    const { stage, heard } = await staged('normal');
    expect(stage.automa.at).toBe(0);
    await vi.advanceTimersByTimeAsync(1300);
    expect(stage.automa.lit).toEqual(['B1U', 'B2U']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(stage.automa.turn).toBeNull();
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('a turn is told on the board as it was, and then the board goes on', async () => {
    const [before, answered, done] = [view({ vp: 1 }), view({ vp: 2 }), view({ vp: 3 })];
    const stage = new Stage(
      () => 'click',
      () => {},
    );
    stage.show([turn], [answered, done], before);
    expect(stage.view).toBe(answered);
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.view).toBe(answered);
    expect(stage.automa.turn).not.toBeNull();
    stage.automa.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.view).toBeNull();
    expect(stage.isBusy).toBe(false);
  });

  test('who skips sees the board as it is', async () => {
    const stage = new Stage(
      () => 'slow',
      () => {},
    );
    stage.show([turn], [view(), view()], view());
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.view).not.toBeNull();
    stage.skip();
    expect(stage.view).toBeNull();
  });

  test('on a click it waits, and going back stops it', async () => {
    const { stage } = await staged('click');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(stage.automa.at).toBe(0);
    stage.automa.next();
    stage.automa.toggle();
    stage.automa.back();
    expect(stage.automa.isRunning).toBe(false);
    expect(stage.automa.at).toBe(0);
  });

  test('what is skipped is not drawn, and what comes next is shown from its beginning', async () => {
    const { stage } = await staged('slow');
    const drawn = vi.fn(() => Promise.resolve());
    stage.queue.use({ play: drawn, skip: () => {} });
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn).not.toHaveBeenCalled();
    const [before, answered] = [view({ vp: 1 }), view({ vp: 2 })];
    stage.show([turn], [answered, view()], before);
    expect(stage.view).not.toBeNull();
  });

  test('skipping tells everything at once', async () => {
    const { stage, heard } = await staged('slow');
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.automa.turn).toBeNull();
    expect(heard.mock.calls.flatMap(([events]) => events as unknown[])).toHaveLength(4);
  });

  test('who does not want explanations gets none', async () => {
    const { stage, heard } = await staged('skip');
    expect(stage.automa.turn).toBeNull();
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('after a long absence nothing is played', async () => {
    const stage = new Stage(
      () => 'normal',
      () => {},
    );
    stage.show(Array.from({ length: 20 }, (_, i) => ({ ...turn, seq: i })));
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.automa.turn).toBeNull();
  });
});

describe('ears', () => {
  const ears = () =>
    new Ears(
      ({ key }) => key,
      (n) => `${n} more`,
    );

  test('hear one sentence a second', async () => {
    const listening = ears();
    listening.tell([told('took'), told('credits')]);
    expect(listening.polite).toBe('took');
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(listening.polite).toBe('credits');
  });

  test('hear of a flood only how much it was, and its end', async () => {
    const listening = ears();
    listening.tell([...Array.from({ length: MOST + 4 }, () => told('credits')), told('wins')]);
    expect(listening.polite).toBe(`${MOST + 4} more`);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(listening.polite).toBe('wins');
  });

  test('are spared the reasoning of an Automa', () => {
    const listening = ears();
    listening.tell([told('automa-tried', 2)]);
    expect(listening.polite).toBe('');
  });
});
