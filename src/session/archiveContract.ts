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
  /** By player; player 0 began. */
  readonly names: readonly string[];
  readonly colours: readonly number[];
  readonly seats: readonly Seat[];
  readonly scores: readonly number[];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly over: boolean;
  /** Played with friends on other devices. */
  readonly online?: boolean;
  /** The id under which a game with friends is kept when it is over. */
  readonly keptAs?: string;
}

/** The rule set with a board of one's own that was played last. */
export const lastRules = (games: readonly SavedGame[]): RuleSetId | undefined =>
  games.flatMap(({ rules }) => RULE_SET_IDS.find((id) => id === rules) ?? [])[0];

/** A game that is over, as lists and statistics need it. */
export interface FinishedGame extends SavedGame {
  readonly result: SavedResult;
}
export const isFinishedGame = (game: SavedGame): game is FinishedGame => 'result' in game;

/** What is in a file of everything. */
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

/** A file of everything. */
export interface Exported {
  readonly text: string;
  /** Things of this device that cannot be read, and are not in it. */
  readonly unreadable: number;
}

/** What came of taking it in. */
export interface TakenIn {
  readonly added: number;
  /** Were here already. */
  readonly known: number;
}

/** Everything that this device keeps: looked through, taken along and forgotten. */
export interface Archive {
  /** Latest first. */
  readonly games: readonly FinishedGame[];
  /** A file with everything; the code of what went wrong. */
  exportAll(): Promise<Result<Exported>>;
  /** Looks into such a file; changes nothing. */
  readAll(text: string): Result<BackupInfo>;
  /** `onProgress` is told which part of the games is done, from 0 to 1. */
  importAll(
    text: string,
    wish: { readonly settings: boolean },
    onProgress?: (part: number) => void,
  ): Promise<Result<TakenIn>>;
  /** Games, rooms, settings, progress: whatever is kept here. The code of what went wrong, or `null`. */
  deleteAll(): Promise<string | null>;
}
