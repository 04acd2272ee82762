import type { Result, RuleSetId } from '../../game/index.ts';
import { RULE_SET_IDS } from '../../game/index.ts';
import type { Save, SavedResult } from '../../persistence/save.ts';
import type { Seat } from './match.ts';

export type { SavedResult };

/** A row in the list of saved games. */
export interface SavedGame {
  readonly id: string;
  /** Id of the rule set. */
  readonly rules: string;
  /** Names by player; player 0 started. */
  readonly names: readonly string[];
  readonly colours: readonly number[];
  readonly seats: readonly Seat[];
  readonly scores: readonly number[];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly over: boolean;
  /** Played at a real table. */
  readonly byHand?: true;
  /** Played with friends on other devices. */
  readonly online?: boolean;
  /** The id under which a match with friends is archived when it is over. */
  readonly keptAs?: string;
}

/** The rule set of the latest game on a board (The Castle or Zamek). */
export const lastRules = (games: readonly SavedGame[]): RuleSetId | undefined =>
  games.flatMap(({ rules }) => RULE_SET_IDS.find((id) => id === rules) ?? [])[0];

/** A finished game, as lists and statistics need it. */
export interface FinishedGame extends SavedGame {
  readonly result: SavedResult;
}
/** A save of a finished game. */
export interface FinishedSave extends Save {
  readonly result: SavedResult;
}

export const isFinishedGame = (game: SavedGame): game is FinishedGame => 'result' in game;

/** The contents of a backup file. */
export interface BackupInfo {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly games: number;
  /** Games in the file that cannot be read. */
  readonly broken: number;
  /** Entries from localStorage: settings and progress. */
  readonly texts: number;
  /** Custom tile sets. */
  readonly sets: number;
}

/** A backup file. */
export interface Exported {
  readonly text: string;
  /** Stored items of this device that cannot be read and are missing from the file. */
  readonly unreadable: number;
}

/** The result of an import. */
export interface TakenIn {
  readonly added: number;
  /** Games that were already here, with all their actions. */
  readonly known: number;
  /** Games that have gone on differently here; they stay as they are. */
  readonly differ: number;
  /** False if the browser has no room for the settings and progress of the file; those of this device are unchanged. */
  readonly textsKept: boolean;
}

/** Everything stored on this device: lists it, backs it up, deletes it. */
export interface Archive {
  /** Latest first. */
  readonly games: readonly FinishedGame[];
  /** One of them with its record; `null`: it is not here. */
  get(id: string): FinishedSave | null;
  /** Returns a backup file, or an error code. */
  exportAll(): Promise<Result<Exported>>;
  /** Parses a backup file without changing anything. */
  readAll(text: string): Result<BackupInfo>;
  /** `onProgress` receives the share of games processed, from 0 to 1. */
  importAll(
    text: string,
    request: { readonly settings: boolean },
    onProgress?: (part: number) => void,
  ): Promise<Result<TakenIn>>;
  /** Deletes everything stored here: games, rooms, settings and progress. Returns an error code, or `null`. */
  deleteAll(): Promise<string | null>;
}
