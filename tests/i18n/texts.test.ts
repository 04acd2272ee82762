import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en/index.ts';
import { loadTexts, preferredLanguage } from '../../src/i18n/index.ts';
import type { Message } from '../../src/i18n/message.ts';
import { fill, placeholders } from '../../src/i18n/message.ts';
import { createTexts } from '../../src/i18n/texts.ts';

const texts = createTexts('en', en);
const formsOf = (message: Message): readonly string[] => (typeof message === 'string' ? [message] : Object.values(message));

const RECORD_CODES = [
  'unreadable', 'malformed', 'bad-format', 'bad-rules', 'bad-options', 'bad-deck', 'bad-tokens', 'bad-actions',
  'game-over', 'wrong-player', 'wrong-action', 'outside-wall', 'cell-occupied', 'not-adjacent', 'path-must-continue',
  'no-such-feature', 'region-occupied', 'no-such-region', 'token-unusable',
] as const;
const OTHER_CODES = [
  'save-quota', 'save-blocked', 'save-unavailable', 'save-missing', 'save-broken', 'save-malformed', 'save-format', 'save-newer',
  'link-broken', 'link-too-long', 'file-too-big', 'file-unreadable', 'table-failed', 'bad-tile', 'bad-board',
] as const;

describe('texts', () => {
  it('say everything in both rule sets, with the same placeholders', () => {
    expect(Object.keys(en.rules.zamek).sort()).toEqual(Object.keys(en.rules.castle).sort());
    for (const [key, message] of Object.entries(en.rules.castle)) {
      const other = en.rules.zamek[key as keyof typeof en.rules.zamek];
      expect(new Set(formsOf(other).flatMap(placeholders)), key).toEqual(new Set(formsOf(message).flatMap(placeholders)));
    }
  });

  it('use the same placeholders in every plural form, the count aside', () => {
    for (const [key, message] of Object.entries({ ...en.common, ...en.rules.castle, ...en.rules.zamek })) {
      const forms = formsOf(message).map((form) => placeholders(form).filter((name) => name !== 'count').sort().join());
      expect(new Set(forms).size, key).toBe(1);
    }
  });

  it('are not empty and keep the words of the two rule sets apart', () => {
    for (const message of Object.values(en.common)) for (const form of formsOf(message)) expect(form.trim()).not.toBe('');
    const all = (rules: 'castle' | 'zamek'): string => Object.values(en.rules[rules]).flatMap(formsOf).join(' ').toLowerCase();
    expect(all('zamek')).not.toMatch(/(?<!corner )\b(path|paths|tower|court|knight|merchant|market|keep|keeps)\b/);
    expect(all('castle')).not.toMatch(/\b(road|pigsty|meadow|farmer|monk|shrine|stocks|family)\b/);
  });

  it.each([...RECORD_CODES, ...OTHER_CODES])('have a sentence for %s', (code) => {
    const sentence = texts.code(code);
    expect(sentence).not.toContain(code);
    expect(sentence).not.toBe(texts.code('never-heard-of').replace('never-heard-of', code));
    expect(sentence).toMatch(/[.?]$/);
  });

  it('word a refusal as the rule set does, and unknown codes in general', () => {
    expect(texts.code('path-must-continue', 'zamek')).toContain('Road must meet road');
    expect(texts.code('path-must-continue', 'castle')).toContain('Path must meet path');
    expect(texts.code('never-heard-of')).toContain('never-heard-of');
  });

  it('choose plural forms and write numbers as the language does', () => {
    expect(texts.t('prompt.places', { count: 1 })).toBe('1 place fits');
    expect(texts.t('prompt.places', { count: 16 })).toBe('16 places fit');
    const polish = { plural: new Intl.PluralRules('pl'), number: new Intl.NumberFormat('de') };
    const tiles: Message = { one: '{count} kafelek', few: '{count} kafelki', other: '{count} kafelków' };
    expect([1, 3, 5, 12_000].map((count) => fill(tiles, { count }, polish))).toEqual(['1 kafelek', '3 kafelki', '5 kafelków', '12.000 kafelków']);
  });

  it('take the first language wished for that there is', async () => {
    expect(preferredLanguage(['xx', 'en-GB'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
    expect((await loadTexts('en')).t('title')).toBe('Ramparts');
  });
});
