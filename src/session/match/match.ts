import { createAdviser } from '../../bots/adviser.ts';
import type { Adviser } from '../../bots/adviser.ts';
import { createThinker } from '../../bots/thinker.ts';
import type { Thinker } from '../../bots/thinker.ts';
import { accept, adapterOf, checkGameRecord, seededRandom } from '../../game/index.ts';
import type { Action, GameRecord, GameState, Refusal, Result } from '../../game/index.ts';
import type { Match, NewGame } from '../contracts/match.ts';
import { realClock } from '../../net/clock.ts';
import type { Clock } from '../../net/clock.ts';
import { createLocalBackend } from './localBackend.ts';
import { withClock } from './localClock.ts';
import { createPlay } from './play.ts';

/** One match on this device. */

export interface MatchOptions {
  /** A record to continue from, as an object. */
  readonly record?: unknown;
  /** What was left of everyone's time in the saved game, by player, in milliseconds. */
  readonly left?: readonly number[] | undefined;
  readonly clock?: Clock;
  /** True if a choice waits for the green button. */
  readonly confirm?: () => boolean;
  /** Minimum time between two actions of a bot, in milliseconds, so that people can follow. */
  readonly botPace?: () => number;
  readonly thinker?: Thinker;
  /** Source of hints. */
  readonly adviser?: Adviser;
}

/** A record whose actions are all legal. */
export type PlayedRecord = GameRecord & { readonly actions: readonly Action[] };

/** Starts a match, or continues a record. Refuses a record that does not replay, with a code of the rules. */
export function createMatch(
  game: NewGame,
  {
    record,
    left,
    clock = realClock,
    confirm = () => true,
    botPace = () => 0,
    thinker = createThinker(),
    adviser = createAdviser(),
  }: MatchOptions = {},
): Result<Match> {
  const begun = record === undefined ? dealGame(game) : openRecord(record);
  if (!begun.ok) return begun;
  const onClose = (): void => {
    thinker.close();
    adviser.close();
  };
  const held = createLocalBackend(game, begun.value, { thinker, botPace, onClose });
  const backend = game.time ? withClock(held, game, game.time, clock, left) : held;
  const play = createPlay(game, backend, { confirm, adviser: game.without?.includes('hints') ? undefined : adviser });
  backend.begin(play.settle);
  return accept(play.match);
}

function dealGame({ rules: id, options, players, set, seed }: NewGame): Result<PlayedRecord> {
  const rules = adapterOf(id);
  const parsed = rules.parseOptions(options);
  if (!parsed.ok) return parsed;
  const start = rules.deal({ options, players: players.length, ...(set ? { set } : {}) }, seededRandom(seed));
  return accept({ players, start, actions: [] });
}

/** Parses a record and computes the state at its end. `at` is the index of an illegal action. */
export function openRecord(
  value: unknown,
): Result<PlayedRecord & { readonly end: GameState }, Refusal & { readonly at?: number }> {
  const found = checkGameRecord(value);
  if (!found.ok) return found;
  const { rules, record } = found.value;
  const replayed = rules.replay(record.start, record.actions);
  if (!replayed.ok) return { ok: false, error: { ...replayed.error, at: replayed.at } };
  return accept({ ...record, actions: replayed.actions, end: replayed.state });
}

/**
 * A record as it leaves the program: with the draws in order, for readers that know only the format. A record that does
 * not replay stays as it is.
 */
export function sharedRecord(record: unknown): unknown {
  const found = checkGameRecord(record);
  if (!found.ok) return record;
  const { rules, record: begun } = found.value;
  const replayed = rules.replay(begun.start, begun.actions);
  return replayed.ok ? rules.formatRecord({ ...begun, actions: replayed.actions, end: replayed.state }) : record;
}
