// The rows of a company board as they are drawn: which pieces are gone, what each place shows.
import { STRUCTURES, type Structure } from '../art/structures';
import type { CompanyBoardComponent, CompanyComponent, Effect, SeatView } from '../types';

export interface Place {
  /** The piece has been built: what was printed under it is visible. */
  readonly open: boolean;
  /** Built only in the preview. */
  readonly ghost: boolean;
  readonly incomes: readonly Effect[];
  /** What the place of a powerhouse gives: a production bonus, or the special ability. */
  readonly bonus: number;
  readonly ability: boolean;
}

export interface PieceRow {
  readonly structure: Structure;
  readonly built: number;
  readonly places: readonly Place[];
}

export function builtOf(seat: SeatView, structure: Structure): number {
  switch (structure) {
    case 'base':
      return seat.bases;
    case 'elevation':
      return seat.elevations;
    case 'conduit':
      return seat.conduits;
    case 'powerhouse':
      return seat.powerhouses;
    case 'building':
      return seat.buildings.length;
  }
}

/** `seat` is what is drawn, `now` what is so already: they differ in a preview. */
export function pieceRows(
  board: CompanyBoardComponent,
  company: CompanyComponent | undefined,
  seat: SeatView,
  now: SeatView,
  leeghwater: boolean,
): readonly PieceRow[] {
  return STRUCTURES.filter((structure) => leeghwater || structure !== 'building').map((structure) => {
    const row = STRUCTURES.indexOf(structure);
    const built = builtOf(seat, structure);
    const before = builtOf(now, structure);
    const places = Array.from({ length: board.pieces[row] ?? 0 }, (_, at) => ({
      open: at < built,
      ghost: at < built && at >= before,
      incomes: company?.incomes[row]?.[board.revealed_by.indexOf(at + 1)] ?? [],
      bonus: structure === 'powerhouse' ? bonusAt(board, at + 1) : 0,
      ability: structure === 'powerhouse' && at + 1 === board.ability_from,
    }));
    return { structure, built, places };
  });
}

/** The production bonus that appears with that many powerhouses, 0 if it stays the same. */
function bonusAt(board: CompanyBoardComponent, powerhouses: number): number {
  const now = board.production_bonus[powerhouses] ?? 0;
  return now === (board.production_bonus[powerhouses - 1] ?? 0) ? 0 : now;
}

/** Whether a place shows something worth a frame. */
export function gives(place: Place): boolean {
  return place.incomes.length > 0 || place.bonus !== 0 || place.ability;
}
