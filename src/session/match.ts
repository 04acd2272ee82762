import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
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
import type { Keeper } from './play.ts';

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
  const client = Client<MatchState>({ game: makeGame(setup), numPlayers: 2, debug: false });
  client.start();
  for (const action of actions) dispatch(action);

  const thinker = options.thinker ?? createThinker();
  const adviser = options.adviser ?? createAdviser();
  const bots = game.seats.map((seat, player) => {
    const level = seat.kind === 'bot' ? BOT_LEVELS.find((known) => known === seat.level) ?? BOT_LEVELS[BOT_LEVELS.length - 1] : undefined;
    return level && new RampartsBot(thinker.think, level, `${game.seed}/${player}`);
  });
  let closed = false;

  function whole(): MatchState {
    return (client.store.getState() as State<MatchState>).G;
  }

  function dispatch(action: CastleAction): void {
    const { move, args } = moveCall(action);
    client.moves[move]?.(...args);
  }

  async function letBotPlay(): Promise<void> {
    const asked = whole();
    const bot = bots[asked.state.player];
    if (!bot) return;
    const started = Date.now();
    const { action } = await bot.play(client.store.getState() as State<MatchState>, String(asked.state.player));
    const pause = (options.botPace?.() ?? 0) - (Date.now() - started);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (closed || whole() !== asked) return;
    client.store.dispatch(action);
    // A bot never stalls a game: where its choice is refused, a simple legal one is taken.
    if (whole() === asked) dispatch(simplestAction(asked.state));
    play.settle();
    if (keeper.thinking()) void letBotPlay();
  }

  const keeper: Keeper = {
    whole,
    act(action) {
      const before = whole();
      dispatch(action);
      if (whole() === before) return false;
      // The play takes it in first.
      queueMicrotask(() => keeper.thinking() && !closed && void letBotPlay());
      return true;
    },
    canUndo() {
      const { _undo: steps, G } = client.store.getState() as State<MatchState>;
      return game.seats[G.state.player].kind === 'human' && steps.length > 1 && !G.revealed;
    },
    undo: () => client.undo(),
    thinking: () => bots[whole().state.player] !== undefined && whole().state.awaiting !== 'over',
    stopped: () => false,
    record: () => formatCastleRecord(setup, whole().actions),
    close() {
      closed = true;
      client.stop();
      thinker.close();
      adviser.close();
    },
  };
  const play = createPlay(game, keeper, options.confirm ?? (() => true), adviser);
  // A bot that is to move begins once somebody had the time to look.
  queueMicrotask(() => keeper.thinking() && !closed && void letBotPlay());
  return play.match;
}
