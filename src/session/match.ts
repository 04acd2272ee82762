import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { RampartsBot } from '../bots/bot.ts';
import { simplestAction } from '../bots/choose.ts';
import { BOT_LEVELS } from '../bots/protocol.ts';
import { createThinker } from '../bots/thinker.ts';
import type { Thinker } from '../bots/thinker.ts';
import { RULE_SETS, accept, checkRecord, deal, defaultOptions, formatCastleRecord, hideSecrets, makeGame, moveCall, positionOf, replay, seededRandom } from '../game/index.ts';
import type { CastleAction, CastleSetup, Cell, Choices, Refusal, Result } from '../game/index.ts';
import type { MatchState } from '../game/index.ts';
import type { Gesture, Intents, Match, MatchView, NewGame } from './contract.ts';
import * as gestures from './gesture.ts';
import { tellHistory } from './history.ts';
import type { History } from './history.ts';
import { choicesFor, viewOf } from './view.ts';

/** One match at this device: boardgame.io keeps the game, people and bots act through it, views subscribe. */

export interface MatchOptions {
  /** A record to go on from, as an object. */
  readonly record?: unknown;
  /** Does a choice wait for the green button? */
  readonly confirm?: () => boolean;
  /** Shortest time between two actions of a bot, in milliseconds, so that people can follow. */
  readonly botPace?: () => number;
  readonly thinker?: Thinker;
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
  return { rules, options: { ...defaultOptions(rules), ...game.options }, players: game.players, ...deal(rules, seededRandom(game.seed)) };
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

  const confirmed = options.confirm ?? (() => true);
  const thinker = options.thinker ?? createThinker();
  const bots = game.seats.map((seat, player) => {
    const level = seat.kind === 'bot' ? BOT_LEVELS.find((known) => known === seat.level) ?? BOT_LEVELS[BOT_LEVELS.length - 1] : undefined;
    return level && new RampartsBot(thinker.think, level, `${game.seed}/${player}`);
  });
  const listeners = new Set<(now: MatchView, before: MatchView) => void>();
  let closed = false;
  let thinking = false;
  let refusal: string | null = null;
  let shown = whole();
  let seen = hideSecrets(shown.state);
  let choices: Choices = choicesFor(shown, game);
  let history: History = tellHistory(shown, undefined);
  let gesture: Gesture = gestures.beginGesture(choices);
  let view = look();

  function whole(): MatchState {
    return (client.store.getState() as State<MatchState>).G;
  }

  function dispatch(action: CastleAction): void {
    const { move, args } = moveCall(action);
    client.moves[move]?.(...args);
  }

  function canUndo(): boolean {
    if (gesture.type === 'placing') return true;
    const { _undo: steps, G } = client.store.getState() as State<MatchState>;
    return game.seats[G.state.player].kind === 'human' && steps.length > 1 && !G.revealed;
  }

  function look(): MatchView {
    return viewOf({ game, match: shown, seen, choices, history, gesture, thinking, canUndo: canUndo(), refusal });
  }

  function show(): void {
    const before = view;
    view = look();
    for (const listener of [...listeners]) listener(view, before);
  }

  /** Takes in what the game has become. */
  function settle(next?: Gesture): void {
    const now = whole();
    if (now !== shown) seen = hideSecrets(now.state);
    shown = now;
    choices = choicesFor(shown, game);
    history = tellHistory(shown, history);
    gesture = next ?? gestures.beginGesture(choices);
    thinking = bots[shown.state.player] !== undefined && shown.state.awaiting !== 'over';
    show();
    if (thinking) void letBotPlay();
  }

  async function letBotPlay(): Promise<void> {
    const bot = bots[shown.state.player];
    const asked = shown;
    if (!bot) return;
    const started = Date.now();
    const { action } = await bot.play(client.store.getState() as State<MatchState>, String(asked.state.player));
    const pause = (options.botPace?.() ?? 0) - (Date.now() - started);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (closed || whole() !== asked) return;
    client.store.dispatch(action);
    // A bot never stalls a game: where its choice is refused, a simple legal one is taken.
    if (whole() === asked) dispatch(simplestAction(asked.state));
    settle();
  }

