import { ADAPTERS, accept, adapterOf, isRecord, refuse, type Refusal, type Result } from '../game/index.ts';
import { MIGRATIONS, SAVE_VERSION, migrate, type Migrations } from './migrations/index.ts';
import { isTime, type Plain } from './plain.ts';

export const SAVE_FORMAT = 'ramparts-save';

type SavedSeat =
  | { readonly kind: 'human' }
  | { readonly kind: 'peer' }
  | { readonly kind: 'bot'; readonly level: string };

/** A copy of the session's `NewGame`, because persistence may not import from the session; a test keeps them equal. */
export interface SavedNewGame {
  /** Id of the rule set. */
  readonly rules: string;
  /** As in a record. The record is authoritative; these options are for a rematch. */
  readonly options: Plain;
  readonly players: readonly string[];
  readonly seats: readonly SavedSeat[];
  readonly colours: readonly number[];
  readonly seed: string;
  /** Time to think; absent: as much as everyone wants. */
  readonly time?: SavedTime;
  /** Assists that nobody has in this game. */
  readonly without?: readonly SavedAssist[];
  /** Set if another player has played these tiles before. */
  readonly challenge?: SavedChallenge;
  /** Played at a real table: the deck of the record lists the draws so far. */
  readonly byHand?: true;
}

/** A copy of `ASSISTS`. */
const SAVED_ASSISTS = ['hints', 'projected', 'tiles'] as const;
type SavedAssist = (typeof SAVED_ASSISTS)[number];

/** A copy of `TimeTerms`. */
export interface SavedTime {
  readonly per: 'game' | 'turn';
  readonly seconds: number;
  readonly bonus: number;
  readonly atZero: 'lose' | 'play-on';
}

/** A player who has played the same tiles, and their result. */
export interface SavedChallenge {
  readonly name: string;
  readonly place: number;
  /** Of the challenger, then of the others, clockwise. */
  readonly scores: readonly number[];
}

/** How a game ended and how points were scored. Stored, so that a long list needs no replays. */
export interface SavedResult {
  readonly ended: 'over' | 'drawn' | 'resigned';
  /** The player who resigned; only if the game ended by that. */
  readonly by?: number;
  /** That player did not resign, but had no time left. Readers that do not know this show a resignation. */
  readonly timeUp?: true;
  /** Several players if they share the victory. */
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly turns: number;
  /** By category, then by player. */
  readonly points: Readonly<Record<string, readonly number[]>>;
  /** The game was finished here, not imported as a finished record, so it counts for statistics. */
  readonly counted: boolean;
}

/** A saved game. */
export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly version: typeof SAVE_VERSION;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly match: {
    /** The whole game (RECORD.md), secrets included. The rules decide whether it can be continued. */
    readonly record: Plain;
    readonly newGame: SavedNewGame;
    /** What is left of everyone's time, by player, in milliseconds; only if it is limited. */
    readonly left?: readonly number[];
  };
  /** Only for finished games. */
  readonly result?: SavedResult;
}

const malformed = (what: string): { readonly ok: false; readonly error: Refusal } =>
  refuse('save-malformed', `The saved game is damaged: ${what}.`);

/** Parses a save of any version up to the current one. `save-newer`: a newer program wrote it. Never throws. */
export function parseSave(value: unknown, migrations: Migrations = MIGRATIONS): Result<Save> {
  if (!isRecord(value) || value['format'] !== SAVE_FORMAT)
    return refuse('save-format', 'This is not a saved game of Ramparts.');
  const current = migrate(value, migrations);
  if (!current.ok) return current;
  const { id, savedAt, match } = current.value;
  if (typeof id !== 'string' || id === '') return malformed('it has no id');
  if (typeof savedAt !== 'number' || !Number.isFinite(savedAt)) return malformed('it has no date');
  if (!isRecord(match)) return malformed('it has no match');
  const { record } = match;
  if (!isRecord(record)) return malformed('it has no record');
  const newGame = parseNewGame(match['newGame']);
  if (!newGame) return malformed('the set-up of its match is unknown');
  const result = parseResult(current.value['result'], newGame.players.length);
  const { left } = match;
  const isLeft = isListOf(left, isWhole) && left.length === newGame.players.length;
  // An impossible date is no reason to lose a game.
  return accept({
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    id,
    savedAt: isTime(savedAt) ? savedAt : 0,
    match: { record, newGame, ...(isLeft ? { left } : {}) },
    ...(result ? { result } : {}),
  });
}

