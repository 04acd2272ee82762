import type { RuleSetId } from '../game/index.ts';
import type { Common, CommonKey, LanguageFile, RuleKey, RuleTexts } from './catalogues.ts';
import type { Catalogue, Message, Values } from './message.ts';

/** All texts in one language. */
export interface Texts {
  readonly language: string;
  /** A text that is independent of the rule set. */
  t<K extends CommonKey>(key: K, ...values: Values<Common[K]>): string;
  /** A text in the terms of a rule set. */
  r<K extends RuleKey>(rules: RuleSetId, key: K, ...values: Values<RuleTexts[K]>): string;
  /**
   * The sentence for an error code; unknown codes get a general one. The position in a record may follow, counted from
   * 0: `wrong-player@3`.
   */
  code(code: string, rules?: RuleSetId): string;
  /** The name of a level of the computer player. */
  level(level: string): string;
  /** Describes that level; empty if it is unknown. */
  levelHint(level: string): string;
  number(value: number): string;
  /** `a, b and c`. */
  list(parts: readonly string[]): string;
  /** `a, b or c`. */
  either(parts: readonly string[]): string;
  /** A time in milliseconds since 1970 as date and time; a dash for an invalid date. */
  when(time: number): string;
}

const COMMON = 'common';
type Namespace = typeof COMMON | RuleSetId;

/** Makes it when it is first needed: each formatter takes the browser some milliseconds. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Inserts values and chooses plural forms; the compiler checks keys and values. */
function createSpeech(language: string, { common, rules }: LanguageFile) {
  const numbers = lazily(() => new Intl.NumberFormat(language));
  const plurals = lazily(() => new Intl.PluralRules(language));
  const namespaces: Readonly<Record<Namespace, Catalogue>> = { common, ...rules };
  // Small whole numbers look the same in all languages of the game.
  const number = (value: number): string =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numbers().format(value);
  const formOf = (message: Message, count: string | number | undefined): string =>
    typeof message === 'string'
      ? message
      : ((typeof count === 'number' ? message[plurals().select(count)] : undefined) ?? message.other);
  return {
    say(ns: Namespace, key: string, values: Readonly<Record<string, string | number>> = {}): string {
      const message = namespaces[ns][key];
      if (message === undefined) return key;
      return formOf(message, values['count']).replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => {
        const value = values[name] ?? '';
        return typeof value === 'number' ? number(value) : value;
      });
    },
    knows: (ns: Namespace, key: string): boolean => namespaces[ns][key] !== undefined,
    number,
  };
}

export function createTexts(language: string, file: LanguageFile): Texts {
  const { say, knows, number } = createSpeech(language, file);
  const dates = lazily(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }));
  /** As Intl.ListFormat does it: making one takes 12 to 18 ms of a desktop, in the middle of the first tap. */
  function joined(parts: readonly string[], word: 'and' | 'or'): string {
    const [last = ''] = parts.slice(-1);
    if (parts.length < 2) return last;
    const key: CommonKey = parts.length === 2 ? `list.two.${word}` : `list.${word}`;
    return say(COMMON, key, { parts: parts.slice(0, -1).join(', '), last });
  }
  return {
    language,
    t: (key, ...values) => say(COMMON, key, values[0]),
    r: (rules, key, ...values) => say(rules, key, values[0]),
    code(told, rules) {
      const [code = told, at] = told.split('@');
      const key = `error.${code}`;
      const why =
        rules && knows(rules, key)
          ? say(rules, key)
          : knows(COMMON, key)
            ? say(COMMON, key)
            : say(COMMON, 'error.other', { code });
      return at === undefined ? why : say(COMMON, 'error.at', { step: Number(at) + 1, why });
    },
    level(level) {
      const key = `level.${level}`;
      return knows(COMMON, key) ? say(COMMON, key) : level;
    },
    levelHint(level) {
      const key = `level.${level}.hint`;
      return knows(COMMON, key) ? say(COMMON, key) : '';
    },
    number,
    list: (parts) => joined(parts, 'and'),
    either: (parts) => joined(parts, 'or'),
    when: (time) => (Number.isNaN(new Date(time).getTime()) ? '–' : dates().format(time)),
  };
}
