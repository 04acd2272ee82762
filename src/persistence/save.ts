import { RULE_SET_IDS, accept, refuse, type Refusal, type Result, type RuleSetId } from '../game/index.ts';
import { MIGRATIONS, SAVE_VERSION, migrate, type Migrations } from './migrations/index.ts';
import { isObject, isPair, type Plain } from './plain.ts';

export const SAVE_FORMAT = 'ramparts-save';

type SavedSeat = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: string };

/** The session's `NewGame`, said here again because persistence lies below the session; a test keeps the two the same. */
export interface SavedNewGame {
  readonly rules: RuleSetId;
  readonly options: { readonly tokenUse?: 'same-turn' | 'next-turn'; readonly tokens?: boolean };
  readonly players: readonly [string, string];
  readonly seats: readonly [SavedSeat, SavedSeat];
  readonly colours: readonly [number, number];
  readonly seed: string;
}

/** One kept game. */
export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly version: typeof SAVE_VERSION;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly match: {
    /** The whole game (RECORD.md), secrets included. Whether it can be played on is for the rules to say. */
    readonly record: Plain;
    readonly newGame: SavedNewGame;
  };
}

const malformed = (what: string): { readonly ok: false; readonly error: Refusal } =>
  refuse('save-malformed', `The saved game is damaged: ${what}.`);

/** Reads a save of any version up to ours; `save-newer` says that a newer program wrote it. Never throws. */
export function parseSave(value: unknown, migrations: Migrations = MIGRATIONS): Result<Save> {
  if (!isObject(value) || value['format'] !== SAVE_FORMAT) return refuse('save-format', 'This is not a saved game of Ramparts.');
  const current = migrate(value, migrations);
  if (!current.ok) return current;
  const { id, savedAt, match } = current.value;
  if (typeof id !== 'string' || id === '') return malformed('it has no id');
  if (typeof savedAt !== 'number' || !Number.isFinite(savedAt)) return malformed('it has no date');
  if (!isObject(match)) return malformed('it has no match');
  const { record } = match;
  if (!isObject(record)) return malformed('it has no record');
  const newGame = parseNewGame(match['newGame']);
  if (!newGame) return malformed('the set-up of its match is unknown');
  return accept({ format: SAVE_FORMAT, version: SAVE_VERSION, id, savedAt, match: { record, newGame } });
}

function parseNewGame(value: unknown): SavedNewGame | undefined {
  if (!isObject(value)) return undefined;
  const { players, colours, seed } = value;
  const rules = RULE_SET_IDS.find((known) => known === value['rules']);
  const options = parseOptions(value['options']);
  const seats = Array.isArray(value['seats']) ? value['seats'].map(parseSeat) : [];
  if (!rules || !options || typeof seed !== 'string') return undefined;
  if (!isPair(players, isText) || !isPair(seats, isSeat) || !isPair(colours, Number.isInteger as (n: unknown) => n is number)) return undefined;
  return { rules, options, players, seats, colours, seed };
}

function parseOptions(value: unknown): SavedNewGame['options'] | undefined {
  if (!isObject(value)) return undefined;
  const { tokenUse, tokens } = value;
  if (tokenUse !== undefined && tokenUse !== 'same-turn' && tokenUse !== 'next-turn') return undefined;
  if (tokens !== undefined && typeof tokens !== 'boolean') return undefined;
  return { ...(tokenUse === undefined ? {} : { tokenUse }), ...(tokens === undefined ? {} : { tokens }) };
}

function parseSeat(value: unknown): SavedSeat | undefined {
  if (!isObject(value)) return undefined;
  const { kind, level } = value;
  if (kind === 'human') return { kind };
  return kind === 'bot' && typeof level === 'string' ? { kind, level } : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isSeat = (value: unknown): value is SavedSeat => value !== undefined;
