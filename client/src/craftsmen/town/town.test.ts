import { describe, expect, test } from 'vitest';
import type { PlaceView, TownView, View } from '../types';
import { crowd, discsOn, onPicture, placeKey, priceOf, queuePlace, stageState } from './queue';
import { remarkOn, type Speaker } from './saying';
import { stepped } from './travelling';

const place = (more: Partial<PlaceView> = {}): PlaceView => ({
  path: [2],
  fee: 0,
  to: 0,
  own: false,
  acts: 1,
  privilege: false,
  ...more,
});

const bankers: TownView = {
  queue: [
    [4, 2],
    [3, null],
    [null, null],
  ],
  picture: [0, 1, 0, 2],
  places: [null, place({ fee: 2, to: 3, acts: 4, privilege: true }), null],
};

describe('queues', () => {
  test('a space is a place by its building and its own name', () => {
    const towns = [{ key: 'bankers' }, { key: 'town_hall' }];
    const spaces = [{ key: 'gold' }, { key: 'ribbon' }];
    expect(queuePlace(placeKey('town_hall', 'gold'), towns, spaces)).toEqual({
      town: 'town_hall',
      space: 'gold',
    });
    for (const other of ['bankers', 'gold', 'bankers gold 2', 'tailor-1 wood', '']) {
      expect(queuePlace(other, towns, spaces)).toBeNull();
    }
  });

  test('discs lie the lower one first, and all of them count', () => {
    expect(discsOn(bankers, 0)).toEqual([4, 2]);
    expect(discsOn(bankers, 1)).toEqual([3]);
    expect(discsOn(bankers, 2)).toEqual([]);
    expect(crowd(bankers)).toBe(3);
    expect(onPicture(bankers)).toEqual([2, 4, 4]);
  });

  test('what a space costs', () => {
    expect(priceOf(place())).toBe('free');
    expect(priceOf(place({ own: true }))).toBe('own');
    expect(priceOf(place({ fee: 1, to: 2 }))).toBe('fee');
    expect(priceOf(place({ to: 2 }))).toBe('draws');
  });
});

describe('stages', () => {
  const view = (stage: number, stages_over: number) => ({ stage, stages_over }) as unknown as View;
  const town = { key: 'notary', stage: 3 };

  test('one is now, those before it are done', () => {
    expect(stageState(view(3, 2), town, ['notary'])).toBe('now');
    expect(stageState(view(4, 3), town, ['notary'])).toBe('done');
    expect(stageState(view(0, 3), town, ['notary'])).toBe('done');
    expect(stageState(view(0, 0), town, ['notary'])).toBe('ahead');
  });

  test('in winter some are closed', () => {
    expect(stageState(view(2, 1), town, ['builders', 'craft_guild'])).toBe('closed');
  });
});

describe('the sentence about a queue space', () => {
  const play = {
    components: {
      town: [{ key: 'bankers' }],
      spaces: [{ key: 'gold' }, { key: 'silver' }, { key: 'ribbon' }],
    },
    view: { town: { bankers } },
    ui: (key: string, args: Record<string, string | number> = {}) => [key, ...Object.values(args)].join(' '),
    say: ({ key }: { key: string }) => key,
    name: (seat: number) => `name-${seat}`,
  } as unknown as Speaker;

  test('says whom it pays, when one acts, and the privilege', () => {
    expect(remarkOn(play, 'bankers silver')).toBe('Send-fee name-3 2; send-acts 4; send-privilege.');
  });

  test('is only about spaces one may take', () => {
    for (const other of ['bankers gold', 'bankers', 'basic-1', null])
      expect(remarkOn(play, other)).toBeNull();
  });
});

test('arrows stop at both ends of a row', () => {
  expect(stepped(0, -1, 5)).toBe(0);
  expect(stepped(3, 1, 5)).toBe(4);
  expect(stepped(4, 1, 5)).toBe(4);
});
