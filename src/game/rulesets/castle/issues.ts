import type { ShapeIssue } from '../../core/tileIssues.ts';
import { shapeIssues } from '../../core/tileIssues.ts';
import type { FeatureSpec, TileSpec } from '../../core/tile.ts';
import { SIDES } from '../../core/vocabulary.ts';
import type { Cell, Side } from '../../core/vocabulary.ts';
import { FIELDS, openSide } from './board.ts';
import type { Board, StartSpace } from './board.ts';
import { outlineOf } from './outline.ts';

/**
 * Finds everything that makes tiles and a board unplayable: the one check for the sets that ship with the game, that
 * players draw, and that other devices send.
 */

/**
 * Upper limits: the capacity of a position, and the number of secrets two devices can draw together (one lot, every
 * tile, every token).
 */
export const MOST = {
  tiles: 80,
  cells: 120,
  span: 16,
  features: 12,
  tokenCorners: 15,
  startSpaces: 24,
  tokens: 9,
} as const;

/** Of one tile. */
export type TileIssue =
  | ShapeIssue
  /** A path without ground on both sides of it, or a building with ground next to it. */
  | { readonly code: 'wrong-ground'; readonly side: Side; readonly feature: number }
  | { readonly code: 'wrong-place' | 'wrong-mark' | 'wrong-end'; readonly feature: number }
  | { readonly code: 'too-many-features' | 'bad-id' | 'id-taken' };

/** Of the board: at a corner or a start space, by its index, or at a cell. */
export type BoardIssue =
  | {
      readonly code: 'cells-none' | 'cells-apart' | 'cells-hole' | 'cells-pinched' | 'cells-odd' | 'corner-missing';
      readonly cell: Cell;
    }
  | { readonly code: 'corner-astray' | 'corner-order' | 'corner-number'; readonly corner: number }
  | { readonly code: 'cells-many' | 'corners-many' | 'spaces-none' | 'spaces-many' }
  | { readonly code: 'space-astray' | 'space-blocked' | 'space-shape'; readonly space: number };

export type IssueCode = TileIssue['code'] | BoardIssue['code'];

const ID = /^[\w.-]{1,12}$/;
const MARKS: Readonly<Record<string, string | undefined>> = { path: 'fountain', court: 'market' };
const MOST_MARKS = 3;

/** A path must have a court to its left and right; a building must cover its sides completely (TILES.md). */
function groundIssues(features: readonly FeatureSpec[]): readonly TileIssue[] {
  const halves = new Set<string>(features.flatMap((feature) => feature.halves));
  return features.flatMap((feature, number): readonly TileIssue[] => {
    if (feature.kind === 'court' ? feature.sides.length > 0 : feature.halves.length > 0)
      return [{ code: 'wrong-place', feature: number }];
    const sides = feature.sides.filter((side) => halves.has(`${side}L`) !== (feature.kind === 'path'));
    return sides.map((side) => ({ code: 'wrong-ground', side, feature: number }));
  });
}

function markIssues(features: readonly FeatureSpec[]): readonly TileIssue[] {
  return features.flatMap(({ kind, marks }, feature) =>
    Object.entries(marks).some(([mark, count]) => MARKS[kind] !== mark || count > MOST_MARKS)
      ? [{ code: 'wrong-mark', feature }]
      : [],
  );
}

/** A lane must lead from a path to a building. */
function endIssues({ features, ends }: TileSpec): readonly TileIssue[] {
  return ends.flatMap(([path, building]): readonly TileIssue[] => {
    const target = features[building]?.kind;
    return features[path]?.kind === 'path' && (target === 'house' || target === 'tower')
      ? []
      : [{ code: 'wrong-end', feature: path }];
  });
}

/** Everything wrong with a tile; `taken` tells whether another tile or start space has its id. */
export function tileIssues(tile: TileSpec, taken: boolean): readonly TileIssue[] {
  const { id, features } = tile;
  const issues: TileIssue[] = [];
  if (!ID.test(id)) issues.push({ code: 'bad-id' });
  if (taken) issues.push({ code: 'id-taken' });
  // A position has room for a limited number of regions that one tile completes.
  if (features.length > MOST.features || features.filter(({ kind }) => kind !== 'court').length > 8)
    issues.push({ code: 'too-many-features' });
  return [...issues, ...shapeIssues(features), ...groundIssues(features), ...markIssues(features), ...endIssues(tile)];
}

