import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { RampartsBot } from '../bots/bot.ts';
import { simplestAction } from '../bots/simplest.ts';
import { botLevel } from '../bots/levels.ts';
import type { Thinker } from '../bots/thinker.ts';
import { adapterOf, makeGame, moveCall } from '../game/index.ts';
import type { Action, GameRecord, GameState, MatchState } from '../game/index.ts';
import type { NewGame } from './contract.ts';
import { paceAt } from './paceAt.ts';
import type { Keeper } from './play.ts';

/** A game that this device holds alone: boardgame.io holds it, people and bots act through it. */

export interface LocalKeeper extends Keeper {
  /** Lets bots start; `settle` processes what they have done. */
  begin(settle: () => void): void;
}

export interface LocalPorts {
  readonly thinker: Thinker;
  /** Shortest time between two actions of a bot, in milliseconds, so that people can follow. */
  readonly botPace: () => number;
  /** What ends with the match. */
  readonly onClose: () => void;
}

/** Where the last turn of the game began, and what led there: nothing of that can be taken back, so boardgame.io need not play it. `rest`: what came since. */
function turnBegun(start: GameState, actions: readonly Action[]) {
  const rules = adapterOf(start.rules);
  let count = 0;
  rules.replay(start, actions, ({ n, events }) => {
    if (n >= 0 && events.some(({ type }) => type === 'turn-began')) count = n + 1;
  });
  const earlier = actions.slice(0, count);
  // Played once more: a state after every turn would take longer.
  const played = count > 0 ? rules.replay(start, earlier) : null;
  return { begun: { start: played?.ok ? played.state : start, actions: earlier }, rest: actions.slice(count) };
}

/** `record`: with actions that are known to be legal. */
export function createLocalKeeper(
  { seats, seed }: NewGame,
  { players, start, actions }: GameRecord & { readonly actions: readonly Action[] },
  { thinker, botPace, onClose }: LocalPorts,
): LocalKeeper {
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
    const started = Date.now();
    const { action } = await playing.play(now(), String(rules.actor(asked.state)));
    const pause = paceAt(asked.state, botPace()) - (Date.now() - started);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (closed || match() !== asked) return;
    client.store.dispatch(action);
    // A bot never stalls a game: if its choice is refused, a simple legal one is made.
    if (match() === asked) dispatch(simplestAction(asked.state));
    settle();
    void letBotPlay();
  }

  /** A bot starts choosing once all listeners have processed the previous change. */
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
      // The client would speak for the player of the turn; somebody else may have chosen last.
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
