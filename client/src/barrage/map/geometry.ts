// Where everything stands on the map, in map units: 1000 x 1464, the paper's margin outside. Only for drawing;
// what flows where and what feeds what is told by the components.
import { bent, ORIGIN, sampled, Way, type Point } from './curves';

export const WIDTH = 1000;
export const HEIGHT = 1464;
/** The checked frame around the land. */
export const MARGIN = 24;
export const SHEET = {
  x: -MARGIN,
  y: -MARGIN,
  width: WIDTH + 2 * MARGIN,
  height: HEIGHT + 2 * MARGIN,
} as const;

/** Half sizes of the things, chosen so that neighbours do not touch. */
export const SIZE = {
  dam: [52, 15],
  conduit: [28, 14],
  powerhouse: [35, 16],
  headstream: [62, 38],
} as const;

interface Basin {
  readonly x: number;
  readonly top: number; // of the upper dam
}

const DAM_STEP = 130; // from the upper to the lower dam
const BANK = 74; // from the dams to the conduits

// prettier-ignore
const BASINS: Readonly<Record<number, Basin>> = {
  1: { x: 160.5, top: 289.5 }, 2: { x: 395.5, top: 289.5 }, 3: { x: 635.5, top: 289.5 }, 4: { x: 865.5, top: 289.5 },
  5: { x: 321.5, top: 725.5 }, 6: { x: 561.5, top: 725.5 }, 7: { x: 812.5, top: 725.5 },
  8: { x: 203.5, top: 1125.5 }, 9: { x: 450.5, top: 1125.5 }, 10: { x: 699.5, top: 1125.5 },
};

export const HEADSTREAMS: Readonly<Record<string, Point>> = {
  A: [154.5, 66],
  B: [408.5, 66],
  C: [635.5, 66],
  D: [877.5, 66],
};

// prettier-ignore
export const POWERHOUSES: Readonly<Record<string, Point>> = {
  P5_1: [321.5, 600], P5_2: [321.5, 558],
  P6_1: [561.5, 600], P6_2: [561.5, 558],
  P7_1: [811.5, 600], P7_2: [811.5, 558],
  P8_1: [161.5, 1000], P8_2: [244.5, 1000], P8_3: [203.5, 959],
  P9_1: [408.5, 1000], P9_2: [491.5, 1000], P9_3: [450.5, 959],
  P10_1: [699.5, 1000], P10_2: [658.5, 959], P10_3: [740.5, 959],
  P11_1: [273.5, 1423], P11_2: [356.5, 1423], P11_3: [273.5, 1381], P11_4: [356.5, 1381],
  P12_1: [709.5, 1423], P12_2: [792.5, 1423], P12_3: [709.5, 1381], P12_4: [792.5, 1381],
};

// From the intake to the edge of the powerhouses.
// prettier-ignore
const ROUTES: Readonly<Record<string, readonly Point[]>> = {
  C1A: [[62, 354], [46, 354], [46, 970], [77, 1001], [118, 1001]],
  C1B: [[258, 354], [271, 354], [271, 486], [234, 523], [234, 580], [278, 580]],
  C2A: [[298, 354], [290, 354], [290, 414], [451, 580], [518, 580]],
  C2B: [[494, 354], [503, 354], [503, 384], [678, 562], [678, 937]],
  C3A: [[538, 354], [528, 354], [528, 467], [414, 580], [365, 580]],
  C3B: [[734, 354], [742, 354], [742, 480], [643, 580], [605, 580]],
  C4A: [[768, 354], [759, 354], [759, 483], [724, 521], [724, 545], [738, 558], [768, 558]],
  C4B: [[964, 354], [980, 354], [980, 1085], [958, 1110], [958, 1358], [892, 1424], [836, 1424]],
  C5A: [[224, 790], [215, 790], [215, 821], [200, 836], [200, 937]],
  C5B: [[420, 790], [430, 790], [430, 821], [566, 956], [615, 956]],
  C6A: [[464, 790], [451, 790], [451, 937]],
  C6B: [[644, 781], [712, 719], [712, 643], [745, 602], [768, 602]],
  C7A: [[722, 790], [712, 800], [712, 937]],
  C7B: [[910, 790], [922, 790], [922, 1322], [862, 1382], [836, 1382]],
  C8A: [[106, 1190], [90, 1190], [90, 1304], [187, 1401], [230, 1401]],
  C8B: [[286, 1181], [324, 1146], [324, 1003], [366, 1003]],
  C9A: [[354, 1190], [337, 1190], [337, 1221], [315, 1246], [315, 1359]],
  C9B: [[548, 1190], [565, 1190], [565, 1335], [629, 1401], [666, 1401]],
  C10A: [[602, 1190], [589, 1190], [589, 1329], [516, 1401], [400, 1401]],
  C10B: [[798, 1190], [810, 1190], [810, 1359]],
};

