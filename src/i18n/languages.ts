import type { Texts } from './texts.ts';
import { createTexts } from './texts.ts';
import type { LanguageFile } from './catalogues.ts';

/** Languages on offer; each is a file of its own, fetched when it is wanted. */
export const LANGUAGES = ['en', 'de', 'pl', 'ro'] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES: Readonly<Record<Language, () => Promise<LanguageFile>>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
  pl: async () => (await import('./pl/index.ts')).pl,
  ro: async () => (await import('./ro/index.ts')).ro,
};

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);

/** The first wish that can be granted; `wishes` are language tags, the dearest first. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const tag = wish.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(tag)) return tag;
  }
  return 'en';
}

export const loadLanguage = (language: Language): Promise<LanguageFile> => FILES[language]();

export async function loadTexts(language: Language): Promise<Texts> {
  return createTexts(language, await loadLanguage(language));
}

/** What a language calls itself, as a title: `Deutsch`. */
export function nameOfLanguage(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
