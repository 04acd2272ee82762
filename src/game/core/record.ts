import type { Result } from './result.ts';
import { accept, refuse } from './result.ts';
import { getOwn, isRecord, parseJson } from './shape.ts';

/** The envelope of every game record (RECORD.md). */
export const RECORD_FORMAT = 'ramparts-record';
export const RECORD_VERSION = 1;

/** Parses text from outside into a JSON object in our record format; refuses with `malformed` or `bad-format`. */
export function parseEnvelope(text: string): Result<Readonly<Record<string, unknown>>> {
  const value = parseJson(text);
  return value === undefined ? refuse('malformed', 'The record is not JSON.') : checkEnvelope(value);
}

/** The same for a value that is already parsed. */
export function checkEnvelope(value: unknown): Result<Readonly<Record<string, unknown>>> {
  if (!isRecord(value)) return refuse('bad-format', 'The record is not a JSON object.');
  if (getOwn(value, 'format') !== RECORD_FORMAT)
    return refuse('bad-format', `The record's format is not ${RECORD_FORMAT}.`);
  if (getOwn(value, 'version') !== RECORD_VERSION)
    return refuse('bad-format', `The record's version is not ${RECORD_VERSION}.`);
  return accept(value);
}
