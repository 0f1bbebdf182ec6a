// The land as a poster: ranges with haze, woods, villages, fields. Path data only, made once.
import { smooth, straight, xy, type Point } from './curves';
import { HEIGHT, WIDTH } from './geometry';

/** A repeatable stream of numbers from 0 to 1: the same land at every table. */
function dice(seed: number): () => number {
  let s = seed;
  return () => {
    s = (s * 1664525 + 1013904223) % 4294967296;
    return s / 4294967296;
  };
}

// Mountains ------------------------------------------------------------------------------------------------

export interface Peak {
  readonly lit: string;
  readonly shade: string;
  readonly snow: string;
  readonly snowShade: string;
  readonly edge: string;
  readonly strokes: string;
}

/** A peak with its foot at (x, y): a broken ridge from the top splits the lit from the shaded side. */
export function peak(x: number, y: number, w: number, h: number, seed: number): Peak {
  const roll = dice(seed);
  const top: Point = [x + w * (roll() - 0.5) * 0.14, y - h];
  const at = (side: number, down: number, jag = 0): Point => [
    top[0] + side * w * 0.5 * down * (1 + jag),
    top[1] + h * down,
  ];
  const slope = (side: number): Point[] =>
    [0.22, 0.4, 0.6, 0.8, 1].map((d) => at(side, d, (roll() - 0.5) * 0.22));
  const [left, right] = [slope(-1), slope(1)];
  const ridge: Point[] = [0.18, 0.34, 0.52, 0.72, 1].map((d, i) => [
    top[0] + (i % 2 ? -1 : 1) * w * 0.05 * (0.5 + roll()) + w * 0.1 * d,
    top[1] + h * d,
  ]);
  const snowLine = 0.34 + roll() * 0.08;
  const hem = (side: number): Point[] => {
    const reach = 0.5 * w * snowLine * side;
    return [1, 0.72, 0.46, 0.24].map((part, i) => [
      top[0] + reach * part * (i ? 1 : 0.98),
      top[1] + h * (snowLine + (i % 2 ? 0.09 + roll() * 0.05 : -0.01)),
    ]);
  };
  const [snowLeft, snowRight] = [hem(-1), hem(1)];
  const middle: Point = [top[0] + w * 0.02, top[1] + h * (snowLine - 0.02)];
  const strokes = [0.46, 0.56, 0.66].flatMap((d, i) => {
    const from = at(-0.32 - 0.16 * i * roll(), d);
    return `M${xy(from)}l${(-w * 0.035).toFixed(1)} ${(h * 0.1).toFixed(1)}`;
  });
  return {
    lit: straight([top, ...left, ...[...right].reverse()], true),
    shade: straight([top, ...right, ...[...ridge].reverse()], true),
    snow: straight([top, ...snowLeft, middle, ...[...snowRight].reverse()], true),
    snowShade: straight([top, ridge[0] ?? top, middle, ...[...snowRight].reverse()], true),
    edge: straight([...[...left].reverse(), top, ...right]),
    strokes: strokes.join(''),
  };
}

// x, y of the foot, width, height: far ones first, so that near ones cover their feet.
// prettier-ignore
const PEAKS: readonly (readonly [number, number, number, number])[] = [
  [70, 132, 120, 78], [222, 128, 110, 66], [340, 132, 96, 64], [478, 130, 104, 72], [572, 128, 92, 60], [706, 130, 108, 72],
  [806, 128, 90, 58], [950, 132, 110, 78],
  [20, 168, 150, 128], [262, 166, 150, 136], [520, 170, 160, 148], [762, 166, 150, 134], [988, 170, 140, 130],
  [300, 184, 84, 66], [228, 180, 60, 42], [566, 188, 84, 66], [484, 186, 58, 46], [806, 184, 70, 56], [724, 184, 60, 46], [62, 184, 70, 58],
  [268, 300, 74, 66], [296, 310, 56, 42], [246, 312, 46, 32], [516, 300, 76, 70], [546, 312, 52, 40], [490, 312, 42, 30],
  [752, 302, 72, 64], [778, 312, 48, 36], [728, 314, 44, 32], [46, 296, 74, 66], [24, 312, 56, 42], [968, 300, 72, 64], [988, 314, 50, 38],
];

