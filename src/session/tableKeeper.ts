import type { Game, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import type { TableKeeper } from './tablePlay.ts';

/** A game that this device keeps alone: boardgame.io holds it, people and bots act through it. */

/** What boardgame.io's client is told of a move. */
export interface MoveCall {
  readonly move: string;
  readonly args: readonly unknown[];
}

/** What boardgame.io's store takes in. */
export type Dispatched = Parameters<ReturnType<typeof Client>['store']['dispatch']>[0];

/** A move as the store takes it in. */
export const makeMove = ({ move, args }: MoveCall, player: number): Dispatched => ({ type: 'MAKE_MOVE', payload: { type: move, args: [...args], playerID: String(player) } });

export interface Kept<Whole, Action> {
  readonly game: Game<Whole>;
  readonly players: number;
  /** What was played before. */
  readonly actions: readonly Action[];
  call(action: Action): MoveCall;
  /** Who is to act, or did last when the game is over. */
  actor(whole: Whole): number;
  over(whole: Whole): boolean;
  /** May the last action be taken back, as far as the rules go? */
  mayUndo(whole: Whole): boolean;
  /** By player: how a bot chooses; `undefined` for a person. */
  readonly bots: readonly (((state: State<Whole>) => Promise<Dispatched>) | undefined)[];
  /** A legal action at once. */
  simplest(whole: Whole): Action;
  record(whole: Whole): unknown;
  /** Shortest time between two actions of a bot, in milliseconds, so that people can follow. */
  readonly botPace: () => number;
  /** What ends with the match. */
  close(): void;
}

export interface OwnKeeper<Whole, Action> extends TableKeeper<Whole, Action> {
  /** Lets bots begin; `settle` takes in what they have done. */
  begin(settle: () => void): void;
}

export function createKeeper<Whole, Action>(kept: Kept<Whole, Action>): OwnKeeper<Whole, Action> {
  const { game, players, actions, bots, botPace } = kept;
  const client = Client<Whole>({ game, numPlayers: players, debug: false });
  client.start();
  let closed = false;
  let settle = (): void => undefined;

  const now = (): State<Whole> => client.store.getState() as State<Whole>;
  const whole = (): Whole => now().G;
  for (const action of actions) dispatch(action);
  const bot = (): Kept<Whole, Action>['bots'][number] => (kept.over(whole()) ? undefined : bots[kept.actor(whole())]);

  function dispatch(action: Action): void {
    client.store.dispatch(makeMove(kept.call(action), kept.actor(whole())));
  }

  async function letBotPlay(): Promise<void> {
    const asked = whole();
    const choose = bot();
    if (!choose) return;
    const started = Date.now();
    const move = await choose(now());
    const pause = botPace() - (Date.now() - started);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (closed || whole() !== asked) return;
    client.store.dispatch(move);
    // A bot never stalls a game: where its choice is refused, a simple legal one is taken.
    if (whole() === asked) dispatch(kept.simplest(asked));
    settle();
    void letBotPlay();
  }

  /** A bot that is to move begins once everybody has taken in what came before. */
  const wake = (): void => queueMicrotask(() => void (!closed && letBotPlay()));

  return {
    whole,
    act(action) {
      const before = whole();
      dispatch(action);
      if (whole() === before) return false;
      wake();
      return true;
    },
    canUndo() {
      const { _undo: steps, G } = now();
      return bots[kept.actor(G)] === undefined && steps.length > 1 && kept.mayUndo(G);
    },
    undo: () => client.undo(),
    thinking: () => bot() !== undefined,
    stopped: () => false,
    record: () => kept.record(whole()),
    close() {
      closed = true;
      client.stop();
      kept.close();
    },
    begin(listener) {
      settle = listener;
      wake();
    },
  };
}
