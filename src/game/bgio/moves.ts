import type { Game, LongFormMove } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { RULE_SETS } from '../catalog.ts';
import type { CastleAction } from '../rulesets/castle/action.ts';
import { withSecret } from '../rulesets/castle/chance.ts';
import type { Secret } from '../rulesets/castle/chance.ts';
import { positionOf, stateOf } from '../rulesets/castle/convert.ts';
import { parseAction } from '../rulesets/castle/record.ts';
import type { MatchState } from './state.ts';

/** boardgame.io's moves: decode, ask the rules, store. */

/** The match after an action, or undefined if the rules refuse it. */
function applyAction(match: MatchState, value: unknown): MatchState | undefined {
  const action = parseAction(value);
  if (!action.ok) return undefined;
  const position = positionOf(match.state, RULE_SETS[match.state.rules]);
  const move = position.moveOf(action.value);
  if (!move.ok) return undefined;
  position.play(move.value, 'draw');
  const state = stateOf(position);
  return { ...match, state, actions: [...match.actions, action.value], revealed: state.wall.length < match.state.wall.length };
}

function move(verb: CastleAction['do']): LongFormMove<MatchState> {
  return {
    move: ({ G, playerID }, details?: unknown) => {
      const given = typeof details === 'object' && details !== null ? details : {};
      return applyAction(G, { ...given, do: verb, player: Number(playerID) }) ?? INVALID_MOVE;
    },
    undoable: ({ G }) => !G.revealed,
  };
}

/** What chance has brought is told by whoever learns it; no client of a match sends this. */
const reveal: LongFormMove<MatchState> = {
  move: ({ G }, secret: Secret) => {
    const known = withSecret(G.state, secret);
    if (!known) return INVALID_MOVE;
    const position = positionOf(known, RULE_SETS[known.rules]);
    position.advance('tile' in secret ? 'final' : 'draw');
    return { ...G, state: stateOf(position), revealed: true };
  },
  undoable: false,
  client: false,
};

export const MOVES = { reveal, place: move('place'), deploy: move('deploy'), pass: move('pass'), score: move('score'), token: move('token') };

/** Which moves a stage offers; the stages are the choices of a turn (RULES.md §4). */
export const STAGES: NonNullable<NonNullable<Game<MatchState>['turn']>['stages']> = {
  place: { moves: { place: MOVES.place, reveal } },
  deploy: { moves: { deploy: MOVES.deploy, pass: MOVES.pass, reveal } },
  score: { moves: { score: MOVES.score, reveal } },
  endTurn: { moves: { token: MOVES.token, pass: MOVES.pass, reveal } },
};

/** A move's name and argument for an action, as the client calls it. */
export function moveCall(action: CastleAction): { readonly move: CastleAction['do']; readonly args: readonly unknown[] } {
  const { player: _, do: verb, ...details } = action;
  return { move: verb, args: Object.keys(details).length > 0 ? [details] : [] };
}
