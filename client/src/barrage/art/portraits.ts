// Posters of the officers on a 48-unit grid: a bust, then what makes each one himself.
export interface Portrait {
  readonly skin: string;
  readonly coat: string;
  /** Behind the head, and over it. */
  readonly behind?: string;
  readonly over: string;
}

const HAIR = {
  black: '#2a2622',
  brown: '#6b4423',
  grey: '#9a9a96',
  fair: '#d3a648',
  red: '#a5502a',
  white: '#e9e5da',
};
const TIE = '<path d="M24 34l-2.5 3.5L24 45l2.5-7.5z" fill="#b01e3c"/>';
const COLLAR = '<path d="M17.5 34.5L24 39l6.5-4.5" fill="none"/>';
const GLASSES =
  '<path d="M15.5 20.5h6.5v4h-6.5zM26 20.5h6.5v4H26zM22 21.8h4" fill="#ffffff" fill-opacity=".55"/>';
const EYES =
  '<g stroke="none" fill="#10161b"><circle cx="19.5" cy="22" r="1.1"/><circle cx="28.5" cy="22" r="1.1"/></g>';

function short(colour: string): string {
  return `<path d="M14.5 20c-1-8.5 3.5-12.5 9.5-12.5S34.5 11.5 33.5 20c-2-2-2.5-5-5-6.5-4 1.5-9 1.5-10 .5-2 1.5-2.5 4-4 6z" fill="${colour}"/>`;
}

function moustache(colour: string): string {
  return `<path d="M24 27c-2-1.5-5-1-6.5 1.5 2.5.8 5 .5 6.5-.5 1.5 1 4 1.3 6.5.5C29 26 26 25.5 24 27z" fill="${colour}"/>`;
}

const CAP = (colour: string): string =>
  `<path d="M13.5 16c0-6 4-9.5 10.5-9.5S34.5 10 34.5 16z" fill="${colour}"/><path d="M12 16h26.5c-1 2-3 2.8-5 2.5L12 18z" fill="${colour}"/>`;

export const PORTRAITS: Readonly<Record<string, Portrait>> = {
  wilhelm: {
    skin: '#f0cfae',
    coat: '#3d4a57',
    over: `${EYES}<path d="M15.5 12h17V5.5h-17zM11 12h26v2.5H11z" fill="#2a2622"/>${moustache(HAIR.grey)}${COLLAR}${TIE}`,
  },
  graziano: {
    skin: '#e0b184',
    coat: '#5b6b36',
    over: `${EYES}${short(HAIR.black)}<path d="M15 24c0 8 4 11.5 9 11.5s9-3.5 9-11.5c-2 2-3.5 3-5 3-2-1.5-6-1.5-8 0-1.5 0-3-1-5-3z" fill="${HAIR.black}"/><path d="M21.5 30h5" stroke="#f0cfae"/>${COLLAR}`,
  },
  viktor: {
    skin: '#f3d6ba',
    coat: '#1c6e9c',
    over: `${GLASSES}${EYES}<path d="M14.3 20c-.8-3 0-6 1.5-8 1 2 .5 5-.3 8zM33.7 20c.8-3 0-6-1.5-8-1 2-.5 5 .3 8z" fill="${HAIR.grey}"/>${moustache(HAIR.grey)}${COLLAR}${TIE}`,
  },
  jill: {
    skin: '#f3d6ba',
    coat: '#86662c',
    behind: `<path d="M12.5 32c-2-14 2-24 11.5-24s13.5 10 11.5 24z" fill="${HAIR.red}"/>`,
    over: `${EYES}<path d="M14.5 19c0-7 4-10.5 9.5-10.5s9.5 3.5 9.5 10.5c-5-.5-9-2.5-11-5.5-1.5 3-4.5 5-8 5.5z" fill="${HAIR.red}"/><path d="M21.5 29c1.5 1.3 3.5 1.3 5 0" fill="none"/>${COLLAR}`,
  },
  solomon: {
    skin: '#8a5a3b',
    coat: '#2f3e63',
    over: `${EYES}<path d="M14.5 18.5c-.5-7 3.5-11 9.5-11s10 4 9.5 11c-3-4-16-4-19 0z" fill="${HAIR.black}"/><path d="M21 29h6" fill="none"/>${COLLAR}<path d="M24 36.5l-5-2.5v5zM24 36.5l5-2.5v5z" fill="#e3b33b"/>`,
  },
  anton: {
    skin: '#f0cfae',
    coat: '#4b5560',
    over: `${EYES}${CAP('#5f6770')}<path d="M16 25c.5 7 4 9.5 8 9.5s7.5-2.5 8-9.5c-2 2.5-4 3-5 2.5h-6c-1 .5-3 0-5-2.5z" fill="${HAIR.brown}"/>${COLLAR}`,
  },
  mahiri: {
    skin: '#6e4329',
    coat: '#b0481e',
    over: `${EYES}<path d="M13.5 18c-2-9 4-13.5 10.5-13.5S36.5 9 34.5 18c-5-4.5-16-4.5-21 0z" fill="#e3b33b"/><path d="M14 14.5c6-4 14-4 20 0M16.5 9c4-2 11-2 15 0" fill="none"/><path d="M21 29c2 1.5 4 1.5 6 0" fill="none"/><path d="M15.5 37c5 4 12 4 17 0" fill="none" stroke="#e3b33b" stroke-width="2.4"/>`,
  },
  simone: {
    skin: '#ecc39a',
    coat: '#7b2d3a',
    over: `${EYES}${short(HAIR.brown)}<path d="M19 31.5c2.5 2.5 7.5 2.5 10 0-1 3-2.5 4.5-5 4.5s-4-1.5-5-4.5z" fill="${HAIR.brown}"/><path d="M21 28.5c2 1 4 1 6 0" fill="none"/>${COLLAR}${TIE}`,
  },
  tommaso: {
    skin: '#ecc39a',
    coat: '#1d2126',
    over: `${EYES}<path d="M11 15.5c8 2.5 18 2.5 26 0-2-2-3.5-2-4.5-2.5C31.5 8 29 6 24 6s-7.5 2-8.5 7c-1 .5-2.5.5-4.5 2.5z" fill="#86662c"/>${moustache(HAIR.black)}<path d="M24 45l-4-10 4 2.5 4-2.5z" fill="#fcf6e4"/>`,
  },
  leslie: {
    skin: '#f3d6ba',
    coat: '#14847f',
    behind: `<path d="M13.5 27c-1.5-11 2-19.5 10.5-19.5S36 16 34.5 27z" fill="${HAIR.fair}"/>`,
    over: `${EYES}<path d="M14.5 17c0-6.5 4-10 9.5-10s9.5 3.5 9.5 10z" fill="#f4c430"/><path d="M11.5 17h25" fill="none" stroke-width="2.4"/><path d="M21.5 29c1.5 1.3 3.5 1.3 5 0" fill="none"/>${COLLAR}`,
  },
  margot: {
    skin: '#f0cfae',
    coat: '#553373',
    behind: `<circle cx="24" cy="7" r="4.5" fill="${HAIR.black}"/>`,
    over: `${EYES}${GLASSES}<path d="M14 20.5c-.5-8 3.5-12 10-12s10.5 4 10 12c-1.5-4.5-5-7-10-7s-8.5 2.5-10 7z" fill="${HAIR.black}"/><path d="M22 29.5h4" fill="none" stroke="#a61b2b" stroke-width="2"/><path d="M18 35.5c4 3 8 3 12 0" fill="none" stroke="#fcf6e4" stroke-width="2.2"/>`,
  },
};
