// What a plan says in words.
import { capital, joined } from '../../lib/sentences';
import type { Said } from '../../lib/types';
import type { CraftsmenPlay } from '../table/play.svelte';
import type { CardPlan, Components, MissingPlan, Plan, UnitPlan } from '../types';

type Speaker = Pick<CraftsmenPlay, 'say' | 'ui' | 'name' | 'components'>;

/** The message that names the building of a card. */
export function cardOf(components: Components, card: string): Said {
  const found = components.cards.find(({ key }) => key === card);
  return { key: `building-${found?.building ?? ''}` };
}

/** Where a card of a missing building is to be had. */
export function whereabouts(play: Speaker, { hand, up, hidden, build }: MissingPlan): string {
  if (hand.length) return play.ui('planner-in-hand', { n: build });
  const [offer] = up;
  if (offer) return play.ui('planner-face-up', { n: offer.price });
  return play.ui(hidden ? 'planner-hidden' : 'planner-gone');
}

/** Another way to a unit than making it. */
export function wayRound(play: Speaker, { good, state, fair, granary }: UnitPlan): string | null {
  const name = capital(play.say({ key: `good-${good}` }));
  if (granary) {
    return typeof granary.owner === 'number'
      ? play.ui('planner-granary-owner', { good: name, name: play.name(granary.owner) })
      : play.ui('planner-granary', { good: name });
  }
  if (!fair || state !== 'missing') return null;
  return play.ui(fair.cubes ? 'planner-fair' : 'planner-through-fair', { good: name });
}

/** What a plan would pay, source by source. */
export function payParts(play: Speaker, { pays: { made, ship, ships, bonus } }: Plan): string {
  return joined([
    made > 0 && play.ui('planner-pays-made', { n: made }),
    ship > 0 && play.ui('planner-pays-ship', { n: ship }),
    ships.length > 0 && !ship && play.ui('planner-no-room'),
    bonus > 0 && play.ui('planner-pays-line', { n: bonus }),
  ]);
}

/** What a building card would need, sentence by sentence. */
export function cardNeeds(play: Speaker, need: CardPlan): readonly string[] {
  const { price, worth, build, ends, beside, serves } = need;
  const [end] = ends;
  const side = ends.length > 1 ? 'both' : end;
  const found = [
    price ? play.ui('planner-need-buy', { price, worth }) : play.ui('planner-need-in-hand'),
    play.ui('planner-need-build', { n: build }),
    side
      ? play.ui('planner-need-fits', { side: play.say({ key: `side-${side}` }) })
      : play.ui('planner-need-no-fit'),
    beside.length > 0 &&
      play.ui('planner-need-beside', {
        cards: beside.map((card) => play.say(cardOf(play.components, card))).join(', '),
      }),
    play.ui('planner-need-serves', {
      goods: serves.map((good) => play.say({ key: `good-${good}` })).join(', '),
    }),
  ];
  return found.filter((line) => line !== false);
}

/** What is still to go for a good, in a few words. */
export function toGo(play: Speaker, { good, now, missing }: Plan): string {
  const rest =
    now === null
      ? play.ui('planner-missing', { n: missing.length })
      : play.say({ key: 'work-points', args: { n: now } });
  return `${capital(play.say({ key: `good-${good}` }))}: ${rest}`;
}

/** A whole plan, sentence by sentence. */
export function planLines(play: Speaker, plan: Plan): readonly string[] {
  const ready = plan.units.filter(({ state }) => state === 'ready');
  const lines = [
    `${toGo(play, plan)}.`,
    ready.length > 0 &&
      play.ui('planner-lies-ready', {
        goods: ready.map(({ good }) => play.say({ key: `good-${good}` })).join(', '),
      }),
    ...plan.missing.map(
      (one) => `${capital(play.say({ key: `building-${one.building}` }))}: ${whereabouts(play, one)}.`,
    ),
    ...plan.units.map((unit) => wayRound(play, unit)),
    plan.pays.total > 0 &&
      `${play.say({ key: 'points', args: { n: plan.pays.total } })}: ${payParts(play, plan)}.`,
  ];
  return lines.filter((line): line is string => typeof line === 'string' && line !== '').map(capital);
}
