// Things of Barrage on a 24-unit grid; the outline is inherited from the <svg>. Fills are the variables of `art.css`.
import { ICONS as SHELL } from '../../art/icons';

const OWN = {
  drop: '<path d="M12 2.5C12 2.5 5.5 10 5.5 15A6.5 6.5 0 0 0 18.5 15C18.5 10 12 2.5 12 2.5Z" fill="var(--icon-water)"/><path d="M9 15a3.2 3.2 0 0 0 2.6 3.2" fill="none" stroke="var(--icon-white)" stroke-width="1.5" stroke-linecap="round"/>',
  drops:
    '<path d="M12 1.5C12 1.5 7.5 6.8 7.5 10.3A4.5 4.5 0 0 0 16.5 10.3C16.5 6.8 12 1.5 12 1.5Z" fill="var(--icon-water)"/><path d="M4 18.5h16M4 22h16" fill="none"/>',
  drops_flow:
    '<path d="M12 1.5C12 1.5 7.5 6.8 7.5 10.3A4.5 4.5 0 0 0 16.5 10.3C16.5 6.8 12 1.5 12 1.5Z" fill="var(--icon-water)"/><path d="M12 17v5.5M8.8 19.8L12 22.8l3.2-3" fill="none"/>',
  energy: '<path d="M13.5 1.5L4.5 13.5h6L9 22.5l10-12.5h-6.5z" fill="var(--icon-bolt)"/>',
  energy_for_contract:
    '<path d="M3 2.5h13l5 5v14H3z" fill="var(--icon-paper)"/><path d="M13 5L7 13.2h4L10 19l7-8.5h-4.5z" fill="var(--icon-bolt)"/>',
  headstream:
    '<path d="M2 21L9 7l4 7 3-5 6 12z" fill="var(--icon-snow)"/><path d="M9 9.5c0 0-2 2.5-2 4.2a2 2 0 0 0 4 0C11 12 9 9.5 9 9.5Z" fill="var(--icon-water)"/>',
  exit: '<path d="M2 8c3-3 5-3 8 0s5 3 8 0M2 14c3-3 5-3 8 0s5 3 8 0" fill="none"/><path d="M18 17v5M15.5 19.8L18 22.3l2.5-2.5" fill="none"/>',
  credits:
    '<circle cx="12" cy="12" r="9.5" fill="var(--icon-coin)"/><circle cx="12" cy="12" r="6.2" fill="none" stroke-width="1"/>',
  vp: '<path d="M12 2.8C12.9 2.8 14 1.4 14.8 1.6C15.6 1.8 15.8 3.6 16.6 4C17.4 4.5 19.1 3.8 19.6 4.4C20.2 4.9 19.5 6.6 20 7.4C20.4 8.2 22.2 8.4 22.4 9.2C22.6 10 21.2 11.1 21.2 12C21.2 12.9 22.6 14 22.4 14.8C22.2 15.6 20.4 15.8 20 16.6C19.5 17.4 20.2 19.1 19.6 19.6C19.1 20.2 17.4 19.5 16.6 20C15.8 20.4 15.6 22.2 14.8 22.4C14 22.6 12.9 21.2 12 21.2C11.1 21.2 10 22.6 9.2 22.4C8.4 22.2 8.2 20.4 7.4 20C6.6 19.5 4.9 20.2 4.4 19.6C3.8 19.1 4.5 17.4 4 16.6C3.6 15.8 1.8 15.6 1.6 14.8C1.4 14 2.8 12.9 2.8 12C2.8 11.1 1.4 10 1.6 9.2C1.8 8.4 3.6 8.2 4 7.4C4.5 6.6 3.8 4.9 4.4 4.4C4.9 3.8 6.6 4.5 7.4 4C8.2 3.6 8.4 1.8 9.2 1.6C10 1.4 11.1 2.8 12 2.8Z" fill="var(--icon-laurel)"/>',
  excavator:
    '<path d="M2 16.5h11v3.5H2z" fill="var(--icon-steel)"/><path d="M3 16.5v-5h5.5l3 5z" fill="var(--icon-sand)"/><path d="M8.5 12L13 4.5l5.5 4.5-1.5 5" fill="none"/><path d="M15 14h5.5l-1.2 4.5h-3.6z" fill="var(--icon-sand)"/>',
  mixer:
    '<path d="M9 4.5l9.5 2.5 1.5 7-8 2.5-6-5z" fill="var(--icon-drum)"/><path d="M12.5 5.5l-1 9.5M16 6.4l.5 8.6" fill="none"/><path d="M3 17.5h18v2.5H3z" fill="var(--icon-steel)"/><path d="M7 17.5l1.5-4" fill="none"/>',
  machinery_any:
    '<path d="M12 2a10 10 0 0 0 0 20z" fill="var(--icon-sand)"/><path d="M12 2a10 10 0 0 1 0 20z" fill="var(--icon-drum)"/><path d="M5.5 14.5V11h2.5l1.5 3.5zM15 9.5l4 1v3.5l-4 1z" fill="none"/>',
  engineer:
    '<circle cx="12" cy="9" r="4" fill="var(--icon-white)"/><path d="M4 22c0-5 3.5-8 8-8s8 3 8 8z" fill="var(--icon-white)"/><path d="M6.5 7.5c0-3.5 2.5-5 5.5-5s5.5 1.5 5.5 5z" fill="var(--icon-bolt)"/>',
  wheel:
    '<path d="M19.8 8A9 9 0 1 0 21 12" fill="none"/><path d="M22.5 3.5l-1.7 6.3-5-3.8z" fill="currentColor"/><circle cx="12" cy="12" r="3" fill="var(--icon-white)"/>',
  base: '<path d="M2.5 13.5h19L18 20.5H6z" fill="var(--icon-stone)"/><path d="M7.5 13.5l1 7M12 13.5v7M16.5 13.5l-1 7" fill="none"/>',
  elevation:
    '<path d="M1.5 8h21l-2 5.5h-17z" fill="var(--icon-stone)"/><path d="M6.5 8l.7 5.5M12 8v5.5M17.5 8l-.7 5.5" fill="none"/><path d="M7 18.5l5-3 5 3M7 22l5-3 5 3" fill="none"/>',
  conduit:
    '<path d="M1.5 9.5h21v6h-21z" fill="var(--icon-pipe)"/><path d="M6 7.5v10M18 7.5v10" fill="none"/><path d="M9 12.5h5M12.5 10.8l2 1.7-2 1.7" fill="none"/>',
  powerhouse:
    '<path d="M2.5 21V10l5-3.5V10l5-3.5V10l5-3.5V3h4v18z" fill="var(--icon-stone)"/><path d="M12.5 12l-3 4.2h2.4l-.9 3.3 3.5-4.6h-2.4z" fill="var(--icon-bolt)"/>',
  building:
    '<path d="M4 21.5V6h10v15.5z" fill="var(--icon-stone)"/><path d="M14 21.5V11h6.5v10.5z" fill="var(--icon-shade)"/><path d="M7 9.5h1M10.5 9.5h1M7 13h1M10.5 13h1M7 16.5h1M10.5 16.5h1M17 14.5h1M17 18h1" fill="none"/>',
  joker:
    '<path d="M3 3h18v18H3z" fill="var(--icon-paper)"/><path d="M8.8 9.2c0-2 1.4-3.2 3.2-3.2s3.2 1.2 3.2 2.9c0 2.3-3.2 2.5-3.2 5" fill="none"/><circle cx="12" cy="17.4" r="1.2" fill="currentColor"/>',
  contract:
    '<path d="M4 2h11l5 5v15H4z" fill="var(--icon-paper)"/><path d="M15 2v5h5M7.5 11h9M7.5 14.5h9M7.5 18h5" fill="none"/>',
  national:
    '<path d="M4 2h16v15H4z" fill="var(--icon-paper)"/><path d="M7.5 6h9M7.5 9.5h9" fill="none"/><circle cx="12" cy="16" r="4.2" fill="var(--icon-seal)"/><path d="M9.5 19.5L8.5 23M14.5 19.5L15.5 23" fill="none"/>',
  patent:
    '<path d="M3 3h18v18H3z" fill="var(--icon-paper)"/><g transform="translate(5.4 5.4) scale(0.55)"><path d="M10.3 2h3.4l.5 2.7 2 .9 2.3-1.6 2.4 2.4-1.6 2.3.9 2 2.7.5v3.4l-2.7.5-.9 2 1.6 2.3-2.4 2.4-2.3-1.6-2 .9-.5 2.7h-3.4l-.5-2.7-2-.9-2.3 1.6L3.1 19.4l1.6-2.3-.9-2L1.1 14.6v-3.4l2.7-.5.9-2L3.1 6.4l2.4-2.4 2.3 1.6 2-.9z" fill="var(--icon-steel)"/></g>',
  external:
    '<path d="M2 21h20l-4-7-4 4-4-9z" fill="var(--icon-stone)"/><path d="M18 2v9M18 2.5h-6l2 2-2 2h6" fill="none"/>',
  turbine:
    '<circle cx="12" cy="12" r="10" fill="var(--icon-foam)"/><path d="M12 12c0-4 1.5-6.5 4.5-7.2M12 12c3.5-2 6.4-2 8.5.2M12 12c3.5 2 5 4.5 4 7.4M12 12c0 4-1.5 6.5-4.5 7.2M12 12c-3.5 2-6.4 2-8.5-.2M12 12C8.5 10 7 7.5 8 4.6" fill="none"/>',
  bank: '<path d="M2 9L12 2.5 22 9z" fill="var(--icon-coin)"/><path d="M4.5 9.5v8M9.5 9.5v8M14.5 9.5v8M19.5 9.5v8" fill="none"/><path d="M2 18h20v3.5H2z" fill="var(--icon-coin)"/>',
  workshop:
    '<path d="M10.3 2h3.4l.5 2.7 2 .9 2.3-1.6 2.4 2.4-1.6 2.3.9 2 2.7.5v3.4l-2.7.5-.9 2 1.6 2.3-2.4 2.4-2.3-1.6-2 .9-.5 2.7h-3.4l-.5-2.7-2-.9-2.3 1.6L3.1 19.4l1.6-2.3-.9-2L1.1 14.6v-3.4l2.7-.5.9-2L3.1 6.4l2.4-2.4 2.3 1.6 2-.9z" fill="var(--icon-steel)"/><circle cx="12" cy="12.8" r="3.6" fill="var(--icon-white)"/>',
  surcharge:
    '<rect x="2.5" y="2.5" width="19" height="19" rx="3" fill="none" stroke="var(--red)" stroke-width="3"/><path d="M9 7.5h6l-3.4 3.6c2.3-.1 3.7 1.1 3.7 2.9 0 1.9-1.5 3-3.4 3-1.4 0-2.5-.5-3.2-1.5" fill="none" stroke="var(--red)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  bonus:
    '<path d="M12 2l9 5v10l-9 5-9-5V7z" fill="var(--icon-laurel)"/><path d="M8 12.5l3 3 5.5-6" fill="none"/>',
  objective:
    '<circle cx="12" cy="12" r="9.5" fill="var(--icon-paper)"/><circle cx="12" cy="12" r="5.5" fill="none"/><circle cx="12" cy="12" r="1.8" fill="currentColor" stroke="none"/>',
  officer:
    '<circle cx="12" cy="8" r="4.2" fill="var(--icon-white)"/><path d="M3.5 22c0-5 3.8-8 8.5-8s8.5 3 8.5 8z" fill="var(--icon-white)"/><path d="M12 14l-2 3 2 4 2-4z" fill="var(--icon-seal)"/>',
  star: '<g stroke="none"><path d="M12 1.5l3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 18.1l-6.7 3.8 1.6-7.5L1.2 9.3l7.6-.8z" fill="currentColor"/></g>',
  cog: '<g stroke="none"><path d="M10.3 2h3.4l.5 2.7 2 .9 2.3-1.6 2.4 2.4-1.6 2.3.9 2 2.7.5v3.4l-2.7.5-.9 2 1.6 2.3-2.4 2.4-2.3-1.6-2 .9-.5 2.7h-3.4l-.5-2.7-2-.9-2.3 1.6L3.1 19.4l1.6-2.3-.9-2L1.1 14.6v-3.4l2.7-.5.9-2L3.1 6.4l2.4-2.4 2.3 1.6 2-.9zM15.8 12.8a3.8 3.8 0 1 0-7.6 0 3.8 3.8 0 0 0 7.6 0z" fill="currentColor" fill-rule="evenodd"/></g>',
  tower:
    '<g stroke="none"><path d="M5 22V9H3V2h4v3h3V2h4v3h3V2h4v7h-2v13h-5v-6a2 2 0 0 0-4 0v6z" fill="currentColor"/></g>',
  iris: '<g stroke="none"><path d="M12 1c3 4 3.5 7 1.8 10 1.8-3.5 7.2-3.2 7.7.6.3 2.8-2.5 4.2-4.5 2.9 1-.3 1.3-1.4.5-2-1.5-1-3.3 1-3.5 3.5h2v2h-2c0 2 .6 3.5 2 5H8c1.4-1.5 2-3 2-5H8v-2h2c-.2-2.5-2-4.5-3.5-3.5-.8.6-.5 1.7.5 2-2 1.3-4.8-.1-4.5-2.9.5-3.8 5.9-4.1 7.7-.6C8.5 8 9 5 12 1z" fill="currentColor"/></g>',
  sails:
    '<g stroke="none"><path d="M12 12L3 1.5h6.5zM12 12L22.5 3v6.5zM12 12l9 10.5h-6.5zM12 12L1.5 21v-6.5z" fill="currentColor"/><circle cx="12" cy="12" r="2.2" fill="currentColor"/></g>',
  mountain:
    '<path d="M1.5 21L9 5l4.5 8.5L16 9.5 22.5 21z" fill="var(--icon-snow)"/><path d="M6.5 10.5l2 1.5 1.8-1.7" fill="none"/>',
  hill: '<path d="M1.5 20.5c1.5-8 5-11.5 10.5-11.5s9 3.5 10.5 11.5z" fill="var(--icon-leaf)"/><path d="M7 16.5c1.5-2 3-3 5-3" fill="none"/>',
  plain:
    '<path d="M1.5 12h21v7h-21z" fill="var(--icon-sand)"/><path d="M5.5 15.5h3M11.5 15.5h3M17 15.5h2" fill="none"/>',
  machinery:
    '<path d="M2.5 21V9.5l6-4v4l6-4v4h7V21z" fill="var(--icon-stone)"/><path d="M6 21v-6.5h5V21z" fill="var(--icon-sand)"/><path d="M13.5 21v-6.5h5V21z" fill="var(--icon-drum)"/>',
  segment:
    '<path d="M12 21.5L4 5.5C9 2.2 15 2.2 20 5.5z" fill="var(--icon-paper)"/><path d="M9.2 9.3c1.8-.7 3.8-.7 5.6 0" fill="none"/>',
  order: '<path d="M5 22V2.5h13.5l-4 5 4 5H5" fill="var(--icon-laurel)"/>',
  income:
    '<path d="M12 2.5v11M7.5 9.5l4.5 4.5 4.5-4.5" fill="none"/><path d="M3 17h18v4.5H3z" fill="var(--icon-coin)"/>',
  loan: '<circle cx="15.5" cy="8.5" r="6" fill="var(--icon-coin)"/><path d="M1.5 15.5h4.5l3-1.5h5c2 0 2 2.5 0 2.5h-3.5l5 .2 5-2.2c2-.6 2.8 1.5 1.2 2.5l-7 4.5H1.5z" fill="var(--icon-white)"/>',
  retrieve:
    '<path d="M9.5 8.5h11v11h-11z" fill="var(--icon-paper)"/><path d="M3.5 17.5V8c0-3 2-4.5 4.5-4.5h5M10.5 1.2L13.2 3.5 10.5 5.8" fill="none"/>',
  fulfilled:
    '<path d="M4 2h11l5 5v15H4z" fill="var(--icon-paper)"/><path d="M15 2v5h5M7.5 14l3 3 6-6.5" fill="none"/>',
  any_contract:
    '<path d="M3.5 2h11l4 4v12h-15z" fill="var(--icon-paper)"/><path d="M16.5 12.5l1.6 3.1 3.4.5-2.5 2.4.6 3.4-3.1-1.6-3.1 1.6.6-3.4-2.5-2.4 3.4-.5z" fill="var(--icon-bolt)"/>',
  drop_on_dam:
    '<path d="M12 1.5c0 0-4 4.6-4 7.8a4 4 0 0 0 8 0C16 6.1 12 1.5 12 1.5Z" fill="var(--icon-water)"/><path d="M2.5 15.5h19L18.5 22h-13z" fill="var(--icon-stone)"/>',
  fill_dam:
    '<path d="M2 5.5h20l-3.5 16h-13z" fill="var(--icon-stone)"/><path d="M4.2 9.5c2.5-2 5 1.5 7.7 0s5-1.5 7.9 0l-1.3 6c-4.5 2-8.5 2-13 0z" fill="var(--icon-water)"/>',
  value:
    '<circle cx="12" cy="12" r="9.5" fill="var(--icon-pipe)"/><path d="M8.5 8.5l7 7M15.5 8.5l-7 7" fill="none"/>',
  copy: '<path d="M3 3h12v12H3z" fill="var(--icon-paper)"/><path d="M9 9h12v12H9z" fill="var(--icon-paper)"/><path d="M12.5 13.5h5M12.5 16.5h5" fill="none"/>',
  rank: '<path d="M8.5 9h7v12.5h-7z" fill="var(--icon-laurel)"/><path d="M2 13.5h6.5v8H2zM15.5 15.5H22v6h-6.5z" fill="var(--icon-stone)"/><path d="M12 2.5v3" fill="none"/>',
  each: '<path d="M9.5 3.5l-1 17M15.5 3.5l-1 17M4 9h16.5M3.5 15H20" fill="none"/>',
  pile: '<path d="M3 13.5l9-4.5 9 4.5-9 4.5z" fill="var(--icon-paper)"/><path d="M3 17.5L12 22l9-4.5" fill="none"/><path d="M3 9.5L12 5l9 4.5-9 4.5z" fill="var(--icon-paper)"/>',
} as const;

/** Every icon its drawings use, those of the shell included. */
export const ICONS = { ...SHELL, ...OWN } as const;

export type IconName = keyof typeof ICONS;

/** A count stands inside these; beside all others. */
export const HOLDS_ITS_COUNT: ReadonlySet<IconName> = new Set<IconName>(['credits', 'vp']);
