// Where the words of a game come from: those of built-in games are in the build, one file per game and language;
// the server has those of all others.
import type { Language } from '../languages';

type Files = Readonly<Record<string, () => Promise<string>>>;
export type Part = 'all' | 'setup';

const RULES: Files = import.meta.glob<string>('$games/*/text/*.ftl', { query: '?raw', import: 'default' });
const CLAUSES: Files = import.meta.glob<string>('$games/*/text/clauses/*.ftl', {
  query: '?raw',
  import: 'default',
});
/** What the drawings of a game say themselves, in one file or one for each of their parts. */
const DRAWN: Files = import.meta.glob<string>('../../*/text/**/*.ftl', { query: '?raw', import: 'default' });

const found = (files: Files, ending: string): (() => Promise<string>)[] =>
  Object.entries(files).flatMap(([path, load]) => (path.endsWith(ending) ? [load] : []));

const drawn = (game: string, language: Language): (() => Promise<string>)[] =>
  Object.entries(DRAWN).flatMap(([path, load]) =>
    path.startsWith(`../../${game}/text/`) && path.endsWith(`/${language}.ftl`) ? [load] : [],
  );

export const isBuiltIn = (game: string): boolean => found(RULES, `/${game}/text/en.ftl`).length > 0;

/** Ask the server for words of a game. */
export async function askedFor(game: string, language: Language, part: Part = 'all'): Promise<string> {
  const query = part === 'all' ? '' : `?part=${part}`;
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${language}${query}`);
  if (!answer.ok) throw new Error(`no words of ${game} in ${language}: ${answer.status}`);
  return answer.text();
}

/** The words of a game, later ones over earlier ones. */
export async function gameTexts(game: string, language: Language): Promise<readonly string[]> {
  if (!isBuiltIn(game)) return [await askedFor(game, language)];
  const file = `/${game}/text/${language}.ftl`;
  return Promise.all([...found(RULES, file), ...drawn(game, language)].map((load) => load()));
}

/** The clauses a game cites, which are as long as all the rest. */
export async function clauseTexts(game: string, language: Language): Promise<readonly string[]> {
  if (!isBuiltIn(game)) return [await askedFor(game, language)];
  return Promise.all(found(CLAUSES, `/${game}/text/clauses/${language}.ftl`).map((load) => load()));
}
