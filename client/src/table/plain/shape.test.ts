import { describe, expect, test } from 'vitest';
import { fieldOf, isEmpty, readable, seatsOf, shapeOf } from './shape';

describe('a document nobody explained', () => {
  test('has numbers and words', () => {
    expect(shapeOf(3)).toEqual({ is: 'leaf', value: 3 });
    expect(shapeOf(null)).toEqual({ is: 'leaf', value: null });
  });

  test('has lists of them', () => {
    expect(shapeOf(['ore', null, 2])).toEqual({ is: 'list', values: ['ore', null, 2] });
    expect(shapeOf([])).toEqual({ is: 'list', values: [] });
  });

  test('has tables: records of the same few fields, in a list or under names', () => {
    const ships = [
      { good: 'beer', slots: [null] },
      { good: 'bread', slots: [1] },
    ];
    expect(shapeOf(ships)).toMatchObject({ is: 'table', head: 'good', columns: ['slots'] });
    const dams = shapeOf({ B2: { level: 1 }, B3: { level: 2, drops: 1 } });
    expect(dams).toMatchObject({ is: 'table', head: null, columns: ['level', 'drops'] });
    expect(dams.is === 'table' && dams.lines.map(({ key }) => key)).toEqual(['B2', 'B3']);
  });

  test('has a table of one line, where it is a list', () => {
    expect(shapeOf([{ card: 'mine' }])).toMatchObject({ is: 'table', columns: ['card'] });
  });

  test('has lines told apart by their first word, or only by their numbers', () => {
    const crates = (...names: (string | number)[]) => names.map((crate) => ({ crate, weight: 1 }));
    expect(shapeOf(crates('a', 'b'))).toMatchObject({ head: 'crate', columns: ['weight'] });
    expect(shapeOf(crates('a', 'a'))).toMatchObject({ head: null, columns: ['crate', 'weight'] });
    expect(shapeOf(crates(1, 2))).toMatchObject({ head: null, columns: ['crate', 'weight'] });
  });

  test('has empty places in a table', () => {
    expect(shapeOf([null, { tile: 'a' }])).toMatchObject({ is: 'table', columns: ['tile'] });
  });

  test('has parts of parts, where a line is not flat or stands alone', () => {
    expect(shapeOf({ capital: { pile: 2 }, year: 1 })).toMatchObject({ is: 'parts' });
    expect(shapeOf([{ a: { b: 1 } }, { a: { b: 2 } }])).toMatchObject({ is: 'parts' });
    expect(shapeOf({ a: { b: 1 } })).toMatchObject({ is: 'parts', lines: [{ key: 'a', value: { b: 1 } }] });
  });
});

test('a field is found by name or number, or is not there', () => {
  expect(fieldOf({ a: 1 }, 'a')).toBe(1);
  expect(fieldOf(['x', 'y'], 2)).toBe('y');
  expect(fieldOf(null, 'a')).toBeUndefined();
  expect(fieldOf(3, 'a')).toBeUndefined();
});

test('a key is read as words', () => {
  expect(readable('town_hall')).toBe('town hall');
});

test('seats stand apart when there is one for each chair', () => {
  expect(seatsOf({ year: 1, seats: [{}, {}] }, 2)).toEqual({ seats: [{}, {}], rest: { year: 1 } });
  expect(seatsOf({ seats: 4 }, 2)).toEqual({ seats: [], rest: { seats: 4 } });
});

test('nothing is in what holds nothing but nothing', () => {
  expect([null, '', [], {}, [[null, null], []], { a: null }].map(isEmpty)).not.toContain(false);
  expect([0, false, 'a', [0], { a: [null, 1] }].map(isEmpty)).not.toContain(true);
});
