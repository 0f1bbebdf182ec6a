// Things of the shell on a 24-unit grid; the outline is inherited from the <svg>. A game has those of its own.
export const ICONS = {
  undo: '<path d="M8.5 4L3.5 9l5 5M4 9h9.5a6 6 0 0 1 0 12H9" fill="none"/>',
  redo: '<path d="M15.5 4l5 5-5 5M20 9h-9.5a6 6 0 0 0 0 12H15" fill="none"/>',
  reset_turn:
    '<path d="M7.5 3L3 7.5l4.5 4.5M3.5 7.5h10.5a6.5 6.5 0 0 1 0 13H8" fill="none"/><path d="M13 3.5L9 7.5" fill="none"/>',
  confirm: '<path d="M4 12.5l5.5 6L20.5 6" fill="none"/>',
  cancel: '<path d="M5 5l14 14M19 5L5 19" fill="none"/>',
  why: '<path d="M3 3h18v14.5h-9l-5.5 4.5v-4.5H3z" fill="var(--icon-paper)"/><path d="M9.3 8.3c0-1.7 1.2-2.6 2.7-2.6s2.7.9 2.7 2.4c0 1.8-2.7 2-2.7 3.9" fill="none"/><circle cx="12" cy="14.6" r="1.1" fill="currentColor" stroke="none"/>',
  log: '<path d="M4.5 2.5h15v19h-15z" fill="var(--icon-paper)"/><path d="M8 7h8M8 10.5h8M8 14h8M8 17.5h5" fill="none"/>',
  replay:
    '<path d="M4.5 5v5h5M5 9.5A8.5 8.5 0 1 1 3.5 13" fill="none"/><path d="M10 8.5l6 4-6 4z" fill="var(--icon-bolt)"/>',
  branch:
    '<path d="M6.5 6.5v11M6.5 14c0-4 11-1.5 11-6.5" fill="none"/><path d="M6.5 2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM6.5 17.4a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM17.5 3a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z" fill="var(--icon-white)"/>',
  chat: '<path d="M2.5 4h14v10H9l-4 3.5V14H2.5z" fill="var(--icon-paper)"/><path d="M19 8.5h2.5V18H19v3.5L15 18h-4" fill="none"/>',
  bell: '<path d="M5 17.5c1.5-1.5 2-3 2-7 0-3.5 2-5.5 5-5.5s5 2 5 5.5c0 4 .5 5.5 2 7z" fill="var(--icon-bolt)"/><path d="M12 5V2.5M9.5 20.5c.5 1 1.3 1.5 2.5 1.5s2-.5 2.5-1.5" fill="none"/>',
  sound:
    '<path d="M2.5 9h4.5l6-5v16l-6-5H2.5z" fill="var(--icon-paper)"/><path d="M16.5 8.5c1.8 2 1.8 5 0 7M19.5 5.5c3.3 3.5 3.3 9.5 0 13" fill="none"/>',
  mute: '<path d="M2.5 9h4.5l6-5v16l-6-5H2.5z" fill="var(--icon-paper)"/><path d="M17 9.5l5 5M22 9.5l-5 5" fill="none"/>',
  settings:
    '<path d="M10.3 2h3.4l.5 2.7 2 .9 2.3-1.6 2.4 2.4-1.6 2.3.9 2 2.7.5v3.4l-2.7.5-.9 2 1.6 2.3-2.4 2.4-2.3-1.6-2 .9-.5 2.7h-3.4l-.5-2.7-2-.9-2.3 1.6L3.1 19.4l1.6-2.3-.9-2L1.1 14.6v-3.4l2.7-.5.9-2L3.1 6.4l2.4-2.4 2.3 1.6 2-.9z" fill="var(--icon-steel)"/><circle cx="12" cy="12.8" r="3.6" fill="var(--icon-white)"/>',
  text_view:
    '<path d="M2.5 3.5h19v17h-19z" fill="var(--icon-paper)"/><path d="M6.5 8V7h7v1M10 7v7M8.5 14h3M15.5 11.5h3M15.5 14h3M6.5 17.5h12" fill="none"/>',
  zoom_in:
    '<circle cx="10" cy="10" r="7.5" fill="var(--icon-white)"/><path d="M15.5 15.5l6 6M6.5 10h7M10 6.5v7" fill="none"/>',
  zoom_out:
    '<circle cx="10" cy="10" r="7.5" fill="var(--icon-white)"/><path d="M15.5 15.5l6 6M6.5 10h7" fill="none"/>',
  fit: '<path d="M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5" fill="none"/><path d="M8 8h8v8H8z" fill="var(--icon-paper)"/>',
  fullscreen:
    '<path d="M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6M3.5 3.5L9 9M20.5 3.5L15 9M20.5 20.5L15 15M3.5 20.5L9 15" fill="none"/>',
  copy_link:
    '<path d="M10 14a4.5 4.5 0 0 0 6.5 0l4-4A4.5 4.5 0 0 0 14 3.5L12.5 5M14 10a4.5 4.5 0 0 0-6.5 0l-4 4A4.5 4.5 0 0 0 10 20.5l1.5-1.5" fill="none"/>',
  spectator:
    '<path d="M1.5 12C4.5 7 8 4.8 12 4.8S19.5 7 22.5 12c-3 5-6.5 7.2-10.5 7.2S4.5 17 1.5 12z" fill="var(--icon-white)"/><circle cx="12" cy="12" r="3.5" fill="var(--icon-water)"/>',
  clock: '<circle cx="12" cy="12" r="9.5" fill="var(--icon-paper)"/><path d="M12 6.5V12l4 2.5" fill="none"/>',
  offline:
    '<path d="M6.5 18.5a4.5 4.5 0 0 1-.3-9 6 6 0 0 1 11.6 1.3 4 4 0 0 1 .7 7.7z" fill="var(--icon-snow)"/><path d="M3 3l18 18.5" fill="none"/>',
  online:
    '<path d="M6.5 18.5a4.5 4.5 0 0 1-.3-9 6 6 0 0 1 11.6 1.3 4 4 0 0 1 .7 7.7z" fill="var(--icon-snow)"/>',
  bug: '<path d="M7 9.5h10v5.5a5 5 0 0 1-10 0z" fill="var(--icon-leaf)"/><path d="M8.5 9.5a3.5 3.5 0 0 1 7 0M12 9.5V20M7 12H3M17 12h4M7 16l-3.5 2.5M17 16l3.5 2.5M9 6L7 3.5M15 6l2-2.5" fill="none"/>',
  language:
    '<circle cx="12" cy="12" r="9.5" fill="var(--icon-foam)"/><path d="M2.5 12h19M12 2.5c-5.5 6-5.5 13 0 19M12 2.5c5.5 6 5.5 13 0 19" fill="none"/>',
  theme:
    '<circle cx="12" cy="12" r="9.5" fill="var(--icon-white)"/><path d="M12 2.5a9.5 9.5 0 0 1 0 19z" fill="currentColor"/>',
  pin: '<path d="M8 2.5h8l-1.3 7.5 3.3 4H6l3.3-4z" fill="var(--icon-seal)"/><path d="M12 14v8" fill="none"/>',
  unpin: '<path d="M8 2.5h8l-1.3 7.5 3.3 4H6l3.3-4z" fill="none"/><path d="M12 14v8M3 3l18 18" fill="none"/>',
  next: '<path d="M9 4.5l7.5 7.5L9 19.5" fill="none"/>',
  prev: '<path d="M15 4.5L7.5 12l7.5 7.5" fill="none"/>',
  up: '<path d="M4.5 15L12 7.5l7.5 7.5" fill="none"/>',
  down: '<path d="M4.5 9l7.5 7.5L19.5 9" fill="none"/>',
  skip: '<path d="M4 5l9 7-9 7z" fill="var(--icon-paper)"/><path d="M13 5l7 7-7 7" fill="none"/><path d="M20.5 5v14" fill="none"/>',
  play: '<path d="M6 3.5L20 12 6 20.5z" fill="var(--icon-bolt)"/>',
  pause: '<path d="M5.5 4h4.5v16H5.5zM14 4h4.5v16H14z" fill="var(--icon-paper)"/>',
  person:
    '<circle cx="12" cy="8" r="4.5" fill="var(--icon-white)"/><path d="M3.5 21.5c0-5 3.8-7.5 8.5-7.5s8.5 2.5 8.5 7.5z" fill="var(--icon-white)"/>',
  bot: '<path d="M5 7h14v13H5z" fill="var(--icon-steel)"/><path d="M12 7V3M8.5 16.5h7" fill="none"/><circle cx="12" cy="2.5" r="1.5" fill="currentColor"/><circle cx="9" cy="12" r="1.7" fill="currentColor"/><circle cx="15" cy="12" r="1.7" fill="currentColor"/><path d="M2.5 11v5M21.5 11v5" fill="none"/>',
  host: '<path d="M3 19V7l5 4.5L12 4.5l4 7L21 7v12z" fill="var(--icon-coin)"/>',
  menu: '<path d="M3.5 6h17M3.5 12h17M3.5 18h17" fill="none"/>',
  more: '<circle cx="5" cy="12" r="2" fill="currentColor" stroke="none"/><circle cx="12" cy="12" r="2" fill="currentColor" stroke="none"/><circle cx="19" cy="12" r="2" fill="currentColor" stroke="none"/>',
  plus: '<path d="M12 4v16M4 12h16" fill="none"/>',
  minus: '<path d="M4 12h16" fill="none"/>',
  map: '<path d="M2 5l6.5-2.5v16.5L2 21.5zM15.5 5L22 2.5V19l-6.5 2.5z" fill="var(--icon-leaf)"/><path d="M8.5 2.5l7 2.5v16.5l-7-2.5z" fill="var(--icon-sand)"/>',
  list: '<path d="M8.5 5.5h12M8.5 12h12M8.5 18.5h12" fill="none"/><circle cx="4" cy="5.5" r="1.6" fill="currentColor" stroke="none"/><circle cx="4" cy="12" r="1.6" fill="currentColor" stroke="none"/><circle cx="4" cy="18.5" r="1.6" fill="currentColor" stroke="none"/>',
  search: '<circle cx="10" cy="10" r="7.5" fill="none"/><path d="M15.5 15.5l6 6" fill="none"/>',
  lock: '<path d="M4.5 10.5h15v11h-15z" fill="var(--icon-coin)"/><path d="M8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.5v3" fill="none"/>',
  warning:
    '<path d="M12 2.5L22.5 21h-21z" fill="var(--icon-bolt)"/><path d="M12 9v6" fill="none"/><circle cx="12" cy="18" r="1.2" fill="currentColor" stroke="none"/>',
  rules:
    '<path d="M4 4.5c0-1.5 1-2.5 2.5-2.5H20v17H6.5C5 19 4 20 4 21z" fill="var(--icon-seal)"/><path d="M4 20.5C4 19.5 5 19 6.5 19H20v3H6C4.8 22 4 21.5 4 20.5z" fill="var(--icon-paper)"/><path d="M8.5 7h7" fill="none"/>',
  trophy:
    '<path d="M7 3h10v6a5 5 0 0 1-10 0z" fill="var(--icon-coin)"/><path d="M7 5H3.5c0 4 1.5 5.5 4 6M17 5h3.5c0 4-1.5 5.5-4 6M12 14v4" fill="none"/><path d="M7.5 18h9v3.5h-9z" fill="var(--icon-stone)"/>',
  chart: '<path d="M3 3v18h18" fill="none"/><path d="M6.5 16l4-5 3.5 3 6-8" fill="none"/>',
  export: '<path d="M12 15V3M7.5 7L12 2.5 16.5 7M4 14v7h16v-7" fill="none"/>',
  import: '<path d="M12 3v12M7.5 10.5L12 15l4.5-4.5M4 14v7h16v-7" fill="none"/>',
  resign:
    '<path d="M5 22V3" fill="none"/><path d="M5 3.5c4-2 7 2 14 0v9.5c-7 2-10-2-14 0z" fill="var(--icon-white)"/>',
  leave:
    '<path d="M3.5 3h10v18h-10z" fill="var(--icon-paper)"/><path d="M10 12h11.5M18 8l4 4-4 4" fill="none"/>',
  forecast:
    '<path d="M8 2.5c0 0-4.5 5-4.5 8.3a4.5 4.5 0 0 0 9 0C12.5 7.5 8 2.5 8 2.5Z" fill="var(--icon-water)"/><path d="M16.5 10.5c0 0-3.8 4.3-3.8 7.2a3.8 3.8 0 0 0 7.6 0c0-2.9-3.8-7.2-3.8-7.2Z" fill="none" stroke-dasharray="2 2.4"/>',
  edit: '<path d="M4 20l1-5L16.5 3.5l4 4L9 19z" fill="var(--icon-sand)"/><path d="M14 6l4 4" fill="none"/>',
  trash:
    '<path d="M5.5 7h13l-1 14.5h-11z" fill="var(--icon-paper)"/><path d="M3 7h18M9 7V3h6v4M10 11v7M14 11v7" fill="none"/>',
  sign_in:
    '<path d="M10.5 3h10v18h-10z" fill="var(--icon-paper)"/><path d="M2.5 12H14M10.5 8l4 4-4 4" fill="none"/>',
  key: '<circle cx="7.5" cy="12" r="5" fill="var(--icon-coin)"/><path d="M12.5 12h9.5v4M18 12v3" fill="none"/>',
  chair:
    '<path d="M6 2.5h12v9H6z" fill="var(--icon-sand)"/><path d="M4.5 11.5h15V16h-15z" fill="var(--icon-sand)"/><path d="M6 16v6M18 16v6" fill="none"/>',
  phone: '<path d="M6.5 2h11v20h-11z" fill="var(--icon-paper)"/><path d="M10.5 18.5h3" fill="none"/>',
  qr: '<path d="M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3z" fill="none"/><circle cx="6.5" cy="6.5" r="1.2" fill="currentColor" stroke="none"/><circle cx="17.5" cy="6.5" r="1.2" fill="currentColor" stroke="none"/><circle cx="6.5" cy="17.5" r="1.2" fill="currentColor" stroke="none"/><path d="M14 14h3v3M20.5 14v3M14 20.5h2M19.5 20.5h1.5" fill="none"/>',
  automa:
    '<path d="M5 7h14v13H5z" fill="var(--icon-steel)"/><path d="M12 7V3M8.5 16.5h7" fill="none"/><circle cx="12" cy="2.5" r="1.5" fill="currentColor"/><circle cx="9" cy="12" r="1.7" fill="currentColor"/><circle cx="15" cy="12" r="1.7" fill="currentColor"/><path d="M2.5 11v5M21.5 11v5" fill="none"/>',
  round:
    '<circle cx="12" cy="12" r="9.5" fill="var(--icon-paper)"/><path d="M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.3 5.3l2.8 2.8M15.9 15.9l2.8 2.8" fill="none"/>',
} as const;

export type IconName = keyof typeof ICONS;

export const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);
