import type { Result } from '../../core/result.ts';
import { accept, refuse } from '../../core/result.ts';
import { isRecord } from '../../core/shape.ts';
import { parseFeature } from '../../core/tile.ts';
import type { FeatureSpec } from '../../core/tile.ts';
import { SIDES } from '../../core/vocabulary.ts';
import type { Cell, Side } from '../../core/vocabulary.ts';
import { KINDS } from './vocabulary.ts';

/** Fields of the score track, 0…99 (RULES.md §6). */
export const FIELDS = 100;

/** A corner tower: two fields of the track; all but one hold a wall token when the game begins. */
export interface Corner {
  /** Grid vertex: cell `x, y` has the vertices `x, y` to `x + 1, y + 1`. */
  readonly vertex: readonly [number, number];
  readonly fields: readonly [number, number];
  readonly token: boolean;
}

/** A niche in the wall with features of its own, beside the side `side` of `cell`. */
export interface StartSpace {
  readonly id: string;
  readonly cell: Cell;
  readonly side: Side;
  readonly features: readonly FeatureSpec[];
}

/** The wall as data: outline, track and start spaces (RULES.md §2). */
export interface Board {
  /** One string per row, `#` for a cell inside the wall. */
  readonly rows: readonly string[];
  /** Cells inside the wall, row by row. */
  readonly cells: readonly Cell[];
  readonly corners: readonly Corner[];
  readonly startSpaces: readonly StartSpace[];
}

/** Reads `board.json`. Refuses with `bad-board` and a sentence that names the entry. */
export function parseBoard(value: unknown): Result<Board> {
  if (!isRecord(value) || !isStringList(value.rows)) return refuse('bad-board', 'a board needs rows of text');
  if (!Array.isArray(value.corners) || !Array.isArray(value.startSpaces)) return refuse('bad-board', 'a board needs corners and start spaces');
  const rows = value.rows;
  const cells = rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [{ x, y }] : [])));
  const corners: Corner[] = [];
  for (const item of value.corners as readonly unknown[]) {
    const corner = parseCorner(item);
    if (!corner) return refuse('bad-board', `corner ${corners.length} needs a vertex, two fields that follow one another, and token`);
    corners.push(corner);
  }
  const fields = corners.map((corner) => corner.fields[0]);
  if (fields.some((field, n) => n > 0 && field <= (fields[n - 1] ?? 0))) return refuse('bad-board', 'the numbers of the corners do not rise');
  const startSpaces: StartSpace[] = [];
  for (const item of value.startSpaces as readonly unknown[]) {
    const space = parseStartSpace(item);
    if (!space.ok) return space;
    const { id, cell } = space.value;
    if (!cells.some((c) => c.x === cell.x && c.y === cell.y)) return refuse('bad-board', `start space ${id} lies beside no cell`);
    startSpaces.push(space.value);
  }
  return accept({ rows, cells, corners, startSpaces });
}

const isStringList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');
const isPair = (value: unknown): value is readonly [number, number] => Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);

function parseCorner(value: unknown): Corner | undefined {
  if (!isRecord(value) || !isPair(value.vertex) || !isPair(value.fields) || typeof value.token !== 'boolean') return undefined;
  const [low, high] = value.fields;
  if (low < 0 || high !== low + 1 || high >= FIELDS) return undefined;
  return { vertex: value.vertex, fields: value.fields, token: value.token };
}

function parseStartSpace(value: unknown): Result<StartSpace> {
  if (!isRecord(value) || typeof value.id !== 'string' || !isPair(value.cell) || !Array.isArray(value.features)) {
    return refuse('bad-board', 'a start space needs an id, a cell, a side and features');
  }
  const side = SIDES.find((name) => name === value.side);
  if (!side) return refuse('bad-board', `start space ${value.id} has no side`);
  const inner = SIDES[(SIDES.indexOf(side) + 2) & 3] ?? 'N';
  const features: FeatureSpec[] = [];
  for (const item of value.features as readonly unknown[]) {
    const feature = parseFeature(item, KINDS);
    if (!feature.ok) return refuse('bad-board', `start space ${value.id}: ${feature.error.message}`);
    if ([...feature.value.sides, ...feature.value.halves].some((name) => !name.startsWith(inner))) {
      return refuse('bad-board', `start space ${value.id} may only open to its cell`);
    }
    features.push(feature.value);
  }
  return accept({ id: value.id, cell: { x: value.cell[0], y: value.cell[1] }, side, features });
}
