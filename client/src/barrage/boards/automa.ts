// How the entries of an Automa tile are drawn.
import type { Part } from '../art/effects';
import { signed } from '../art/effects';
import type { AutomaEntry } from '../types';

function machines({ amount, excavators = 0, mixers = 0 }: AutomaEntry): Part[] {
  if (amount) return [{ icon: 'machinery_any', n: amount }];
  const parts: Part[] = [
    { icon: 'excavator', n: excavators },
    { icon: 'mixer', n: mixers },
  ];
  return parts.filter((part) => part.n !== 0);
}

function built({ structure, areas = [], amount, down }: AutomaEntry): Part[] {
  const parts: Part[] = structure ? [{ icon: structure }] : [];
  if (structure === 'building') return [...parts, { icon: down ? 'down' : 'up' }];
  if (structure === 'conduit' && amount) return [...parts, { sign: `≥${amount}` }];
  return [...parts, ...areas.map((icon) => ({ icon }))];
}

/** What an entry does, in icons; a contract of some colour and lost VP are drawn beside them. */
export function partsOf(entry: AutomaEntry): Part[] {
  const { kind, amount, structure } = entry;
  switch (kind) {
    case 'production':
      return [{ icon: 'turbine' }, { sign: signed(amount) }];
    case 'waiting':
      return [{ icon: 'drops', n: amount }];
    case 'flowing':
      return [{ icon: 'drops_flow', n: amount }];
    case 'office':
      return [{ icon: 'reset_turn' }];
    case 'construct':
      return built(entry);
    case 'workshop':
      return [{ icon: 'wheel', n: amount }];
    case 'machinery':
      return machines(entry);
    case 'patent':
      return [{ icon: 'patent' }, ...(structure ? [{ icon: structure }] : [])];
    case 'works':
      return [{ icon: 'external' }];
    case 'bank':
      return [{ icon: 'bank' }];
  }
}

/** VP an entry takes away, where the tile prints them. */
export function lostBy({ kind, vp }: AutomaEntry): number {
  return kind === 'workshop' || kind === 'machinery' ? -vp : 0;
}
