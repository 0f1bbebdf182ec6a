export const LANGUAGES = ['en', 'pl', 'ru', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language's name in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  pl: 'Polski',
  ru: 'Русский',
  it: 'Italiano',
};

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The first language of the reader's list that the table speaks. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = wish.toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}
