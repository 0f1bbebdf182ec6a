// The five colours of players, by seat. Each has a letter and a mark as well: nothing is said by colour alone.
export interface Owner {
  readonly key: string;
  readonly fill: string;
  readonly on: string;
  readonly letter: string;
}

const OWNERS: readonly Owner[] = [
  { key: 'yellow', fill: 'var(--player-yellow)', on: 'var(--on-player-yellow)', letter: 'Y' },
  { key: 'green', fill: 'var(--player-green)', on: 'var(--on-player-green)', letter: 'G' },
  { key: 'black', fill: 'var(--player-black)', on: 'var(--on-player-black)', letter: 'K' },
  { key: 'blue', fill: 'var(--player-blue)', on: 'var(--on-player-blue)', letter: 'B' },
  { key: 'red', fill: 'var(--player-red)', on: 'var(--on-player-red)', letter: 'R' },
];

const NATURAL: Owner = { key: 'natural', fill: 'var(--player-natural)', on: '#1d2730', letter: '' };

/** The owner of a disc or cube: a seat from 1, or the town itself. */
export const ownerOf = (seat: number | 'natural' | null | undefined): Owner =>
  typeof seat === 'number' ? (OWNERS[seat - 1] ?? NATURAL) : NATURAL;
