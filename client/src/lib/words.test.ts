import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, Visitor, type Message, type Resource, type VariableReference } from '@fluent/syntax';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, preferredLanguage, type Language } from './languages';
import { bundleOf, Words } from './words.svelte';

const ROOT = join(__dirname, '..');
const TEXT = join(ROOT, 'text');
const GAME = join(ROOT, '../../src/millrace/games/barrage/text');
const SERVER = join(ROOT, '../../src/millrace/server');

const areas = [
  '.',
  ...readdirSync(TEXT, { withFileTypes: true }).flatMap((e) => (e.isDirectory() ? [e.name] : [])),
];

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

describe.each(areas)('the words of %s', (area) => {
  const english = facts(read(join(TEXT, area), 'en'));
  test.each(LANGUAGES)('in %s have the same keys and arguments as in English', (language) => {
    expect(facts(read(join(TEXT, area), language))).toEqual(english);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = [read(GAME, language), ...areas.map((area) => read(join(TEXT, area), language))];
  const all = texts.flatMap(messages);

  test('no key stands in two files', () => {
    const names = all.map((message) => message.id.name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test('every message renders without a fault', () => {
    const bundle = bundleOf(language, texts);
    const errors: Error[] = [];
    // A message may refer to another, whose arguments it then needs as well.
    const args = Object.fromEntries(all.flatMap(variables).map((name) => [name, 2]));
    for (const message of all) {
      const { value, attributes } = bundle.getMessage(message.id.name) ?? { value: null, attributes: {} };
      for (const pattern of [value, ...Object.values(attributes)]) {
        if (pattern) expect(bundle.formatPattern(pattern, args, errors)).not.toBe('');
      }
    }
    expect(errors).toEqual([]);
  });
});

describe('keys that are used', () => {
  const known = new Set(['.', ...areas].flatMap((area) => Object.keys(facts(read(join(TEXT, area), 'en')))));
  const game = new Set(messages(read(GAME, 'en')).map((message) => message.id.name));

  const files = (folder: string, ending: RegExp) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.name.includes('.test.'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

  test('by the client exist', () => {
    const used = files(ROOT, /\.(svelte|ts)$/).flatMap((source) =>
      [...source.matchAll(/\bui\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((key) => !known.has(key) && !game.has(key))).toEqual([]);
  });

  test('by the refusals and notes of the server exist', () => {
    const sources = files(SERVER, /\.py$/).join('\n');
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
    const said = { key: 'chair-automa', args: { level: { key: 'strength-high' } } };
    expect(words.say(said)).toBe('Automa (high)');
    await words.use('ru');
    expect(words.say(said)).toBe('Автома (высокий)');
    await words.use('en');
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
