import type { Result } from '../../core/result.ts';
import { accept, refuse } from '../../core/result.ts';
import { isRecord } from '../../core/shape.ts';
import { parseFeature } from '../../core/tile.ts';
import type { FeatureSpec } from '../../core/tile.ts';
import { SIDES } from '../../core/vocabulary.ts';
import type { Cell, Side } from '../../core/vocabulary.ts';
import { KINDS } from './vocabulary.ts';

/** Spaces of the score track, 0…99 (RULES.md §6). */
export const FIELDS = 100;

/** A corner tower: two spaces of the track; all but one hold a wall token when the game begins. */
export interface Corner {
  /** Grid vertex: cell `x, y` has the vertices `x, y` to `x + 1, y + 1`. */
  readonly vertex: readonly [number, number];
  readonly fields: readonly [number, number];
  readonly token: boolean;
}

/** A niche in the wall with features of its own, next to side `side` of `cell`. */
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

/** Reads `board.json` as written; `boardIssues` checks whether it is consistent. Refuses with `bad-board`. */
export function readBoard(value: unknown): Result<Board> {
  if (!isRecord(value) || !isStringList(value.rows)) return refuse('bad-board', 'a board needs rows of text');
  if (!Array.isArray(value.corners) || !Array.isArray(value.startSpaces))
    return refuse('bad-board', 'a board needs corners and start spaces');
  const corners: Corner[] = [];
  for (const item of value.corners as readonly unknown[]) {
    const corner = readCorner(item);
    if (!corner) return refuse('bad-board', `corner ${corners.length} needs a vertex, two fields, and token`);
    corners.push(corner);
  }
  const startSpaces: StartSpace[] = [];
  for (const item of value.startSpaces as readonly unknown[]) {
    const space = readStartSpace(item);
    if (!space.ok) return space;
    startSpaces.push(space.value);
  }
  return accept(makeBoard(value.rows, corners, startSpaces));
}

export const makeBoard = (
  rows: readonly string[],
  corners: readonly Corner[],
  startSpaces: readonly StartSpace[],
): Board => ({
  rows,
  cells: rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [{ x, y }] : []))),
  corners,
  startSpaces,
});

/** The side of a start space that faces its cell. */
export const openSide = ({ side }: Pick<StartSpace, 'side'>): Side => SIDES[(SIDES.indexOf(side) + 2) & 3] ?? 'N';

const isStringList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);

function readCorner(value: unknown): Corner | undefined {
  if (!isRecord(value) || !isPair(value.vertex) || !isPair(value.fields) || typeof value.token !== 'boolean')
    return undefined;
  return { vertex: value.vertex, fields: value.fields, token: value.token };
}

function readStartSpace(value: unknown): Result<StartSpace> {
  if (!isRecord(value) || typeof value.id !== 'string' || !isPair(value.cell) || !Array.isArray(value.features)) {
    return refuse('bad-board', 'a start space needs an id, a cell, a side and features');
  }
  const side = SIDES.find((name) => name === value.side);
  if (!side) return refuse('bad-board', `start space ${value.id} has no side`);
  const features: FeatureSpec[] = [];
  for (const item of value.features as readonly unknown[]) {
    const feature = parseFeature(item, KINDS);
    if (!feature.ok) return refuse('bad-board', `start space ${value.id}: ${feature.error.message}`);
    features.push(feature.value);
  }
  return accept({ id: value.id, cell: { x: value.cell[0], y: value.cell[1] }, side, features });
}
