import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en/index.ts';
import type { Language } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/i18n/index.ts';
import { loadLanguage } from '../../src/i18n/languages.ts';
import type { Message } from '../../src/i18n/message.ts';
import { placeholders } from '../../src/i18n/message.ts';

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
const namesIn = (message: Message): readonly string[] => [...new Set(formsOf(message).flatMap(placeholders))].sort();
const CATALOGUES = ['common', 'castle', 'zamek'] as const;

async function catalogueOf(
  language: Language,
  name: (typeof CATALOGUES)[number],
): Promise<Readonly<Record<string, Message>>> {
  const { common, rules } = await loadLanguage(language);
  return name === 'common' ? common : rules[name];
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();

  it.each(CATALOGUES)('contain all of %s that English has, with the same placeholders', async (name) => {
    const [english, catalogue] = await Promise.all([catalogueOf('en', name), catalogueOf(language, name)]);
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english))
      expect(namesIn(catalogue[key] ?? ''), key).toEqual(namesIn(message));
  });

  it.each(CATALOGUES)(
    'of %s have every plural form of the language, each with the same placeholders except the count',
    async (name) => {
      for (const [key, message] of Object.entries(await catalogueOf(language, name))) {
        if (typeof message !== 'string') expect(Object.keys(message).sort(), key).toEqual(forms);
        const told = formsOf(message).map((form) =>
          placeholders(form)
            .filter((one) => one !== 'count')
            .sort()
            .join(),
        );
        expect(new Set(told).size, key).toBe(1);
      }
    },
  );

  it.each(CATALOGUES)('of %s are not empty, and have clean typography', async (name) => {
    for (const [key, message] of Object.entries(await catalogueOf(language, name))) {
      for (const form of formsOf(message)) {
        expect(form.trim(), key).not.toBe('');
        expect(form, key).toBe(form.trim());
        expect(form, key).not.toMatch(/["']|\.\.\.| {2}| - /);
      }
    }
  });
});

describe('the two rule sets', () => {
  it('have the same placeholders', () => {
    for (const [key, message] of Object.entries(en.rules.castle))
      expect(namesIn(en.rules.zamek[key as keyof typeof en.rules.zamek]), key).toEqual(namesIn(message));
  });
});
