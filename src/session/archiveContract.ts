import type { Result, RuleSetId } from '../game/index.ts';
import { RULE_SET_IDS } from '../game/index.ts';
import type { SavedResult } from '../persistence/save.ts';
import type { Seat } from './contract.ts';

export type { SavedResult };

/** A game in the list of saved ones. */
export interface SavedGame {
  readonly id: string;
  /** Id of the rule set. */
  readonly rules: string;
  /** By player; player 0 started. */
  readonly names: readonly string[];
  readonly colours: readonly number[];
  readonly seats: readonly Seat[];
  readonly scores: readonly number[];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly over: boolean;
  /** Played with friends on other devices. */
  readonly online?: boolean;
  /** The id under which a game with friends is archived when it is over. */
  readonly keptAs?: string;
}

/** The rule set with a custom board that was played last. */
export const lastRules = (games: readonly SavedGame[]): RuleSetId | undefined =>
  games.flatMap(({ rules }) => RULE_SET_IDS.find((id) => id === rules) ?? [])[0];

/** A finished game, as lists and statistics need it. */
export interface FinishedGame extends SavedGame {
  readonly result: SavedResult;
}
export const isFinishedGame = (game: SavedGame): game is FinishedGame => 'result' in game;

/** The contents of a backup file. */
export interface BackupInfo {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly games: number;
  /** Games in it that cannot be read. */
  readonly broken: number;
  /** Settings and progress. */
  readonly texts: number;
  /** Sets of tiles. */
  readonly sets: number;
}

/** A backup file. */
export interface Exported {
  readonly text: string;
  /** Stored items of this device that cannot be read, and are not in the file. */
  readonly unreadable: number;
}

/** The result of an import. */
export interface TakenIn {
  readonly added: number;
  /** Already here. */
  readonly known: number;
}

/** Everything stored on this device: list it, back it up, delete it. */
export interface Archive {
  /** Latest first. */
  readonly games: readonly FinishedGame[];
  /** A backup file, or an error code. */
  exportAll(): Promise<Result<Exported>>;
  /** Reads a backup file; changes nothing. */
  readAll(text: string): Result<BackupInfo>;
  /** `onProgress` receives the share of games done, from 0 to 1. */
  importAll(
    text: string,
    wish: { readonly settings: boolean },
    onProgress?: (part: number) => void,
  ): Promise<Result<TakenIn>>;
  /** Deletes games, rooms, settings and progress: everything stored here. Returns an error code, or `null`. */
  deleteAll(): Promise<string | null>;
}
