// Who may own a thing on the board: colour, letter, emblem and texture. Colours are variables of `tokens.css`,
// so that a reader may change them; emblem, letter and texture stay.
import type { IconName } from './icons';

export interface Owner {
  readonly key: string;
  /** CSS colours: the field, and what is drawn on it. */
  readonly fill: string;
  readonly on: string;
  readonly letter: string;
  readonly emblem: IconName | null;
  /** The id of its pattern in `Textures.svelte`. */
  readonly texture: string;
}

function owner(key: string, letter: string, emblem: IconName | null): Owner {
  return {
    key,
    fill: `var(--${key})`,
    on: `var(--on-${key})`,
    letter,
    emblem,
    texture: `texture-${key}`,
  };
}

export const COMPANIES: readonly Owner[] = [
  owner('usa', 'U', 'star'),
  owner('germany', 'G', 'cog'),
  owner('italy', 'I', 'tower'),
  owner('france', 'F', 'iris'),
  owner('netherlands', 'N', 'sails'),
];

export const NEUTRAL: Owner = owner('neutral', '', null);

const BY_KEY: ReadonlyMap<string, Owner> = new Map(COMPANIES.map((o) => [o.key, o]));

/** The owner of that key; whatever has none is neutral. */
export function ownerOf(company: string | null | undefined): Owner {
  return (company && BY_KEY.get(company)) || NEUTRAL;
}

/** The fill of something owned: the texture over the colour. */
export function textured(company: string | null | undefined): string {
  const of = ownerOf(company);
  return `url(#${of.texture})`;
}
