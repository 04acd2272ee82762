import { RULE_SET_IDS, accept, refuse, type Refusal, type Result, type RuleSetId } from '../game/index.ts';
import { MIGRATIONS, SAVE_VERSION, migrate, type Migrations } from './migrations/index.ts';
import { isObject, isPair, isTime, type Plain } from './plain.ts';

export const SAVE_FORMAT = 'ramparts-save';

type SavedSeat = { readonly kind: 'human' } | { readonly kind: 'peer' } | { readonly kind: 'bot'; readonly level: string };

/** The session's `NewGame`, said here again because persistence lies below the session; a test keeps the two the same. */
export interface SavedNewGame {
  readonly rules: RuleSetId;
  readonly options: { readonly tokenUse?: 'same-turn' | 'next-turn'; readonly tokens?: boolean };
  readonly players: readonly [string, string];
  readonly seats: readonly [SavedSeat, SavedSeat];
  readonly colours: readonly [number, number];
  readonly seed: string;
  /** Somebody has played these tiles before. */
  readonly challenge?: SavedChallenge;
}

/** Who has played the same tiles, and what came of it. */
export interface SavedChallenge {
  readonly name: string;
  readonly place: number;
  /** Of the one who challenges, and of the others, clockwise. */
  readonly scores: readonly number[];
}

/** How a game ended and what brought the points: counted out once, so that a long list needs no replays. */
export interface SavedResult {
  readonly ended: 'over' | 'drawn' | 'resigned';
  /** `null`: nobody. */
  readonly winner: 0 | 1 | null;
  readonly scores: readonly [number, number];
  readonly turns: number;
  /** By what brought them; by player. */
  readonly points: Readonly<Record<string, readonly [number, number]>>;
  /** It was finished here, not opened as a finished record: statistics count it. */
  readonly counted: boolean;
}

/** The same of the countryside; two to six players, one at a puzzle. */
export interface SavedCountryGame {
  readonly rules: 'carcassonne';
  /** What is not named is as the rules have it; the record says it, too. */
  readonly options: { readonly modules?: readonly string[]; readonly fields?: 'each-3' | 'city-4' | 'off'; readonly tinyCity?: 4 | 2; readonly followers?: number };
  readonly players: readonly string[];
  readonly seats: readonly SavedSeat[];
  readonly colours: readonly number[];
  readonly seed: string;
  readonly challenge?: SavedChallenge;
}

export interface SavedCountryResult {
  readonly ended: SavedResult['ended'];
  /** Who gave up, where it ended so. */
  readonly by?: number;
  /** Several share a victory. */
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly turns: number;
  /** By what brought them; by player. */
  readonly points: Readonly<Record<string, readonly number[]>>;
  /** It was finished here, not opened as a finished record. */
  readonly counted: boolean;
}

/** One kept game. */
interface SaveOf<Game, Outcome> {
  readonly format: typeof SAVE_FORMAT;
  readonly version: typeof SAVE_VERSION;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly match: {
    /** The whole game (RECORD.md), secrets included. Whether it can be played on is for the rules to say. */
    readonly record: Plain;
    readonly newGame: Game;
  };
  /** Only of a finished game. */
  readonly result?: Outcome;
}
export type Save = SaveOf<SavedNewGame, SavedResult>;
export type CountrySave = SaveOf<SavedCountryGame, SavedCountryResult>;
export type AnySave = Save | CountrySave;

export const isCountrySave = (save: AnySave): save is CountrySave => save.match.newGame.rules === COUNTRY;
const COUNTRY = 'carcassonne';

const malformed = (what: string): { readonly ok: false; readonly error: Refusal } =>
  refuse('save-malformed', `The saved game is damaged: ${what}.`);

/** Reads a save of any version up to ours; `save-newer` says that a newer program wrote it. Never throws. */
export function parseSave(value: unknown, migrations: Migrations = MIGRATIONS): Result<AnySave> {
  if (!isObject(value) || value['format'] !== SAVE_FORMAT) return refuse('save-format', 'This is not a saved game of Ramparts.');
  const current = migrate(value, migrations);
  if (!current.ok) return current;
  const { id, savedAt, match } = current.value;
  if (typeof id !== 'string' || id === '') return malformed('it has no id');
  if (typeof savedAt !== 'number' || !Number.isFinite(savedAt)) return malformed('it has no date');
  if (!isObject(match)) return malformed('it has no match');
  const { record } = match;
  if (!isObject(record)) return malformed('it has no record');
  // A moment that no calendar has is no reason to lose a game.
  const head = { format: SAVE_FORMAT, version: SAVE_VERSION, id, savedAt: isTime(savedAt) ? savedAt : 0 } as const;
  const setUp = match['newGame'];
  if (isObject(setUp) && setUp['rules'] === COUNTRY) {
    const country = parseCountryGame(setUp);
    if (!country) return malformed('the set-up of its match is unknown');
    const result = parseCountryResult(current.value['result'], country.players.length);
    return accept({ ...head, match: { record, newGame: country }, ...(result ? { result } : {}) });
  }
  const newGame = parseNewGame(setUp);
  if (!newGame) return malformed('the set-up of its match is unknown');
  const result = parseResult(current.value['result']);
  return accept({ ...head, match: { record, newGame }, ...(result ? { result } : {}) });
}

