import { describe, expect, test } from 'vitest';
import { changed, Misfit, type Change } from './changes';

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
};

const before = frozen({
  room: { name: 'T', chairs: [{ kind: 'person', here: true }, { kind: 'bot' }] },
  view: { round: 1, dams: { B2: { level: 1 }, B3: { level: 2 } }, order: [1, 2] },
  asked: null as null | { seat: number },
});

describe('a document and what changed in it', () => {
  test('a value at a path', () => {
    const after = changed(before, [[['view', 'round'], 2]]);
    expect(after).toEqual({ ...before, view: { ...before.view, round: 2 } });
  });

  test('what stayed is shared, what changed is not', () => {
    const after = changed(before, [[['view', 'dams', 'B2', 'level'], 3]]);
    expect(after.room).toBe(before.room);
    expect(after.view.dams.B3).toBe(before.view.dams.B3);
    expect(after.view.order).toBe(before.view.order);
    expect(after.view).not.toBe(before.view);
    expect(before.view.dams.B2.level).toBe(1);
  });

  test('a key that is new, one that is gone, and null', () => {
    const after = changed(before, [
      [['view', 'dams', 'B4'], { level: 1 }],
      [['view', 'dams', 'B2']],
      [['asked'], { seat: 1 }],
      [['room', 'name'], null],
    ]);
    expect(after.view.dams).toEqual({ B3: { level: 2 }, B4: { level: 1 } });
    expect(after.asked).toEqual({ seat: 1 });
    expect(after.room.name).toBeNull();
  });

  test('a line of a list, and a field of a line', () => {
    const after = changed(before, [
      [['view', 'order', 0], 2],
      [['view', 'order', 1], 1],
      [['room', 'chairs', 0, 'here'], false],
    ]);
    expect(after.view.order).toEqual([2, 1]);
    expect(after.room.chairs).toEqual([{ kind: 'person', here: false }, { kind: 'bot' }]);
    expect(after.room.chairs[1]).toBe(before.room.chairs[1]);
  });

  test('an empty path is the whole document', () => {
    expect(changed<unknown>(before, [[[], { a: 1 }]])).toEqual({ a: 1 });
    expect(
      changed<unknown>(null, [
        [[], { a: 1 }],
        [['a'], 2],
      ]),
    ).toEqual({ a: 2 });
  });

  test('what was sent is not written to by the changes after it', () => {
    const sent = frozen({ a: { b: 1 } });
    const after = changed<unknown>(null, [
      [[], sent],
      [['a', 'b'], 2],
    ]);
    expect(after).toEqual({ a: { b: 2 } });
    expect(sent.a.b).toBe(1);
  });

  test('no changes are the same document', () => {
    expect(changed(before, [])).toBe(before);
  });

  test('changes that do not fit are not guessed at', () => {
    const wrong: Change[][] = [
      [[['asked', 'seat'], 2]],
      [[['view', 'order', 2], 3]],
      [[['view', 'order', 'x'], 3]],
      [[['view', 'order', 0]]],
      [[[]]],
    ];
    for (const changes of wrong) expect(() => changed(before, changes)).toThrow(Misfit);
  });

  test('a key may be any word', () => {
    const after = changed<Record<string, unknown>>({}, [[['__proto__'], { evil: true }]]);
    expect(Object.keys(after)).toEqual(['__proto__']);
    expect('evil' in {}).toBe(false);
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
  });
});

describe('against whole documents', () => {
  type Json = null | number | string | Json[] | { [key: string]: Json };

  /** As the contract has it: lists of another length are replaced whole. */
  function difference(a: Json, b: Json, path: (string | number)[] = []): Change[] {
    if (JSON.stringify(a) === JSON.stringify(b)) return [];
    if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
      return b.flatMap((one, i) => difference(a[i] ?? null, one, [...path, i]));
    }
    const isMap = (value: Json): value is { [key: string]: Json } =>
      typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isMap(a) || !isMap(b)) return [[path, b]];
    return [
      ...Object.keys(a).flatMap((key): Change[] => (key in b ? [] : [[[...path, key]]])),
      ...Object.entries(b).flatMap(([key, value]) =>
        key in a ? difference(a[key] ?? null, value, [...path, key]) : [[[...path, key], value] as Change],
      ),
    ];
  }

  function random(seed: number): () => number {
    let now = seed;
    return () => (now = (now * 16807) % 2147483647) / 2147483647;
  }

  function anything(roll: () => number, depth = 0): Json {
    const kind = Math.floor(roll() * (depth > 3 ? 3 : 5));
    if (kind === 0) return null;
    if (kind === 1) return Math.floor(roll() * 3);
    if (kind === 2) return 'abc'.charAt(Math.floor(roll() * 3));
    const size = Math.floor(roll() * 4);
    if (kind === 3) return Array.from({ length: size }, () => anything(roll, depth + 1));
    return Object.fromEntries(
      Array.from({ length: size }, () => ['kxyz'.charAt(Math.floor(roll() * 4)), anything(roll, depth + 1)]),
    );
  }

  test('the document after each change is the whole one', () => {
    const roll = random(7);
    let document: Json = frozen(anything(roll));
    for (let i = 0; i < 500; i += 1) {
      const next = frozen(anything(roll));
      const after: Json = changed(document, difference(document, next));
      expect(after).toEqual(next);
      document = frozen(after);
    }
  });
});
