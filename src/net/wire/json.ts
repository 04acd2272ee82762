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

export const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/**
 * Control characters, line breaks, marks that change the text direction, and lone surrogates. U+200C and U+200D are
 * allowed, because scripts and emoji need them.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** Spaces and joiners at the ends, where there is nothing to join. */
const ENDS = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/gu;

/**
 * Cleans a line: at most `most` characters (code points), without invisible ones, composed (NFC). Returns undefined if
 * nothing is left or it is not text. Idempotent: it is applied before anything is signed, and received text in any
 * other form is refused.
 */
export function parseLine(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string' || value.length > most * 8) return undefined;
  const clean = value.replaceAll(UNSEEN, ' ').normalize('NFC').replaceAll(ENDS, '');
  // The truncated text may end with a joiner or a space.
  const line = [...clean].slice(0, most).join('').replaceAll(ENDS, '');
  return line === '' ? undefined : line;
}
