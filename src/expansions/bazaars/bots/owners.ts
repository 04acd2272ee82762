/** Owners of the tiles of a bazaar: a player by stall; -1: none. */

export function openOf(owners: readonly number[]): readonly number[] {
  const open: number[] = [];
  for (let stall = 0; stall < owners.length; stall++) if (owners[stall] === -1) open.push(stall);
  return open;
}

export function given(owners: readonly number[], stall: number, player: number): readonly number[] {
  const now = owners.slice();
  now[stall] = player;
  return now;
}

/** The players without a tile, clockwise from `first`. */
export function line(players: number, first: number, owners: readonly number[]): readonly number[] {
  const waiting: number[] = [];
  for (let n = 0; n < players; n++) {
    const player = (first + n) % players;
    if (!owners.includes(player)) waiting.push(player);
  }
  return waiting;
}
