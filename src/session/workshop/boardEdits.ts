import { FIELDS, MOST, makeBoard, openSide, outlineOf, sameCell } from '../../game/index.ts';
import type { Board, Cell, Corner, FeatureSpec, Kind, SetDraft, Side, StartSpace } from '../../game/index.ts';
import { blankTile, freeId } from './tileEdits.ts';

/** Editing a board: each edit returns a new board. Towers are at the corners of the outline, whatever its shape. */

/** Adds or removes a cell. The board grows to include cells just outside it, and is cropped to its cells. */
export function toggleCell(board: Board, cell: Cell): Board {
  const others = board.cells.filter((one) => !sameCell(one, cell));
  const cells = others.length < board.cells.length ? others : [...board.cells, cell];
  return fromCells(board, cells);
}

function fromCells(board: Board, cells: readonly Cell[]): Board {
  if (cells.length === 0) return board;
  const [left, top] = [Math.min(...cells.map((cell) => cell.x)), Math.min(...cells.map((cell) => cell.y))];
  const width = Math.max(...cells.map((cell) => cell.x)) - left + 1;
  const height = Math.max(...cells.map((cell) => cell.y)) - top + 1;
  if (width > MOST.span || height > MOST.span || cells.length > MOST.cells) return board;
  const inside = new Set(cells.map((cell) => `${cell.x - left},${cell.y - top}`));
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_unused, column) => (inside.has(`${column},${row}`) ? '#' : '.')).join(''),
  );
  const corners = board.corners.map((corner) => ({
    ...corner,
    vertex: [corner.vertex[0] - left, corner.vertex[1] - top] as const,
  }));
  const spaces = board.startSpaces.map((space) => ({
    ...space,
    cell: { x: space.cell.x - left, y: space.cell.y - top },
  }));
  const next = makeBoard(rows, corners, spaces);
  // A start space disappears together with its cell, or if a cell takes its place.
  return withCorners(
    makeBoard(
      rows,
      corners,
      spaces.filter(({ cell, side }) => isFree(next, cell, side)),
    ),
  );
}

const STEP: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** True if there is a cell, and no other cell beyond that side of it. */
export function isFree({ cells }: Board, { x, y }: Cell, side: Side): boolean {
  const [dx, dy] = STEP[side];
  const has = (cx: number, cy: number): boolean => cells.some((cell) => cell.x === cx && cell.y === cy);
  return has(x, y) && !has(x + dx, y + dy);
}

/** Puts towers at the corners of the outline. Existing towers keep their numbers; new ones get provisional numbers. */
function withCorners(board: Board): Board {
  const outline = outlineOf(board.cells);
  if (!outline.ok) return board;
  const known = new Map(board.corners.map((corner) => [corner.vertex.join(','), corner]));
  const firstKnown = outline.corners.findIndex((vertex) => vertex.join(',') === board.corners[0]?.vertex.join(','));
  const begin = Math.max(0, firstKnown);
  const turned = [...outline.corners.slice(begin), ...outline.corners.slice(0, begin)];
  let last = -2;
  const corners = turned.map((vertex, n): Corner => {
    const corner = known.get(vertex.join(',')) ?? {
      vertex,
      fields: fieldsAt(Math.min(last + 2, FIELDS - 2)),
      token: n > 0,
    };
    last = corner.fields[0];
    return { ...corner, vertex };
  });
  return makeBoard(board.rows, corners, board.startSpaces);
}

const fieldsAt = (low: number): readonly [number, number] => [low, low + 1];