/** Undefined for what is no result: it can be counted out anew. */
function parseResult(value: unknown): SavedResult | undefined {
  if (!isObject(value)) return undefined;
  const { ended, winner, scores, turns, points, counted } = value;
  if (!isEnding(ended)) return undefined;
  if (winner !== null && winner !== 0 && winner !== 1) return undefined;
  if (!isPair(scores, isWhole) || !isWhole(turns) || !isObject(points) || typeof counted !== 'boolean') return undefined;
  const sums: [string, readonly [number, number]][] = [];
  for (const [what, pair] of Object.entries(points)) {
    if (!isPair(pair, isWhole)) return undefined;
    sums.push([what, pair]);
  }
  return { ended, winner, scores, turns, points: Object.fromEntries(sums), counted };
}

function parseNewGame(value: unknown): SavedNewGame | undefined {
  if (!isObject(value)) return undefined;
  const { players, colours, seed } = value;
  const rules = RULE_SET_IDS.find((known) => known === value['rules']);
  const options = parseOptions(value['options']);
  const seats = Array.isArray(value['seats']) ? value['seats'].map(parseSeat) : [];
  if (!rules || !options || typeof seed !== 'string') return undefined;
  if (!isPair(players, isText) || !isPair(seats, isSeat) || !isPair(colours, isWhole)) return undefined;
  const challenge = parseChallenge(value['challenge'], 2);
  return { rules, options, players, seats, colours, seed, ...(challenge ? { challenge } : {}) };
}

const MOST_PLAYERS = 6;

function parseCountryGame(value: Plain): SavedCountryGame | undefined {
  const { players, colours, seed, options } = value;
  const seats = Array.isArray(value['seats']) ? value['seats'].map(parseSeat) : [];
  if (!isListOf(players, isText) || players.length < 1 || players.length > MOST_PLAYERS) return undefined;
  const { length } = players;
  if (!isListOf(seats, isSeat) || !isListOf(colours, isWhole) || seats.length !== length || colours.length !== length) return undefined;
  if (!isObject(options) || typeof seed !== 'string') return undefined;
  const challenge = parseChallenge(value['challenge'], length);
  return { rules: COUNTRY, options: parseCountryOptions(options), players, seats, colours, seed, ...(challenge ? { challenge } : {}) };
}

/** The record decides; what cannot be read here is as the rules have it. */
function parseCountryOptions({ modules, fields, tinyCity, followers }: Plain): SavedCountryGame['options'] {
  return {
    ...(isListOf(modules, isText) ? { modules } : {}),
    ...(fields === 'each-3' || fields === 'city-4' || fields === 'off' ? { fields } : {}),
    ...(tinyCity === 4 || tinyCity === 2 ? { tinyCity } : {}),
    ...(isWhole(followers) ? { followers } : {}),
  };
}

/** Undefined for what is no result: it can be counted out anew. */
function parseCountryResult(value: unknown, players: number): SavedCountryResult | undefined {
  if (!isObject(value)) return undefined;
  // Before matches could be cut off nothing said how they ended.
  const { ended = 'over', by, winners, scores, turns, points, counted } = value;
  if (!isEnding(ended) || (by !== undefined) !== (ended === 'resigned')) return undefined;
  if (by !== undefined && !(isWhole(by) && by >= 0 && by < players)) return undefined;
  if (!isListOf(winners, isWhole) || !isListOf(scores, isWhole) || scores.length !== players) return undefined;
  if (!isWhole(turns) || !isObject(points) || typeof counted !== 'boolean') return undefined;
  const sums = Object.entries(points).flatMap(([what, list]) => (isListOf(list, isWhole) && list.length === players ? [[what, list] as const] : []));
  return { ended, ...(by === undefined ? {} : { by }), winners, scores, turns, points: Object.fromEntries(sums), counted };
}

function parseChallenge(value: unknown, players: number): SavedChallenge | undefined {
  if (!isObject(value)) return undefined;
  const { name, place, scores } = value;
  if (!isWhole(place) || place < 0 || place >= players) return undefined;
  return isText(name) && isListOf(scores, isWhole) && scores.length === players ? { name, place, scores } : undefined;
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
  if (kind === 'human' || kind === 'peer') return { kind };
  return kind === 'bot' && typeof level === 'string' ? { kind, level } : undefined;
}

const isEnding = (value: unknown): value is SavedResult['ended'] => value === 'over' || value === 'drawn' || value === 'resigned';
const isWhole = (value: unknown): value is number => Number.isInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isSeat = (value: unknown): value is SavedSeat => value !== undefined;

const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] => Array.isArray(value) && value.every(is);
