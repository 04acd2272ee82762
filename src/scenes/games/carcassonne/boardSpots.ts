import { adapterOf } from '../../../game/index.ts';
import type { GameState } from '../../../game/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { TABLE_PARTS } from '../../../expansions/table.ts';
import type { BoardSpot, Stand } from '../../tablePart.ts';

/** Spots that are nevertheless on the board, and who stands there. */

export const spotsOn = (state: GameState): readonly BoardSpot[] =>
  TABLE_PARTS.flatMap((part) => part.spots?.(state) ?? []);

const known = new WeakMap<GameState, ReadonlyMap<string, Stand>>();

/** Positions by piece id. */
export function standsOn({ rules, state }: Pick<MatchView, 'rules' | 'state'>): ReadonlyMap<string, Stand> {
  const found = known.get(state);
  if (found) return found;
  const pieces = adapterOf(rules).pieces(state);
  const stands = new Map(TABLE_PARTS.flatMap((part) => [...(part.stands?.(state, pieces) ?? [])]));
  known.set(state, stands);
  return stands;
}
