import type { Board, LaidTile, TileSpec } from '../../game/index.ts';
import { FOUR, inward, sideNumber } from '../topology/sides.ts';

/** What a cell of the board picture should show. */
export interface WantedTile {
  readonly tile: string;
  readonly rotation: number;
  /** Sides of the unrotated tile whose neighbour has the same kind of building, as bits. */
  readonly joined: number;
}

export interface Wanted {
  /** By `x,y`. */
  readonly cells: ReadonlyMap<string, WantedTile>;
  /** Start spaces whose cell has the same kind of building. */
  readonly joinedNiches: ReadonlySet<string>;
}

export const cellKey = (x: number, y: number): string => `${x},${y}`;
export const joinedSides = (bits: number): boolean[] => FOUR.map((side) => (bits & (1 << side)) !== 0);

const BUILDINGS = ['house', 'tower'];

/** Kind of building on each side of a rotated tile; undefined for other features. */
function buildingSides(tile: TileSpec, rotation: number): (string | undefined)[] {
  const out: (string | undefined)[] = [undefined, undefined, undefined, undefined];
  for (const feature of tile.features)
    if (BUILDINGS.includes(feature.kind))
      for (const side of feature.sides) out[(sideNumber(side) + rotation) % 4] = feature.kind;
  return out;
}

/** Finds the edges at which buildings of the same kind meet: they are painted without a closing wall. */
export function wantedFrom(laid: readonly LaidTile[], tiles: ReadonlyMap<string, TileSpec>, board: Board): Wanted {
  const edges = new Map<string, (string | undefined)[]>();
  for (const { tile, x, y, rotation } of laid) {
    const spec = tiles.get(tile);
    if (spec) edges.set(cellKey(x, y), buildingSides(spec, rotation));
  }
  const starts = new Map(
    board.startSpaces.map((start) => [`${cellKey(start.cell.x, start.cell.y)}:${sideNumber(start.side)}`, start]),
  );
  const cells = new Map<string, WantedTile>();
  const joinedNiches = new Set<string>();
  for (const { tile, x, y, rotation } of laid) {
    const own = edges.get(cellKey(x, y));
    if (!own) continue;
    let joined = 0;
    for (const side of FOUR) {
      const kind = own[side];
      if (!kind) continue;
      const [dx, dy] = inward(side);
      const start = starts.get(`${cellKey(x, y)}:${side}`);
      const beyond = start ? start.features[0]?.kind : edges.get(cellKey(x - dx, y - dy))?.[(side + 2) % 4];
      if (beyond !== kind) continue;
      joined |= 1 << ((side - rotation + 4) % 4);
      if (start) joinedNiches.add(start.id);
    }
    cells.set(cellKey(x, y), { tile, rotation, joined });
  }
  return { cells, joinedNiches };
}
