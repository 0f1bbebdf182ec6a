// The table as sentences, from the same view the drawings use: the town building by building, the stores, the players
// and one's own hand. Complete enough to play by it alone.
import { capital, joined } from '../../lib/sentences';
import { nameOfComponent } from '../cards/component';
import { countOf } from '../players/state';
import type { OwnerKey, PlaceView, SeatView, TownComponent } from '../types';
import type { CraftsmenPlay } from './play.svelte';

export interface TextSection {
  readonly title: string;
  readonly lines: readonly string[];
}

type Parts = readonly (string | false | null | undefined)[];

export const sentence = (parts: Parts): string => `${capital(joined(parts))}.`;

const good = (play: CraftsmenPlay, key: string): string => play.say({ key: `good-${key}` });
const card = (play: CraftsmenPlay, key: string): string => nameOfComponent(play, 'card', key);
const amount = (play: CraftsmenPlay, key: string, n: number): string => play.say({ key, args: { n } });

export function owner(play: CraftsmenPlay, whose: OwnerKey): string {
  if (whose === null) return play.ui('read-empty');
  return whose === 'natural' ? play.say({ key: 'natural' }) : play.name(whose);
}

const legal = (play: CraftsmenPlay, place: string): string | false =>
  play.legal(place).length > 0 && play.ui('read-legal');

// The town

function way(play: CraftsmenPlay, { fee, to, own, acts, privilege }: PlaceView): string {
  const price = fee
    ? play.ui('read-fee', { n: fee, name: play.name(to) })
    : to
      ? play.ui('read-draws', { name: play.name(to) })
      : play.ui(own ? 'read-own-disc' : 'read-free');
  return joined([
    play.ui('read-may-send'),
    price,
    play.ui('read-acts', { n: acts }),
    privilege && play.ui('read-privilege'),
  ]);
}

export function townSection(play: CraftsmenPlay, { key, said, text, privilege }: TownComponent): TextSection {
  const here = play.view.town[key];
  const spaces = play.components.spaces.map((space, i) => {
    const [lower = null, upper = null] = here?.queue[i] ?? [];
    const place = here?.places[i];
    return sentence([
      play.say(space.said),
      i >= play.openSpaces ? play.ui('read-closed') : owner(play, lower),
      upper !== null && play.ui('read-on-it', { name: owner(play, upper) }),
      place && way(play, place),
    ]);
  });
  const used = (here?.picture ?? []).flatMap((n, i) => (n ? [play.name(i + 1)] : []));
  return {
    title: capital(play.say(said)),
    lines: [
      ...text.map((line) => capital(play.say(line))),
      play.ui('read-privilege-is', { text: play.say(privilege) }),
      ...spaces,
      ...(used.length ? [play.ui('read-used', { names: used.join(', ') })] : []),
    ],
  };
}

// Market, stores, harbour

export function market(play: CraftsmenPlay): TextSection {
  const { view, components } = play;
  const tiers = Object.entries(view.market).flatMap(([key, { pile, up }]) => {
    const tier = components.tiers.find((one) => one.key === key);
    const cards = up.flatMap((one, i) =>
      one === null ? [] : [joined([card(play, one), legal(play, `${key}-${i + 1}`) || legal(play, one)])],
    );
    return tier
      ? [
          play.ui('read-tier', {
            tier: capital(play.say(tier.said)),
            price: tier.price,
            build: tier.cost,
            cards: cards.join('; ') || play.ui('read-empty'),
            pile,
          }),
        ]
      : [];
  });
  const { pile, up, discards, mayor } = view.capital;
  const kinds = (keys: readonly (string | null)[]) =>
    keys.flatMap((key) => (key === null ? [] : [nameOfComponent(play, 'capital', key)])).join(', ') ||
    play.ui('read-empty');
  return {
    title: play.ui('read-market'),
    lines: [
      ...tiers,
      play.ui('read-capital', { up: kinds(up), pile, discards: discards.length }),
      ...(mayor.length ? [play.ui('read-mayor', { cards: kinds(mayor) })] : []),
    ],
  };
}

export function granary(play: CraftsmenPlay): TextSection {
  return {
    title: capital(play.say({ key: 'place-granary' })),
    lines: Object.entries(play.view.granary).map(([key, [lower = null, upper = null]]) =>
      sentence([
        play.ui('read-granary', {
          good: good(play, key),
          lower: owner(play, lower),
          upper: owner(play, upper),
        }),
        legal(play, key),
      ]),
    ),
  };
}

export function fair(play: CraftsmenPlay): TextSection {
  return {
    title: capital(play.say({ key: 'place-fair' })),
    lines: play.view.seats.map(({ fair: n }, i) => `${play.name(i + 1)}: ${amount(play, 'cubes', n)}.`),
  };
}

export function harbour(play: CraftsmenPlay): readonly TextSection[] {
  return play.components.ships.map((ship, i) => ({
    title: capital(play.say(ship.said)),
    lines: [
      play.ui('read-ship-bonus', { bonus: ship.places.join(', ') }),
      ...(play.view.ships[i] ?? []).map(({ good: key, vp, slots }) =>
        sentence([
          `${good(play, key)}: ${amount(play, 'points', vp)}`,
          slots.every((slot) => slot === null)
            ? play.ui('read-empty')
            : slots.map((slot) => owner(play, slot)).join(', '),
        ]),
      ),
      ...(legal(play, String(i + 1)) ? [capital(play.ui('read-legal')) + '.'] : []),
    ],
  }));
}

