import { makeGrid } from '../../core/grid.ts';
import type { Grid } from '../../core/grid.ts';
import type { Result } from '../../core/result.ts';
import { accept, refuse } from '../../core/result.ts';
import { isInteger, isRecord } from '../../core/shape.ts';
import { parseTile } from '../../core/tile.ts';
import type { TileSpec } from '../../core/tile.ts';
import { makeTileTable } from '../../core/tileTable.ts';
import type { TileReading, TileTable } from '../../core/tileTable.ts';
import { FIELDS, parseBoard } from './board.ts';
import type { Board } from './board.ts';
import boardData from './data/board.json' with { type: 'json' };
import tileData from './data/tiles.json' with { type: 'json' };
import tokenData from './data/tokens.json' with { type: 'json' };
import { KINDS } from './vocabulary.ts';

/** Board, tiles and tokens, read once and laid out for play. Another printing is another material (RULES.md §2). */
export interface Material {
  readonly board: Board;
  readonly tiles: readonly TileSpec[];
  /** Kind of token → how many there are. */
  readonly tokenCounts: ReadonlyMap<number, number>;
  readonly grid: Grid;
  /** The tiles, then the start spaces, each as a tile in its only rotation. */
  readonly table: TileTable;
  /** Field of the track → number of its corner among those with a token, -1 elsewhere. */
  readonly cornerOf: Int8Array;
  /** Lower fields of the corners with a token, ascending. */
  readonly tokenFields: readonly number[];
}

/** Only paths must match: a side shows a path or it does not (RULES.md §4). */
const READING: TileReading = {
  kinds: KINDS,
  classes: 2,
  classOf: (kind) => (kind === 'path' ? 1 : 0),
  markOf: ({ marks }) => marks.fountain ?? marks.market ?? 0,
};
export const SIDE_CLASSES = READING.classes;

/** Checks board, tiles and tokens as data; refuses with `bad-board`, `bad-tile` or `bad-tokens`. */
export function parseMaterial(board: unknown, tiles: unknown, tokens: unknown): Result<Material> {
  const wall = parseBoard(board);
  if (!wall.ok) return wall;
  if (!isRecord(tiles) || !Array.isArray(tiles.tiles)) return refuse('bad-tile', 'there is no list of tiles');
  const specs: TileSpec[] = [];
  for (const item of tiles.tiles as readonly unknown[]) {
    const tile = parseTile(item, KINDS);
    if (!tile.ok) return tile;
    const flaw = shapeFlaw(tile.value);
    if (flaw) return refuse('bad-tile', `tile ${tile.value.id}: ${flaw}`);
    if (specs.some((spec) => spec.id === tile.value.id)) return refuse('bad-tile', `tile ${tile.value.id} comes twice`);
    specs.push(tile.value);
  }
  const counts = parseTokenCounts(tokens);
  if (!counts.ok) return counts;
  return accept(layOut(wall.value, specs, counts.value));
}

/** A path has court to its left and right; a building covers its whole sides (TILES.md). */
function shapeFlaw(tile: TileSpec): string | undefined {
  const halves = new Set<string>(tile.features.flatMap((feature) => feature.halves));
  for (const feature of tile.features) {
    if (feature.kind === 'court' ? feature.sides.length > 0 : feature.halves.length > 0) return `a ${feature.kind} lies where it cannot`;
    for (const side of feature.sides) {
      if (halves.has(`${side}L`) !== (feature.kind === 'path')) return `side ${side} of a ${feature.kind} has the wrong ground beside it`;
    }
  }
  return undefined;
}

function parseTokenCounts(value: unknown): Result<ReadonlyMap<number, number>> {
  if (!isRecord(value) || !isRecord(value.castle)) return refuse('bad-tokens', 'there is no table of tokens');
  const counts = new Map<number, number>();
  for (const [kind, count] of Object.entries(value.castle)) {
    if (!/^[1-9]$/.test(kind) || !isInteger(count) || count < 0) return refuse('bad-tokens', `token ${kind} cannot be counted`);
    counts.set(Number(kind), count);
  }
  return accept(counts);
}

function layOut(board: Board, tiles: readonly TileSpec[], tokenCounts: ReadonlyMap<number, number>): Material {
  const grid = makeGrid(board.cells, board.startSpaces);
  const spaces = board.startSpaces.map(({ id, features }) => ({ id, features, square: false, ends: [] }));
  const withToken = board.corners.filter((corner) => corner.token);
  const cornerOf = new Int8Array(FIELDS).fill(-1);
  for (const [number, corner] of withToken.entries()) for (const field of corner.fields) cornerOf[field] = number;
  return {
    board,
    tiles,
    tokenCounts,
    grid,
    table: makeTileTable([...tiles, ...spaces], READING),
    cornerOf,
    tokenFields: withToken.map((corner) => corner.fields[0]),
  };
}

const shipped = parseMaterial(boardData, tileData, tokenData);
if (!shipped.ok) throw new Error(shipped.error.message);

/** The material that comes with the game. */
export const MATERIAL: Material = shipped.value;
