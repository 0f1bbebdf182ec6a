import { describe, expect, test } from 'vitest';
import { changed, rankOf } from './changes';
import { commandOf } from '../../table/command';
import { isDrafting, tabOf } from './tabs';
import { gainsOf, summed } from './gains';
import { row } from '../../table/samples';
import { told, view } from './samples';

describe('the command line', () => {
  const rows = [row(1, 'bank'), row(2, 'B2U', 'site'), row(3, 'B2L', 'site')];
  const say = (one: { place: string }) => `words of ${one.place}`;

  test('takes a number, a notation or a place', () => {
    expect(commandOf('2', rows, say)).toMatchObject({ does: 'choose', row: { action: 2 } });
    expect(commandOf('site b2l', rows, say)).toMatchObject({ row: { action: 3 } });
    expect(commandOf(' BANK ', rows, say)).toMatchObject({ row: { action: 1 } });
  });

  test('takes words that fit one option only', () => {
    expect(commandOf('words b2u', rows, say)).toMatchObject({ row: { action: 2 } });
    expect(commandOf('words', rows, say)).toEqual({ does: 'nothing', matches: 3 });
    expect(commandOf('9', rows, say)).toEqual({ does: 'nothing', matches: 0 });
  });

  test('asks why and goes back', () => {
    expect(commandOf('?why turbine_plus2_R', rows, say)).toEqual({ does: 'why', place: 'turbine_plus2_R' });
    expect(commandOf('undo', rows, say)).toEqual({ does: 'undo' });
    expect(commandOf('yes', rows, say)).toEqual({ does: 'confirm' });
  });
});

describe('what would change', () => {
  const now = view({ credits: 5, energy: 3 }, { energy: 6 });
  const then = view({ credits: 2, energy: 9 }, { energy: 6, vp: 1 });

  test('numbers of every seat that differ, your own first', () => {
    const found = changed(now, then, 2);
    expect(found.map(({ seat }) => seat)).toEqual([2, 1]);
    expect(found[1]?.changes.map(({ icon, before, after }) => [icon, before, after])).toEqual([
      ['credits', 5, 2],
      ['energy', 3, 9],
    ]);
  });

  test('a place on the track changes with the own energy', () => {
    const [, first] = changed(now, then, 2);
    expect(first?.rank).toEqual({ before: 2, after: 1 });
    expect(rankOf(now, 2)).toBe(1);
  });
});

describe('gains', () => {
  test('have a sign', () => {
    expect(gainsOf(told('credits', 2, { amount: -3 }))).toEqual([{ seat: 2, icon: 'credits', n: -3 }]);
    expect(gainsOf(told('invest', 1, { goods: { excavators: -4 } }))).toEqual([
      { seat: 1, icon: 'excavator', n: -4 },
    ]);
    expect(gainsOf(told('built'))).toEqual([]);
  });

  test('are summed, but what comes and what goes stay apart', () => {
    const events = [
      told('credits', 1, { amount: -3 }),
      told('credits', 1, { amount: 2 }),
      told('credits', 1, { amount: 5 }),
    ];
    expect(summed(events).map(({ n }) => n)).toEqual([-3, 7]);
  });
});

describe('the desk', () => {
  test('opens what a question is about', () => {
    expect(tabOf([row(1, 'bank')])).toBe('actions');
    expect(tabOf([row(1, '', 'skip'), row(2, 'G01', 'contract')])).toBe('contracts');
    expect(tabOf([row(2, 'G01', 'contract')], ['G01'])).toBe('mine');
    expect(tabOf([row(2, 'cofferdam.1', 'site')])).toBe('actions');
    expect(tabOf([row(2, 'B2U', 'site')])).toBe('map');
    expect(tabOf([row(1, '', 'pay')])).toBeNull();
  });

  test('knows a draft', () => {
    expect(isDrafting(view({}))).toBe(false);
    expect(isDrafting({ ...view({}), offers: ['S1'] })).toBe(true);
  });
});
