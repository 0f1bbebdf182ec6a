// The six houses of the town on a ground line at y = 0, about 180 wide and 130 high, cut in wood: ink lines, flat
// fills, short strokes as shading. Each has the line along its roof on which snow lies.
import { ICONS, type IconName } from './icons';

export interface House {
  readonly body: string;
  readonly snow: string;
}

const WALL = 'fill="var(--house-wall)"';
const DOOR = 'fill="var(--house-door)"';
const PANE = 'fill="var(--house-pane)"';
const STONE = 'fill="var(--house-stone)"';

const box = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${fill}/>`;
const shape = (d: string, fill: string): string => `<path d="${d}" ${fill}/>`;
const line = (d: string, width = 2): string => `<path d="${d}" fill="none" stroke-width="${width}"/>`;
const beam = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--house-door)" stroke-width="4"/>`;
const panes = (xs: readonly number[], y: number, w: number, h: number): string =>
  xs.map((x) => box(x, y, w, h, PANE)).join('');
const wares = (name: IconName, x: number, y: number, size: number): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" stroke-width="1.6">${ICONS[name]}</g>`;

/** Parallel cuts of uneven length. */
function cuts(x: number, y: number, w: number, h: number, step = 5, slant = 0): string {
  const d = Array.from({ length: Math.floor(w / step) }, (_, k) => {
    const short = ((k * 7) % 5) * h * 0.06;
    return `M${x + k * step} ${(y + short).toFixed(1)}l${(slant * h).toFixed(1)} ${(h - short * 1.6).toFixed(1)}`;
  });
  return `<path d="${d.join('')}" fill="none" stroke-width="1" stroke-opacity=".55"/>`;
}

const bankers =
  box(-70, -84, 140, 84, WALL) +
  shape('M-78-84h156l-78-44z', 'fill="#a0281f"') +
  [-54, -20, 20, 54].map((x) => box(x - 6, -74, 12, 74, STONE)).join('') +
  '<circle cx="0" cy="-98" r="11" fill="#e3b33b"/>' +
  box(-9, -30, 18, 30, DOOR) +
  cuts(-58, -98, 40, 12) +
  cuts(22, -98, 40, 12);

const builders =
  box(-62, -70, 124, 70, WALL) +
  shape('M-72-70l30-46h84l30 46z', 'fill="#7b4b22"') +
  beam('M-62-40h124M-20-70v70M22-70v70M-62-70l42 30M62-70l-40 30') +
  line('M64 0v-128M64-122h-46M26-122v26', 4) +
  box(18, -98, 18, 13, STONE) +
  box(-9, -28, 18, 28, DOOR) +
  cuts(-58, -112, 108, 40, 6, -0.2);

const notary =
  box(-50, -78, 100, 78, WALL) +
  shape('M-58-78l58-58l58 58z', 'fill="#3f5b7a"') +
  box(50, -50, 34, 50, WALL) +
  shape('M50-50h40l-12-20h-28z', 'fill="#3f5b7a"') +
  shape('M-17-110h34v30h-34z', 'fill="#fff"') +
  line('M-10-101h20M-10-95h20M-10-89h12', 1.4) +
  shape('M-10 0v-24a10 10 0 0 1 20 0v24z', DOOR) +
  panes([-40, 24], -58, 16, 22) +
  cuts(-50, -86, 100, 8);

const craftGuild =
  box(-76, -62, 152, 62, WALL) +
  [0, 1, 2].map((k) => shape(`M${-76 + k * 50.6}-62l25.3-40l25.3 40z`, 'fill="#8a6200"')).join('') +
  box(50, -122, 16, 50, STONE) +
  line('M58-126c-8-10 8-14 0-26c-4-6 2-10 4-12') +
  shape('M-22 0v-30a22 22 0 0 1 44 0v30z', DOOR) +
  wares('tools', 0, -18, 26) +
  [-62, 44].map((x) => box(x, -44, 18, 20, 'fill="#f4a030"')).join('') +
  [0, 1, 2].map((k) => cuts(-62 + k * 50.6, -78, 24, 14)).join('');

