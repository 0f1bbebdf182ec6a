import type { TableForm } from '../lib/table-form.svelte';
import type { GameInfo, Setting } from '../lib/types';
import type { Wording } from '../lib/words.svelte';

type Speaker = Pick<Wording, 'ui' | 'language'>;

/** What a setting is called: the game's own seats, an option, or one value of it. */
export function settingName(
  { game }: TableForm,
  { key, values }: Setting,
  { ui, language }: Speaker,
): string {
  const own = game.chairs.find(({ option }) => option === key);
  if (own) return ui(`${game.key}-${own.kind}`);
  const option = game.options.find((one) => one.key === key);
  if (option?.kind !== 'choice') return ui(`${game.key}-${key}`);
  const names = values.map((value) => ui(`${game.key}-${key}-${value}`));
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}

/** What is played with: the flags that are up, and each choice with its value. */
export function optionsSaid(
  game: GameInfo,
  values: Readonly<Record<string, string>>,
  { ui }: Speaker,
): readonly string[] {
  return game.options.flatMap(({ key, kind }) => {
    const value = values[key] ?? '';
    const name = ui(`${game.key}-${key}`);
    if (kind === 'flag') return value === 'yes' ? [name] : [];
    return [ui('new-option', { name, value: ui(`${game.key}-${key}-${value}`) })];
  });
}

export const listOf = (items: readonly string[], { language }: Speaker): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items);

/** The one sentence that says what table will be opened, made of what will be sent. */
export function summaryOf(form: TableForm, words: Speaker): string {
  const table = form.table();
  const { ui } = words;
  const bots = table.chairs.filter(({ kind }) => kind === 'bot').length;
  const own = table.chairs.filter(({ kind }) => kind !== 'person' && kind !== 'bot');
  const company = [
    ui('new-company-people', { n: form.people - 1 }),
    ...(form.beside ? [ui('new-company-here', { n: form.beside })] : []),
    ...(bots ? [ui('new-company-bots', { n: bots })] : []),
    ...own.map(({ kind, level }) =>
      ui('chair-machine', {
        kind: ui(`${table.game}-${kind}`),
        level: ui(`${table.game}-${kind}-${level}`),
      }),
    ),
  ];
  const setup = [
    ...optionsSaid(form.game, form.chosen.options, words),
    ...(table.seed ? [ui('new-with-seed')] : []),
  ];
  const seen = table.public ? 'public' : form.beginsAtOnce ? 'alone' : 'private';
  return [
    ui('new-summary', {
      game: ui(`${table.game}-title`),
      seats: table.chairs.length,
      company: listOf(company, words),
    }),
    ...(setup.length ? [ui('new-played-with', { list: listOf(setup, words) })] : []),
    ui(`new-pace-${table.pace}`),
    ui(`new-seen-${seen}`),
  ].join(' ');
}
