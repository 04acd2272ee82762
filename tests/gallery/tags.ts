import type { LanguageFile } from '../../src/i18n/catalogues.ts';
import type { Catalogue, Message } from '../../src/i18n/message.ts';

/**
 * Every sentence ends in a tag of three characters that take no room and that no typeface draws (Unicode tags). They
 * stay with the sentence wherever it goes, even inside other sentences.
 */

const FIRST = 0xe0020;
const LETTERS = 95;
const TAG = /([\u{E0020}-\u{E007E}]{3})/gu;

const tagOf = (n: number): string =>
  String.fromCodePoint(
    FIRST + Math.floor(n / LETTERS ** 2),
    FIRST + (Math.floor(n / LETTERS) % LETTERS),
    FIRST + (n % LETTERS),
  );

function numberOf(tag: string): number {
  return [...tag].reduce((sum, letter) => sum * LETTERS + (letter.codePointAt(0) ?? FIRST) - FIRST, 0);
}

/** `common:menu.new`, `castle:region.court`. */
export const keysOf = ({ common, rules }: LanguageFile): readonly string[] => [
  ...Object.keys(common).map((key) => `common:${key}`),
  ...Object.entries(rules).flatMap(([id, catalogue]) => Object.keys(catalogue).map((key) => `${id}:${key}`)),
];

/** The languages have the same keys in any order: the index in `keys` is a key's number. */
export function tagged(file: LanguageFile, keys: readonly string[]): LanguageFile {
  const numbers = new Map(keys.map((key, n) => [key, n]));
  const mark = <C extends Catalogue>(space: string, catalogue: C): C =>
    Object.fromEntries(
      Object.entries(catalogue).map(([key, message]) => [
        key,
        add(message, tagOf(numbers.get(`${space}:${key}`) ?? 0)),
      ]),
    ) as C;
  return {
    common: mark('common', file.common),
    rules: Object.fromEntries(
      Object.entries(file.rules).map(([id, catalogue]) => [id, mark(id, catalogue)]),
    ) as LanguageFile['rules'],
  };
}

const add = (message: Message, tag: string): Message =>
  typeof message === 'string'
    ? message + tag
    : {
        ...Object.fromEntries(Object.entries(message).map(([form, text]) => [form, text + tag])),
        other: message.other + tag,
      };

/** Keys of the sentences that a text consists of. */
export const keysIn = (text: string, keys: readonly string[]): readonly string[] =>
  [...text.matchAll(TAG)].map(([tag]) => keys[numberOf(tag)] ?? tag);

export const untagged = (text: string): string => text.replace(TAG, '');

/** Whether its last three characters are a tag. */
export function endsInTag(text: string): boolean {
  const [tag] = [...text.matchAll(TAG)].at(-1) ?? [];
  return tag !== undefined && text.endsWith(tag);
}