const merchants =
  box(-66, -90, 132, 90, WALL) +
  shape('M-66-90l12-14l-6-14h18l10-14l32-12l32 12l10 14h18l-6 14l12 14z', 'fill="#5b3b78"') +
  shape('M-74-34h148l-10-18h-128z', STONE) +
  [0, 1, 2, 3]
    .map((k) =>
      shape(`M${-74 + k * 37}-34l${5 - k * 2}-18h18l${3 - k * 2} 18z`, 'fill="#a0281f" stroke-width="1"'),
    )
    .join('') +
  box(-56, -30, 112, 30, STONE) +
  wares('barrel', -34, -14, 22) +
  wares('cloth', 0, -14, 22) +
  wares('flour', 34, -14, 22) +
  panes([-44, -8, 28], -80, 16, 20) +
  cuts(-40, -128, 84, 30, 6);

const townHall =
  box(-80, -70, 160, 70, WALL) +
  shape('M-88-70h176l-18-28h-140z', 'fill="#2e6b2e"') +
  box(-22, -132, 44, 132, WALL) +
  shape('M-27-132h54l-27-30z', 'fill="#2e6b2e"') +
  '<circle cx="0" cy="-108" r="12" fill="#fff"/>' +
  line('M0-108v-8M0-108l5 4', 1.8) +
  shape('M-10 0v-26a10 10 0 0 1 20 0v26z', DOOR) +
  panes([-66, -44, 30, 52], -52, 14, 22) +
  cuts(-78, -96, 52, 24) +
  cuts(30, -96, 50, 24);

const HOUSES: Readonly<Record<string, House>> = {
  bankers: {
    body: bankers,
    snow: 'M-80-83l80-46l80 46q-8 2-14-6q-8 8-16-4q-8 6-14-6q-10 6-16-6q-8 6-20-12q-12 18-20 12q-6 12-16 6q-6 12-14 6q-8 12-16 4q-6 8-14 6z',
  },
  builders: {
    body: builders,
    snow: 'M-76-66l32-52h88l32 52q-8 2-12-8q-10 4-14-12q-8 6-16-12q-18 8-34 0q-14 8-34 0q-8 18-16 12q-4 16-14 12q-4 10-12 8z',
  },
  notary: {
    body: notary,
    snow: 'M-62-74l62-64l62 64q-8 2-14-8q-10 4-16-12q-10 4-18-16q-8 2-14-12q-6 14-14 12q-8 20-18 16q-6 16-16 12q-6 10-14 8zM48-50l2-22h28l16 24q-8 4-14-6q-8 6-14-4q-8 6-18 8z',
  },
  craft_guild: {
    body: craftGuild,
    snow:
      [0, 1, 2]
        .map(
          (k) => `M${-79 + k * 50.6}-60l28.300-44l28.300 44q-8 2-12-10q-8 2-16-14q-8 16-16 14q-4 12-12 10z`,
        )
        .join('') + 'M47-121h22q2-6-11-6t-11 6z',
  },
  merchants: {
    body: merchants,
    snow: 'M-62-116h20l10-16l32-13l32 13l10 16h20q-6 7-14 2q-10 6-14-6q-10 4-16-4q-10 6-18-2q-8 8-18 2q-6 8-16 4q-4 12-14 6q-8 5-14-2z',
  },
  town_hall: {
    body: townHall,
    snow: 'M-90-69l20-31h46v14q-10 6-16 0q-8 8-16 2q-6 12-14 8q-8 10-20 7zM90-69l-20-31h-46v14q10 6 16 0q8 8 16 2q6 12 14 8q8 10 20 7zM-30-131l30-34l30 34q-8 2-14-6q-8 6-16-6q-8 12-16 6q-6 8-14 6z',
  },
};

/** The house of a town building. */
export const houseOf = (town: string): House => HOUSES[town] ?? { body: '', snow: '' };
