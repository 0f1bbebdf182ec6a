import { describe, expect, it } from 'vitest';
import { pathsOf, walk, nextOf, type Move } from './walk';
import { RIVERS } from './rivers.fixture';

const paths = pathsOf(RIVERS);

function walked(from: string, ...moves: Move[]): string {
  const trail = [from];
  for (const move of moves) trail.push(walk(paths, trail.at(-1) ?? from, move, trail));
  return trail.at(-1) ?? from;
}

describe('walking the map', () => {
  it('follows the water from a headstream to the last powerhouses', () => {
    const way = ['B'];
    for (let i = 0; i < 12; i++) way.push(walk(paths, way.at(-1) ?? '', 'down', way));
    expect(way.slice(0, 10)).toEqual([
      'B',
      'B2U',
      'B2L',
      'P5_1',
      'B5U',
      'B5L',
      'P9_1',
      'B9U',
      'B9L',
      'P11_1',
    ]);
    expect(way.at(-1)).toBe('P11_1');
  });

  it('climbs back the way it came, not into another river', () => {
    expect(walked('B7L', 'down', 'up')).toBe('B7L');
    expect(walked('B6L', 'down', 'up')).toBe('B6L');
    expect(walked('B1U', 'up')).toBe('A');
    expect(walked('P8_2', 'up')).toBe('B1L');
  });

  it('crosses from bank to bank by way of the dam it left', () => {
    expect(walked('B5U', 'left')).toBe('C5A');
    expect(walked('B5U', 'left', 'right')).toBe('B5U');
    expect(walked('B5L', 'left', 'right', 'right')).toBe('C5B');
    expect(walked('C5B', 'left')).toBe('B5L');
  });

  it('goes on to the neighbouring river behind a bank', () => {
    expect(walked('C5B', 'right')).toBe('C6A');
    expect(walked('C6A', 'left')).toBe('C5B');
    expect(walked('C1A', 'left')).toBe('C1A');
    expect(walked('A', 'right')).toBe('B');
    expect(walked('D', 'right')).toBe('D');
  });

  it('follows a conduit to its powerhouses', () => {
    expect(walked('C1A', 'along')).toBe('P8_1');
    expect(walked('C9B', 'along')).toBe('P12_1');
    expect(walked('B3U', 'along')).toBe('B3U');
  });

  it('steps along the powerhouses of a row', () => {
    expect(walked('P8_1', 'right', 'right')).toBe('P8_3');
    expect(walked('P8_3', 'right')).toBe('P9_1');
    expect(walked('P11_4', 'right')).toBe('P12_1');
  });

  it('reaches every place from every other', () => {
    const seen = new Set(['A']);
    const open = ['A'];
    for (let place = open.pop(); place; place = open.pop()) {
      for (const targets of Object.values(paths.moves.get(place) ?? {})) {
        for (const target of targets.filter((other) => !seen.has(other))) {
          seen.add(target);
          open.push(target);
        }
      }
    }
    expect(seen.size).toBe(4 + 20 + 20 + 23);
    expect(new Set(paths.places)).toEqual(seen);
  });
});

describe('the next legal place', () => {
  const wanted = (place: string) => ['B2U', 'P8_1', 'B9L'].includes(place);

  it('goes round the map in both directions', () => {
    expect(nextOf(paths, null, wanted, 1)).toBe('B2U');
    expect(nextOf(paths, 'B2U', wanted, 1)).toBe('P8_1');
    expect(nextOf(paths, 'B9L', wanted, 1)).toBe('B2U');
    expect(nextOf(paths, 'B2U', wanted, -1)).toBe('B9L');
    expect(nextOf(paths, null, wanted, -1)).toBe('B9L');
  });

  it('is none when nothing is wanted, and the same when nothing else is', () => {
    expect(nextOf(paths, 'A', () => false, 1)).toBeNull();
    expect(nextOf(paths, 'A', (place) => place === 'A', 1)).toBe('A');
  });
});
