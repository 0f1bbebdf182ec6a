// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { room } from '../table/samples';
import { HERE, occasionOf, TableForm } from './table-form.svelte';
import type { Chair, GameInfo } from './types';

beforeEach(() => localStorage.clear());

const MILL: GameInfo = {
  key: 'mill',
  rules_version: 1,
  content: '',
  seats: { least: 2, most: 4, default: 2 },
  options: [
    { key: 'short', kind: 'flag', values: [], default: '' },
    { key: 'weir', kind: 'flag', values: [], default: '' },
    { key: 'deal', kind: 'choice', values: ['draft', 'random', 'free'], default: 'draft' },
  ],
  chairs: [
    { kind: 'person', levels: [], default: '', most: 4, option: '' },
    { kind: 'bot', levels: ['greedy', 'random'], default: 'greedy', most: 3, option: '' },
    { kind: 'clockwork', levels: ['low', 'high'], default: 'low', most: 2, option: 'clockworks' },
  ],
  exclusions: [
    { one: { key: 'short', values: ['yes'] }, other: { key: 'weir', values: ['yes'] }, clause: 'M1.2' },
    { one: { key: 'short', values: ['yes'] }, other: { key: 'clockworks', values: ['yes'] }, clause: 'M1.3' },
    {
      one: { key: 'short', values: ['yes'] },
      other: { key: 'deal', values: ['random', 'free'] },
      clause: '',
    },
  ],
  period: 'points-period',
};
const PLAIN: GameInfo = {
  ...MILL,
  key: 'plain',
  seats: { least: 3, most: 5, default: 4 },
  chairs: MILL.chairs.slice(0, 2),
  options: [],
  exclusions: [],
  period: '',
};

const kinds = (form: TableForm) => form.table().chairs.map((chair) => chair.kind);

describe('a table to open', () => {
  test('a solo game needs no choice at all', () => {
    const form = new TableForm(MILL, 'solo');
    expect(form.beginsAtOnce).toBe(true);
    expect(form.table()).toMatchObject({
      game: 'mill',
      chairs: [
        { kind: 'person', level: '' },
        { kind: 'clockwork', level: 'low' },
      ],
      options: { short: false, weir: false, deal: 'draft' },
    });
  });

  test('a game without seats of its own is played against two bots', () => {
    expect(kinds(new TableForm({ ...MILL, chairs: PLAIN.chairs }, 'solo'))).toEqual(['person', 'bot', 'bot']);
    const duel = { ...PLAIN, seats: { least: 2, most: 2, default: 2 } };
    expect(kinds(new TableForm(duel, 'solo'))).toEqual(['person', 'bot']);
  });

  test('a game for more has as many bots as it takes', () => {
    expect(new TableForm(PLAIN, 'solo').table().chairs).toEqual([
      { kind: 'person', level: '' },
      { kind: 'bot', level: 'greedy' },
      { kind: 'bot', level: 'greedy' },
    ]);
    expect(new TableForm(PLAIN, 'table').people).toBe(3);
  });

  test('the game’s own seats are last', () => {
    const form = new TableForm(MILL, 'solo');
    form.addSeat();
    form.setKind(2, 'person');
    expect(kinds(form)).toEqual(['person', 'person', 'clockwork']);
  });

  test('there are as many chairs as the game allows, and the first is one’s own', () => {
    const form = new TableForm(MILL, 'table');
    for (let i = 0; i < 5; i += 1) form.addSeat();
    expect(form.chosen.seats).toHaveLength(4);
    expect(form.canAdd).toBe(false);
    form.removeSeat(0);
    form.setKind(0, 'bot');
    expect(form.chosen.seats[0]?.kind).toBe('person');
    for (let i = 0; i < 5; i += 1) form.removeSeat(1);
    expect(form.chosen.seats).toHaveLength(2);
  });

  test('no more seats of a kind than there may be', () => {
    const form = new TableForm(MILL, 'solo');
    for (let i = 0; i < 3; i += 1) form.addSeat();
    expect(kinds(form)).toEqual(['person', 'bot', 'clockwork', 'clockwork']);
    expect(form.kindsFor(3)).toEqual(['person', HERE, 'bot']);
    expect(form.kindsFor(1)).toContain('clockwork');
  });

  test('a level belongs to its kind', () => {
    const form = new TableForm(MILL, 'solo');
    form.setLevel(1, 'random');
    expect(form.chosen.seats[1]?.level).toBe('low');
    form.setLevel(1, 'high');
    form.setKind(1, 'bot');
    expect(form.chosen.seats[1]).toEqual({ kind: 'bot', level: 'greedy' });
  });
});

