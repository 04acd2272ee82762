import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en/index.ts';
import type { Language } from '../../src/i18n/index.ts';
import { LANGUAGES, loadTexts, nameOfLanguage, preferredLanguage } from '../../src/i18n/index.ts';
import { createTexts } from '../../src/i18n/texts.ts';

const texts = createTexts('en', en);

const RECORD_CODES = [
  'unreadable',
  'malformed',
  'bad-format',
  'bad-rules',
  'bad-options',
  'bad-deck',
  'bad-tokens',
  'bad-actions',
  'game-over',
  'wrong-player',
  'wrong-action',
  'outside-wall',
  'cell-occupied',
  'not-adjacent',
  'path-must-continue',
  'no-such-feature',
  'region-occupied',
  'no-such-region',
  'token-unusable',
] as const;
const OTHER_CODES = [
  'save-quota',
  'save-blocked',
  'save-unavailable',
  'save-missing',
  'save-broken',
  'save-elsewhere',
  'game-elsewhere',
  'game-taken',
  'finished-closed',
  'rooms-closed',
  'sets-closed',
  'finished-broken',
  'sets-broken',
  'rooms-broken',
  'part-missing',
  'language-missing',
  'texts-unkept',
  'save-malformed',
  'save-format',
  'save-newer',
  'link-broken',
  'link-too-long',
  'link-newer',
  'link-later',
  'challenge-broken',
  'backup-broken',
  'backup-format',
  'backup-newer',
  'is-backup',
  'file-too-big',
  'file-unreadable',
  'table-failed',
  'bad-tile',
  'bad-board',
  'bad-set',
  'set-newer',
] as const;

describe('lists', () => {
  const PARTS = ['Ada', 'Bo', 'Cleo', 'Dan'];
  it.each(LANGUAGES)('are joined as the language does it: %s', async (language) => {
    const { list, either } = await loadTexts(language);
    const joins = (type: Intl.ListFormatType) => new Intl.ListFormat(language, { type });
    for (let count = 0; count <= PARTS.length; count++) {
      const parts = PARTS.slice(0, count);
      expect(list(parts)).toBe(joins('conjunction').format(parts));
      expect(either(parts)).toBe(joins('disjunction').format(parts));
    }
  });
});

describe('texts', () => {
  it('show a dash for a time outside the calendar', () => {
    expect(texts.when(9e99)).toBe('–');
    expect(texts.when(0)).toMatch(/1970|1969/);
  });

  it.each(LANGUAGES)('have a sentence for every code in %s', async (language) => {
    const { code: say } = await loadTexts(language);
    for (const code of [...RECORD_CODES, ...OTHER_CODES]) {
      const sentence = say(code);
      expect(sentence, code).not.toContain(code);
      expect(sentence, code).not.toBe(say('never-heard-of').replace('never-heard-of', code));
      expect(sentence, code).toMatch(/[.?]$/);
    }
  });

  it('phrase a refusal as the rule set does, and unknown codes in general terms', () => {
    expect(texts.code('path-must-continue', 'zamek')).toContain('only a road can meet a road');
    expect(texts.code('path-must-continue', 'castle')).toContain('only a path can meet a path');
    expect(texts.code('never-heard-of')).toContain('never-heard-of');
    expect(texts.code('wrong-player@3')).toBe(`At step 4 the record breaks the rules: ${texts.code('wrong-player')}`);
  });

  it('choose plural forms and format numbers as the language does', async () => {
    const places = async (language: Language, count: number): Promise<string> =>
      (await loadTexts(language)).t('prompt.places', { count });
    expect(await Promise.all([1, 16].map((count) => places('en', count)))).toEqual([
      'Fits in 1 place',
      'Fits in 16 places',
    ]);
    expect(await Promise.all([1, 16].map((count) => places('de', count)))).toEqual([
      '1 Feld passt',
      '16 Felder passen',
    ]);
    expect(await Promise.all([1, 3, 5, 22].map((count) => places('pl', count)))).toEqual([
      '1 pasujące pole',
      '3 pasujące pola',
      '5 pasujących pól',
      '22 pasujące pola',
    ]);
    expect((await loadTexts('de')).number(12_000.5)).toBe('12.000,5');
  });

  it('format numbers inside a sentence, and leave players’ names alone', async () => {
    const de = await loadTexts('de');
    expect(de.t('prompt.places', { count: 12_345 })).toBe('12.345 Felder passen');
    for (const first of ['$t(title)', '{second}', '{{second}}', '<b>Ada</b>', 'Ada, number', '__proto__']) {
      expect(texts.t('menu.continue.versus', { first, second: 'Jan' })).toBe(`${first} vs. Jan`);
    }
  });

  it('use the first preferred language that is available', async () => {
    expect(preferredLanguage(['xx', 'en-GB'])).toBe('en');
    expect(preferredLanguage(['de-AT', 'en'])).toBe('de');
    expect(preferredLanguage([])).toBe('en');
    expect((await loadTexts('en')).t('title')).toBe('Ramparts');
  });

  it('name every language in that language', () => {
    expect(LANGUAGES.map(nameOfLanguage)).toEqual(['English', 'Deutsch', 'Polski', 'Română']);
  });
});
