import { describe, expect, test, vi } from 'vitest';
import type { Animator } from './board';
import { AnimationQueue, LONG } from './queue';
import { told } from './samples';

class Hand implements Animator {
  readonly played: { n: number; speed: number }[] = [];
  skips = 0;
  #done: (() => void) | null = null;

  play(events: readonly unknown[], speed: number): Promise<void> {
    this.played.push({ n: events.length, speed });
    return new Promise((done) => (this.#done = done));
  }
  skip(): void {
    this.skips += 1;
    this.finish();
  }
  finish(): void {
    this.#done?.();
    this.#done = null;
  }
}

const drop = told('held');
const telling = { lengthOf: ({ kind }: { kind: string }) => (kind === 'held' ? 400 : 0) };
const later = () => new Promise((done) => setTimeout(done));

describe('the animation queue', () => {
  test('batches are drawn one after another', async () => {
    const hand = new Hand();
    const queue = new AnimationQueue(telling);
    queue.use(hand);
    const second = vi.fn();
    void queue.play([drop]);
    void queue.play([drop, drop]).then(second);
    expect(hand.played).toEqual([{ n: 1, speed: 1 }]);
    hand.finish();
    await later();
    expect(hand.played).toHaveLength(2);
    expect(second).not.toHaveBeenCalled();
    hand.finish();
    await later();
    expect(second).toHaveBeenCalled();
    expect(queue.isPlaying).toBe(false);
  });

  test('a long queue plays at double speed', () => {
    const hand = new Hand();
    const queue = new AnimationQueue(telling);
    queue.use(hand);
    const many = Array.from({ length: 10 }, () => drop);
    expect(many.length * telling.lengthOf(drop)).toBeGreaterThan(LONG);
    void queue.play(many);
    expect(hand.played[0]?.speed).toBe(2);
  });

  test('a skip ends what is drawn and what waits', async () => {
    const hand = new Hand();
    const queue = new AnimationQueue(telling);
    queue.use(hand);
    const done = Promise.all([queue.play([drop]), queue.play([drop])]);
    queue.skip();
    await done;
    expect(hand.played).toHaveLength(1);
    expect(queue.isPlaying).toBe(false);
  });

  test('without a board, and for events that do not move, nothing waits', async () => {
    const queue = new AnimationQueue(telling);
    await queue.play([drop]);
    const hand = new Hand();
    queue.use(hand);
    await queue.play([told('credits')]);
    expect(hand.played).toEqual([]);
  });
});
