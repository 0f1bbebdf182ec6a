import { describe, expect, it } from 'vitest';
import type { Row } from '../../lib/types';
import { Camera } from './camera.svelte';
import { Way } from './curves';
import { CONDUITS, DAMS, HEADSTREAMS, PIPES, POWERHOUSES, SHEET } from './geometry';
import { addedTo, drops, withPiece } from './ghosts';
import { placesAt } from './hits';
import { RIVERS } from './rivers.fixture';
import { detailAt, type Scene } from './scene';
import { systemsAt, systemsOf } from './systems';

const EMPTY: Scene = { round: 1, dams: {}, conduits: {}, houses: {}, heads: {} };
const keys = [...Object.keys(HEADSTREAMS), ...RIVERS.sites.map((site) => site.key)];

describe('the geometry', () => {
  it('has a point for every place and a pipe for every conduit', () => {
    const known = { ...DAMS, ...CONDUITS, ...POWERHOUSES, ...HEADSTREAMS };
    expect(keys.filter((key) => !known[key])).toEqual([]);
    expect(Object.keys(PIPES).sort()).toEqual(Object.keys(CONDUITS).sort());
  });
});

describe('a pointer', () => {
  const reach = { least: 32, pipe: 9 };

  it('feels each place at its middle', () => {
    for (const key of keys) {
      const at = DAMS[key] ?? CONDUITS[key] ?? POWERHOUSES[key] ?? HEADSTREAMS[key] ?? [0, 0];
      expect(placesAt(keys, EMPTY, at, reach)[0]).toBe(key);
    }
  });

  it('feels a conduit along its pipe', () => {
    expect(placesAt(keys, EMPTY, [46, 700], reach)).toEqual(['C1A']);
    expect(placesAt(keys, EMPTY, [500, 30], reach)).toEqual([]);
  });

  it('feels several places where fingers are too broad', () => {
    expect(placesAt(keys, EMPTY, [200, 982], { least: 120, pipe: 30 }).length).toBeGreaterThan(1);
  });
});

describe('systems', () => {
  const row = (place: string): Row => ({ action: 1, kind: 'system', place, said: { key: 'x', args: {} } });
  const systems = systemsOf([row('B2U C2A'), row('B2L C2A'), row('B5U C5B')]);

  it('are one at a place that belongs to one', () => {
    expect(systemsAt(systems, 'B5U', null).map(({ place }) => place)).toEqual(['B5U C5B']);
  });

  it('are told apart by the second part', () => {
    expect(systemsAt(systems, 'C2A', null)).toHaveLength(2);
    expect(systemsAt(systems, 'B2L', 'C2A').map(({ place }) => place)).toEqual(['B2L C2A']);
  });

  it('start over when the second part does not fit', () => {
    expect(systemsAt(systems, 'B5U', 'C2A').map(({ place }) => place)).toEqual(['B5U C5B']);
  });
});

describe('the camera', () => {
  it('shows the whole sheet, in the middle', () => {
    const camera = new Camera();
    camera.resize(1000, 800, {});
    expect(camera.k).toBeCloseTo(800 / SHEET.height);
    expect(camera.x).toBeCloseTo((1000 - SHEET.width * camera.k) / 2);
    expect(camera.isFitted).toBe(true);
  });

  it('keeps the point under the pointer where it is', () => {
    const camera = new Camera();
    camera.resize(580, 842, {});
    const before = camera.pointAt([300, 400]);
    camera.zoomAt([300, 400], 2);
    const [x, y] = camera.pointAt([300, 400]);
    expect([x, y]).toEqual([expect.closeTo(before[0], 5), expect.closeTo(before[1], 5)]);
  });

  it('never leaves the sheet', () => {
    const camera = new Camera();
    camera.resize(580, 842, {});
    camera.zoomAt([0, 0], 3);
    camera.panBy(5000, 5000);
    expect([camera.x, camera.y]).toEqual([0, 0]);
    camera.zoomAt([0, 0], 0.001);
    expect(camera.isFitted).toBe(true);
  });

  it('brings a place into sight beside what covers the map', () => {
    const camera = new Camera();
    camera.resize(375, 600, { bottom: 250 });
    const box = { x: 640, y: 1300, width: 100, height: 60 };
    camera.show(box);
    expect(camera.sees(box)).toBe(true);
    expect(camera.windowAt([690, 1330])[1]).toBeLessThan(350);
  });
});

describe('the drawing', () => {
  it('has three levels of detail', () => {
    expect([0.36, 0.69, 0.7, 1.1, 1.2].map(detailAt)).toEqual(['far', 'far', 'full', 'full', 'close']);
  });

  it('knows what a preview adds', () => {
    const dam = { company: 'italy', level: 1, drops: 1, capacity: 1 };
    const before: Scene = { ...EMPTY, dams: { B2U: dam }, heads: { A: { drops: 2, rounds: null } } };
    const after: Scene = {
      ...EMPTY,
      dams: { B2U: { ...dam, level: 2, drops: 0 }, B5L: { ...dam, drops: 0 } },
      conduits: { C2A: 'italy' },
      heads: { A: { drops: 3, rounds: null } },
    };
    expect(addedTo(before, after)).toMatchObject({
      dams: [
        { key: 'B2U', above: 1 },
        { key: 'B5L', above: 0 },
      ],
      conduits: ['C2A'],
      houses: [],
    });
    expect(drops(before, after).map(({ key, n, before: was }) => [key, n, was])).toEqual([
      ['B2U', -1, undefined],
      ['A', 1, 2],
    ]);
  });

  it('raises a dam where a piece is promised', () => {
    const base = withPiece(EMPTY, 'B2U', 'italy');
    expect(withPiece(base, 'B2U', 'italy').dams.B2U).toEqual({
      company: 'italy',
      level: 2,
      drops: 0,
      capacity: 2,
    });
    expect(withPiece(EMPTY, 'P5_1', 'usa').houses).toEqual({ P5_1: 'usa' });
  });

  it('travels a line at an even pace', () => {
    const way = new Way([
      [0, 0],
      [10, 0],
      [10, 30],
    ]);
    expect(way.length).toBe(40);
    expect(way.spaced(5)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
      [10, 20],
      [10, 30],
    ]);
  });
});
