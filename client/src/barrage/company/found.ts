import { byKey } from '../boards/facts';

/** The components of these keys, in their order. */
export function found<T extends { readonly key: string }>(
  all: readonly T[],
  keys: readonly string[] = [],
): readonly T[] {
  return keys.flatMap((key) => byKey(all, key) ?? []);
}
