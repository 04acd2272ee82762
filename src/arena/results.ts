import { isRecord, parseJson } from '../game/index.ts';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { PlayedPair } from './game.ts';

/** The results file: one line of JSON per pair, appended as soon as the pair has been played. */

export interface PairResult extends PlayedPair {
  /** The name of the match (match.ts): two players, the first one before the colon. */
  readonly match: string;
  readonly pair: number;
}

export interface Results {
  readonly pairs: readonly PairResult[];
  /** A message for every unreadable line. */
  readonly complaints: readonly string[];
}

/** Reads all results; a missing file has none. */
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

/** Appends a line. Terminates an incomplete last line first, so that only that one is lost. */
export function appendResult(file: string, result: PairResult): void {
  const cutOff = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8').slice(-1));
  appendFileSync(
    file,
    `${cutOff ? '\n' : ''}${JSON.stringify({ ...result, ms: result.ms.map((list) => list.map((ms) => Math.round(ms * 100) / 100)) })}\n`,
  );
}

function parseLine(line: string): PairResult | undefined {
  // Undefined if it is not JSON; the caller reports the line.
  const value = parseJson(line);
  return isResult(value) ? value : undefined;
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => Number.isFinite(item));
const isPairOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isOne);

function isResult(value: unknown): value is PairResult {
  if (!isRecord(value)) return false;
  const { match, pair, rules, games, ms } = value;
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
