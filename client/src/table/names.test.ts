import { expect, test } from 'vitest';
import type { Chair } from '../lib/types';
import { namesAt } from './names';

const chair = (kind: string, name = ''): Chair => ({
  kind,
  name,
  here: true,
  level: '',
  may_replace: false,
  resigned: false,
  stand_in: '',
});
const names = (...chairs: Chair[]) => namesAt(chairs, (seat) => `seat ${seat}`);

test('people go by their names, bots by one each', () => {
  const found = names(chair('person', 'Ada'), chair('bot'), chair('bot'), chair('bot'), chair('bot'));
  expect(found[0]).toBe('Ada');
  expect(new Set(found).size).toBe(5);
  expect(found.every(Boolean)).toBe(true);
});

test('a bot is not called as a person is', () => {
  const found = names(chair('bot'), chair('person', 'Karol'), chair('bot'));
  expect(found[1]).toBe('Karol');
  expect(new Set(found).size).toBe(3);
});

test('two people of one name are told apart, and a bot keeps its name when people come', () => {
  expect(names(chair('person', 'Ada'), chair('person', 'Ada'))).toEqual(['Ada', 'Ada 2']);
  const [before] = names(chair('bot'), chair('person'));
  expect(names(chair('bot'), chair('person', 'Bo'))[0]).toBe(before);
});

test('a free chair goes by its number', () => {
  expect(names(chair('person'), chair('person', 'Bo'))).toEqual(['seat 1', 'Bo']);
});

test('many bots run out of names', () => {
  const found = names(...Array.from({ length: 12 }, () => chair('bot')));
  expect(found.slice(10)).toEqual(['seat 11', 'seat 12']);
});