/** Returns undefined if the result is invalid; it can be computed again. */
function parseResult(value: unknown, players: number): SavedResult | undefined {
  if (!isRecord(value)) return undefined;
  // Older saves, all of games played to the end, lack `ended`.
  const { ended = 'over', scores, turns, points, counted } = value;
  const outcome = parseWinners(value, players);
  if (!isEnding(ended) || !outcome) return undefined;
  const { by, winners } = outcome;
  if ((by !== undefined) !== (ended === 'resigned')) return undefined;
  if (!isListOf(scores, isWhole) || scores.length !== players) return undefined;
  if (!isWhole(turns) || !isRecord(points) || typeof counted !== 'boolean') return undefined;
  const sums = Object.entries(points).flatMap(([what, list]) =>
    isListOf(list, isWhole) && list.length === players ? [[what, list] as const] : [],
  );
  return {
    ended,
    ...(by === undefined ? {} : { by }),
    ...(by !== undefined && value['timeUp'] === true ? { timeUp: true } : {}),
    winners,
    scores,
    turns,
    points: Object.fromEntries(sums),
    counted,
  };
}

/** Parses the winners and the player who resigned. Older games for two named a single `winner`, `null` for a tie. */
function parseWinners(
  { ended, by, winners, winner }: Plain,
  players: number,
): { readonly by?: number; readonly winners: readonly number[] } | undefined {
  const isPlayer = (one: unknown): one is number => isWhole(one) && one >= 0 && one < players;
  if (winners === undefined && players === 2) {
    if (winner === null) return { winners: [0, 1] };
    return isPlayer(winner) ? { winners: [winner], ...(ended === 'resigned' ? { by: 1 - winner } : {}) } : undefined;
  }
  if (!isListOf(winners, isPlayer) || (by !== undefined && !isPlayer(by))) return undefined;
  return { winners, ...(by === undefined ? {} : { by }) };
}

const MOST_PLAYERS = 6;

function parseNewGame(value: unknown): SavedNewGame | undefined {
  if (!isRecord(value)) return undefined;
  const { rules, players, colours, seed, options } = value;
  const seats = Array.isArray(value['seats']) ? value['seats'].map(parseSeat) : [];
  if (!isText(rules) || !ADAPTERS.some(({ id }) => id === rules)) return undefined;
  if (!isListOf(players, isText) || players.length < 1 || players.length > MOST_PLAYERS) return undefined;
  const { length } = players;
  if (!isListOf(seats, isSeat) || !isListOf(colours, isWhole) || seats.length !== length || colours.length !== length)
    return undefined;
  if (!isRecord(options) || typeof seed !== 'string') return undefined;
  const challenge = parseChallenge(value['challenge'], length);
  const time = parseTime(value['time']);
  const { without } = value;
  const bare = Array.isArray(without) ? SAVED_ASSISTS.filter((assist) => without.includes(assist)) : [];
  return {
    rules,
    options: knownOptions(rules, options),
    players,
    seats,
    colours,
    seed,
    ...(time ? { time } : {}),
    ...(bare.length > 0 ? { without: bare } : {}),
    ...(challenge ? { challenge } : {}),
    ...(value['byHand'] === true ? { byHand: true } : {}),
  };
}

/**
 * Keeps only options that the rules can read. The record is authoritative, so a damaged option is no reason to lose the
 * game.
 */
function knownOptions(rules: string, options: Plain): Plain {
  const { parseOptions } = adapterOf(rules);
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) =>
        parseOptions({ ...(Array.isArray(options['modules']) ? { modules: options['modules'] } : {}), [name]: value })
          .ok,
    ),
  );
}

/** Damaged time limits are no reason to lose a game. */
function parseTime(value: unknown): SavedTime | undefined {
  if (!isRecord(value)) return undefined;
  const { per, seconds, bonus, atZero } = value;
  if ((per !== 'game' && per !== 'turn') || (atZero !== 'lose' && atZero !== 'play-on')) return undefined;
  return isWhole(seconds) && isWhole(bonus) && seconds > 0 && bonus >= 0 ? { per, seconds, bonus, atZero } : undefined;
}

function parseChallenge(value: unknown, players: number): SavedChallenge | undefined {
  if (!isRecord(value)) return undefined;
  const { name, place, scores } = value;
  if (!isWhole(place) || place < 0 || place >= players) return undefined;
  return isText(name) && isListOf(scores, isWhole) && scores.length === players ? { name, place, scores } : undefined;
}

function parseSeat(value: unknown): SavedSeat | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, level } = value;
  if (kind === 'human' || kind === 'peer') return { kind };
  return kind === 'bot' && typeof level === 'string' ? { kind, level } : undefined;
}

const isEnding = (value: unknown): value is SavedResult['ended'] =>
  value === 'over' || value === 'drawn' || value === 'resigned';
const isWhole = (value: unknown): value is number => Number.isInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isSeat = (value: unknown): value is SavedSeat => value !== undefined;

const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is);
