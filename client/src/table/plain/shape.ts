// A document whose meaning nobody told us, made readable: which parts are numbers and words, which are lists, and
// which are tables.
import type { View } from '../../lib/types';

export type Leaf = string | number | boolean | null;
type Fields = Readonly<Record<string, unknown>>;

export interface Line {
  /** What the line is about: a key, or its number in a list, from 1. */
  readonly key: string | number;
  readonly value: unknown;
}

/** Where a value stands: the field it is under, and the field that one stands in. */
export interface Place {
  readonly field: string;
  readonly within: string;
  /** It is one of a list of that field. */
  readonly isOne?: boolean;
}

export type Shape =
  | { readonly is: 'leaf'; readonly value: Leaf }
  /** Nothing but leaves, in order. */
  | { readonly is: 'list'; readonly values: readonly Leaf[] }
  /** Lines with the same few fields; in a list the first of them may tell the lines apart. */
  | {
      readonly is: 'table';
      readonly head: string | null;
      readonly columns: readonly string[];
      readonly lines: readonly Line[];
    }
  | { readonly is: 'parts'; readonly lines: readonly Line[] };

const isLeaf = (value: unknown): value is Leaf => typeof value !== 'object' || value === null;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** So many columns can still be read. */
const WIDEST = 8;

/** The fields that all lines have together, if each line is a small record; null if not. */
function columnsOf(lines: readonly Line[], least: number): readonly string[] | null {
  if (lines.length < least || !lines.every(({ value }) => value === null || isFields(value))) return null;
  const keys = [...new Set(lines.flatMap(({ value }) => Object.keys((value as Fields | null) ?? {})))];
  const isFlat = lines.every(({ value }) =>
    Object.values((value as Fields | null) ?? {}).every((field) => isLeaf(field) || isLeaves(field)),
  );
  return keys.length > 0 && keys.length <= WIDEST && isFlat ? keys : null;
}

const isLeaves = (value: unknown): value is readonly Leaf[] => Array.isArray(value) && value.every(isLeaf);

export function shapeOf(value: unknown): Shape {
  if (isLeaf(value)) return { is: 'leaf', value };
  if (isLeaves(value)) return { is: 'list', values: value };
  const lines: readonly Line[] = Array.isArray(value)
    ? value.map((one: unknown, i) => ({ key: i + 1, value: one }))
    : Object.entries(value as Fields).map(([key, one]) => ({ key, value: one }));
  // One record under a name is that record; one in a list may soon be two.
  const columns = columnsOf(lines, Array.isArray(value) ? 1 : 2);
  if (!columns) return { is: 'parts', lines };
  const head = Array.isArray(value) ? headOf(columns, lines) : null;
  return { is: 'table', head, columns: columns.filter((column) => column !== head), lines };
}

/** The first column, if it has another word in each line. */
function headOf([first = '', ...rest]: readonly string[], lines: readonly Line[]): string | null {
  const words = lines.map(({ value }) => fieldOf(value, first));
  const isTelling = rest.length > 0 && words.every((word) => typeof word === 'string');
  return isTelling && new Set(words).size === lines.length ? first : null;
}

/** A field of something that may not be a record. */
export function fieldOf(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key - 1] : undefined;
  return isFields(value) ? value[String(key)] : undefined;
}

/** There is nothing in it. */
export const isEmpty = (value: unknown): boolean => {
  if (isLeaf(value)) return value === null || value === undefined || value === '';
  return Object.values(value as Fields).every(isEmpty);
};

/** A key as words: `town_hall` is "town hall". */
export const readable = (key: string): string => key.replaceAll(/[_-]+/g, ' ').trim();

/** The seats apart from the rest, when the document lists them one by one. */
export function seatsOf(view: View, chairs: number): { seats: readonly unknown[]; rest: View } {
  const { seats, ...rest } = view;
  return Array.isArray(seats) && seats.length === chairs ? { seats, rest } : { seats: [], rest: view };
}
