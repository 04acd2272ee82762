import { requireAt } from '../../core/result.ts';
import type { TileId } from '../../core/vocabulary.ts';
import type { CarcassonneTile } from './base/material.ts';
import { arranged, pileOf } from './base/setup.ts';
import { stackOf } from './base/state.ts';
import type { CarcassonneState } from './base/state.ts';
import type { CarcassonneRules } from './rules.ts';

/** What chance must decide in a game whose stack no device knows: devices that draw together. */

/** Does the game wait for a tile that is not known? */
export const isTileDue = ({ awaiting, left, stack }: CarcassonneState): boolean =>
  awaiting === 'draw' && left > 0 && (stack?.[0] ?? null) === null;

/** Returns the state with the tile that chance decided; undefined if none is due. */
export function withTile(state: CarcassonneState, tile: TileId): CarcassonneState | undefined {
  if (!isTileDue(state)) return undefined;
  return { ...state, stack: [tile, ...stackOf(state).slice(1)] };
}

/**
 * The candidates for the next tile once these have been drawn, with multiplicity: the tiles that stay on top when the
 * modules arrange the stack. Choosing among them one by one is equivalent to shuffling first. `undefined` if more
 * copies of a tile were drawn than exist. `returned`: tiles that went back into the stack.
 */
export function tilesToCome(
  rules: CarcassonneRules,
  drawn: readonly TileId[],
  returned: readonly TileId[] = [],
): readonly TileId[] | undefined {
  const { tiles, table } = rules.material;
  const left = [...pileOf(rules), ...returned.map((id) => table.numberOf.get(id) ?? -1)];
  for (const id of drawn) {
    const index = left.indexOf(table.numberOf.get(id) ?? -1);
    if (index < 0) return undefined;
    left.splice(index, 1);
  }
  const stack = left.map((number) => requireAt(tiles, number));
  if (rules.arrange.length === 0) return stack.map(({ id }) => id);
  const isOnTop = (tile: CarcassonneTile): boolean =>
    arranged(rules, [tile, ...stack.toSpliced(stack.indexOf(tile), 1)])[0] === tile;
  const onTop = new Set([...new Set(stack)].filter(isOnTop));
  return stack.flatMap((tile) => (onTop.has(tile) ? [tile.id] : []));
}

/** Number of tiles in the stack before the first draw. */
export const stackSize = (rules: CarcassonneRules): number => pileOf(rules).length;
