// What a participant has, by who decides for it. The levels of the Automa differ in exactly this.
import type { SeatView } from '../types';

type Has = 'credits' | 'incomes' | 'ability' | 'officer';

const HAS: Readonly<Record<SeatView['level'], readonly Has[]>> = {
  person: ['credits', 'incomes', 'ability', 'officer'],
  low: [],
  medium: ['incomes'],
  high: ['incomes', 'ability'],
  'very-high': ['incomes', 'ability', 'officer'],
};

export function has(seat: SeatView, what: Has): boolean {
  return HAS[seat.level].includes(what);
}