/** Renumbers all towers in proportion to the lengths of the walls between them. */
export function numberEvenly(board: Board): Board {
  const { corners } = withCorners(board);
  const lengths = corners.map(({ vertex: [x, y] }, n) => {
    const [nextX, nextY] = (corners[(n + 1) % corners.length] ?? corners[0])?.vertex ?? [x, y];
    return Math.abs(nextX - x) + Math.abs(nextY - y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const free = FIELDS - 2 * corners.length;
  let walked = 0;
  const numbered = corners.map((corner, n) => {
    const low = 2 * n + Math.round((free * walked) / Math.max(1, whole));
    walked += lengths[n] ?? 0;
    return { ...corner, fields: fieldsAt(low) };
  });
  return makeBoard(board.rows, numbered, board.startSpaces);
}

export function numberCorner(board: Board, at: number, low: number): Board {
  return makeBoard(
    board.rows,
    board.corners.map((corner, n) => (n === at ? { ...corner, fields: fieldsAt(low) } : corner)),
    board.startSpaces,
  );
}

export function giveToken(board: Board, at: number, token: boolean): Board {
  return makeBoard(
    board.rows,
    board.corners.map((corner, n) => (n === at ? { ...corner, token } : corner)),
    board.startSpaces,
  );
}

/** Makes the score track start at this tower: it gets the spaces 0 and 1, and the others are numbered evenly. */
export function beginAt(board: Board, at: number): Board {
  const corners = [...board.corners.slice(at), ...board.corners.slice(0, at)].map((corner, n) => ({
    ...corner,
    token: n > 0,
  }));
  return numberEvenly(makeBoard(board.rows, corners, board.startSpaces));
}

/** What a start space can show. */
export const SPACE_LOOKS = ['path', 'house', 'tower', 'court', 'market'] as const;
export type SpaceLook = (typeof SPACE_LOOKS)[number];

export function lookOf({ features }: StartSpace): SpaceLook {
  const path = features.find(({ kind }) => kind === 'path');
  const [first] = features;
  if (path) return 'path';
  return first?.kind === 'court'
    ? (first.marks['market'] ?? 0) > 0
      ? 'market'
      : 'court'
    : ((first?.kind as 'house' | 'tower' | undefined) ?? 'court');
}

function featuresOf(look: SpaceLook, inner: Side): readonly FeatureSpec[] {
  const one = (
    kind: Kind,
    sides: FeatureSpec['sides'],
    halves: FeatureSpec['halves'],
    marks: FeatureSpec['marks'] = {},
  ): FeatureSpec => ({ kind, sides, halves, marks });
  if (look === 'path')
    return [one('path', [inner], []), one('court', [], [`${inner}L`]), one('court', [], [`${inner}R`])];
  if (look === 'house' || look === 'tower') return [one(look, [inner], [])];
  return [one('court', [], [`${inner}L`, `${inner}R`], look === 'market' ? { market: 1 } : {})];
}

/** Adds a start space beside a cell, changes what it shows, or removes it (`null`). */
export function setSpace(board: Board, cell: Cell, side: Side, look: SpaceLook | null): Board {
  const at = board.startSpaces.findIndex((space) => sameCell(space.cell, cell) && space.side === side);
  if (look === null)
    return makeBoard(
      board.rows,
      board.corners,
      board.startSpaces.filter((_, n) => n !== at),
    );
  if (!isFree(board, cell, side)) return board;
  const features = featuresOf(look, openSide({ side }));
  const startSpaces =
    at < 0
      ? [
          ...board.startSpaces,
          {
            id: freeId(
              board.startSpaces.map(({ id }) => id),
              'S',
            ),
            cell,
            side,
            features,
          },
        ]
      : board.startSpaces.map((space, n) => (n === at ? { ...space, features } : space));
  return makeBoard(board.rows, board.corners, startSpaces);
}

/** A small valid set to start from: a square board with one market, and one blank tile. */
export function emptySet(): Omit<SetDraft, 'name'> {
  const yard = numberEvenly(
    withCorners(
      makeBoard(
        Array.from({ length: 6 }, () => '######'),
        [],
        [],
      ),
    ),
  );
  const tokens = new Map(Array.from({ length: 9 }, (_, n) => [n + 1, 2]));
  return { board: setSpace(yard, { x: 2, y: 0 }, 'N', 'market'), tiles: [blankTile('C01')], tokens };
}
