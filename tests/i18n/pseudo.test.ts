import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en/index.ts';
import { placeholders } from '../../src/i18n/message.ts';
import type { Message } from '../../src/i18n/message.ts';
import { loadPseudo, pseudo, pseudoFile } from '../../src/i18n/pseudo.ts';

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

describe('the pseudo-language', () => {
  it('has accents, brackets and more letters, and leaves placeholders alone', () => {
    expect(pseudo('Start')).toBe('[Ŝťàŕť ō]');
    expect(pseudo('{name} lays the tile at {x}')).toBe('[{name} ĺàýŝ ťĥé ťíĺé àť {x} ōōō]');
  });

  it('pads with words, so that lines can break', () => {
    expect(pseudo('A quite long sentence with many words in it')).toMatch(/ ōōōōō ōōōōō ō+\]$/);
  });

  it('makes every English text about two fifths longer, with the same placeholders in the same order', () => {
    const file = pseudoFile(en);
    const pairs = [en, file].map(({ common, rules }) =>
      [common, ...Object.values(rules)].flatMap((catalogue) => Object.values<Message>(catalogue).flatMap(formsOf)),
    );
    const [english = [], strange = []] = pairs;
    expect(strange.map(placeholders)).toEqual(english.map(placeholders));
    expect(strange.filter((text) => !/^\[.* ō+\]$/s.test(text))).toEqual([]);
    const length = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);
    expect(length(strange) / length(english)).toBeGreaterThan(1.35);
    expect(length(strange) / length(english)).toBeLessThan(1.6);
  });

  it('formats numbers and plurals like any other language', async () => {
    const { t } = await loadPseudo();
    expect(t('prompt.places', { count: 1 })).not.toBe(t('prompt.places', { count: 2 }));
    expect(t('prompt.places', { count: 2 })).toContain('2');
  });
});
