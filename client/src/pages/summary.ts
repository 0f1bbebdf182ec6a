import type { Offer } from '../lib/offer.svelte';
import type { Words } from '../lib/words.svelte';

/** The one sentence that says what table will be opened, made of what will be sent. */
export function summaryOf(offer: Offer, words: Words): string {
  const table = offer.table();
  const { ui } = words;
  const count = (kind: string) => table.chairs.filter((chair) => chair.kind === kind).length;
  const company = [
    ui('new-company-people', { n: count('person') - 1 }),
    ...(count('bot') ? [ui('new-company-bots', { n: count('bot') })] : []),
    ...table.chairs
      .filter((chair) => chair.kind === 'automa')
      .map((chair) => ui('new-company-automa', { level: ui(`strength-${chair.level}`) })),
  ];
  const setup = table.introductory
    ? ui('new-setup-introductory')
    : ui('new-setup-full', {
        leeghwater: table.leeghwater ? 'yes' : 'no',
        choice: table.choice,
        seed: table.seed ? 'yes' : 'no',
      });
  const seen = table.public ? 'public' : offer.beginsAtOnce ? 'alone' : 'private';
  return ui('new-summary', {
    seats: table.chairs.length,
    company: new Intl.ListFormat(words.language, { type: 'conjunction' }).format(company),
    setup,
    pace: ui(`new-pace-${table.pace}`),
    seen: ui(`new-seen-${seen}`),
  });
}