export function bonusTokens(play: CraftsmenPlay): TextSection {
  return {
    title: capital(play.say({ key: 'place-bonus' })),
    lines: play.components.bonus.map(({ key, said }) => {
      const taken = play.view.bonus[key] ?? null;
      return sentence([play.say(said), taken === null ? play.ui('read-untaken') : owner(play, taken)]);
    }),
  };
}

// Players

function rowOf(play: CraftsmenPlay, { row }: SeatView): string {
  return row
    .map(({ card: key, filled }) => {
      const inputs = filled.map((one) => good(play, one)).join(', ');
      return inputs
        ? play.ui('read-building-with', { card: card(play, key), goods: inputs })
        : card(play, key);
    })
    .join('; ');
}

export function player(play: CraftsmenPlay, seat: number): TextSection {
  const own = play.view.seats[seat - 1];
  const end = play.view.year_end[seat - 1];
  if (!own) return { title: play.name(seat), lines: [] };
  const counts = joined([
    amount(play, 'points', own.vp),
    amount(play, 'capital-cards', countOf(own.capital)),
    amount(play, 'building-cards', countOf(own.cards)),
    amount(play, 'assistants', own.assistants),
    amount(play, 'privilege-tokens', own.privileges),
    amount(play, 'work-tokens', own.works),
    play.ui('players-on-fair', { n: own.fair }),
    own.passed && play.ui('players-passed'),
  ]);
  const tokens = play.components.bonus.filter(({ key }) => play.view.bonus[key] === seat);
  return {
    title: seat === play.you ? play.ui('read-you-are', { name: play.name(seat) }) : play.name(seat),
    lines: [
      `${capital(counts)}.`,
      play.ui('read-row', { cards: rowOf(play, own) }),
      ...tokens.map(({ said }) => sentence([play.say(said)])),
      ...(end
        ? [play.ui('read-year-end', { ships: end.ships, city: end.city, granary: end.granary, n: end.total })]
        : []),
    ],
  };
}

/** Your own hand; nothing for who looks on or while it is covered. */
export function hand(play: CraftsmenPlay): TextSection | null {
  const own = play.view.seats[play.you - 1];
  if (!own || typeof own.cards === 'number') return null;
  const colours = own.colours.map(({ colour, cards, worth }) =>
    play.ui('read-colour', {
      colour: capital(play.say({ key: `colour-${colour}` })),
      cards: cards.map((key) => key.slice(key.indexOf('-') + 1)).join(', '),
      worth,
    }),
  );
  const cards = own.cards.map((key) => {
    const fits = own.fits[key];
    const [end] = fits?.ends ?? [];
    const side = fits && fits.ends.length > 1 ? 'both' : end;
    return sentence([
      card(play, key),
      side ? play.ui('read-fits', { side: play.say({ key: `side-${side}` }) }) : play.ui('read-fits-not'),
      fits &&
        fits.beside.length > 0 &&
        play.ui('read-beside', { cards: fits.beside.map((one) => card(play, one)).join(', ') }),
      legal(play, key),
    ]);
  });
  return {
    title: play.ui('read-hand'),
    lines: [...colours, play.ui('read-worth', { n: own.worth ?? 0 }), ...cards],
  };
}

// Where the game stands

export function situation(play: CraftsmenPlay): readonly string[] {
  const { view } = play;
  const phase = ['start', 'over'].includes(view.phase)
    ? play.ui(`read-phase-${view.phase}`)
    : play.say({ key: `phase-${view.phase}` });
  const town = play.components.town.find(({ stage }) => stage === view.stage);
  const names = (seats: readonly number[]) => seats.map((seat) => play.name(seat)).join(', ');
  const lines: Parts = [
    sentence([
      play.say({ key: 'year', args: { n: view.year } }),
      play.say({ key: `season-${view.season}` }),
      phase,
    ]),
    view.order.length > 0 && play.ui('table-read-order', { order: names(view.order) }),
    play.you > 0 && play.ui('table-read-you', { name: play.name(play.you) }),
    town && sentence([play.say({ key: 'stage', args: { n: town.stage } }), play.say(town.said)]),
    view.acting &&
      play.ui('read-acting', {
        name: play.name(view.acting.seat),
        town: play.say({ key: `town-${view.acting.town}` }),
      }),
    view.work && `${play.name(view.work.seat)}: ${amount(play, 'work-points', view.work.left)}.`,
    view.track.length > 0 && play.ui('read-track', { order: names(view.track) }),
    view.auction &&
      play.ui('read-auction', {
        card: card(play, view.auction.card),
        bid: view.auction.bid,
        name: view.auction.by ? play.name(view.auction.by) : '–',
        left: names(view.auction.left),
      }),
    !!view.auction?.offer && play.ui('read-offer', { n: view.auction.offer }),
    view.payment &&
      play.ui('read-payment', {
        name: play.name(view.payment.seat),
        n: view.payment.due,
        worth: view.payment.worth,
      }),
    play.ui('read-pool', { privilege: view.tokens.privilege, work: view.tokens.work }),
  ];
  return lines.filter((line): line is string => typeof line === 'string' && line !== '');
}
