import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FluentParser, Visitor, type Message, type Resource, type VariableReference } from '@fluent/syntax';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, preferredLanguage, type Language } from './languages';
import { bundleOf, Words } from './words.svelte';

const ROOT = join(__dirname, '..');
const TEXT = join(ROOT, 'text');
const GAMES = join(ROOT, '../../src/millrace/games');
const SERVER = join(ROOT, '../../src/millrace');

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const shell = ['.', ...foldersIn(TEXT)].map((area) => join(TEXT, area));
const games = foldersIn(GAMES).filter((game) => existsSync(join(GAMES, game, 'text')));
/** What the drawings of a game say themselves, if it has drawings: in one file, or one for each of their parts. */
const drawn = (game: string): string[] => {
  const folder = join(ROOT, game, 'text');
  if (!existsSync(folder)) return [];
  const all = [folder, ...foldersIn(folder).map((part) => join(folder, part))];
  return all.filter((one) => existsSync(join(one, 'en.ftl')));
};
const setup = (game: string) => join(GAMES, game, 'text/setup');
const there = (...folders: string[]) => folders.filter((folder) => existsSync(folder));

const read = (folder: string, language: Language) => readFileSync(join(folder, `${language}.ftl`), 'utf8');

function messages(text: string): Message[] {
  const resource: Resource = new FluentParser({ withSpans: false }).parse(text);
  const junk = resource.body.filter((entry) => entry.type === 'Junk');
  expect(junk.map((entry) => ('content' in entry ? entry.content : ''))).toEqual([]);
  return resource.body.filter((entry): entry is Message => entry.type === 'Message');
}

class Variables extends Visitor {
  names = new Set<string>();
  override visitVariableReference(node: VariableReference) {
    this.names.add(node.id.name);
  }
}

function variables(message: Message): string[] {
  const visitor = new Variables();
  visitor.visit(message);
  return [...visitor.names].sort();
}

/** An argument that is a message brings its forms along, which differ between languages. */
const whole = (name: string) => name.replace(/-.*/, '');

const facts = (text: string) =>
  Object.fromEntries(messages(text).map((m) => [m.id.name, [...new Set(variables(m).map(whole))].join(' ')]));

const folders = [...shell, ...games.flatMap(drawn)];

describe.each(folders.map((folder) => [relative(ROOT, folder), folder]))('the words of %s', (_, folder) => {
  const english = facts(read(folder, 'en'));
  test.each(LANGUAGES)('in %s have the same keys and arguments as in English', (language) => {
    expect(facts(read(folder, language))).toEqual(english);
  });
});

function rendersAll(language: Language, texts: readonly string[]) {
  const all = texts.flatMap(messages);
  const bundle = bundleOf(language, texts);
  const errors: Error[] = [];
  // A message may refer to another, whose arguments it then needs as well.
  const args = Object.fromEntries(all.flatMap(variables).map((name) => [name, 2]));
  for (const message of all) {
    const { value, attributes } = bundle.getMessage(message.id.name) ?? { value: null, attributes: {} };
    // A field of a view may have an empty name: it is for programs.
    const isNameless =
      message.id.name.startsWith('view-') && value && bundle.formatPattern(value, args, errors) === '';
    for (const pattern of isNameless ? [] : [value, ...Object.values(attributes)]) {
      if (pattern) expect(bundle.formatPattern(pattern, args, errors)).not.toBe('');
    }
  }
  expect(errors).toEqual([]);
}

const twice = (texts: readonly string[]) => {
  const names = texts.flatMap(messages).map((message) => message.id.name);
  return names.filter((name, i) => names.indexOf(name) !== i);
};

describe.each(LANGUAGES)('in %s', (language) => {
  const own = [...shell, ...games.flatMap((game) => there(setup(game)))].map((folder) =>
    read(folder, language),
  );

  test('no key of the client stands in two files, and each renders without a fault', () => {
    expect(twice(own)).toEqual([]);
    rendersAll(language, own);
  });

  test.each(games)('no key of %s stands in two files, and each renders without a fault', (game) => {
    const texts = there(join(GAMES, game, 'text'), ...drawn(game)).map((folder) => read(folder, language));
    expect(twice(texts)).toEqual([]);
    rendersAll(language, texts);
  });
});

