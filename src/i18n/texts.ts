import type { RuleSetId } from '../game/index.ts';
import type { Common, CommonKey, LanguageFile, RuleKey, RuleTexts } from './catalogues.ts';
import type { Values } from './message.ts';
import { fill } from './message.ts';

/** All words of the game in one language. */
export interface Texts {
  readonly language: string;
  /** A text that does not depend on the rule set. */
  t<K extends CommonKey>(key: K, ...values: Values<Common[K]>): string;
  /** A text in the words of a rule set. */
  r<K extends RuleKey>(rules: RuleSetId, key: K, ...values: Values<RuleTexts[K]>): string;
  /** The sentence for a code of refusal, a save or a link; unknown codes get a general one. */
  code(code: string, rules?: RuleSetId): string;
  /** The name of a level of the computer player. */
  level(level: string): string;
  /** What it is like to play against that level; empty for an unknown one. */
  levelHint(level: string): string;
  number(value: number): string;
  /** `a, b and c`. */
  list(parts: readonly string[]): string;
  /** `a, b or c`. */
  either(parts: readonly string[]): string;
  /** Milliseconds since 1970 as day and time. */
  when(time: number): string;
}

export function createTexts(language: string, file: LanguageFile): Texts {
  const formats = { plural: new Intl.PluralRules(language), number: new Intl.NumberFormat(language) };
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const choices = new Intl.ListFormat(language, { type: 'disjunction' });
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const isKey = (key: string): key is CommonKey => Object.hasOwn(file.common, key);
  const isRuleKey = (key: string): key is RuleKey => Object.hasOwn(file.rules.castle, key);
  const plain = (key: CommonKey): string => fill(file.common[key], {}, formats);
  return {
    language,
    t: (key, ...values) => fill(file.common[key], values[0] ?? {}, formats),
    r: (rules, key, ...values) => fill(file.rules[rules][key], values[0] ?? {}, formats),
    code(code, rules) {
      const key = `error.${code}`;
      if (rules && isRuleKey(key)) return fill(file.rules[rules][key], {}, formats);
      return isKey(key) ? plain(key) : fill(file.common['error.other'], { code }, formats);
    },
    level(level) {
      const key = `level.${level}`;
      return isKey(key) ? plain(key) : level;
    },
    levelHint(level) {
      const key = `level.${level}.hint`;
      return isKey(key) ? plain(key) : '';
    },
    number: (value) => formats.number.format(value),
    list: (parts) => lists.format(parts),
    either: (parts) => choices.format(parts),
    when: (time) => dates.format(time),
  };
}
