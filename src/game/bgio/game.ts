import type { Ctx, FnContext, Game, LongFormMove, Plugin } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Action } from '../core/action.ts';
import type { GameAdapter, GameState, Secret, StopAt } from '../core/adapter.ts';
import type { Random } from '../core/random.ts';
import { isRecord } from '../core/shape.ts';

const GAME_NAME = 'ramparts';

/** What boardgame.io keeps as `G`: the state and the actions that led to it, which together make a record. */
export interface MatchState {
  readonly players: readonly string[];
  readonly state: GameState;
  readonly actions: readonly Action[];
  /** The last action revealed something, so it cannot be undone. */
  readonly revealed: boolean;
}

/** How a match starts. A `start` function deals the game with boardgame.io's random numbers, from its seed. */
export interface MatchSetup {
  readonly players: readonly string[];
  readonly start: GameState | ((random: Random) => GameState);
  /** The actions that led to `start`, if it is a later turn. */
  readonly actions?: readonly Action[];
}

type Stages = NonNullable<NonNullable<Game<MatchState>['turn']>['stages']>;

/**
 * Passes the plain match to moves and hooks, as `match`. Their `G` is an Immer draft, which wraps every part of the
 * state on access; the rules read all of it and change nothing.
 */
const UNDRAFTED: Plugin = {
  name: 'undrafted',
  fnWrap:
    (call) =>
    (context, ...args: readonly unknown[]) =>
      call({ ...context, match: context.G }, ...args),
};
const matchOf = ({ match, G }: FnContext<MatchState>): MatchState => (match ?? G) as MatchState;

/** How the rules change a match: the moves of boardgame.io, and what happens without a choice. */
function movesOf(rules: GameAdapter) {
  const advance = (match: MatchState, stopAt: StopAt): MatchState => ({
    ...match,
    state: rules.advance(match.state, stopAt),
    revealed: false,
  });

  /** Returns the match after an action, or `INVALID_MOVE` if the rules refuse it. */
  function act(match: MatchState, value: unknown): MatchState | typeof INVALID_MOVE {
    const action = rules.parseAction(value, match.state);
    if (!action.ok) return INVALID_MOVE;
    const next = rules.act(match.state, action.value, rules.isEnding(match.state) ? 'choice' : 'draw');
    if (!next.ok) return INVALID_MOVE;
    return {
      ...match,
      state: next.value,
      actions: [...match.actions, action.value],
      revealed: rules.isRevealed(match.state, next.value),
    };
  }

  const move = (verb: string): LongFormMove<MatchState> => ({
    move: (context, details?: unknown) =>
      act(matchOf(context), { ...(isRecord(details) ? details : {}), do: verb, player: Number(context.playerID) }),
    undoable: ({ G }) => !G.revealed,
  });

  /** Never sent by a client. */
  const reveal: LongFormMove<MatchState> = {
    move: (context, secret: Secret) => {
      const match = matchOf(context);
      const state = rules.reveal(match.state, secret);
      return state ? { ...match, state, revealed: true } : INVALID_MOVE;
    },
    undoable: false,
    client: false,
  };

  return { advance, move, reveal };
}

/**
 * The boardgame.io game of one match: phases `play` and `finalScoring`; within a turn, a stage for every choice,
 * entered only while a choice exists and only by the player who chooses. The tile is drawn when a turn begins, by the
 * client that knows the deck: it is hidden in a player's view, so no client can predict it. Where no client knows the
 * deck, devices that draw together pass the result in with the move `reveal`.
 */
export function makeGame(rules: GameAdapter, { players, start, actions = [] }: MatchSetup): Game<MatchState> {
  /** Turns before `start`; boardgame.io counts only the turns it plays itself. */
  const earlier = typeof start === 'function' ? 0 : start.turn - 1;
  const { advance, move, reveal } = movesOf(rules);

  const stagesOf = (state: GameState): Stages =>
    Object.fromEntries(
      Object.entries(rules.choices(state)).map(([choice, verbs]) => [
        choice,
        { moves: Object.fromEntries(verbs.map((verb) => [verb, move(verb)])) },
      ]),
    ) as Stages;
  const stages = stagesOf(typeof start === 'function' ? start(() => 0) : start);
  const seats = (state: GameState): Record<string, string> =>
    state.awaiting in stages ? { [rules.actor(state)]: state.awaiting } : {};
  const turn: NonNullable<Game<MatchState>['turn']> = {
    order: { first: ({ G }) => G.state.player, next: ({ G }) => G.state.player },
    activePlayers: { currentPlayer: 'place' },
    stages: stages as NonNullable<NonNullable<Game<MatchState>['turn']>['stages']>,
    onMove: (context) => {
      const { state } = matchOf(context);
      const { ctx, events } = context;
      // Both turn numbers start at 1.
      if (state.turn > ctx.turn + earlier) events.endTurn();
      else events.setActivePlayers({ value: seats(state) });
    },
  };

  return {
    name: GAME_NAME,
    plugins: [UNDRAFTED],
    // Outside all stages: no player has a choice while chance is awaited.
    moves: { reveal },
    // Puzzles are for one player.
    minPlayers: 1,
    maxPlayers: rules.seats.most,
    setup: ({ random }) => ({
      players,
      state: typeof start === 'function' ? start(() => random.Number()) : start,
      actions,
      revealed: false,
    }),
    phases: {
      play: {
        start: true,
        endIf: ({ G }) => rules.isEnding(G.state),
        next: 'finalScoring',
        turn: {
          ...turn,
          onBegin: (context) => {
            const begun = advance(matchOf(context), 'final');
            context.events.setActivePlayers({ value: seats(begun.state) });
            return begun;
          },
        },
      },
      finalScoring: {
        onBegin: (context) => advance(matchOf(context), 'choice'),
        // A module may ask something at the end of the game.
        turn: {
          ...turn,
          onBegin: (context) => context.events.setActivePlayers({ value: seats(matchOf(context).state) }),
        },
      },
    },
    endIf: ({ G }) => (G.state.awaiting === 'over' ? { scores: G.state.scores } : undefined),
    playerView: ({ G }) => ({ ...G, state: rules.hide(G.state) }),
    ai: {
      enumerate: (G: MatchState, _: Ctx, playerID: string) =>
        rules
          .legalActions(G.state)
          .filter(({ player }) => String(player) === playerID)
          .map((action) => {
            const { move: name, args } = moveCall(action);
            return { move: name, args: [...args] };
          }),
    },
  };
}

/** Returns the name and arguments of the move that a client calls for an action. */
export function moveCall(action: Action): { readonly move: string; readonly args: readonly unknown[] } {
  const { player: _, do: verb, ...details } = action;
  return { move: verb, args: Object.keys(details).length > 0 ? [details] : [] };
}
