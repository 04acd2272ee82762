import { parseJson } from '../game/index.ts';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { PlayedPair } from './game.ts';

/** The file of results: a JSON line for every pair, appended as soon as it is played. */

export interface PairResult extends PlayedPair {
  /** Its name (match.ts): the two players, the first one before the colon. */
  readonly match: string;
  readonly pair: number;
}

export interface Results {
  readonly pairs: readonly PairResult[];
  /** A sentence for every line that cannot be read. */
  readonly complaints: readonly string[];
}

/** Reads what has been played; a file that is not there holds nothing. */
export function readResults(file: string): Results {
  const pairs = new Map<string, PairResult>();
  const complaints: string[] = [];
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const result = parseLine(line);
    if (!result) complaints.push(`${file}, line ${index + 1} is no result and is skipped.`);
    else if (!pairs.has(keyOf(result))) pairs.set(keyOf(result), result);
  }
  return { pairs: [...pairs.values()], complaints };
}

const keyOf = ({ match, pair }: PairResult): string => `${match} ${pair}`;

/** A line that was cut off is ended first, so that it spoils no other. */
export function appendResult(file: string, result: PairResult): void {
  const cutOff = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8').slice(-1));
  appendFileSync(
    file,
    `${cutOff ? '\n' : ''}${JSON.stringify({ ...result, ms: result.ms.map((list) => list.map((ms) => Math.round(ms * 100) / 100)) })}\n`,
  );
}

function parseLine(line: string): PairResult | undefined {
  // Not JSON: the caller tells which line.
  const value = parseJson(line);
  return isResult(value) ? value : undefined;
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => Number.isFinite(item));
const isPairOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isOne);

function isResult(value: unknown): value is PairResult {
  if (typeof value !== 'object' || value === null) return false;
  const { match, pair, rules, games, ms } = value as Readonly<Record<string, unknown>>;
  return (
    typeof match === 'string' &&
    Number.isInteger(pair) &&
    typeof rules === 'string' &&
    Array.isArray(games) &&
    games.length >= 2 &&
    games.every((game) => isNumbers(game) && game.length === games.length) &&
    isPairOf(ms, isNumbers)
  );
}
