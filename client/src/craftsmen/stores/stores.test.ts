import { describe, expect, test } from 'vitest';
import type { Components, SeatView, View } from '../types';
import { changed, pushedOut } from './changed';
import { goodsMadeBy } from './holds';

describe('what the option in focus would put somewhere', () => {
  const view = (owner: number | null) => ({ granary: { barrel: [owner, null] } }) as unknown as View;
  const at = (one: View) => one.granary['barrel']?.[0];

  test('something new is drawn as a ghost', () => {
    expect(changed({ view: view(null), shown: view(2) }, at)).toBe(true);
    expect(changed({ view: view(2), shown: view(2) }, at)).toBe(false);
    expect(changed({ view: view(2), shown: view(null) }, at)).toBe(false);
  });

  test('who is pushed out is known', () => {
    expect(pushedOut({ view: view(1), shown: view(2) }, at)).toBe(1);
    expect(pushedOut({ view: view(null), shown: view(2) }, at)).toBeNull();
    const same = view(1);
    expect(pushedOut({ view: same, shown: same }, at)).toBeNull();
  });
});

test('an estate makes the goods of its buildings', () => {
  const components = {
    cards: [
      { key: 'brewery-1', building: 'brewery' },
      { key: 'mill-1', building: 'mill' },
    ],
    buildings: [
      { key: 'brewery', good: 'beer' },
      { key: 'mill', good: 'flour' },
    ],
  } as unknown as Components;
  const seat = { row: [{ card: 'brewery-1', filled: [] }] } as unknown as SeatView;
  expect([...goodsMadeBy(components, seat)]).toEqual(['beer']);
  expect(goodsMadeBy(components, null).size).toBe(0);
});
