// What the option in focus would put somewhere: the table as it would be held against the table as it is.
import type { OwnerKey, View } from '../types';

export interface Tables {
  readonly view: View;
  readonly shown: View;
}

/** Whether something new would lie there. */
export function changed({ view, shown }: Tables, at: (view: View) => OwnerKey | undefined): boolean {
  if (view === shown) return false;
  const then = at(shown) ?? null;
  return then !== null && then !== (at(view) ?? null);
}

/** Who would be pushed out there. */
export function pushedOut({ view, shown }: Tables, at: (view: View) => OwnerKey | undefined): OwnerKey {
  const now = at(view) ?? null;
  return view !== shown && now !== null && now !== (at(shown) ?? null) ? now : null;
}
