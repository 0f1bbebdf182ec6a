import { describe, expect, test } from 'vitest';
import { logOf } from '../../table/logging';
import { entry, said, told } from '../../table/samples';
import { telling } from './telling';

const shape = (entries: Parameters<typeof logOf>[0]) =>
  logOf(entries, telling).map(({ said, turns }) => [
    said?.args?.n ?? null,
    turns.map((turn) => [turn.kind, turn.seat, turn.lines.length]),
  ]);

const space = said('space-bank');
const site = said('site-base');

describe('the log', () => {
  test('answers of one turn stand together', () => {
    expect(shape([entry(1), entry(2, { said: site }), entry(3, { seat: 2, said: space })])).toEqual([
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
    expect(shape([entry(1, { said: space, opens: true }), entry(2, { said: space, opens: true })])).toEqual([
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
    const events = [told('event-passed'), told('event-round', 0, { n: 2 }), told('event-phase-income', 0)];
    expect(shape([entry(1, { told: [...events, told('event-credits', 1, { n: 3 })] })])).toEqual([
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
      told('event-took', 1),
      told('event-automa-tiles', 2),
      told('event-automa-tried', 2),
      told('event-built', 2, {}, ['B1U']),
    ];
    const explained = { seat: 2, said: said('x'), first: 1, end: 4, steps: [] };
    const [round] = logOf([entry(1, { told: events, explained: [explained] })], telling);
    const automa = round?.turns[1];
    expect(automa?.seat).toBe(2);
    expect(automa?.explained).toBe(explained);
    expect(automa?.lines[0]?.told.map(({ kind }) => kind)).toEqual(['event-automa-tiles', 'event-built']);
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
