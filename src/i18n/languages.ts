import type { Texts } from './texts.ts';
import { createTexts } from './texts.ts';
import type { LanguageFile } from './catalogues.ts';

/** Supported languages; each is a separate file, loaded on demand. */
export const LANGUAGES = ['en', 'de', 'pl', 'ro'] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES: Readonly<Record<Language, () => Promise<LanguageFile>>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
  pl: async () => (await import('./pl/index.ts')).pl,
  ro: async () => (await import('./ro/index.ts')).ro,
};

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);

/** The first supported language of `preferences`, which are language tags in order of preference. */
export function preferredLanguage(preferences: readonly string[]): Language {
  for (const preference of preferences) {
    const tag = preference.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(tag)) return tag;
  }
  return 'en';
}

/** The language of a setting: a language tag, or `auto` for that of the device. */
export const languageFor = (setting: string): Language =>
  preferredLanguage(setting === 'auto' ? navigator.languages : [setting, ...navigator.languages]);

export const loadLanguage = (language: Language): Promise<LanguageFile> => FILES[language]();

export async function loadTexts(language: Language): Promise<Texts> {
  return createTexts(language, await loadLanguage(language));
}

/** The name of a language in that language, capitalized: `Deutsch`. */
export function nameOfLanguage(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
