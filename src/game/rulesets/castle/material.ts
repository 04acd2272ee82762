import { makeGrid } from '../../core/grid.ts';
import type { Grid } from '../../core/grid.ts';
import type { Result } from '../../core/result.ts';
import { accept } from '../../core/result.ts';
import { isRecord } from '../../core/shape.ts';
import type { TileSpec } from '../../core/tile.ts';
import { makeTileTable } from '../../core/tileTable.ts';
import type { TileReading, TileTable } from '../../core/tileTable.ts';
import { FIELDS } from './board.ts';
import type { Board } from './board.ts';
import { SHIPPED_SET, readSet, sealSet } from './tileSet.ts';
import type { SetDraft, TileSet } from './tileSet.ts';
import { KINDS } from './vocabulary.ts';

/** Board, tiles and tokens, parsed once and prepared for play. Another printing is another material (RULES.md §2). */
export interface Material {
  /** `null` for the set that ships with the game. */
  readonly set: TileSet | null;
  readonly board: Board;
  readonly tiles: readonly TileSpec[];
  /** Kind of token → number of tokens. */
  readonly tokenCounts: ReadonlyMap<number, number>;
  readonly grid: Grid;
  /** The tiles, then the start spaces, each as a tile in its only rotation. */
  readonly table: TileTable;
  /** Space of the track → index of its corner among those with a token, or -1. */
  readonly cornerOf: Int8Array;
  /** Lower spaces of the corners with a token, ascending. */
  readonly tokenFields: readonly number[];
}

/** Only paths must match: a side shows a path or does not (RULES.md §4). */
const READING: TileReading = {
  kinds: KINDS,
  classes: 2,
  classOf: (kind) => (kind === 'path' ? 1 : 0),
  markOf: ({ marks }) => marks.fountain ?? marks.market ?? 0,
};
export const SIDE_CLASSES = READING.classes;

/** Checks board, tiles and tokens as data; refuses with `bad-board`, `bad-tile`, `bad-tokens` or `unfit-set`. */
export function parseMaterial(board: unknown, tiles: unknown, tokens: unknown): Result<Material> {
  const draft = readSet({ board, tiles: isRecord(tiles) ? tiles.tiles : tiles, tokens });
  if (!draft.ok) return draft;
  const set = sealSet(draft.value);
  return set.ok ? accept(layOut(draft.value, null)) : set;
}

function layOut({ board, tiles, tokens: tokenCounts }: SetDraft, set: TileSet | null): Material {
  const grid = makeGrid(board.cells, board.startSpaces);
  const spaces = board.startSpaces.map(({ id, features }) => ({ id, features, square: false, ends: [] }));
  const withToken = board.corners.filter((corner) => corner.token);
  const cornerOf = new Int8Array(FIELDS).fill(-1);
  for (const [number, corner] of withToken.entries()) for (const field of corner.fields) cornerOf[field] = number;
  return {
    set,
    board,
    tiles,
    tokenCounts,
    grid,
    table: makeTileTable([...tiles, ...spaces], READING),
    cornerOf,
    tokenFields: withToken.map((corner) => corner.fields[0]),
  };
}

/** The material that ships with the game. */
export const MATERIAL: Material = layOut(SHIPPED_SET, null);

/** Recently used sets, by digest. A digest never changes its meaning, and preparing a set takes time. */
const known = new Map<string, Material>();
const KEPT = 4;

/**
 * Returns the material of a set made by `parseTileSet` or `sealSet`; without one, the material that ships with the
 * game. Throws for an invalid set, which is a bug.
 */
export function materialOf(set: TileSet | null | undefined): Material {
  if (!set) return MATERIAL;
  const found = known.get(set.digest);
  if (found) return found;
  const draft = readSet({ ...set });
  if (!draft.ok) throw new Error(draft.error.message);
  const material = layOut(draft.value, set);
  for (const digest of [...known.keys()].slice(0, Math.max(0, known.size - KEPT + 1))) known.delete(digest);
  known.set(set.digest, material);
  return material;
}
