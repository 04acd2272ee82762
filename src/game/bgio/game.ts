import type { Game } from 'boardgame.io';
import { RULE_SETS } from '../catalog.ts';
import { positionOf, stateOf } from '../rulesets/castle/convert.ts';
import { materialOf } from '../rulesets/castle/material.ts';
import { deal, initialState } from '../rulesets/castle/setup.ts';
import type { StopAt } from '../rulesets/castle/turn.ts';
import { hideSecrets } from '../rulesets/castle/view.ts';
import { STAGES, moveCall } from './moves.ts';
import type { MatchSetup, MatchState } from './state.ts';

const GAME_NAME = 'ramparts';

/** Steps that nobody chooses: the draw, a token whose kind has become known, the final scoring. */
function advance(match: MatchState, stopAt: StopAt): MatchState {
  const position = positionOf(match.state, RULE_SETS[match.state.rules]);
  position.advance(stopAt);
  return { ...match, state: stateOf(position), revealed: false };
}

/**
 * The boardgame.io game of one match: phases `play` and `finalScoring`; in a turn the stages `place`, `deploy`, `score`
 * and `endTurn`, each only while there is something to choose. The tile is drawn when a turn begins, by whoever holds the
 * deck: in a player's view it is hidden, so no client can predict it.
 */
export function makeGame(setup: MatchSetup): Game<MatchState> {
  return {
    name: GAME_NAME,
    minPlayers: 2,
    maxPlayers: 2,
    setup: ({ random }) => {
      const { rules, set, options, players, undrawn = 0 } = setup;
      const dealt = setup.deck ? { deck: setup.deck, wallTokens: setup.wallTokens ?? {} } : deal(rules, () => random.Number(), materialOf(set));
      return { players, state: initialState({ rules, ...(set ? { set } : {}), options, undrawn, ...dealt }), actions: [], revealed: false };
    },
    phases: {
      play: {
        start: true,
        endIf: ({ G }) => G.state.awaiting === 'final' || G.state.awaiting === 'over',
        next: 'finalScoring',
        turn: {
          order: { first: ({ G }) => G.state.player, next: ({ G }) => G.state.player },
          activePlayers: { currentPlayer: 'place' },
          stages: STAGES,
          onBegin: ({ G }) => advance(G, 'final'),
          onMove: ({ G, ctx, events }) => {
            const { awaiting, turn } = G.state;
            // Both count from 1; while a tile is awaited that nobody knows yet, the turn has begun already.
            if (turn > ctx.turn) events.endTurn();
            else if (awaiting in STAGES) events.setStage(awaiting);
          },
        },
      },
      finalScoring: { onBegin: ({ G }) => advance(G, 'choice') },
    },
    endIf: ({ G }) => (G.state.awaiting === 'over' ? { scores: G.state.scores } : undefined),
    playerView: ({ G }) => ({ ...G, state: hideSecrets(G.state) }),
    ai: {
      enumerate: (G: MatchState) =>
        positionOf(G.state, RULE_SETS[G.state.rules])
          .legalActions()
          .map((action) => {
            const { move, args } = moveCall(action);
            return { move, args: [...args] };
          }),
    },
  };
}
