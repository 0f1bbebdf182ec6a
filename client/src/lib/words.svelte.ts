// The words of the client in the reader's language, and over them those of the games he plays. The argument rule is
// that of the engine: a message given as `x` brings its text as `x` and each of its forms (cases, articles) as
// `x-form`.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import type { Language } from './languages';
import { askedFor, gameTexts, isBuiltIn } from './texts/games';
import type { Said } from './types';

type Args = Record<string, FluentVariable>;
type Texts = { default: readonly string[] };
type Found = readonly [FluentBundle, Message & { value: NonNullable<Message['value']> }];

const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: () => import('./texts/en'),
  pl: () => import('./texts/pl'),
  ru: () => import('./texts/ru'),
  it: () => import('./texts/it'),
};

export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** A message that is said as another one: who sits at a seat, in place of its number. */
export interface Instead {
  readonly key: string;
  readonly say: (args: NonNullable<Said['args']>) => Said;
}

/** Words to say things with, in the reader's language. */
export interface Wording {
  readonly language: Language;
  has(key: string): boolean;
  /** A message that needs no arguments; null when there is none. */
  word(key: string): string | null;
  /** A message of the server. */
  say(said: Said): string;
  /** A message of the client, by its key. */
  ui(key: string, args?: Readonly<Record<string, FluentVariable | Said>>): string;
  /** The same words with one message said as another, wherever it stands. */
  with(instead: Instead): Wording;
}

/** Says messages of several bundles; of two with one key the earlier bundle's holds. */
class Voice implements Wording {
  #words: Words;
  #bundles: () => readonly FluentBundle[];
  #instead: Instead | null;

  constructor(words: Words, bundles: () => readonly FluentBundle[], instead: Instead | null = null) {
    this.#words = words;
    this.#bundles = bundles;
    this.#instead = instead;
  }

  with(instead: Instead): Wording {
    return new Voice(this.#words, this.#bundles, instead);
  }

  get language(): Language {
    return this.#words.language;
  }

  has(key: string): boolean {
    return this.#bundles().some((bundle) => bundle.hasMessage(key));
  }

  word(key: string): string | null {
    const found = this.#found(key);
    const errors: Error[] = [];
    const text = found?.[0].formatPattern(found[1].value, {}, errors);
    return text === undefined || errors.length ? null : text;
  }

  say = (said: Said): string => this.#forms(said).get('') ?? said.key;

  ui = (key: string, args: Readonly<Record<string, FluentVariable | Said>> = {}): string => {
    const found = this.#found(key);
    return found ? this.#text(key, found[0], found[1].value, this.#arguments(args)) : this.#missing(key);
  };

  #found(key: string): Found | null {
    for (const bundle of this.#bundles()) {
      const message = bundle.getMessage(key);
      if (message?.value) return [bundle, { ...message, value: message.value }];
    }
    return null;
  }

  #forms(said: Said): Map<string, string> {
    if (said.key === this.#instead?.key) return this.#forms(this.#instead.say(said.args ?? {}));
    const forms = new Map<string, string>();
    const found = this.#found(said.key);
    if (!found) return forms.set('', this.#missing(said.key));
    const [bundle, message] = found;
    const args = this.#arguments(said.args ?? {});
    forms.set('', this.#text(said.key, bundle, message.value, args));
    for (const [form, pattern] of Object.entries(message.attributes)) {
      forms.set(form, this.#text(said.key, bundle, pattern, args));
    }
    return forms;
  }

  #arguments(given: Readonly<Record<string, FluentVariable | Said>>): Args {
    const args: Args = {};
    for (const [name, value] of Object.entries(given)) {
      if (isSaid(value)) {
        for (const [form, text] of this.#forms(value)) args[form ? `${name}-${form}` : name] = text;
      } else {
        args[name] = value;
      }
    }
    return args;
  }

  #text(key: string, bundle: FluentBundle, pattern: NonNullable<Message['value']>, args: Args): string {
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length) this.#words.fault(key, errors);
    return text;
  }

  #missing(key: string): string {
    this.#words.fault(key, ['no such message']);
    return key;
  }
}

/** What has come in one language. */
interface Loaded {
  readonly shell: FluentBundle;
  readonly games: ReadonlyMap<string, FluentBundle>;
}

export class Words implements Wording {
  /** The language that is being shown, which is the wished one as soon as its words have come. */
  language: Language = $state('en');
  /** Messages that could not be said; a test and the development page look at it. */
  faults = 0;
  #shown: Loaded | null = $state.raw(null);
  #loaded = new Map<Language, Loaded>();
  #wished: Language = 'en';
  /** Games that are played on this page, and games whose names and options only the server knows. */
  #played = new Set<string>();
  #plugged = new Set<string>();
  #voices = new Map<string, Voice>();
  #own = new Voice(this, () => (this.#shown ? [this.#shown.shell] : []));

  /** Switch the language; every sentence on the page follows. */
  async use(language: Language): Promise<void> {
    this.#wished = language;
    const loaded = await this.#load(language);
    // Somebody who clicks twice gets the language of the second click.
    if (this.#wished !== language) return;
    this.#shown = loaded;
    this.language = language;
  }

  /** The words of a game over those of the client; `open` fetches them. */
  of(game: string): Wording {
    const known = this.#voices.get(game);
    if (known) return known;
    const voice = new Voice(this, () => {
      const own = this.#shown?.games.get(game);
      return this.#shown ? [...(own ? [own] : []), this.#shown.shell] : [];
    });
    this.#voices.set(game, voice);
    return voice;
  }

  /** Fetch the words of a game; from now on they follow the language. */
  async open(game: string): Promise<Wording> {
    this.#played.add(game);
    await this.#again();
    return this.of(game);
  }

  /** Fetch the names of games and of their options, where they are not in the build. */
  async know(games: readonly string[]): Promise<void> {
    for (const game of games) if (!isBuiltIn(game)) this.#plugged.add(game);
    if (this.#plugged.size) await this.#again();
  }

  has(key: string): boolean {
    return this.#own.has(key);
  }

  word(key: string): string | null {
    return this.#own.word(key);
  }

  say = (said: Said): string => this.#own.say(said);

  ui = (key: string, args?: Readonly<Record<string, FluentVariable | Said>>): string =>
    this.#own.ui(key, args);

  with(instead: Instead): Wording {
    return this.#own.with(instead);
  }

  /** A gap in the words must never stop a game. */
  fault(key: string, errors: readonly unknown[]): void {
    this.faults += 1;
    if (import.meta.env.DEV) console.error(`message '${key}' in ${this.language}:`, ...errors);
  }

  /** What was added to the words in the language that is shown or wished. */
  async #again(): Promise<void> {
    const language = this.#wished;
    const loaded = await this.#load(language);
    if (this.#wished === language && this.language === language) this.#shown = loaded;
  }

  async #load(language: Language): Promise<Loaded> {
    const shell =
      this.#loaded.get(language)?.shell ?? bundleOf(language, (await LOADERS[language]()).default);
    for (const game of this.#plugged) {
      if (shell.hasMessage(`${game}-title`)) continue;
      shell.addResource(new FluentResource(await askedFor(game, language, 'setup')));
    }
    const games = new Map(this.#loaded.get(language)?.games);
    for (const game of this.#played) {
      if (!games.has(game)) games.set(game, bundleOf(language, await gameTexts(game, language)));
    }
    const loaded: Loaded = { shell, games };
    this.#loaded.set(language, loaded);
    return loaded;
  }
}

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'key' in value;
}

export const words = new Words();
export const say = words.say;
export const ui = words.ui;
