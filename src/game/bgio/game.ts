import type { Ctx, FnContext, Game, LongFormMove, Plugin } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Action } from '../core/action.ts';
import type { GameAdapter, GameState, Secret, StopAt } from '../core/adapter.ts';
import type { Random } from '../core/random.ts';
import { isRecord } from '../core/shape.ts';

const GAME_NAME = 'ramparts';

/** What boardgame.io keeps as `G`: the state, and the actions that led there, which make it a record. */
export interface MatchState {
  readonly players: readonly string[];
  readonly state: GameState;
  readonly actions: readonly Action[];
  /** The last action turned something up: it cannot be taken back. */
  readonly revealed: boolean;
}

/** What a match begins with. A function deals it by boardgame.io's random numbers, from its seed. */
export interface MatchSetup {
  readonly players: readonly string[];
  readonly start: GameState | ((random: Random) => GameState);
  /** What led to the start, where that is a later turn. */
  readonly actions?: readonly Action[];
}

type Stages = NonNullable<NonNullable<Game<MatchState>['turn']>['stages']>;

/**
 * Hands moves and hooks the match itself, as `match`. Their `G` is a draft of Immer's, which wraps every part of the state as it is read;
 * the rules read all of it and change nothing.
 */
const UNDRAFTED: Plugin = {
  name: 'undrafted',
  fnWrap:
    (call) =>
    (context, ...args: readonly unknown[]) =>
      call({ ...context, match: context.G }, ...args),
};
const matchOf = ({ match, G }: FnContext<MatchState>): MatchState => (match ?? G) as MatchState;

/**
 * The boardgame.io game of one match: phases `play` and `finalScoring`; in a turn a stage for every choice, only while there is something to
 * choose, and for whoever has to. The tile is drawn when a turn begins, by whoever holds the deck: in a player's view it is hidden, so no
 * client can predict it. Where nobody knows it, devices that draw together tell it by the move `reveal`.
 */
export function makeGame(rules: GameAdapter, { players, start, actions = [] }: MatchSetup): Game<MatchState> {
  /** Turns before the start: boardgame.io counts only those that it plays. */
  const earlier = typeof start === 'function' ? 0 : start.turn - 1;
  const advance = (match: MatchState, stopAt: StopAt): MatchState => ({
    ...match,
    state: rules.advance(match.state, stopAt),
    revealed: false,
  });

  /** The match after an action; `INVALID_MOVE` if the rules refuse it. */
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

  /** No client of a match sends this. */
  const reveal: LongFormMove<MatchState> = {
    move: (context, secret: Secret) => {
      const match = matchOf(context);
      const state = rules.reveal(match.state, secret);
      return state ? { ...match, state, revealed: true } : INVALID_MOVE;
    },
    undoable: false,
    client: false,
  };

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
      // Both count from 1.
      if (state.turn > ctx.turn + earlier) events.endTurn();
      else events.setActivePlayers({ value: seats(state) });
    },
  };

  return {
    name: GAME_NAME,
    plugins: [UNDRAFTED],
    // Outside all stages: nobody has a choice while chance is awaited.
    moves: { reveal },
    // Puzzles are for one.
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
        // A module may ask something at the end.
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

/** A move's name and argument for an action, as the client calls it. */
export function moveCall(action: Action): { readonly move: string; readonly args: readonly unknown[] } {
  const { player: _, do: verb, ...details } = action;
  return { move: verb, args: Object.keys(details).length > 0 ? [details] : [] };
}