export const RANGE: readonly Peak[] = PEAKS.map(([x, y, w, h], i) => peak(x, y, w, h, 71 + i * 13));

// Hills and plains -----------------------------------------------------------------------------------------

// prettier-ignore
const HILL_EDGE: readonly Point[] = [[-30, 516], [60, 506], [140, 516], [226, 496], [320, 506], [430, 492], [540, 506], [650, 490], [740, 504], [850, 488], [940, 502], [1030, 492]];
// prettier-ignore
const HILL_FOLDS: readonly (readonly Point[])[] = [
  [[-30, 642], [70, 612], [170, 634], [260, 610], [372, 636], [470, 606], [600, 638], [720, 604], [860, 636], [1030, 602]],
  [[-30, 742], [90, 764], [200, 728], [330, 762], [450, 726], [580, 758], [700, 722], [850, 756], [1030, 718]],
  [[-30, 852], [80, 830], [210, 858], [340, 828], [480, 856], [640, 824], [780, 854], [900, 826], [1030, 850]],
];
// prettier-ignore
const PLAIN_EDGE: readonly Point[] = [[-30, 914], [110, 925], [240, 902], [380, 918], [520, 898], [650, 914], [790, 897], [900, 915], [1030, 902]];

const ground = (edge: readonly Point[]): string =>
  `${smooth(edge)}L${WIDTH + 30} ${HEIGHT + 30}L-30 ${HEIGHT + 30}Z`;
const shifted = (edge: readonly Point[], by: number): Point[] => edge.map(([x, y]) => [x, y + by]);

export const HILLS = {
  ground: ground(HILL_EDGE),
  edge: smooth(HILL_EDGE),
  folds: HILL_FOLDS.map((fold) => ({ ground: ground(fold), edge: smooth(fold) })),
};
export const PLAINS = {
  ground: ground(PLAIN_EDGE),
  edge: smooth(PLAIN_EDGE),
  step: smooth(shifted(PLAIN_EDGE, 10)),
};
export const HILL_STEP = smooth(shifted(HILL_EDGE, 8));

/** Firs: as one path for the crowns and one for the trunks. */
function firs(spots: readonly (readonly [number, number, number])[]): { crowns: string; trunks: string } {
  const s = (v: number, k: number) => (v * k).toFixed(1);
  return {
    crowns: spots
      .map(([x, y, k]) => {
        const half = `l${s(-5, k)} ${s(8, k)}h${s(2.4, k)}l${s(-5, k)} ${s(9, k)}h${s(15.2, k)}l${s(-5, k)} ${s(-9, k)}h${s(2.4, k)}`;
        return `M${x} ${y}${half}z`;
      })
      .join(''),
    trunks: spots.map(([x, y, k]) => `M${x} ${(y + 17 * k).toFixed(1)}v${s(4, k)}`).join(''),
  };
}

/** A wood: firs strewn over an oval, back to front. */
function wood(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  n: number,
  seed: number,
): [number, number, number][] {
  const roll = dice(seed);
  return Array.from({ length: n }, (): [number, number, number] => {
    const turn = roll() * Math.PI * 2;
    const out = Math.sqrt(roll());
    return [
      Math.round(cx + rx * out * Math.cos(turn)),
      Math.round(cy + ry * out * Math.sin(turn)),
      0.62 + roll() * 0.34,
    ];
  }).sort((a, b) => a[1] - b[1]);
}

