import { accept, parseJson, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';

/** Messages are texts from strangers: their size and depth are limited before their content is read. */

/** In characters; a page of the log has about twenty thousand. */
export const MAX_MESSAGE = 64_000;
const MAX_DEPTH = 8;
const MAX_PARTS = 20_000;

export function parseText(text: unknown): Result<unknown> {
  if (typeof text !== 'string') return refuse('not-text', 'A message is text.');
  if (text.length > MAX_MESSAGE) return refuse('too-long', `A message has at most ${MAX_MESSAGE} characters.`);
  const value = parseJson(text);
  if (value === undefined) return refuse('not-json', 'The message is no JSON.');
  return isModest(value) ? accept(value) : refuse('too-deep', 'The message is nested too deep, or has too many parts.');
}

function isModest(value: unknown): boolean {
  let level: unknown[] = [value];
  let parts = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    parts += level.length;
    if (parts > MAX_PARTS) return false;
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  }
  return true;
}

/**
 * Either characters that take effect on each other and stay (the first group), or one that cannot be seen: controls,
 * line breaks, marks of direction, fillers, lone surrogates, and joiners, variant selectors and tags out of place. What
 * stays: the flag of a region; a variant of an emoji, a keycap, a Han or Mongolian letter; joiners before a letter or an
 * emoji.
 */
const ODD =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,7}\u{e007f}|(?:\p{Extended_Pictographic}[\ufe0e\ufe0f]|[0-9#*]\ufe0f\u20e3|\p{Script=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|\p{Script=Mongolian}[\u180b-\u180d]|(?!\p{DI})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}]))?)|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800]/gu;
/** More marks on one letter than any script needs. */
const PILED = /([\p{Mn}\p{Me}]{3})[\p{Mn}\p{Me}]+/gu;

function clean(line: string, most: number): string {
  const seen = line.replaceAll(ODD, (_, stays: string | undefined) => stays ?? ' ').normalize('NFC');
  // The truncated text may end with a space.
  return [...seen.replaceAll(PILED, '$1').trim()].slice(0, most).join('').trim();
}

/**
 * Cleans a line: at most `most` characters (code points), without invisible ones, composed (NFC). Returns undefined if
 * nothing is left or it is not text. Idempotent: it is applied before anything is signed, and received text in any
 * other form is refused.
 */
export function parseLine(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string' || value.length > most * 8) return undefined;
  let line = clean(value, most);
  // What was removed may have held other characters in place.
  for (let next = clean(line, most); next !== line; next = clean(line, most)) line = next;
  return line === '' ? undefined : line;
}

/** What is seen of a line: two lines with the same one look alike. */
export const seenOf = (line: string): string =>
  line
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{DI}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
