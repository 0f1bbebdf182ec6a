import type { Structure } from './structures';

/** The outline of each piece around its middle, 60 units wide, and where its emblem sits. */
export const PIECES: Readonly<Record<Structure, { readonly d: string; readonly emblem: number }>> = {
  base: { d: 'M-24 -9H24L18 11H-18Z', emblem: 1 },
  elevation: { d: 'M-27 -8H27L23 8H-23Z', emblem: 0 },
  conduit: { d: 'M-25 -6H-20V-9H-16V-6H16V-9H20V-6H25V6H20V9H16V6H-16V9H-20V6H-25Z', emblem: 0 },
  powerhouse: { d: 'M-22 14V-4L-12 -13V-4L-2 -13V-4L8 -13V-4H22V14Z', emblem: 4 },
  building: { d: 'M-20 14V-13H4V-5H20V14Z', emblem: 3 },
};