describe('keys that are used', () => {
  const known = new Set(shell.flatMap((folder) => Object.keys(facts(read(folder, 'en')))));
  const ofGames = new Map(
    games.map((game) => [
      game,
      new Set(
        there(join(GAMES, game, 'text'), ...drawn(game)).flatMap((folder) =>
          Object.keys(facts(read(folder, 'en'))),
        ),
      ),
    ]),
  );

  const files = (folder: string, ending: RegExp) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name));

  test('by the client exist', () => {
    const used = files(ROOT, /\.(svelte|ts)$/).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bui\(\s*'([a-z0-9-]+)'/g)].map((match) => ({
        // What a game draws may use the words of that game.
        game: relative(ROOT, file).split('/')[0] ?? '',
        key: match[1] ?? '',
      })),
    );
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter(({ game, key }) => !known.has(key) && !ofGames.get(game)?.has(key))).toEqual([]);
  });

  test('by the refusals and notes of the server exist', () => {
    const sources = ['server', 'rooms']
      .flatMap((folder) => there(join(SERVER, folder)))
      .flatMap((folder) => files(folder, /\.py$/))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const kinds = 'Refusal|ShownOut|BadRequest|Unknown|Conflict|Forbidden|NotFound|NotJson|show_out';
    const codes = [...sources.matchAll(new RegExp(`(?:${kinds})\\(\\s*"([a-z-]+)"`, 'g'))];
    const notes = [...sources.matchAll(/"((?:note|refused)-[a-z-]+)"/g)];
    const wanted = [...codes.map((match) => `refused-${match[1]}`), ...notes.map((match) => match[1] ?? '')];
    expect(wanted.length).toBeGreaterThan(50);
    expect(wanted.filter((key) => !known.has(key))).toEqual([]);
  });
});

describe('saying', () => {
  const words = new Words();
  beforeAll(() => words.use('en'));

  test('numbers are arguments', () => {
    expect(words.ui('waiting-watching', { n: 1 })).toBe('1 person is looking on');
    expect(words.ui('waiting-watching', { n: 3 })).toBe('3 people are looking on');
  });

  test('a message may be an argument, with its forms', async () => {
    const said = { key: 'page-title', args: { page: { key: 'phase-setup' } } };
    expect(words.say(said)).toBe('Set-up · Millrace');
    await words.use('ru');
    expect(words.say(said)).toBe('Подготовка · Millrace');
    await words.use('en');
  });

  test('each game has its own words, over those of the client', async () => {
    const [barrage, craftsmen] = await Promise.all([words.open('barrage'), words.open('craftsmen')]);
    expect(barrage.ui('table-fold')).toBe('Map');
    expect(craftsmen.ui('table-fold')).toBe('Board');
    expect(words.ui('table-fold')).toBe('Board');
    expect(barrage.has('company-usa')).toBe(true);
    expect(craftsmen.has('company-usa')).toBe(false);
    expect(words.of('barrage')).toBe(barrage);
  });

  test('a message is said as another one wherever it stands, in every form', async () => {
    const plain = await words.open('craftsmen');
    const named = plain.with({
      key: 'seat',
      say: ({ n }) => ({ key: 'seat-named', args: { name: n === 1 ? 'Ada' : 'Karol' } }),
    });
    const args = { seat: { key: 'seat', args: { n: 1 } }, owner: { key: 'seat', args: { n: 2 } } };
    const pushes = { key: 'event-granary-pushes', args: { ...args, good: { key: 'good-rope' } } };
    expect(plain.say(pushes)).toContain('Player 1');
    expect(named.say(pushes)).toBe('Ada delivers a rope to the granary and pushes out a marker of Karol');
    await words.use('it');
    expect(named.say(pushes)).toContain('un segnalino di Karol');
    await words.use('en');
  });

  test.each(LANGUAGES)('in %s a named seat of Craftsmen has the forms of a numbered one', (language) => {
    const folders = [join(GAMES, 'craftsmen/text'), ...drawn('craftsmen')];
    const all = folders.flatMap((folder) => messages(read(folder, language)));
    const forms = (key: string) => all.find(({ id }) => id.name === key)?.attributes.map(({ id }) => id.name);
    expect(forms('seat-named')).toEqual(forms('seat'));
  });

  test('the words of a game follow the language', async () => {
    const barrage = await words.open('barrage');
    await words.use('it');
    expect(barrage.ui('table-fold')).toBe('Mappa');
    expect(barrage.language).toBe('it');
    await words.use('en');
  });

  test('the server has the words of a game that is not in the build', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(path.includes('setup') ? 'nim-title = Nim' : 'heap = a heap'));
    });
    const words = new Words();
    await words.use('en');
    await words.know(['barrage', 'nim']);
    expect(words.ui('nim-title')).toBe('Nim');
    const nim = await words.open('nim');
    expect(nim.ui('heap')).toBe('a heap');
    expect(asked).toEqual(['/api/games/nim/words/en?part=setup', '/api/games/nim/words/en']);
    vi.unstubAllGlobals();
  });

  test('a missing message is its key, counted, and no crash', () => {
    const before = words.faults;
    expect(words.say({ key: 'no-such-message', args: {} })).toBe('no-such-message');
    expect(words.ui('no-such-message')).toBe('no-such-message');
    expect(words.faults).toBe(before + 2);
  });

  test('of two switches the later one holds', async () => {
    await Promise.all([words.use('pl'), words.use('it')]);
    expect(words.language).toBe('it');
  });

  test('the reader is met in the first language of theirs that we speak', () => {
    expect(preferredLanguage(['de-DE', 'ru-RU', 'en'])).toBe('ru');
    expect(preferredLanguage(['ja'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});
