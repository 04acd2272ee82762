import type { Game, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { adapterOf, hideSecrets, initialState, makeGame, moveCall, parseAction, seededRandom } from '../game/index.ts';
import type { CastleAction, CastleSetup, CastleState, MatchState } from '../game/index.ts';
import { guessSecrets } from './baseline/guess.ts';
import type { Seating } from './player.ts';

/**
 * boardgame.io's MCTSBot, unchanged (playouts of 50 actions), with ten times the thinking time of the other player.
 *
 * Its playouts need a game with a deck. For each choice it gets a random deck and random tokens and takes them for
 * real: it never sees what is hidden. It counts wins and draws, so the game reports the winner at the end.
 */
const TIMES = 10;
/** Assumed time of the other player per choice until it is known, in milliseconds. */
const FIRST_GUESS = 50;
/** Number of iterations to measure the time of one. */
const TRIAL = 25;

function gameOf(setup: CastleSetup): Game<MatchState> {
  return {
    ...makeGame(adapterOf(setup.rules.id), { players: setup.players, start: initialState(setup) }),
    endIf: ({ G: { state } }) => {
      if (state.awaiting !== 'over') return undefined;
      const [first = 0, second = 0] = state.scores;
      return first === second ? { draw: true } : { winner: first > second ? '0' : '1' };
    },
  };
}

const moveOf = (
  action: CastleAction,
): { readonly type: 'MAKE_MOVE'; readonly payload: { type: string; args: unknown[]; playerID: string } } => {
  const { move, args } = moveCall(action);
  return { type: 'MAKE_MOVE', payload: { type: move, args: [...args], playerID: String(action.player) } };
};

/** The match in boardgame.io, updated with the actions played. */
function follow(setup: CastleSetup): {
  readonly game: Game<MatchState>;
  readonly stateAfter: (actions: readonly CastleAction[]) => State<MatchState>;
} {
  const game = gameOf(setup);
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game }) as State<MatchState>;
  let played = 0;
  return {
    game,
    stateAfter: (actions) => {
      for (; played < actions.length; played++)
        state = reducer(state, moveOf(actions[played] as CastleAction)) as State<MatchState>;
      return state;
    },
  };
}

export const mctsPlayer: Seating = (seed) => {
  const random = seededRandom(seed);
  let match: ReturnType<typeof follow> | undefined;
  let bot: MCTSBot | undefined;
  let iterations = TRIAL;
  let iterationMs: number | undefined;

  const play = async (state: State<MatchState>, thinker: MCTSBot): Promise<CastleAction> => {
    const start = performance.now();
    const { action } = await thinker.play(state, state.ctx.currentPlayer);
    iterationMs = (performance.now() - start) / iterations;
    const { type, args } = action.payload as { type: string; args: readonly object[] };
    const choice = parseAction({ ...args[0], do: type, player: Number(state.ctx.currentPlayer) });
    if (!choice.ok) throw new Error(choice.error.message);
    return choice.value;
  };

  return async ({ setup, actions, opponentMs = FIRST_GUESS }) => {
    match ??= follow(setup);
    const { game } = match;
    bot ??= new MCTSBot({ game, enumerate: game.ai?.enumerate ?? (() => []), seed, iterations: () => iterations });
    const truth = match.stateAfter(actions);
    const state = {
      ...truth,
      G: { ...truth.G, state: guessSecrets(hideSecrets(truth.G.state as CastleState), random) },
    };
    if (iterationMs === undefined) await play(state, bot);
    iterations = Math.max(1, Math.round((TIMES * opponentMs) / (iterationMs ?? FIRST_GUESS)));
    return play(state, bot);
  };
};
