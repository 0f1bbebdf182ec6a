// The rivers of the map as the components tell them, for tests.
import type { Components, SiteComponent } from '../types';

type Facts = Pick<Components, 'sites' | 'flows' | 'headstreams' | 'head_tiles'>;

const FLOWS = { 1: 8, 2: 5, 3: 6, 4: 7, 5: 9, 6: 10, 7: 10, 8: 11, 9: 11, 10: 12, 11: -1, 12: -2 };
// prettier-ignore
const CONDUITS: readonly (readonly [string, number, number])[] = [
  ['C1A', 5, 8], ['C1B', 4, 5], ['C2A', 3, 6], ['C2B', 5, 10], ['C3A', 4, 5], ['C3B', 3, 6], ['C4A', 3, 7], ['C4B', 5, 12],
  ['C5A', 3, 8], ['C5B', 4, 10], ['C6A', 4, 9], ['C6B', 2, 7], ['C7A', 2, 10], ['C7B', 3, 12], ['C8A', 3, 11], ['C8B', 2, 9],
  ['C9A', 1, 11], ['C9B', 3, 12], ['C10A', 2, 11], ['C10B', 1, 12],
];
const HOUSES: Readonly<Record<number, number>> = { 5: 2, 6: 2, 7: 2, 8: 3, 9: 3, 10: 3, 11: 4, 12: 4 };

const words = { said: { key: 'site', args: {} }, text: [], clauses: [] };
const areaOf = (basin: number) => (basin < 5 ? 'mountain' : basin < 8 ? 'hill' : 'plain');

function site(
  key: string,
  kind: SiteComponent['kind'],
  basin: number,
  more: Partial<SiteComponent> = {},
): SiteComponent {
  return {
    key,
    kind,
    basin,
    area: areaOf(basin),
    red: false,
    value: 0,
    end: 0,
    excavators: 0,
    elevation: 0,
    building: '',
    fewest: 0,
    ...words,
    ...more,
  };
}

const dams = Array.from({ length: 10 }, (_, i) => i + 1).flatMap((basin) => [
  site(`B${basin}U`, 'base', basin, { red: true }),
  site(`B${basin}L`, 'base', basin),
]);
const conduits = CONDUITS.map(([key, value, end], i) =>
  site(key, 'conduit', Math.floor(i / 2) + 1, { value, end }),
);
const houses = Object.entries(HOUSES).flatMap(([basin, n]) =>
  Array.from({ length: n }, (_, i) => site(`P${basin}_${i + 1}`, 'powerhouse', Number(basin))),
);

export const RIVERS: Facts = {
  sites: [...dams, ...conduits, ...houses],
  flows: FLOWS,
  headstreams: ['A', 'B', 'C', 'D'].map((key, i) => ({ key, basin: i + 1, ...words })),
  head_tiles: [],
};
