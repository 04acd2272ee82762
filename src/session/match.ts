import { RampartsBot } from '../bots/bot.ts';
import { simplestAction } from '../bots/choose.ts';
import { BOT_LEVELS } from '../bots/levels.ts';
import { createAdviser } from '../bots/adviser.ts';
import type { Adviser } from '../bots/adviser.ts';
import { createThinker } from '../bots/thinker.ts';
import type { Thinker } from '../bots/thinker.ts';
import { RULE_SETS, accept, checkRecord, deal, defaultOptions, formatCastleRecord, makeGame, materialOf, moveCall, replay, seededRandom } from '../game/index.ts';
import type { CastleAction, CastleSetup, Refusal, Result } from '../game/index.ts';
import type { MatchState } from '../game/index.ts';
import type { Match, NewGame } from './contract.ts';
import { createPlay } from './play.ts';
import { createKeeper } from './tableKeeper.ts';

/** One match at this device: boardgame.io keeps the game, people and bots act through it. */

export interface MatchOptions {
  /** A record to go on from, as an object. */
  readonly record?: unknown;
  /** Does a choice wait for the green button? */
  readonly confirm?: () => boolean;
  /** Shortest time between two actions of a bot, in milliseconds, so that people can follow. */
  readonly botPace?: () => number;
  readonly thinker?: Thinker;
  /** Who is asked for hints. */
  readonly adviser?: Adviser;
}

/** Begins a match, or goes on with a record; refuses a record that does not replay, with the code of the rules. */
export function createMatch(game: NewGame, options: MatchOptions = {}): Result<Match> {
  const begun = options.record === undefined ? accept({ setup: dealGame(game), actions: [] }) : openRecord(options.record);
  return begun.ok ? accept(runMatch(game, begun.value, options)) : begun;
}

interface Begun {
  readonly setup: CastleSetup;
  readonly actions: readonly CastleAction[];
}

function dealGame(game: NewGame): CastleSetup {
  const rules = RULE_SETS[game.rules];
  const { set } = game;
  return { rules, set, options: { ...defaultOptions(rules), ...game.options }, players: game.players, ...deal(rules, seededRandom(game.seed), materialOf(set)) };
}

/** A record whose every action is legal; the error says which one is not. */
export function openRecord(value: unknown): Result<Begun, Refusal & { readonly at?: number }> {
  const record = checkRecord(value);
  if (!record.ok) return record;
  const game = replay(record.value);
  if (!game.ok) return { ok: false, error: { ...game.error, at: game.at } };
  return accept({ setup: record.value.setup, actions: game.value.actions });
}

function runMatch(game: NewGame, { setup, actions }: Begun, options: MatchOptions): Match {
  const thinker = options.thinker ?? createThinker();
  const adviser = options.adviser ?? createAdviser();
  const keeper = createKeeper<MatchState, CastleAction>({
    game: makeGame(setup),
    players: 2,
    actions,
    call: moveCall,
    actor: ({ state }) => state.player,
    over: ({ state }) => state.awaiting === 'over',
    mayUndo: ({ revealed }) => !revealed,
    bots: game.seats.map((seat, player) => {
      if (seat.kind !== 'bot') return undefined;
      const level = BOT_LEVELS.find((known) => known === seat.level) ?? BOT_LEVELS[BOT_LEVELS.length - 1];
      const bot = level && new RampartsBot(thinker.think, level, `${game.seed}/${player}`);
      return bot && (async (state) => (await bot.play(state, String(player))).action);
    }),
    simplest: ({ state }) => simplestAction(state),
    record: (whole) => formatCastleRecord(setup, whole.actions),
    botPace: options.botPace ?? (() => 0),
    close() {
      thinker.close();
      adviser.close();
    },
  });
  const play = createPlay(game, keeper, options.confirm ?? (() => true), adviser);
  keeper.begin(() => play.settle());
  return play.match;
}