describe('people at one browser', () => {
  test('have names, and nobody has to be waited for', () => {
    const form = new TableForm(MILL, 'here');
    form.setName(1, ' Ben ');
    form.addSeat();
    expect(form.beginsAtOnce).toBe(true);
    expect(form.beside).toBe(2);
    expect(form.table('', (n) => `Player ${n}`).chairs).toEqual([
      { kind: 'person', level: '' },
      { kind: 'person', level: '', name: 'Ben' },
      { kind: 'person', level: '', name: 'Player 3' },
    ]);
  });

  test('may be mixed with machines and with people by links', () => {
    const form = new TableForm(MILL, 'here');
    form.addSeat();
    form.addSeat();
    form.setKind(2, 'clockwork');
    form.setKind(3, 'person');
    expect(form.beginsAtOnce).toBe(false);
    expect(kinds(form)).toEqual(['person', 'person', 'person', 'clockwork']);
  });

  test('come back by their names', () => {
    const form = new TableForm(MILL, 'here');
    form.setName(1, 'Ben');
    form.remember();
    expect(new TableForm(MILL, 'here').chosen.seats[1]).toEqual({ kind: HERE, level: '', name: 'Ben' });
  });
});

describe('one more table like the last', () => {
  const chair = (kind: string, level = '', name = ''): Chair => ({
    kind,
    level,
    name,
    stand_in: '',
    here: true,
    resigned: false,
    may_replace: false,
  });

  test('has the same chairs and options, whoever opened that one', () => {
    const played = room({
      game: 'mill',
      options: { players: 4, weir: true, short: false, deal: 'free', clockworks: ['high'] },
      chairs: [
        chair('person', '', 'Cleo'),
        chair('person', '', 'Ada'),
        chair('person', '', 'Ben'),
        chair('clockwork', 'high'),
      ],
      you: 2,
      yours: [2, 3],
      pace: '3d',
    });
    expect(occasionOf(played)).toBe('table');
    const form = new TableForm(MILL, 'table', played);
    expect(form.chosen.pace).toBe('3d');
    expect(form.table()).toMatchObject({
      chairs: [
        { kind: 'person' },
        { kind: 'person' },
        { kind: 'person', name: 'Ben' },
        { kind: 'clockwork', level: 'high' },
      ],
      options: { weir: true, short: false, deal: 'free' },
    });
  });

  test('is for the same occasion', () => {
    const solo = room({ chairs: [chair('person', '', 'Ada'), chair('clockwork', 'high')] });
    expect(occasionOf(solo)).toBe('solo');
    expect(kinds(new TableForm(MILL, 'solo', solo))).toEqual(['person', 'clockwork']);
    const here = room({ chairs: [chair('person', '', 'Ada'), chair('person', '', 'Ben')], yours: [1, 2] });
    expect(occasionOf(here)).toBe('here');
  });
});

describe('what does not go together', () => {
  test('is switched off by the later choice, and the clause is named', () => {
    const form = new TableForm(MILL, 'solo');
    form.set('weir', 'yes');
    form.set('deal', 'free');
    form.set('short', 'yes');
    expect(form.table().options).toEqual({ short: true, weir: false, deal: 'draft' });
    expect(kinds(form)).toEqual(['person', 'bot']);
    expect(form.switchedOff.map(({ off, clause }) => [off.key, clause])).toEqual([
      ['weir', 'M1.2'],
      ['clockworks', 'M1.3'],
      ['deal', ''],
    ]);
  });

  test('works both ways', () => {
    const form = new TableForm(MILL, 'table');
    form.set('short', 'yes');
    form.setKind(1, 'clockwork');
    expect(form.table().options.short).toBe(false);
    expect(form.switchedOff).toHaveLength(1);
    form.set('weir', 'yes');
    expect(form.switchedOff).toEqual([]);
  });
});

describe('what is remembered', () => {
  test('the last options come back, the seed and the name do not', () => {
    const form = new TableForm(MILL, 'table');
    form.chosen.pace = '3d';
    form.set('weir', 'yes');
    form.seed = 'secret';
    form.name = 'Tuesday';
    form.remember();
    const again = new TableForm(MILL, 'table').table();
    expect(again).toMatchObject({ pace: '3d', seed: null, name: null, options: { weir: true } });
    expect(new TableForm(MILL, 'solo').chosen.pace).toBe('live');
    expect(new TableForm(PLAIN, 'table').chosen.pace).toBe('live');
  });

  test('what was stored by another version is not trusted', () => {
    const read = (stored: string) => {
      localStorage.setItem('millrace-table-mill', stored);
      return new TableForm(MILL, 'table').chosen;
    };
    expect(read('{"seats":[{"kind":"bot"}],"pace":"9d"}')).toMatchObject({ pace: 'live' });
    expect(read('nonsense').seats).toHaveLength(2);
    expect(read('{"seats":[{"kind":"person"},{"kind":"robot"}]}').seats[1]?.kind).toBe('person');
    expect(read('{"seats":[{"kind":"bot"},{"kind":"person"}]}').seats[0]?.kind).toBe('person');
    expect(read('{"options":{"deal":"auction","weir":"perhaps","old":"yes"}}').options).toEqual({
      short: 'no',
      weir: 'no',
      deal: 'draft',
    });
  });
});
