import { country } from '../../game/index.ts';
import type { Clock } from '../decide.ts';
import type { BotLevel } from '../levels.ts';
import { COUNTRY_LEVELS } from './levels.ts';
import { quickly } from '../thinkerOf.ts';
import { think } from './think.ts';

/** The action that a level chooses, from what its player may know. Deterministic in the seed where the clock stands still. */
export function chooseAction(state: country.CountryState, level: BotLevel, seed: string, clock?: Clock): country.Action {
  const { position, chosen } = think(state, COUNTRY_LEVELS[level], seed, clock);
  const [move] = chosen.moves;
  if (move === undefined) throw new Error(`Expected a move while ${state.awaiting} is awaited`);
  return position.position.actionOf(move);
}

/** A legal action at once. */
export function simplestAction(state: country.CountryState): country.Action {
  const [first] = country.positionOf(state, country.rulesOf(state.options)).legalActions();
  if (!first) throw new Error(`Expected a legal action while ${state.awaiting} is awaited`);
  return first;
}

/** For where thinking is not to be had. */
export const quickAction = quickly(chooseAction, simplestAction);
