import { RULE_SETS, positionOf } from '../game/index.ts';
import type { CastleAction, CastleState } from '../game/index.ts';
import { LEVELS } from './levels.ts';
import type { BotLevel } from './levels.ts';
import { think } from './think.ts';
import { quickly } from './thinkerOf.ts';
import type { Clock } from './decide.ts';

/** The action that a level chooses, from what its player may know. Deterministic in the seed where the clock stands still. */
export function chooseAction(state: CastleState, level: BotLevel, seed: string, clock?: Clock): CastleAction {
  const { position, chosen } = think(state, LEVELS[level], seed, clock);
  const [move] = chosen.moves;
  if (move === undefined) throw new Error(`Expected a move while ${state.awaiting} is awaited`);
  return position.actionOf(move);
}

/** A legal action at once. */
export function simplestAction(state: CastleState): CastleAction {
  const [first] = positionOf(state, RULE_SETS[state.rules]).legalActions();
  if (!first) throw new Error(`Expected a legal action while ${state.awaiting} is awaited`);
  return first;
}

/** For where thinking is not to be had. */
export const quickAction = quickly(chooseAction, simplestAction);
