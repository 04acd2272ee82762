import type { carcassonne } from '../../../game/index.ts';

/** The undrawn tiles, counted by criteria. */
export class Undrawn {
  /** One divided by the number of undrawn tiles. */
  share = 0;
  private readonly counts: Int32Array;
  private left = -1;
  private size = -1;
  private assumed = -1;

  constructor(private readonly table: carcassonne.Table) {
    this.counts = new Int32Array(table.material.tiles.length);
  }

  /** Numbers of the tiles that fulfil a condition. */
  marked(is: (tile: carcassonne.CarcassonneTile) => boolean): readonly number[] {
    return this.table.material.tiles.flatMap((tile, n) => (is(tile) ? [n] : []));
  }

  read(): void {
    const { table: t, counts } = this;
    const { left } = t;
    const size = t.get(t.deck);
    if (left === this.left && size === this.size && t.assumed === this.assumed) return;
    [this.left, this.size, this.assumed] = [left, size, t.assumed];
    this.share = 1 / Math.max(1, left);
    counts.fill(0);
    for (let at = t.deck + 1 + size - left; at <= t.deck + size; at++) {
      const tile = t.get(at);
      if (tile >= 0) counts[tile] = (counts[tile] as number) + 1;
    }
  }

  count(tiles: readonly number[]): number {
    let sum = 0;
    for (const tile of tiles) sum += this.counts[tile] as number;
    return sum;
  }
}
