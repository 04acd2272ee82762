import type { LanguageFile } from '../../src/i18n/catalogues.ts';
import { LANGUAGES, loadLanguage } from '../../src/i18n/languages.ts';
import type { Catalogue } from '../../src/i18n/message.ts';
import { createTexts } from '../../src/i18n/texts.ts';
import type { Texts } from '../../src/i18n/texts.ts';
import { keysOf, tagged, untagged } from './tags.ts';

/** Texts that can be traced to their sentences, for measuring; in one language, or each in the longest of the four. */

export const LONGEST = 'longest';

export interface Measured {
  readonly keys: readonly string[];
  readonly texts: Texts;
  /** The sentence with its placeholders filled. */
  sentence(key: string): string;
}

const longestOf = (sentences: readonly string[]): string =>
  sentences.reduce((best, one) => (untagged(one).length > untagged(best).length ? one : best));

/** Each sentence in the language in which it has the most letters, with that language's plural form. */
function longest(all: readonly Texts[]): Texts {
  const most = (say: (texts: Texts) => string): string => longestOf(all.map(say));
  return {
    language: 'en',
    t: (key, ...values) => most(({ t }) => t(key, ...values)),
    r: (rules, key, ...values) => most(({ r }) => r(rules, key, ...values)),
    code: (code, rules) => most((texts) => texts.code(code, rules)),
    level: (level) => most((texts) => texts.level(level)),
    levelHint: (level) => most((texts) => texts.levelHint(level)),
    number: (value) => most((texts) => texts.number(value)),
    list: (parts) => most((texts) => texts.list(parts)),
    either: (parts) => most((texts) => texts.either(parts)),
    when: (time) => most((texts) => texts.when(time)),
  };
}

/** Stands for a name, and for a sentence that is part of another. */
const NAME = 'Zofia';
const NUMBER = 88;
const CLAUSE = 'Zofia, Zofia, Zofia';
const CLAUSES = new Set([
  'why',
  'reasons',
  'features',
  'line',
  'issue',
  'what',
  'feature',
  'token',
  'place',
  'fields',
  'cells',
]);

/** Numbers and names are distinguished by the names of their placeholders: `{count}`, `{x}`, `{scoreFirst}`. */
const NUMBERS =
  /^(count|points|number|from|to|score\w*|total|left|each|most|least|x|y|step|steps|part|latency|turn|worth)$/;

const valueFor = (name: string): string | number => (CLAUSES.has(name) ? CLAUSE : NUMBERS.test(name) ? NUMBER : NAME);

/** With the values above, and the plural form for many. */
function filled({ common, rules }: LanguageFile, key: string): string {
  const [, space = '', name = ''] = /^(\w+):(.*)$/.exec(key) ?? [];
  const catalogue: Catalogue =
    space === 'common' ? common : (Object.entries(rules).find(([id]) => id === space)?.[1] ?? {});
  const message = catalogue[name] ?? '';
  const text = typeof message === 'string' ? message : longestOf(Object.values(message));
  return text.replace(/\{(\w+)\}/g, (_, placeholder: string) => String(valueFor(placeholder)));
}

export async function measured(tongue: string): Promise<Measured> {
  const keys = keysOf(await loadLanguage('en'));
  const files = await Promise.all(
    LANGUAGES.filter((language) => tongue === LONGEST || language === tongue).map(async (language) => ({
      language,
      file: tagged(await loadLanguage(language), keys),
    })),
  );
  const all = files.map(({ language, file }) => createTexts(language, file));
  const [only] = all;
  if (!only) throw new Error(`There is no language ${tongue}`);
  return {
    keys,
    texts: all.length === 1 ? only : longest(all),
    sentence: (key) => longestOf(files.map(({ file }) => filled(file, key))),
  };
}
