import { beforeEach, describe, expect, test } from 'vitest';
import { Offer, readWishes } from './offer.svelte';

beforeEach(() => localStorage.clear());

describe('a table to open', () => {
  test('a solo game needs no choice at all', () => {
    const offer = new Offer('solo');
    expect(offer.beginsAtOnce).toBe(true);
    expect(offer.table().chairs.map((chair) => chair.kind)).toEqual(['person', 'automa']);
  });

  test('Automas sit last', () => {
    const offer = new Offer('solo');
    offer.addSeat();
    offer.setKind(2, 'person');
    expect(offer.table().chairs.map((chair) => chair.kind)).toEqual(['person', 'person', 'automa']);
  });

  test('there are two to four chairs, and the first is one’s own', () => {
    const offer = new Offer('table');
    for (let i = 0; i < 5; i += 1) offer.addSeat();
    expect(offer.wishes.seats).toHaveLength(4);
    offer.removeSeat(0);
    offer.setKind(0, 'bot');
    expect(offer.wishes.seats[0]?.kind).toBe('person');
    for (let i = 0; i < 5; i += 1) offer.removeSeat(1);
    expect(offer.wishes.seats).toHaveLength(2);
  });

  test('the introductory game has no Automa, no Leeghwater and no choice', () => {
    const offer = new Offer('solo');
    offer.wishes.leeghwater = true;
    offer.wishes.choice = 'free';
    offer.setIntroductory(true);
    expect(offer.table()).toMatchObject({ introductory: true, leeghwater: false, choice: 'draft' });
    expect(offer.table().chairs.map((chair) => chair.kind)).toEqual(['person', 'bot']);
    offer.setKind(1, 'automa');
    expect(offer.table().introductory).toBe(false);
  });

  test('the last options come back, the seed and the name do not', () => {
    const offer = new Offer('table');
    offer.wishes.pace = '3d';
    offer.seed = 'secret';
    offer.name = 'Tuesday';
    offer.remember();
    expect(new Offer('table').table()).toMatchObject({ pace: '3d', seed: null, name: null });
    expect(new Offer('solo').wishes.pace).toBe('live');
  });

  test('what was stored by another version is not trusted', () => {
    expect(readWishes('{"seats":[{"kind":"bot"}],"pace":"9d"}', 'solo').seats[0]?.kind).toBe('person');
    expect(readWishes('nonsense', 'table').seats).toHaveLength(2);
    expect(readWishes('{"seats":[{"kind":"person"},{"kind":"robot"}]}', 'table').seats[1]?.kind).toBe(
      'person',
    );
  });
});
