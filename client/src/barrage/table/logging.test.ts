import { describe, expect, test } from 'vitest';
import { logOf } from '../../table/logging';
import { entry, said } from '../../table/samples';
import { told } from './samples';
import { telling } from './telling';

const shape = (entries: Parameters<typeof logOf>[0]) =>
  logOf(entries, telling).map(({ said, turns }) => [
    said?.args?.n ?? null,
    turns.map((turn) => [turn.kind, turn.seat, turn.lines.length]),
  ]);

describe('the log', () => {
  test('answers of one turn stand together', () => {
    expect(shape([entry(1, { opens: true }), entry(2), entry(3, { seat: 2, opens: true })])).toEqual([
      [
        null,
        [
          ['turn', 1, 2],
          ['turn', 2, 1],
        ],
      ],
    ]);
  });

  test('a second turn of the same seat is a turn of its own', () => {
    expect(shape([entry(1, { opens: true }), entry(2, { opens: true })])).toEqual([
      [
        null,
        [
          ['turn', 1, 1],
          ['turn', 1, 1],
        ],
      ],
    ]);
  });

  test('a round begins in the middle of an answer', () => {
    const events = [told('passed'), told('round', 0, { amount: 2 }), told('phase', 0, { what: 'income' })];
    expect(shape([entry(1, { told: [...events, told('credits', 1, { amount: 3 })] })])).toEqual([
      [null, [['turn', 1, 1]]],
      [
        'II',
        [
          ['phase', 0, 0],
          ['phase', 0, 1],
        ],
      ],
    ]);
  });

  test('the turn of an Automa keeps its explanation and leaves out its reasoning', () => {
    const events = [
      told('took', 1),
      told('automa-tiles', 2),
      told('automa-tried', 2),
      told('built', 2, { places: ['B1U'] }),
    ];
    const explained = { seat: 2, said: said('x'), first: 1, end: 4, steps: [] };
    const [round] = logOf([entry(1, { told: events, explained: [explained] })], telling);
    const automa = round?.turns[1];
    expect(automa?.seat).toBe(2);
    expect(automa?.explained).toBe(explained);
    expect(automa?.lines[0]?.told.map(({ kind }) => kind)).toEqual(['automa-tiles', 'built']);
  });

  test('what others get after the income of an Automa is not part of it', () => {
    const events = [
      told('phase', 0, { what: 'income' }),
      told('automa-income', 2),
      told('mixers', 2, { amount: 1 }),
      told('credits', 1, { amount: 3 }),
    ];
    const explained = { seat: 2, said: said('x'), first: 1, end: 3, steps: [] };
    const line = entry(1, { told: events, explained: [explained] });
    expect(shape([line])).toEqual([
      [
        null,
        [
          ['turn', 1, 1],
          ['phase', 0, 0],
          ['turn', 2, 1],
          ['phase', 0, 1],
        ],
      ],
    ]);
    const last = logOf([line], telling)[0]?.turns.at(-1);
    expect(last?.lines[0]?.told.map(({ kind }) => kind)).toEqual(['credits']);
  });

  test('what was taken back says so', () => {
    const lines = logOf([entry(1), entry(2, { kind: 'undo', to: 0 })], telling).flatMap(({ turns }) => turns);
    expect(lines.map(({ kind }) => kind)).toEqual(['turn', 'undo']);
    expect(lines[0]?.lines[0]?.takenBack).toBe(true);
  });

  test('chat is not in it', () => {
    expect(logOf([entry(1, { kind: 'chat', text: 'hello' })], telling)).toEqual([]);
  });
});
