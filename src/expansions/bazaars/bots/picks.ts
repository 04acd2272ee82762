import type { Auction } from './auction.ts';
import { given, openOf } from './owners.ts';

/**
 * Variant without auctions: players take a tile in turn. Returns the value of each open tile to the player who takes it
 * now.
 */
export function solvePicks(
  picking: Pick<Auction, 'owners' | 'worth'>,
  order: readonly number[],
): readonly { readonly stall: number; readonly value: number }[] {
  const [me = 0, ...others] = order;
  const { worth } = picking;
  const after = (owners: readonly number[], left: readonly number[]): ArrayLike<number> => {
    const [next, ...later] = left;
    if (next === undefined) return worth(owners);
    return openOf(owners)
      .map((stall) => after(given(owners, stall, next), later))
      .reduce((most, values) => ((values[next] as number) > (most[next] as number) ? values : most));
  };
  return openOf(picking.owners).map((stall) => ({
    stall,
    value: after(given(picking.owners, stall, me), others)[me] as number,
  }));
}