/** Everything wrong with a board. */
export function boardIssues(board: Board): readonly BoardIssue[] {
  const { rows, cells } = board;
  const issues: BoardIssue[] = [];
  if (cells.length > MOST.cells || rows.length > MOST.span || rows.some((row) => row.length > MOST.span))
    return [{ code: 'cells-many' }];
  for (const [y, row] of rows.entries())
    for (const [x, mark] of [...row].entries())
      if (mark !== '#' && mark !== '.') issues.push({ code: 'cells-odd', cell: { x, y } });
  return [...issues, ...cornerIssues(board), ...spacesIssues(board)];
}

/** Corner towers must be where the outline turns, in clockwise order, with ascending spaces that do not overlap. */
function cornerIssues({ cells, corners }: Board): readonly BoardIssue[] {
  const outline = outlineOf(cells);
  if (!outline.ok) return [{ code: outline.code, cell: outline.cell }];
  const issues: BoardIssue[] = [];
  const places = new Map(corners.map(({ vertex: [x, y] }, n) => [`${x},${y}`, n]));
  for (const [x, y] of outline.corners)
    if (!places.has(`${x},${y}`)) issues.push({ code: 'corner-missing', cell: { x, y } });
  const turns = new Map(outline.corners.map(([x, y], n) => [`${x},${y}`, n]));
  const begin = turns.get(`${corners[0]?.vertex.join(',')}`) ?? 0;
  for (const [n, { vertex, fields }] of corners.entries()) {
    const turn = turns.get(vertex.join(','));
    const last = corners[n - 1]?.fields[1] ?? -1;
    const [low, high] = fields;
    if (turn === undefined || places.get(vertex.join(',')) !== n) issues.push({ code: 'corner-astray', corner: n });
    else if (issues.length === 0 && turn !== (begin + n) % outline.corners.length)
      issues.push({ code: 'corner-order', corner: n });
    if (low <= last || high !== low + 1 || high >= FIELDS) issues.push({ code: 'corner-number', corner: n });
  }
  if (corners.filter(({ token }) => token).length > MOST.tokenCorners) issues.push({ code: 'corners-many' });
  return issues;
}

function spacesIssues({ cells, startSpaces }: Board): readonly BoardIssue[] {
  if (startSpaces.length === 0) return [{ code: 'spaces-none' }];
  if (startSpaces.length > MOST.startSpaces) return [{ code: 'spaces-many' }];
  const inside = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const used = new Set<string>();
  return startSpaces.flatMap((space, n): readonly BoardIssue[] => {
    const { x, y } = space.cell;
    const issues: BoardIssue[] = [];
    const [dx, dy] = STEP[space.side];
    const place = `${x},${y},${space.side}`;
    if (!inside.has(`${x},${y}`)) issues.push({ code: 'space-astray', space: n });
    else if (inside.has(`${x + dx},${y + dy}`) || used.has(place)) issues.push({ code: 'space-blocked', space: n });
    used.add(place);
    if (!isWholeSpace(space)) issues.push({ code: 'space-shape', space: n });
    return issues;
  });
}

const STEP: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** A start space must show one side, like a tile that is court everywhere else. */
function isWholeSpace(space: StartSpace): boolean {
  const inner = openSide(space);
  const words = space.features.flatMap(({ sides, halves }) => [...sides, ...halves]);
  if (words.length === 0 || words.some((word) => !word.startsWith(inner))) return false;
  const rest: FeatureSpec = {
    kind: 'court',
    sides: [],
    halves: SIDES.filter((side) => side !== inner).flatMap((side) => [`${side}L` as const, `${side}R` as const]),
    marks: {},
  };
  const features = [...space.features, rest];
  return (
    space.features.length <= 3 &&
    [...shapeIssues(features), ...groundIssues(features), ...markIssues(features)].length === 0
  );
}
