// What those at a table are called, where seats go by who sits there. People have their names; bots get one each.
import type { Chair } from '../lib/types';

const BOTS = ['Karol', 'Ruth', 'Bruno', 'Gaia', 'Otto', 'Ines', 'Piotr', 'Vera', 'Emil', 'Nina'] as const;

/** The name of everybody, by seat; `unnamed` names a chair nobody sits on. No two are the same. */
export function namesAt(chairs: readonly Chair[], unnamed: (seat: number) => string): readonly string[] {
  const people = chairs.map(({ name }) => name);
  const free = BOTS.filter((name) => !people.includes(name));
  let bots = 0;
  return chairs.map(({ kind, name }, i) => {
    if (kind !== 'person') return free[bots++] ?? unnamed(i + 1);
    if (!name) return unnamed(i + 1);
    const before = people.slice(0, i).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}
