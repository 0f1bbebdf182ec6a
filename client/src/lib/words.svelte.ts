// The words of the table in the reader's language. The argument rule is that of the engine: a message given
// as `x` brings its text as `x` and each of its forms (cases, articles) as `x-form`.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import type { Language } from './languages';
import type { Said } from './types';

type Args = Record<string, FluentVariable>;
type Texts = { default: readonly string[] };

const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: () => import('./texts/en'),
  pl: () => import('./texts/pl'),
  ru: () => import('./texts/ru'),
  it: () => import('./texts/it'),
};

export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

export class Words {
  /** The language that is being shown, which is the wished one as soon as its words have come. */
  language: Language = $state('en');
  /** Messages that could not be said; a test and the development page look at it. */
  faults = 0;
  #bundle: FluentBundle | null = $state.raw(null);
  #bundles = new Map<Language, FluentBundle>();
  #wished: Language = 'en';

  /** Switch the language; every sentence on the page follows. */
  async use(language: Language): Promise<void> {
    this.#wished = language;
    let bundle = this.#bundles.get(language);
    if (!bundle) {
      bundle = bundleOf(language, (await LOADERS[language]()).default);
      this.#bundles.set(language, bundle);
    }
    // Somebody who clicks twice gets the language of the second click.
    if (this.#wished !== language) return;
    this.#bundle = bundle;
    this.language = language;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** A sentence of the game. */
  say = (said: Said): string => this.#forms(said).get('') ?? said.key;

  /** A sentence of the client. */
  ui = (key: string, args: Readonly<Record<string, FluentVariable | Said>> = {}): string => {
    const message = this.#bundle?.getMessage(key);
    if (!message?.value) return this.#missing(key);
    return this.#text(key, message.value, this.#arguments(args));
  };

  #forms(said: Said): Map<string, string> {
    const forms = new Map<string, string>();
    const message = this.#bundle?.getMessage(said.key);
    if (!message?.value) return forms.set('', this.#missing(said.key));
    const args = this.#arguments(said.args ?? {});
    forms.set('', this.#text(said.key, message.value, args));
    for (const [form, pattern] of Object.entries(message.attributes)) {
      forms.set(form, this.#text(said.key, pattern, args));
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

  #text(key: string, pattern: NonNullable<Message['value']>, args: Args): string {
    const errors: Error[] = [];
    const text = this.#bundle?.formatPattern(pattern, args, errors) ?? key;
    if (errors.length) this.#fault(key, errors);
    return text;
  }

  #missing(key: string): string {
    this.#fault(key, ['no such message']);
    return key;
  }

  /** A gap in the words must never stop a game. */
  #fault(key: string, errors: readonly unknown[]): void {
    this.faults += 1;
    if (import.meta.env.DEV) console.error(`message '${key}' in ${this.language}:`, ...errors);
  }
}

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'key' in value;
}

export const words = new Words();
export const say = words.say;
export const ui = words.ui;
