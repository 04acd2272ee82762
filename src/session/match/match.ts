import { createAdviser } from '../../bots/adviser.ts';
import type { Adviser } from '../../bots/adviser.ts';
import { createThinker } from '../../bots/thinker.ts';
import type { Thinker } from '../../bots/thinker.ts';
import { accept, adapterOf, seededRandom } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import type { Match, NewGame } from '../contracts/match.ts';
import { realClock } from '../../net/clock.ts';
import type { Clock } from '../../net/clock.ts';
import { createHandBackend } from './handBackend.ts';
import { createLocalBackend } from './localBackend.ts';
import { withClock } from './localClock.ts';
import { openRecord } from './openRecord.ts';
import type { PlayedRecord } from './openRecord.ts';
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
  const onClose = (): void => {
    thinker.close();
    adviser.close();
  };
  const asked = game.without?.includes('hints') ? undefined : adviser;
  if (game.byHand) {
    const backend = createHandBackend(game, record, onClose);
    return backend.ok ? accept(createPlay(game, backend.value, { confirm, adviser: asked }).match) : backend;
  }
  const begun = record === undefined ? dealGame(game) : openRecord(record);
  if (!begun.ok) return begun;
  const held = createLocalBackend(game, begun.value, { thinker, botPace, onClose });
  const backend = game.time ? withClock(held, game, game.time, clock, left) : held;
  const play = createPlay(game, backend, { confirm, adviser: asked });
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
