import { expect, test } from 'vitest';
import { Pages, yearOf } from './pages.svelte';

const chapter = (n: number, ...seats: Record<string, number>[]) => ({ chapter: n, seats });

test('the page of a season is turned when the next one begins, not when the table is opened', () => {
  let gains = [chapter(0), chapter(4), chapter(5)];
  const pages = new Pages(() => gains);
  pages.follow();
  expect(pages.opened).toBeNull();
  expect(pages.last).toBe(4);

  gains = [...gains, chapter(6)];
  pages.follow();
  expect(pages.opened).toBe(5);
  expect(pages.gains).toEqual(chapter(5));

  pages.close();
  pages.follow();
  expect(pages.opened).toBeNull();
  pages.toggle();
  expect(pages.opened).toBe(5);
});

test('going back into the season closes its page', () => {
  let gains = [chapter(4), chapter(5)];
  const pages = new Pages(() => gains);
  pages.follow();
  gains = [chapter(4), chapter(5), chapter(6)];
  pages.follow();
  gains = [chapter(4), chapter(5)];
  pages.follow();
  expect(pages.opened).toBeNull();
});

test('the page of a season of one kind is the latest that is over', () => {
  const pages = new Pages(() => [4, 5, 6, 7, 8, 9].map((n) => chapter(n)));
  expect(pages.toggle(1)).toBe(true);
  expect(pages.opened).toBe(5);
  pages.toggle(0);
  expect(pages.opened).toBe(8);
  pages.toggle(0);
  expect(pages.opened).toBeNull();
});

test('before a season of its kind is over there is no page', () => {
  const pages = new Pages(() => [chapter(4), chapter(5)]);
  expect(pages.toggle(1)).toBe(false);
  expect(pages.opened).toBeNull();
});

test('seasons are counted on through the years', () => {
  expect(yearOf(4)).toEqual({ year: 1, season: 0 });
  expect(yearOf(11)).toEqual({ year: 2, season: 3 });
});
