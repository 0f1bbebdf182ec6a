// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carded } from './carded';

const card = vi.fn();
let element: HTMLElement;

const point = (type: string, x: number, by = 0) =>
  element.dispatchEvent(
    new PointerEvent(type, {
      bubbles: type === 'pointermove',
      clientX: x,
      clientY: 5,
      movementX: by,
      pointerType: 'mouse',
    }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  card.mockReset();
  element = document.body.appendChild(document.createElement('button'));
  carded({ card }, 'good', 'wood')(element);
});

afterEach(() => {
  element.remove();
  vi.useRealTimers();
});

test('a pointer that comes to rest on a thing opens its card', () => {
  point('pointerenter', 10);
  point('pointermove', 10, 4);
  vi.advanceTimersByTime(300);
  expect(card).toHaveBeenCalledOnce();
});

test('what comes to lie under a resting pointer opens its card only when the pointer moves', () => {
  point('pointermove', 20, 4);
  point('pointerenter', 20);
  vi.advanceTimersByTime(300);
  expect(card).not.toHaveBeenCalled();

  point('pointermove', 22, 2);
  vi.advanceTimersByTime(300);
  expect(card).toHaveBeenCalledOnce();
});
