// Things of Craftsmen on a 24-unit grid; the outline is inherited from the <svg>. Goods go by the keys of the engine.
export const ICONS = {
  wood: '<path d="M3 8.5l13-4 5.5 3v7l-13 4.5L3 16z" fill="#A8703C"/><ellipse cx="5.8" cy="12.6" rx="3.3" ry="4" fill="#E7C48F"/><path d="M5.8 11a1.6 1.8 0 1 1-.1 3.2" fill="none"/>',
  iron_ore:
    '<path d="M3 17l2.5-9L12 3.5l7 3.5 2.5 9-6 4.5H8z" fill="#8A8178"/><path d="M5.5 8l6 3.5 7.5-4.5M11.5 11.5L10 20.5M11.5 11.5l8 6" fill="none"/>',
  flax: '<path d="M12 23V10M12 18c-3 0-5-2-5-4M12 16c3 0 5-2 5-4" fill="none"/><path d="M12 2l2 3.5 4-.5-1.5 3.5L18 12h-4l-2 1.5L10 12H6l1.5-3.5L6 5l4 .5z" fill="#7FA8DC"/>',
  wheat:
    '<path d="M12 23V7" fill="none"/><path d="M12 1.5c2 2 2 4 0 6-2-2-2-4 0-6zM12 9c.5-2.5 2-3.8 5-4 0 3-1.5 5-5 5.5zM12 9c-.5-2.5-2-3.8-5-4 0 3 1.5 5 5 5.5zM12 14.5c.5-2.5 2-3.8 5-4 0 3-1.5 5-5 5.5zM12 14.5c-.5-2.5-2-3.8-5-4 0 3 1.5 5 5 5.5z" fill="#E3B33B"/>',
  cow: '<path d="M6.5 8c-3 0-4.5-2-4-5 1.5 1.5 3 2 5 2h9c2 0 3.5-.5 5-2 .5 3-1 5-4 5l-1 7c0 4-2 7-4.5 7s-4.5-3-4.5-7z" fill="#B98A5E"/><path d="M9.5 10.5v1M14.5 10.5v1" fill="none"/><path d="M8.5 17h7c0 3-1.5 5-3.5 5s-3.5-2-3.5-5z" fill="#F0D9C0"/>',
  wax: '<path d="M8 2.5l4 2.3v4.7L8 11.8 4 9.5V4.8zM16 2.5l4 2.3v4.7l-4 2.3-4-2.3V4.8zM12 9.5l4 2.3v4.7l-4 2.3-4-2.3v-4.7z" fill="#EDB63E"/><path d="M12 20c0 0-1 1-1 2h2c0-1-1-2-1-2z" fill="#EDB63E"/>',
  grapes:
    '<circle cx="6.5" cy="9" r="3" fill="#8E5AA0"/><circle cx="12" cy="9" r="3" fill="#8E5AA0"/><circle cx="17.5" cy="9" r="3" fill="#8E5AA0"/><circle cx="9.3" cy="14" r="3" fill="#8E5AA0"/><circle cx="14.8" cy="14" r="3" fill="#8E5AA0"/><circle cx="12" cy="19" r="3" fill="#8E5AA0"/><path d="M12 6V2M12 3.5c2-2 4-2 6-1" fill="none"/>',
  barrel:
    '<path d="M6 3h12c2.5 6 2.5 12 0 18H6C3.5 15 3.5 9 6 3z" fill="#B57F45"/><path d="M4.8 7.5h14.4M4.8 16.5h14.4M9.5 3c-1 6-1 12 0 18M14.5 3c1 6 1 12 0 18" fill="none"/>',
  rope: '<ellipse cx="12" cy="12.5" rx="9" ry="7.5" fill="#D9BC86"/><ellipse cx="12" cy="12.5" rx="4" ry="3" fill="#fff"/><path d="M4 9l4 2M7 6.5l2.5 3.5M17 6.5l-2.5 3.5M20 9l-4 2M4.5 17L8.5 14M20 16l-4-2M12 20l0-4M19.5 17.5l3 3.5" fill="none"/>',
  leather:
    '<path d="M4 3.5l4 2h8l4-2 1 4-3 2.5v5l3 3.5-2.5 3.5-4-2.5h-5l-4 2.5L3 18l3-3.5v-5L3 7.5z" fill="#9C5B33"/>',
  paper:
    '<path d="M5 2.5h14v15c0 2-1 4-3.5 4H5z" fill="#FCF6E4"/><path d="M19 17.5h-5c0 2.5.5 4 1.5 4M8 7h8M8 10.5h8M8 14h4" fill="none"/>',
  iron: '<path d="M6 10.5h12l4 8H2z" fill="#8FA0AC"/><path d="M8.5 5h7l2.5 5.5H6z" fill="#C2CDD5"/>',
  cloth:
    '<path d="M3 8l13-4.5 5 2.5v10L8 21l-5-3z" fill="#C98A9A"/><path d="M3 8l5 3v10M8 11l13-5M3 12l5 3 13-5M3 15l5 3 13-5" fill="none"/>',
  flour:
    '<path d="M7 7.5c-4 4-5 9.5-2.5 14h15c2.5-4.5 1.5-10-2.5-14l2-4-3.5 1.5L12 3 8.5 5 5 3.5z" fill="#F3E9D2"/><path d="M7 7.5h10M9.5 14c1.5-1 3.5-1 5 0M9.5 17.5c1.5-1 3.5-1 5 0" fill="none"/>',
  meat: '<path d="M15.5 3.5c4 .5 6.5 4 5 8-1.5 4.5-6.5 7.5-11 6.5L6.5 21c-1 1-3-.5-2.5-2-1.5 0-2.5-1.5-1.5-2.5l3.5-3C4.5 9 10 2.8 15.5 3.5z" fill="#D2705F"/><path d="M15.5 8.5a2.5 2.5 0 1 1-.1 0" fill="none"/>',
  weapons:
    '<path d="M20 2.5l-1 5-8.5 8.5-2.5-2.5L16 4z" fill="#C2CDD5"/><path d="M6 12l6 6M9 15l-5.5 5.5" fill="none"/><path d="M3.5 3.5h8v4c0 3-2 5-4 6-2-1-4-3-4-6z" fill="#A0281F"/>',
  tools: '<path d="M6 2.5h9l3 3.5-3 3H6z" fill="#8FA0AC"/><path d="M9.5 9h3.5v13H9.5z" fill="#A8703C"/>',
  clothes:
    '<path d="M8 2.5c1 2.5 7 2.5 8 0l6 4-2.5 5-3-1.5v11.5h-9V10l-3 1.5L2 6.5z" fill="#3E6FA6"/><path d="M9 15h6" fill="none"/>',
  books:
    '<path d="M4 4.5c0-1.5 1-2.5 2.5-2.5H20v17H6.5C5 19 4 20 4 21z" fill="#6B3A2A"/><path d="M4 20.5C4 19.5 5 19 6.5 19H20v3H6C4.8 22 4 21.5 4 20.5z" fill="#F7EFD9"/><path d="M8 6.5h8M8 10h8" fill="none"/>',
  candles:
    '<path d="M8.5 10h7v9.5h-7z" fill="#F7EFD9"/><path d="M12 2c2 2.5 2.5 4 1.5 5.8-.7 1.2-2.3 1.2-3 0C9.5 6 10 4.5 12 2z" fill="#F4A030"/><path d="M12 8.5V10M4.5 19.5h15c0 2-2 3-4 3h-7c-2 0-4-1-4-3z" fill="none"/>',
  wine: '<path d="M6 2.5h12c.5 6-1.5 10-6 10s-6.5-4-6-10z" fill="#F7EFD9"/><path d="M12 12.5v8M7.5 21.5h9" fill="none"/><path d="M6 6h12c0 4-2 6.5-6 6.5S6 10 6 6z" fill="#7C1F3A"/>',
  beer: '<path d="M4 7h12v14.5H4z" fill="#E3A63B"/><path d="M16 10h3.5c1.5 0 2 1 2 2.5v3c0 1.5-.5 2.5-2 2.5H16M8 11v7M12 11v7" fill="none"/><path d="M3.5 7.5c-1.5-3 1-5 3-4.2 1-2 4-2 5 0 2.5-1 5.5 1 4.5 4.2z" fill="#FDF8EA"/>',
  bread:
    '<path d="M3 12c-2-4 1.5-7.5 5-7h8c3.5-.5 7 3 5 7l-1 7.5H4z" fill="#C98B4A"/><path d="M8 8.5l2 3.5M12 8.5l2 3.5M16 8.5l1.5 3" fill="none"/>',
  assistant:
    '<circle cx="12" cy="12" r="9.5" fill="#F6CF3F"/><circle cx="12" cy="12" r="6" fill="none" stroke-width="1"/>',
  privilege:
    '<path d="M12 1.5l9 3v7c0 6-4 9.5-9 11-5-1.5-9-5-9-11v-7z" fill="#E3B33B"/><path d="M7.5 14.5V9l2.8 2.5L12 8l1.7 3.5L16.5 9v5.5z" fill="none"/>',
  work: '<circle cx="12" cy="12" r="10" fill="#D9BC86"/><path d="M8 17l6-8M11.5 6.5l5 4-1.5 2-5-4z" fill="none"/>',
  capital: '<path d="M5 2h14v20H5z" fill="#FCF6E4"/><circle cx="12" cy="12" r="4.5" fill="#E3B33B"/>',
  fair: '<path d="M2 10L12 3l10 7z" fill="#A0281F"/><path d="M4.5 10v11M19.5 10v11" fill="none"/><path d="M4.5 15h15v3.5h-15z" fill="#D9BC86"/>',
  granary:
    '<path d="M2.5 11L12 3l9.5 8v10.5h-19z" fill="#D9BC86"/><path d="M6 12.5h12M6 16h12M6 19h12M12 12.5v9" fill="none"/>',
  ship: '<path d="M2 15h20l-3 6.5H6z" fill="#A8703C"/><path d="M12 15V2" fill="none"/><path d="M12 3.5c5 1.5 6.5 5 6 9h-6z" fill="#FCF6E4"/><path d="M12 5c-4 1-5.5 4-5 7.5h5z" fill="#FCF6E4"/>',
  house: '<path d="M3 11.5L12 3l9 8.5V21H3z" fill="#F3E6C8"/><path d="M10 21v-6h4v6" fill="none"/>',
  hammer:
    '<path d="M4 4l6-2 4 6-6 3z" fill="#8A6A3A"/><path d="M10.5 8.5l2-1.2 9 11-2.5 2.2z" fill="#A8703C"/><path d="M2 22h9" fill="none"/>',
  spring:
    '<path d="M12 22.5V11" fill="none"/><path d="M12 12c-4.5-1-5.5-5.5-3.5-9.5 1 1.8 2.3 2.3 3.5 2.3s2.5-.5 3.5-2.3c2 4 1 8.5-3.5 9.5z" fill="#E79AB0"/><path d="M12 20c-4.5.3-7-1.7-7.5-5.5 4-.3 7 1.5 7.5 5.5z" fill="#8DB36A"/>',
  summer:
    '<circle cx="12" cy="12" r="5" fill="#F4C430"/><path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1" fill="none"/>',
  autumn:
    '<path d="M12 22.5V9M8.5 22.5C9 17 7 13 5.5 9.5M15.5 22.5c-.5-5.5 1.5-9.5 3-13" fill="none"/><path d="M12 1.5c2 2.5 2 5 0 7.5-2-2.5-2-5 0-7.5zM5 3c2.3 1.8 2.8 4.2 1.2 6.8C3.6 8 3.4 5.5 5 3zM19 3c-2.3 1.8-2.8 4.2-1.2 6.8C20.4 8 20.6 5.5 19 3z" fill="#E0A030"/><path d="M7 15h10v3H7z" fill="#A0281F"/>',
  winter:
    '<path d="M12 1.5v21M2.9 6.8l18.2 10.4M21.1 6.8L2.9 17.2M9.5 3.5L12 6l2.5-2.5M9.5 20.5L12 18l2.5 2.5M3 10l3.3-.9-.9-3.3M21 14l-3.3.9.9 3.3M21 10l-3.3-.9.9-3.3M3 14l3.3.9-.9 3.3" fill="none"/>',
  mayor:
    '<path d="M4 2.5c0 7.5 3 11 8 13 5-2 8-5.5 8-13" fill="none"/><circle cx="12" cy="18" r="4.5" fill="#E3B33B"/><path d="M12 15.8v4.4M9.8 18h4.4" fill="none"/>',
  city_set:
    '<path d="M3 3h9v9H3z" fill="#553373"/><path d="M12 3h9v9h-9z" fill="#6E9E4A"/><path d="M3 12h9v10c-5-1.5-9-5-9-10z" fill="#A3CFEF"/><path d="M12 12h9c0 5-4 8.5-9 10z" fill="#A0281F"/><path d="M3 3h18v9c0 5-4 8.5-9 10-5-1.5-9-5-9-10zM12 3v19M3 12h18" fill="none"/>',
  building_card:
    '<path d="M5 2h14v20H5z" fill="#FCF6E4"/><path d="M5 12h14M8.5 9.5V6.5L12 4l3.5 2.5v3" fill="none"/>',
  planner:
    '<circle cx="5" cy="5" r="3" fill="none"/><circle cx="5" cy="19" r="3" fill="none"/><circle cx="19" cy="12" r="3" fill="none"/><path d="M8 5c5 0 4 7 8 7M8 19c5 0 4-7 8-7" fill="none"/>',
  tick: '<path d="M4 12.5l5.5 5.5L20 6.5" fill="none"/>',
} as const;

export type IconName = keyof typeof ICONS;

export const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);
