// The special effect of a technology tile, drawn under its structure.
import type { Part } from './effects';

const PER: Part = { sign: '/' };

export const TILE_EFFECTS: Readonly<Record<string, readonly Part[]>> = {
  A1_base: [{ icon: 'drop' }, PER, { icon: 'base' }],
  A1_elevation: [{ icon: 'wheel' }, PER, { icon: 'elevation' }],
  A1_conduit: [{ icon: 'credits', n: 2 }, PER, { icon: 'value' }],
  A1_powerhouse: [{ icon: 'engineer', struck: true }],
  A1_building: [{ icon: 'play' }, { icon: 'engineer', struck: true }],
  A1_joker: [{ icon: 'surcharge', struck: true }],
  A2_base: [{ icon: 'energy_for_contract' }, PER, { icon: 'base' }],
  A2_elevation: [{ icon: 'fill_dam' }],
  A2_conduit: [{ sign: '≤' }, { icon: 'excavator', n: 5 }],
  A2_powerhouse: [{ icon: 'turbine' }, { sign: '+2' }],
  A2_building: [{ icon: 'excavator' }, { sign: '|' }, { icon: 'mixer' }],
  A2_joker: [{ icon: 'excavator' }, { sign: '=' }, { icon: 'mixer' }],
  A3_base: [
    { icon: 'engineer', struck: true },
    { icon: 'excavator', struck: true },
  ],
  A3_elevation: [{ icon: 'vp', n: 3 }, PER, { icon: 'elevation' }],
  A3_conduit: [{ icon: 'energy_for_contract', n: 2 }, PER, { icon: 'value' }],
  A3_powerhouse: [{ icon: 'vp', n: 3 }, PER, { icon: 'powerhouse' }],
  A3_building: [{ icon: 'vp' }, { sign: '×2' }],
  A3_joker: [{ icon: 'vp', n: 3 }, PER, { icon: 'patent' }],
  SP_anton: [{ icon: 'copy' }],
  SP_leslie: [{ icon: 'external' }, { sign: '→' }, { icon: 'wheel' }],
};