// The bed of each river between the places water can be at; each starts at the place in its key.
// prettier-ignore
const BEDS: Readonly<Record<string, readonly Point[]>> = {
  A: [[154.5, 96], [150, 150], [167, 205], [160.5, 250]],
  B: [[408.5, 96], [413, 150], [393, 205], [395.5, 250]],
  C: [[635.5, 96], [629, 150], [643, 205], [635.5, 250]],
  D: [[877.5, 96], [884, 150], [862, 205], [865.5, 250]],
  B1L: [[160.5, 419.5], [152, 468], [182, 556], [186, 646], [127, 745], [126, 868], [180, 915], [203.5, 942]],
  B2L: [[395.5, 419.5], [388, 457], [372, 489], [330, 512], [321.5, 541]],
  B3L: [[635.5, 419.5], [627, 457], [618, 489], [575, 512], [561.5, 541]],
  B4L: [[865.5, 419.5], [867, 457], [868, 489], [825, 512], [811.5, 541]],
  B5L: [[321.5, 855.5], [324, 888], [352, 914], [420, 922], [450.5, 942]],
  B6L: [[561.5, 855.5], [566, 884], [590, 910], [650, 916], [689, 930], [699.5, 946]],
  B7L: [[812.5, 855.5], [818, 882], [812, 906], [760, 914], [714, 928], [699.5, 946]],
  B8L: [[203.5, 1255.5], [203, 1288], [214, 1318], [262, 1332], [298, 1348], [315, 1366]],
  B9L: [[450.5, 1255.5], [447, 1288], [420, 1318], [370, 1332], [332, 1348], [315, 1366]],
  B10L: [[699.5, 1255.5], [701, 1288], [712, 1318], [744, 1340], [751, 1366]],
  P5: [[321.5, 541], [321.5, 600], [324, 650]],
  P6: [[561.5, 541], [561.5, 600], [555, 650]],
  P7: [[811.5, 541], [811.5, 600], [808, 650]],
  P8: [[203.5, 942], [203.5, 1000], [200, 1050]],
  P9: [[450.5, 942], [450.5, 1000], [453, 1050]],
  P10: [[699.5, 946], [699.5, 1000], [706, 1050]],
  P11: [[315, 1366], [315, 1424], [315, 1464]],
  P12: [[751, 1366], [751, 1424], [751, 1464]],
};

export const EXITS: Readonly<Record<string, Point>> = { XL: [315, 1452], XR: [751, 1452] };

function around<T>(make: (basin: string, at: Basin) => readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries(Object.entries(BASINS).flatMap(([basin, at]) => make(basin, at)));
}

export const DAMS: Readonly<Record<string, Point>> = around((basin, { x, top }) => [
  [`B${basin}U`, [x, top]],
  [`B${basin}L`, [x, top + DAM_STEP]],
]);

export const CONDUITS: Readonly<Record<string, Point>> = around((basin, { x, top }) => [
  [`C${basin}A`, [x - BANK, top + DAM_STEP / 2]],
  [`C${basin}B`, [x + BANK, top + DAM_STEP / 2]],
]);

/** Left bank is -1, right bank 1: where a conduit leaves. */
export const bankOf = (conduit: string): -1 | 1 => (conduit.endsWith('A') ? -1 : 1);

