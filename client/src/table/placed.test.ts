// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardOpener } from './carded';
import type { Table } from './table.svelte';
import { carded } from './carded';
import { placed } from './placed';

function pointer(type: string, pointerType: string, at = 0): Event {
  return Object.assign(new Event(type, { cancelable: true }), { pointerType, clientX: at, clientY: at });
}

function click(detail: number): Event {
  return Object.assign(new Event('click', { cancelable: true }), { detail });
}

/** A table on which only B7U can be chosen. */
function table() {
  const play = {
    focused: null as string | null,
    focus: vi.fn((place: string | null) => (play.focused = place)),
    choose: vi.fn(),
    card: vi.fn(),
    legal: (place: string) => (place === 'B7U' ? [{}] : []),
  };
  return play as typeof play & Pick<Table, 'focused' | 'focus' | 'legal' | 'choose'> & CardOpener<string>;
}

describe('a place', () => {
  it('is shown while the mouse is over it and chosen by a click', () => {
    const play = table();
    const button = document.createElement('button');
    placed(play, 'B7U')(button);
    button.dispatchEvent(pointer('pointerenter', 'mouse'));
    expect(play.focused).toBe('B7U');
    button.dispatchEvent(pointer('pointerdown', 'mouse'));
    button.dispatchEvent(click(1));
    expect(play.choose).toHaveBeenCalledWith('B7U');
    button.dispatchEvent(pointer('pointerleave', 'mouse'));
    expect(play.focused).toBeNull();
  });

  it('is shown by the first tap and chosen by the second', () => {
    const play = table();
    const button = document.createElement('button');
    placed(play, 'B7U')(button);
    for (const chosen of [0, 1]) {
      button.dispatchEvent(pointer('pointerenter', 'touch'));
      button.dispatchEvent(pointer('pointerdown', 'touch'));
      button.dispatchEvent(pointer('pointerleave', 'touch'));
      button.dispatchEvent(new Event('focus'));
      button.dispatchEvent(click(1));
      expect(play.focused).toBe('B7U');
      expect(play.choose).toHaveBeenCalledTimes(chosen);
    }
  });

  it('that cannot be chosen says why at the first tap', () => {
    const play = table();
    const button = document.createElement('button');
    placed(play, 'B1U')(button);
    button.dispatchEvent(pointer('pointerdown', 'touch'));
    button.dispatchEvent(click(1));
    expect(play.choose).toHaveBeenCalledWith('B1U');
  });

  it('is no longer shown when it leaves the page', () => {
    const play = table();
    const button = document.createElement('button');
    const leave = placed(play, 'B7U')(button);
    button.dispatchEvent(new Event('focus'));
    leave?.();
    expect(play.focused).toBeNull();
  });
});

describe('a card', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('opens when the mouse rests, not when it passes', () => {
    const play = table();
    const tile = document.createElement('button');
    carded(play, 'contract', 'G15')(tile);
    tile.dispatchEvent(pointer('pointerenter', 'mouse'));
    vi.advanceTimersByTime(200);
    tile.dispatchEvent(pointer('pointerleave', 'mouse'));
    vi.advanceTimersByTime(200);
    expect(play.card).not.toHaveBeenCalled();
    tile.dispatchEvent(pointer('pointerenter', 'mouse'));
    vi.advanceTimersByTime(250);
    expect(play.card).toHaveBeenCalledWith('contract', 'G15', tile);
  });

  it('opens by a long press, which chooses nothing', () => {
    const play = table();
    const tile = document.createElement('button');
    carded(play, 'contract', 'G15')(tile);
    placed(play, 'G15')(tile);
    tile.dispatchEvent(pointer('pointerdown', 'touch'));
    vi.advanceTimersByTime(500);
    tile.dispatchEvent(pointer('pointerup', 'touch'));
    tile.dispatchEvent(click(1));
    expect(play.card).toHaveBeenCalledOnce();
    expect(play.choose).not.toHaveBeenCalled();
    tile.dispatchEvent(pointer('pointerdown', 'touch'));
    tile.dispatchEvent(click(1));
    expect(play.choose).toHaveBeenCalledOnce();
  });

  it('stays closed when the finger slides', () => {
    const play = table();
    const tile = document.createElement('button');
    carded(play, 'work', 'A1')(tile);
    tile.dispatchEvent(pointer('pointerdown', 'touch'));
    tile.dispatchEvent(pointer('pointermove', 'touch', 20));
    vi.advanceTimersByTime(600);
    expect(play.card).not.toHaveBeenCalled();
  });

  it('opens by the key I', () => {
    const play = table();
    const tile = document.createElement('button');
    carded(play, 'term', 'wheel')(tile);
    tile.dispatchEvent(new KeyboardEvent('keydown', { key: 'i' }));
    expect(play.card).toHaveBeenCalledOnce();
    tile.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', ctrlKey: true }));
    expect(play.card).toHaveBeenCalledOnce();
  });
});
