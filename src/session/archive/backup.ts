import { accept, isRecord, parseJson, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { isOurKey } from '../../persistence/localBackup.ts';
import { isTime } from '../../persistence/plain.ts';
import { parseSave } from '../../persistence/save.ts';
import type { Save } from '../../persistence/save.ts';
import { openRecord } from '../match/openRecord.ts';
import { readSetText } from '../workshop/storedSets.ts';
import { resultOfRecord } from './result.ts';

/** A file with everything stored on a device (docs/backup.md). */
export interface Backup {
  readonly savedAt: number;
  readonly games: readonly Save[];
  /** Number of games that could not be read. */
  readonly broken: number;
  /** Settings and progress from the browser's localStorage. */
  readonly texts: Readonly<Record<string, string>>;
  /** Custom tile sets, each as the text of a set file. Older files have none. */
  readonly sets: readonly string[];
}

const FORMAT = 'ramparts-backup';
const VERSION = 1;

/** Not exported: the room that opens automatically concerns only this device. */
const STAYS = new Set(['ramparts-room']);

const stays = ([key]: readonly [string, unknown]): boolean => STAYS.has(key);

export function formatBackup({ savedAt, games, texts, sets }: Omit<Backup, 'broken'>): string {
  const moving = Object.fromEntries(Object.entries(texts).filter((entry) => !stays(entry)));
  const lines = games.map((game) => JSON.stringify(game)).join(',\n  ');
  return `{"format": "${FORMAT}", "version": ${VERSION}, "savedAt": ${savedAt},\n "texts": ${JSON.stringify(moving)},\n${sets.length > 0 ? ` "sets": ${JSON.stringify(sets)},\n` : ''} "games": [\n  ${lines}\n ]}\n`;
}

/** True if the value claims to be a backup file; it may still be malformed. */
export const isBackup = (value: unknown): boolean => isRecord(value) && value['format'] === FORMAT;

/** Parses a backup file. Unreadable games are skipped and counted; any other error refuses the whole file. */
export function parseBackup(text: string): Result<Backup> {
  const value = parseJson(text);
  if (value === undefined) return refuse('backup-broken', 'The file is not JSON.');
  if (!isRecord(value) || !isBackup(value)) return refuse('backup-format', 'This is no file of all games.');
  if (value['version'] !== VERSION) return refuse('backup-newer', 'A newer Ramparts wrote this file.');
  const { savedAt, games, texts, sets = [] } = value;
  if (!isTime(savedAt) || !Array.isArray(games) || !Array.isArray(sets) || !isRecord(texts))
    return refuse('backup-broken', 'A part of the file is missing.');
  const kept = Object.entries(texts).filter(
    (entry): entry is [string, string] => isOurKey(entry[0]) && typeof entry[1] === 'string' && !stays(entry),
  );
  const read = games.flatMap((game: unknown) => readGame(game) ?? []);
  return accept({
    savedAt,
    games: read,
    broken: games.length - read.length,
    texts: Object.fromEntries(kept),
    sets: sets.filter((set): set is string => typeof set === 'string' && readSetText(set).ok),
  });
}

/** Returns `null` if the game cannot be replayed. Its score is computed again, because the file may claim anything. */
function readGame(value: unknown): Save | null {
  const parsed = parseSave(value);
  if (!parsed.ok) return null;
  const { result, ...save } = parsed.value;
  if (result?.ended === 'over') {
    const counted = resultOfRecord(save.match.record, result.counted);
    return counted.ok ? { ...save, result: counted.value } : null;
  }
  return openRecord(save.match.record).ok ? parsed.value : null;
}
