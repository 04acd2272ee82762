import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { RampartsBot } from '../../bots/bot.ts';
import { simplestAction } from '../../bots/simplest.ts';
import { botLevel } from '../../bots/levels.ts';
import type { Thinker } from '../../bots/thinker.ts';
import { adapterOf, makeGame, moveCall } from '../../game/index.ts';
import type { Action, GameRecord, GameState, MatchState } from '../../game/index.ts';
import type { NewGame } from '../contracts/match.ts';
import { inPace } from './pace.ts';
import type { MatchBackend } from './backend.ts';

/** A game that only this device holds: boardgame.io runs it, people and bots act through it. */

export interface LocalBackend extends MatchBackend {
  /** Lets bots start; `settle` is called after each of their actions. */
  begin(settle: () => void): void;
}

export interface LocalPorts {
  readonly thinker: Thinker;
  /** Minimum time between two actions of a bot, in milliseconds, so that people can follow. */
  readonly botPace: () => number;
  /** Called when the match is closed. */
  readonly onClose: () => void;
}

/**
 * Splits a game where its last turn began. Nothing before that can be undone, so boardgame.io need not play it. `rest`:
 * the actions since.
 */
function turnBegun(start: GameState, actions: readonly Action[]) {
  const rules = adapterOf(start.rules);
  let count = 0;
  rules.replay(start, actions, ({ n, events }) => {
    if (n >= 0 && events.some(({ type }) => type === 'turn-began')) count = n + 1;
  });
  const earlier = actions.slice(0, count);
  // Replays once more: making a state after every turn would take longer.
  const played = count > 0 ? rules.replay(start, earlier) : null;
  return { begun: { start: played?.ok ? played.state : start, actions: earlier }, rest: actions.slice(count) };
}

/** The record's actions have to be legal. */
export function createLocalBackend(
  { seats, seed }: NewGame,
  { players, start, actions }: GameRecord & { readonly actions: readonly Action[] },
  { thinker, botPace, onClose }: LocalPorts,
): LocalBackend {
  const rules = adapterOf(start.rules);
  const { begun, rest } = turnBegun(start, actions);
  const client = Client<MatchState>({
    game: makeGame(rules, { players, ...begun }),
    numPlayers: players.length,
    debug: false,
  });
  client.start();
  let closed = false;
  let settle = (): void => undefined;
  const bots = seats.map((seat, player) =>
    seat.kind === 'bot' ? new RampartsBot(thinker.think, botLevel(seat.level), `${seed}/${player}`) : undefined,
  );

  const now = (): State<MatchState> => client.store.getState() as State<MatchState>;
  const match = (): MatchState => now().G;
  for (const action of rest) dispatch(action);
  const bot = (): RampartsBot | undefined =>
    match().state.awaiting === 'over' ? undefined : bots[rules.actor(match().state)];

  function dispatch(action: Action): void {
    const { move, args } = moveCall(action);
    client.store.dispatch({
      type: 'MAKE_MOVE',
      payload: { type: move, args: [...args], playerID: String(action.player) },
    });
  }

  async function letBotPlay(): Promise<void> {
    const asked = match();
    const playing = bot();
    if (!playing) return;
    const choice = playing.play(now(), String(rules.actor(asked.state)));
    const { action } = await inPace(asked.state, botPace(), choice);
    if (closed || match() !== asked) return;
    client.store.dispatch(action);
    // A bot must never stall a game: if its action is refused, play a simple legal one.
    if (match() === asked) dispatch(simplestAction(asked.state));
    settle();
    void letBotPlay();
  }

  /** The bot starts only after all listeners have processed the previous change. */
  const wake = (): void => queueMicrotask(() => void (!closed && letBotPlay()));

  return {
    match,
    act(action) {
      const before = match();
      dispatch(action);
      if (match() === before) return false;
      wake();
      return true;
    },
    canUndo() {
      const { _undo: steps, G } = now();
      return bots[rules.actor(G.state)] === undefined && steps.length > 1 && !G.revealed;
    },
    undo() {
      // By default the client would use the active player, but another player may have acted last.
      const { playerID = '' } = now()._undo.at(-1) ?? {};
      client.store.dispatch({ type: 'UNDO', payload: { type: 'UNDO', args: null, playerID } });
    },
    thinking: () => bot() !== undefined,
    stopped: () => false,
    record: () => rules.formatRecord({ players, start, actions: match().actions }),
    close() {
      closed = true;
      client.stop();
      onClose();
    },
    begin(listener) {
      settle = listener;
      wake();
    },
  };
}
