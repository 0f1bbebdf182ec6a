// What a reader has chosen for this screen; kept in the browser only.
import { isLanguage, preferredLanguage, type Language } from './languages';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';
export type Confirm = 'always' | 'irreversible' | 'never';
/** How an Automa's turn is shown: step by step on a click, by itself at a speed, or at once. */
export type ExplainPace = 'click' | 'slow' | 'normal' | 'fast' | 'skip';

export interface Choices {
  theme: Theme;
  language: Language;
  motion: Motion;
  confirm: Confirm;
  automa: ExplainPace;
  textSize: number;
  /** Fills of companies by key, where the reader wants another than the printed one. */
  owners: Record<string, string>;
  sound: boolean;
  autoAnswer: boolean;
}

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export const CONFIRMS = ['always', 'irreversible', 'never'] as const;
export const EXPLAIN_PACES = ['click', 'slow', 'normal', 'fast', 'skip'] as const;
export const TEXT_SIZE = { least: 90, most: 200, step: 10 } as const;

const STORE = 'millrace-settings';

function defaults(): Choices {
  const coarse = matches('(pointer: coarse)');
  return {
    theme: 'system',
    language: preferredLanguage(navigator.languages ?? []),
    motion: 'system',
    confirm: 'irreversible',
    automa: 'normal',
    textSize: 100,
    owners: {},
    sound: !coarse,
    autoAnswer: true,
  };
}

function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((known) => known === value) ?? otherwise;

/** Whatever was stored, by whichever version, as choices that exist. */
export function readChoices(stored: string | null, fallback: Choices): Choices {
  const raw = parsed(stored);
  const size = Number(raw.textSize);
  return {
    theme: oneOf(THEMES, raw.theme, fallback.theme),
    language: isLanguage(raw.language) ? raw.language : fallback.language,
    motion: oneOf(MOTIONS, raw.motion, fallback.motion),
    confirm: oneOf(CONFIRMS, raw.confirm, fallback.confirm),
    automa: oneOf(EXPLAIN_PACES, raw.automa, fallback.automa),
    textSize: size >= TEXT_SIZE.least && size <= TEXT_SIZE.most ? size : fallback.textSize,
    owners: fillsIn(raw.owners),
    sound: typeof raw.sound === 'boolean' ? raw.sound : fallback.sound,
    autoAnswer: typeof raw.autoAnswer === 'boolean' ? raw.autoAnswer : fallback.autoAnswer,
  };
}

function parsed(stored: string | null): Record<string, unknown> {
  if (!stored) return {};
  try {
    const raw: unknown = JSON.parse(stored);
    return typeof raw === 'object' && raw !== null ? { ...raw } : {};
  } catch {
    return {};
  }
}

function fillsIn(raw: unknown): Record<string, string> {
  if (typeof raw !== 'object' || raw === null) return {};
  const fills = Object.entries(raw).filter(([, fill]) => /^#[0-9a-f]{6}$/i.test(String(fill)));
  return Object.fromEntries(fills.map(([company, fill]) => [company, String(fill)]));
}

/** Ink or paper, whichever is easier to read on a fill. */
export function readableOn(fill: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(fill.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#1d2730' : '#ffffff';
}

class Settings {
  chosen: Choices = $state(readChoices(stored(), defaults()));
  #stillWished = $state(matches('(prefers-reduced-motion: reduce)'));
  #darkWished = $state(matches('(prefers-color-scheme: dark)'));

  constructor() {
    follow('(prefers-reduced-motion: reduce)', (is) => (this.#stillWished = is));
    follow('(prefers-color-scheme: dark)', (is) => (this.#darkWished = is));
  }

  /** How far things may move, after the setting and the system's wish. */
  get motion(): 'full' | 'none' {
    if (this.chosen.motion === 'system') return this.#stillWished ? 'none' : 'full';
    return this.chosen.motion;
  }

  /** The paper that is shown, after the setting and the system's wish. */
  get paper(): 'light' | 'dark' {
    if (this.chosen.theme === 'system') return this.#darkWished ? 'dark' : 'light';
    return this.chosen.theme;
  }

  reset(): void {
    const { language } = this.chosen;
    this.chosen = { ...defaults(), language };
  }

  /** Put the choices on the page and into the browser. Called from an effect, so it follows every change. */
  apply(root: HTMLElement): void {
    const { theme, textSize, owners } = this.chosen;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.dataset.motion = this.motion;
    root.style.setProperty('--text-size', `${textSize}%`);
    for (const name of [...root.style]) if (name.startsWith('--owner-')) root.style.removeProperty(name);
    for (const [company, fill] of Object.entries(owners)) {
      root.style.setProperty(`--owner-${company}`, fill);
      root.style.setProperty(`--owner-on-${company}`, readableOn(fill));
    }
    keep(JSON.stringify(this.chosen));
  }
}

function follow(query: string, changed: (is: boolean) => void): void {
  if (typeof matchMedia !== 'function') return;
  matchMedia(query).addEventListener('change', (event) => changed(event.matches));
}

// A browser may forbid storage; then choices last as long as the page.
function stored(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(STORE, text);
  } catch {
    return;
  }
}

export const settings = new Settings();
