// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { routeOf, tableAddress } from './router.svelte';

const at = (path: string) => routeOf(new URL(path, 'https://table.example'));

describe('addresses', () => {
  test('each page has its own', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('/new')).toEqual({ page: 'new', game: '', occasion: 'table', like: '' });
    expect(at('/new?solo')).toEqual({ page: 'new', game: '', occasion: 'solo', like: '' });
    expect(at('/new?game=mill&here')).toEqual({ page: 'new', game: 'mill', occasion: 'here', like: '' });
    expect(at('/new?like=abc')).toMatchObject({ page: 'new', like: 'abc' });
    expect(at('/t/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(at('/recover#secret')).toEqual({ page: 'recover', token: 'secret' });
    expect(at('/account')).toEqual({ page: 'account' });
    expect(at('/settings/')).toEqual({ page: 'settings' });
  });

  test('an invitation carries its seat and secret', () => {
    expect(at('/join/abc?seat=2&invite=x')).toEqual({ page: 'join', id: 'abc', seat: 2, invite: 'x' });
    expect(at('/join/abc?seat=9')).toEqual({ page: 'join', id: 'abc', seat: 0, invite: '' });
    expect(at('/join/abc?seat=two')).toEqual({ page: 'join', id: 'abc', seat: 0, invite: '' });
  });

  test('anything else is not found', () => {
    for (const path of ['/nowhere', '/t/abc/more', '/new/abc'])
      expect(at(path)).toEqual({ page: 'not-found' });
  });
});

describe('what a person pastes', () => {
  const origin = 'https://table.example';

  test('a link of this server leads to its table', () => {
    expect(tableAddress(` ${origin}/join/abcdef?seat=1&invite=x `, origin)).toBe(
      '/join/abcdef?seat=1&invite=x',
    );
    expect(tableAddress(`${origin}/t/abcdef`, origin)).toBe('/t/abcdef');
    expect(tableAddress('/t/abcdef', origin)).toBe('/t/abcdef');
  });

  test('a bare code is a table', () => {
    expect(tableAddress('DukCstaFmsBF', origin)).toBe('/t/DukCstaFmsBF');
  });

  test('a link to elsewhere leads nowhere', () => {
    expect(tableAddress('https://elsewhere.example/t/abcdef', origin)).toBeNull();
    expect(tableAddress(`${origin}/settings`, origin)).toBeNull();
    expect(tableAddress('hello there', origin)).toBeNull();
  });
});
