// Which questions are answered with a card of the hand, and which with one that lies elsewhere.
import type { QuestionKind } from '../types';

const CAPITAL: readonly QuestionKind[] = [
  'fee',
  'limit',
  'bankers_discard',
  'bribe',
  'merchant_pay',
  'invest',
  'pay',
];
const BUILDINGS: readonly QuestionKind[] = ['build', 'swap_card'];

/** A capital card of the hand answers it. */
export const asksForCapital = (kind: QuestionKind | undefined): boolean =>
  kind !== undefined && CAPITAL.includes(kind);

/** A building card of the hand answers it. */
export const asksForBuilding = (kind: QuestionKind | undefined): boolean =>
  kind !== undefined && BUILDINGS.includes(kind);
