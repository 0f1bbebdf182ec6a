import { describe, expect, test } from 'vitest';
import type { Effect } from '../types';
import { drawn, signed } from './effects';
import { ICONS } from './icons';
import { TILE_EFFECTS } from './tile-effects';

const effect = (op: Effect['op'], amount = 0, more: Partial<Effect> = {}): Effect => ({
  op,
  amount,
  said: { key: 'x' },
  ...more,
});

describe('the drawing of an effect', () => {
  test('an amount is a number and its icon', () => {
    expect(drawn(effect('flow_drops', 2))).toEqual({
      parts: [{ icon: 'drops_flow', n: 2 }],
    });
  });

  test('a production shows its bonus with a sign', () => {
    expect(drawn(effect('produce', -2))?.parts).toEqual([{ icon: 'turbine' }, { sign: '−2' }]);
    expect([signed(0), signed(3)]).toEqual(['±0', '+3']);
  });

  test('a free base names its areas', () => {
    const base = effect('free_build', 0, { structure: 'base', areas: ['hill', 'plain'] });
    expect(drawn(base)).toEqual({ parts: [{ icon: 'base' }], free: true, areas: ['hill', 'plain'] });
  });

  test('a free conduit says how much it may be worth', () => {
    const conduit = effect('free_build', 4, { structure: 'conduit' });
    expect(drawn(conduit)).toMatchObject({ free: true, most: 4 });
    expect(drawn(effect('free_build', 0, { structure: 'powerhouse' }))?.most).toBeUndefined();
  });

  test('a contract to fulfil says up to what, if not any', () => {
    expect(drawn(effect('fulfil_free', 6))?.parts).toHaveLength(3);
    expect(drawn(effect('fulfil_free'))?.parts).toEqual([{ icon: 'any_contract' }]);
  });

  test('what has no drawing is left to words', () => {
    expect(drawn(effect('of_tomorrow' as Effect['op']))).toBeNull();
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
