import type { LanguageFile } from './catalogues.ts';
import { loadLanguage } from './languages.ts';
import type { Message } from './message.ts';
import { createTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/**
 * A pseudo-language for developers: English with accents, longer by 40% and in brackets. Text without accents is not
 * translated; text that is cut off or overflows is too tight for other languages. Only tests and the development server
 * load it.
 */

const PLAIN = 'abcdeghijklnorstuwyzABCDEGHIJKLNORSTUWYZ';
const ACCENTED = 'àƀćďéĝĥíĵķĺñőŕŝťüŵýžÀƁĆĎÉĜĤÍĴĶĹÑŐŔŜŤÜŴÝŽ';
const ACCENTS: ReadonlyMap<string, string> = new Map([...PLAIN].map((letter, n) => [letter, ACCENTED[n] ?? letter]));

/** Extra length, as a fraction of the English text. */
const LONGER = 0.4;
const PADDING = 'ō';
/** Padding is split into words so that lines can break. */
const WORD = 5;

/** `Start {name}` becomes `[Ŝťàŕť {name} ōō]`; placeholders stay as they are. */
export function pseudo(text: string): string {
  const parts = text.split(/(\{\w+\})/);
  const words = parts.filter((_, n) => n % 2 === 0).join('');
  const accented = parts.map((part, n) =>
    n % 2 === 1 ? part : [...part].map((letter) => ACCENTS.get(letter) ?? letter).join(''),
  );
  const longer = Math.max(1, Math.round(words.trim().length * LONGER) - 3);
  const padding = PADDING.repeat(longer).replaceAll(new RegExp(`.{${WORD}}(?=.)`, 'g'), '$& ');
  return `[${accented.join('')} ${padding}]`;
}

const pseudoMessage = (message: Message): Message =>
  typeof message === 'string'
    ? pseudo(message)
    : { ...mapped<string, string, string>(message, pseudo), other: pseudo(message.other) };

const pseudoCatalogue = <K extends string>(catalogue: Readonly<Record<K, Message>>): Readonly<Record<K, Message>> =>
  mapped(catalogue, pseudoMessage);

function mapped<K extends string, V, W>(values: Readonly<Record<K, V>>, change: (value: V) => W): Record<K, W> {
  const entries = Object.entries(values) as [K, V][];
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value)])) as Record<K, W>;
}

export const pseudoFile = ({ common, rules }: LanguageFile): LanguageFile => ({
  common: pseudoCatalogue(common),
  rules: mapped(rules, pseudoCatalogue),
});

/** Replaces every language; numbers, dates and plurals are English. */
export const loadPseudo = async (): Promise<Texts> => createTexts('en', pseudoFile(await loadLanguage('en')));
