import { LANGUAGES, loadLanguage } from '../../src/i18n/languages.ts';
import { createTexts } from '../../src/i18n/texts.ts';
import type { Texts } from '../../src/i18n/texts.ts';
import { keysOf, tagged, untagged } from './tags.ts';

/** Words that say which sentence they are, for measuring; in one language, or in that of the four which needs the most room for it. */

export const LONGEST = 'longest';

export interface Measured {
  readonly keys: readonly string[];
  readonly texts: Texts;
}

const longestOf = (sentences: readonly string[]): string =>
  sentences.reduce((best, one) => (untagged(one).length > untagged(best).length ? one : best));

/** Each sentence in the language that takes the most letters for it, with the plural form of that language. */
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

export async function measured(tongue: string): Promise<Measured> {
  const keys = keysOf(await loadLanguage('en'));
  const all = await Promise.all(
    LANGUAGES.filter((language) => tongue === LONGEST || language === tongue).map(async (language) =>
      createTexts(language, tagged(await loadLanguage(language), keys)),
    ),
  );
  const [only] = all;
  if (!only) throw new Error(`There is no language ${tongue}`);
  return { keys, texts: all.length === 1 ? only : longest(all) };
}