export const BASIN_MARKS: Readonly<Record<string, Point>> = {
  ...around((basin, { x, top }): (readonly [string, Point])[] => [[basin, [x - 78, top - 8]]]),
  11: [208, 1438],
  12: [644, 1438],
};

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PLATE_EDGE = 8;

/** The ground the powerhouses of a basin stand on. */
export const PLATES: Readonly<Record<string, Box>> = Object.fromEntries(
  [5, 6, 7, 8, 9, 10, 11, 12].map((basin) => {
    const spots = Object.entries(POWERHOUSES).filter(([key]) => key.startsWith(`P${basin}_`));
    const xs = spots.map(([, [x]]) => x);
    const ys = spots.map(([, [, y]]) => y);
    const [w, h] = SIZE.powerhouse;
    const x = Math.min(...xs) - w - PLATE_EDGE;
    const y = Math.min(...ys) - h - PLATE_EDGE + 2;
    const width = Math.max(...xs) + w + PLATE_EDGE - x;
    const height = Math.max(...ys) + h + PLATE_EDGE - 2 - y;
    return [String(basin), { x, y, width, height }];
  }),
);

/** The pipe of each conduit, from its intake to the powerhouses. */
export const PIPES: Readonly<Record<string, Way>> = Object.fromEntries(
  Object.entries(ROUTES).map(([key, points]) => [key, new Way(bent(points, 12))]),
);

const STEPS = 10;

/** The river from one place to the next: `A` to its upper dam, `B1U` to `B1L`, `B1L` to the next basin ... */
export const LEGS: Readonly<Record<string, Way>> = legs();

function legs(): Record<string, Way> {
  const found: Record<string, Way> = {};
  const cut = (key: string, points: readonly Point[], from: number, to: number) => {
    found[key] = new Way(points.slice(from * STEPS, to * STEPS + 1));
  };
  for (const basin of Object.keys(BASINS)) {
    const [upper, lower] = [DAMS[`B${basin}U`] ?? ORIGIN, DAMS[`B${basin}L`] ?? ORIGIN];
    const head = Object.keys(HEADSTREAMS)[Number(basin) - 1];
    const start = head ?? `P${basin}`;
    const before = BEDS[start] ?? [];
    const after = BEDS[`B${basin}L`] ?? [];
    const bend: Point = [upper[0] + (Number(basin) % 2 ? 4 : -4), (upper[1] + lower[1]) / 2 - 6];
    // One curve through the whole basin, so that no leg shows where it was cut.
    const line = sampled([...before, upper, bend, ...after], STEPS);
    const n = before.length;
    cut(start, line, 0, n);
    cut(`B${basin}U`, line, n, n + 2);
    cut(`B${basin}L`, line, n + 2, n + 1 + after.length);
  }
  for (const key of ['P11', 'P12']) {
    const bed = BEDS[key] ?? [];
    cut(key, sampled(bed, STEPS), 0, bed.length - 1);
  }
  return found;
}

/** Rivers are brooks in the mountains and broad in the plains. */
export const riverWidth = ([, y]: Point): number => 13 + 13 * (y / HEIGHT);

/** The middle of the lake behind a dam of that level; 0 is an empty space. */
export function lakeAt(dam: string, level: number): Point {
  const [x, y] = DAMS[dam] ?? ORIGIN;
  return [x, level ? y - 10 - 13 * level : y - 44];
}

/** The middle of any place of the map, by its key. */
export function pointOf(key: string): Point | null {
  return DAMS[key] ?? CONDUITS[key] ?? POWERHOUSES[key] ?? HEADSTREAMS[key] ?? EXITS[key] ?? null;
}

export type PlaceKind = 'dam' | 'conduit' | 'powerhouse' | 'headstream';

export function kindOf(key: string): PlaceKind | null {
  if (key in DAMS) return 'dam';
  if (key in CONDUITS) return 'conduit';
  if (key in POWERHOUSES) return 'powerhouse';
  return key in HEADSTREAMS ? 'headstream' : null;
}