  function act(action: CastleAction): void {
    const before = whole();
    refusal = null;
    dispatch(action);
    if (whole() === before) {
      refusal = 'wrong-action';
      show();
    } else settle();
  }

  /** Carries out what the gesture says. */
  function carryOut(): void {
    const { player } = shown.state;
    if (view.myTurn && gestures.isComplete(gesture, choices)) {
      switch (gesture.type) {
        case 'placing':
          return act({ player, do: 'place', x: gesture.x, y: gesture.y, rotation: gesture.rotation });
        case 'deploying':
          return act(gesture.feature === null || gesture.feature === undefined ? { player, do: 'pass' } : { player, do: 'deploy', feature: gesture.feature });
        case 'scoring':
          return gesture.region ? act({ player, do: 'score', ...gesture.region, ...(gesture.token === null ? {} : { token: gesture.token }) }) : undefined;
        case 'idle':
          return act({ player, do: 'pass' });
      }
    }
  }

  /** Shows another gesture; without confirming, a finished choice is carried out at once. */
  function gesticulate(next: Gesture, decided = false): void {
    refusal = null;
    if (next === gesture && !decided) return;
    gesture = next;
    if (decided && !confirmed() && gestures.isComplete(gesture, choices)) carryOut();
    else show();
  }

  function undo(): void {
    if (!canUndo()) return;
    refusal = null;
    if (gesture.type === 'placing') return gesticulate(gestures.beginGesture(choices));
    const last = whole().actions.at(-1);
    client.undo();
    const next = choicesFor(whole(), game);
    // A tile that is taken back hangs where it lay, so that it can be turned or moved.
    const hanging = last?.do === 'place' ? gestures.hangAt(next, last, last.rotation) : undefined;
    settle(hanging);
  }

  /** Why the tile in hand cannot lie on a cell, whichever way it is turned. */
  function placementRefusal({ x, y }: Cell): string | null {
    const { state } = shown;
    if (!view.myTurn || state.awaiting !== 'place') return null;
    const answer = positionOf(state, RULE_SETS[state.rules]).moveOf({ player: state.player, do: 'place', x, y, rotation: 0 });
    return answer.ok ? null : answer.error.code;
  }

  function tapCell(cell: Cell): void {
    const next = gestures.tap(gesture, choices, cell);
    const legal = choices.cells.some(({ x, y }) => x === cell.x && y === cell.y);
    if (legal || next !== gesture) return gesticulate(next);
    refusal = placementRefusal(cell);
    if (refusal) show();
  }

  const intents: Intents = {
    tapCell,
    hoverTile: (cell) => gesticulate(gestures.hover(gesture, choices, cell)),
    rotate: (direction) => gesticulate(gestures.rotate(gesture, direction)),
    moveTile: (dx, dy) => gesticulate(gestures.step(gesture, choices, dx, dy)),
    liftTile: () => gesture.type === 'placing' && gesticulate({ type: 'idle' }),
    chooseFeature: (feature) => gesticulate(gestures.chooseFeature(gesture, choices, feature), true),
    chooseRegion: (region, token) => gesticulate(gestures.chooseRegion(gesture, choices, region, token), true),
    useToken: (kind) => view.myTurn && choices.tokens.includes(kind) && act({ player: shown.state.player, do: 'token', kind }),
    cycle: (direction) => gesticulate(gestures.cycle(gesture, choices, direction)),
    confirm: carryOut,
    undo,
  };

  const match: Match = {
    get view() {
      return view;
    },
    intents,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record: () => formatCastleRecord(setup, whole().actions),
    close: () => {
      closed = true;
      listeners.clear();
      client.stop();
      thinker.close();
    },
  };
  // A bot that is to move begins once somebody had the time to look.
  queueMicrotask(() => !closed && settle(gesture));
  return match;
}

