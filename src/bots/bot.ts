import type { State } from 'boardgame.io';
import { Bot } from 'boardgame.io/ai';
import { adapterOf, moveCall } from '../game/index.ts';
import type { Action, GameState, MatchState } from '../game/index.ts';
import type { BotLevel } from './levels.ts';

/** Chooses an action: a worker's thinker, or `chooseAction` in this thread. */
export type Chooser = (state: GameState, level: BotLevel, seed: string) => Action | Promise<Action>;

type Played = Awaited<ReturnType<Bot['play']>>;

/**
 * A computer player as a boardgame.io bot, for every rule set. Whatever state it is given, it chooses from the player's
 * view of it.
 */
export class RampartsBot extends Bot {
  constructor(
    private readonly choose: Chooser,
    private readonly level: BotLevel,
    private readonly chance: string,
  ) {
    super({ enumerate: () => [], seed: chance });
  }

  override async play({ G: { state } }: State<MatchState>, playerID: string): Promise<Played> {
    const action = await this.choose(adapterOf(state.rules).hide(state), this.level, this.chance);
    const { move, args } = moveCall(action);
    return { action: { type: 'MAKE_MOVE', payload: { type: move, args: [...args], playerID } } };
  }
}
