// Amounts that events bring or take, as icons with numbers.
export interface Gain<Icon extends string> {
  readonly seat: number;
  readonly icon: Icon;
  /** Below 0: it is paid, lost or put down. */
  readonly n: number;
}

/** Many amounts, each seat's own together; what comes and what goes stay apart. */
export function summed<Icon extends string>(gains: readonly Gain<Icon>[]): readonly Gain<Icon>[] {
  const sums = new Map<string, Gain<Icon>>();
  for (const gain of gains) {
    const key = `${gain.seat} ${gain.icon} ${gain.n < 0}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...gain, n: before.n + gain.n } : gain);
  }
  return [...sums.values()].filter((gain) => gain.n !== 0);
}
