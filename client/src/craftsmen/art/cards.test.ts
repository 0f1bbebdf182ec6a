import { expect, it } from 'vitest';
import { capitalOf, lines } from './cards';

it('a long name of several words stands in two lines of much the same length', () => {
  expect(lines('Sawmill', 14)).toEqual(['Sawmill']);
  expect(lines('Flax plantation', 14)).toEqual(['Flax', 'plantation']);
  expect(lines('Officina degli attrezzi', 14)).toEqual(['Officina degli', 'attrezzi']);
  expect(lines('Introligatorstwo', 14)).toEqual(['Introligatorstwo']);
});

it('a kind of capital card is a colour and a value', () => {
  expect(capitalOf('violet-2')).toEqual({ colour: 'violet', value: 2 });
});
