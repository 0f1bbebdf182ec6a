import { expect, it } from 'vitest';
import { countColours, layOut, meeting } from './laying';

const open = (acts: readonly boolean[], room: number) => layOut(acts, room).map(({ isOpen }) => isOpen);
const none = (n: number): boolean[] => Array.from({ length: n }, () => false);

it('few cards lie open', () => {
  expect(open(none(6), 800)).toEqual([true, true, true, true, true, true]);
});

it('from nine cards on only the ends and what can act lie open', () => {
  const acts = none(10);
  acts[4] = true;
  expect(open(acts, 2000)).toEqual([true, false, false, false, true, false, false, false, false, true]);
});

it('fourteen cards fit beside the notes of a wide screen', () => {
  const acts = none(14);
  acts[5] = acts[6] = true;
  const width = layOut(acts, 850).reduce((sum, { isOpen }) => sum + (isOpen ? 96 : 38) + 8, -8);
  expect(width).toBeLessThanOrEqual(880);
});

it('where there is no room fewer cards close as well', () => {
  expect(open(none(5), 300)).toEqual([true, false, false, false, true]);
});

it('neighbours meet in the upper half, in the lower half or in both', () => {
  expect(meeting({ top: 'red', bottom: 'blue' }, { top: 'red', bottom: 'green' })).toEqual({
    top: 'red',
    bottom: null,
  });
  expect(meeting({ top: 'red', bottom: 'blue' }, { top: 'red', bottom: 'blue' })).toEqual({
    top: 'red',
    bottom: 'blue',
  });
});

it('colours are counted by halves', () => {
  expect(
    countColours([
      { top: 'red', bottom: 'red' },
      { top: 'violet', bottom: 'red' },
    ]),
  ).toEqual({
    violet: 1,
    green: 0,
    blue: 0,
    red: 3,
  });
});
