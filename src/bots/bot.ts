import type { State } from 'boardgame.io';
import { Bot } from 'boardgame.io/ai';
import { hideSecrets, moveCall } from '../game/index.ts';
import type { CastleAction, CastleState, MatchState } from '../game/index.ts';
import type { BotLevel } from './levels.ts';

/** Whoever chooses: a worker's thinker, or `chooseAction` at once. */
export type ChooserOf<S, A> = (state: S, level: BotLevel, seed: string) => A | Promise<A>;
export type Chooser = ChooserOf<CastleState, CastleAction>;

type Played = Awaited<ReturnType<Bot['play']>>;

/** Our players as boardgame.io's bots, in every family. Whatever state they are handed, they choose from a player's view of it. */
export abstract class FamilyBot<Match, S, A> extends Bot {
  constructor(
    private readonly choose: ChooserOf<S, A>,
    private readonly level: BotLevel,
    private readonly chance: string,
  ) {
    super({ enumerate: () => [], seed: chance });
  }

  protected abstract view(match: Match): S;
  protected abstract call(action: A): { readonly move: string; readonly args: readonly unknown[] };

  override async play({ G }: State<Match>, playerID: string): Promise<Played> {
    const action = await this.choose(this.view(G), this.level, this.chance);
    const { move, args } = this.call(action);
    return { action: { type: 'MAKE_MOVE', payload: { type: move, args: [...args], playerID } } };
  }
}

export class RampartsBot extends FamilyBot<MatchState, CastleState, CastleAction> {
  protected view({ state }: MatchState): CastleState {
    return hideSecrets(state);
  }

  protected call(action: CastleAction): ReturnType<typeof moveCall> {
    return moveCall(action);
  }
}