// prettier-ignore
const WOODS = [
  wood(78, 560, 30, 22, 9, 3), wood(84, 690, 26, 40, 11, 5), wood(20, 620, 12, 34, 6, 7), wood(255, 668, 26, 22, 8, 9),
  wood(446, 688, 26, 32, 10, 11), wood(498, 640, 22, 14, 5, 13), wood(640, 690, 24, 26, 8, 15), wood(940, 640, 22, 44, 12, 17),
  wood(888, 690, 16, 24, 5, 19), wood(66, 850, 24, 26, 8, 21), wood(260, 866, 18, 14, 4, 23), wood(500, 872, 30, 16, 7, 25),
  wood(900, 870, 12, 14, 3, 27), wood(752, 700, 14, 20, 4, 29), wood(20, 770, 12, 34, 5, 31), wood(950, 800, 14, 40, 6, 33),
  wood(120, 452, 30, 12, 5, 41), wood(470, 470, 22, 10, 4, 43), wood(590, 462, 16, 10, 3, 45), wood(820, 470, 26, 12, 5, 47), wood(926, 462, 26, 14, 6, 49),
  wood(345, 462, 16, 8, 3, 51),
].flat();

export const FIRS = firs([...WOODS].sort((a, b) => a[1] - b[1]));

// Round trees stand in the plains, along roads and fields.
// prettier-ignore
const ROUND: readonly (readonly [number, number, number])[] = [
  [30, 978, 6], [42, 986, 5], [22, 992, 5], [262, 1060, 6], [276, 1066, 5], [380, 1070, 5], [392, 1062, 6], [548, 1052, 6], [560, 1060, 5], [590, 1080, 6],
  [640, 1080, 5], [790, 1070, 6], [802, 1078, 5], [864, 1130, 6], [874, 1140, 5], [40, 1262, 6], [50, 1270, 5], [150, 1350, 6], [162, 1344, 5], [486, 1232, 5],
  [512, 1250, 6], [620, 1280, 5], [632, 1272, 6], [770, 1290, 5], [780, 1282, 6], [880, 1290, 6], [892, 1298, 5], [440, 1440, 5], [452, 1446, 6], [600, 1440, 6],
  [900, 1452, 5], [268, 1150, 5], [640, 1150, 5], [770, 1120, 5],
];
export const ROUND_TREES = {
  crowns: ROUND.map(
    ([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`,
  ).join(''),
  trunks: ROUND.map(([x, y, r]) => `M${x} ${y + r}v${r * 0.8}`).join(''),
};

export interface Field {
  readonly edge: string;
  readonly rows: string;
  readonly tone: 0 | 1 | 2;
}

/** A parcel of land: four corners, furrows along its first side. */
function field(corners: readonly [Point, Point, Point, Point], tone: 0 | 1 | 2, furrows: number): Field {
  const [a, b, c, d] = corners;
  const rows = Array.from({ length: furrows }, (_, i) => {
    const t = (i + 1) / (furrows + 1);
    const from: Point = [a[0] + (d[0] - a[0]) * t, a[1] + (d[1] - a[1]) * t];
    const to: Point = [b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t];
    return `M${xy(from)}L${xy(to)}`;
  });
  return { edge: straight(corners, true), rows: rows.join(''), tone };
}

/** A quilt of parcels between a left and a right line. */
function quilt(
  x: number,
  y: number,
  w: number,
  h: number,
  lean: number,
  tones: readonly (0 | 1 | 2)[],
): Field[] {
  const step = h / tones.length;
  return tones.map((tone, i) => {
    const [top, foot] = [y + step * i, y + step * (i + 1) - 3];
    const [l, r] = [lean * (i / tones.length), lean * ((i + 1) / tones.length)];
    const corners: [Point, Point, Point, Point] = [
      [x + l, top],
      [x + w + l, top - lean * 0.3],
      [x + w + r, foot - lean * 0.3],
      [x + r, foot],
    ];
    return field(corners, tone, tone === 0 ? 4 : tone === 1 ? 6 : 3);
  });
}

// prettier-ignore
export const FIELDS: readonly Field[] = [
  ...quilt(8, 1030, 58, 118, 8, [0, 1, 2]), ...quilt(112, 1072, 44, 78, -6, [1, 0]), ...quilt(236, 1082, 58, 62, 8, [2, 0]),
  ...quilt(10, 1312, 62, 92, 6, [1, 2]), ...quilt(104, 1372, 66, 58, 6, [0, 1]), ...quilt(376, 1086, 36, 62, -6, [0, 2]),
  ...quilt(494, 1064, 62, 96, 6, [2, 0, 1]), ...quilt(598, 1046, 46, 84, -6, [0, 1]), ...quilt(748, 1064, 62, 74, 8, [1, 0]),
  ...quilt(846, 956, 62, 142, 6, [0, 2, 1]), ...quilt(846, 1176, 62, 88, -6, [2, 0]), ...quilt(468, 1276, 74, 62, 8, [1, 0]),
  ...quilt(424, 1414, 80, 38, 8, [0]), ...quilt(536, 1408, 76, 44, -8, [2]), ...quilt(622, 1300, 44, 50, 6, [0]), ...quilt(914, 1392, 70, 36, 6, [1]),
];

// Villages: a house is wall and roof; the church has a spire.
export interface Village {
  readonly walls: string;
  readonly roofs: string;
}

function village(houses: readonly (readonly [number, number, number])[], church?: Point): Village {
  const walls = houses.map(([x, y, k]) => `M${x} ${y}h${11 * k}v${7 * k}h${-11 * k}z`);
  const roofs = houses.map(([x, y, k]) => `M${x - 1.5} ${y}l${3 * k} ${-5 * k}h${8 * k}l${3 * k} ${5 * k}z`);
  if (church) {
    const [x, y] = church;
    walls.push(`M${x} ${y}h7v13h-7zM${x + 7} ${y + 5}h12v8h-12z`);
    roofs.push(`M${x - 1} ${y}l4.500 -13l4.500 13zM${x + 7} ${y + 5}l3 -5h8l3 5z`);
  }
  return { walls: walls.join(''), roofs: roofs.join('') };
}

// prettier-ignore
export const VILLAGES: readonly Village[] = [
  village([[470, 762, 0.9], [484, 768, 0.8], [476, 776, 0.8]]),
  village([[24, 690, 0.9], [38, 697, 0.8]], [12, 676]),
  village([[866, 772, 0.8], [880, 778, 0.8]]),
  village([[118, 1172, 0.9], [132, 1166, 0.8]]),
  village([[516, 1190, 0], [520, 1366, 1], [536, 1372, 0.9], [504, 1374, 0.9]], [552, 1356]),
  village([[866, 1306, 1], [882, 1313, 0.9], [854, 1317, 0.8]], [840, 1296]),
  village([[20, 1196, 1], [36, 1202, 0.9], [26, 1212, 0.8]], [48, 1184]),
  village([[300, 1192, 0.8]]),
];

/** A road and a railway across the plains, under everything. */
export const ROAD = smooth([
  [-30, 1236],
  [60, 1230],
  [150, 1256],
  [270, 1270],
  [380, 1262],
  [520, 1270],
  [640, 1246],
  [780, 1256],
  [880, 1246],
  [1030, 1254],
]);
export const RAILWAY = smooth([
  [-30, 1166],
  [80, 1160],
  [130, 1040],
  [300, 1046],
  [520, 1040],
  [640, 1030],
  [800, 1036],
  [900, 1120],
  [1030, 1140],
]);

/** Short strokes of grass and reed. */
export const GRASS = (() => {
  const roll = dice(99);
  return Array.from({ length: 120 }, () => {
    const [x, y] = [Math.round(roll() * WIDTH), Math.round(930 + roll() * 520)];
    return `M${x} ${y}l-2 -5M${x + 2} ${y}v-6M${x + 4} ${y}l2 -5`;
  }).join('');
})();
