import { RULE_SETS, positionOf, seededRandom } from '../game/index.ts';
import type { CastleAction, CastleState, Random } from '../game/index.ts';
import { greedyMove } from './greedy.ts';
import { guessSecrets } from './guess.ts';
import type { BotLevel } from './protocol.ts';

/** How often the novice plays the first move that comes to mind. */
const NOVICE_SLIP = 0.35;

/** The action that a level chooses, from what its player may know. Deterministic in the seed. */
export function chooseAction(state: CastleState, level: BotLevel, seed: string): CastleAction {
  const random = seededRandom(`${seed}/${state.turn}/${state.awaiting}/${state.pending.length}`);
  const position = positionOf(guessSecrets(state, random), RULE_SETS[state.rules]);
  const slip = level === 'novice' && random() < NOVICE_SLIP;
  return position.actionOf(slip ? anyMove(position.legalMoves(), random) : greedyMove(position, random));
}

function anyMove(moves: Int32Array, random: Random): number {
  const move = moves[Math.floor(random() * moves.length)];
  if (move === undefined) throw new Error('Expected a legal move');
  return move;
}

/** A legal action at once, for when a choice did not come. */
export function simplestAction(state: CastleState): CastleAction {
  const [first] = positionOf(state, RULE_SETS[state.rules]).legalActions();
  if (!first) throw new Error(`Expected a legal action while ${state.awaiting} is awaited`);
  return first;
}
