import { describe, expect, test } from 'vitest';
import { drawn, signed } from './effects';
import { ICONS } from '../../art/icons';
import { TILE_EFFECTS } from './tile-effects';

describe('the drawing of an effect', () => {
  test('an amount is a number and its icon', () => {
    expect(drawn({ key: 'effect-flow-drops', args: { n: 2 } })).toEqual({
      parts: [{ icon: 'drops_flow', n: 2 }],
    });
  });

  test('a production shows its bonus with a sign', () => {
    expect(drawn({ key: 'effect-production', args: { bonus: -2 } })?.parts).toEqual([
      { icon: 'turbine' },
      { sign: '−2' },
    ]);
    expect([signed(0), signed(3)]).toEqual(['±0', '+3']);
  });

  test('a free base names its areas, from the sentence it is said with', () => {
    const areas = { key: 'areas-two', args: { first: { key: 'area-hill' }, second: { key: 'area-plain' } } };
    expect(drawn({ key: 'effect-free-base', args: { areas } })?.areas).toEqual(['hill', 'plain']);
    expect(drawn({ key: 'effect-free-base', args: { areas: { key: 'areas-all' } } })?.areas).toHaveLength(3);
  });

  test('a free conduit says how much it may be worth', () => {
    expect(drawn({ key: 'effect-free-conduit', args: { most: 4 } })).toMatchObject({ free: true, most: 4 });
  });

  test('what has no drawing is left to words', () => {
    expect(drawn({ key: 'effect-of-tomorrow' })).toBeNull();
  });
});

test('every icon is drawn without a colour of its own that a theme could not change', () => {
  for (const [name, body] of Object.entries(ICONS)) {
    expect(body, name).toContain('<');
    expect(body, name).not.toMatch(/#[0-9a-f]{3}/i);
  }
});

test('every advanced technology tile has its effect drawn', () => {
  for (const level of [1, 2, 3]) {
    for (const structure of ['base', 'elevation', 'conduit', 'powerhouse', 'building', 'joker']) {
      expect(TILE_EFFECTS).toHaveProperty(`A${level}_${structure}`);
    }
  }
});
