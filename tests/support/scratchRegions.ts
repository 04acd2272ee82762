import { MATERIAL } from '../../src/game/index.ts';
import type { CastleState, FeatureSpec } from '../../src/game/index.ts';

/** Regions found from scratch, in the slow and obvious way, for comparison with those joined incrementally. */

const SIDES = ['N', 'E', 'S', 'W'];
const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];

interface Piece {
  readonly x: number;
  readonly y: number;
  readonly features: readonly FeatureSpec[];
  readonly rotation: number;
  /** Start spaces are not cells; they are outside the board and open to one cell. */
  readonly space: boolean;
}

export interface ScratchRegion {
  readonly kind: string;
  /** `x,y,feature` of each feature on a tile, sorted. */
  readonly features: readonly string[];
  readonly tiles: number;
  readonly open: number;
  readonly mark: number;
  /** `x,y` of the empty cell that each of its sides faces; for courts, each half of a side. */
  readonly faced: readonly string[];
}

export function scratchRegions(state: CastleState): readonly ScratchRegion[] {
  const { board, tiles } = MATERIAL;
  const pieces: Piece[] = state.laid.map(({ x, y, rotation, tile }) => ({
    x,
    y,
    rotation,
    space: false,
    features: tiles.find((t) => t.id === tile)?.features ?? [],
  }));
  for (const { cell, side, features } of board.startSpaces) {
    const s = SIDES.indexOf(side);
    pieces.push({ x: cell.x + (DX[s] ?? 0), y: cell.y + (DY[s] ?? 0), rotation: 0, space: true, features });
  }
  const inside = (x: number, y: number): boolean => board.cells.some((c) => c.x === x && c.y === y);
  const faces = (piece: Piece, side: number): boolean =>
    !piece.space || inside(piece.x + (DX[side] ?? 0), piece.y + (DY[side] ?? 0));
  const neighbour = (piece: Piece, side: number): Piece | undefined => {
    const [x, y] = [piece.x + (DX[side] ?? 0), piece.y + (DY[side] ?? 0)];
    return pieces.find(
      (other) =>
        other.x === x &&
        other.y === y &&
        (!other.space || opens(other, piece)) &&
        (!piece.space || opens(piece, other)),
    );
  };
  const opens = (space: Piece, to: Piece): boolean =>
    board.startSpaces.some(
      ({ cell, side }) =>
        cell.x === to.x &&
        cell.y === to.y &&
        cell.x + (DX[SIDES.indexOf(side)] ?? 0) === space.x &&
        cell.y + (DY[SIDES.indexOf(side)] ?? 0) === space.y,
    );
  const shown = (piece: Piece, feature: FeatureSpec): { sides: number[]; halves: string[] } => ({
    sides: feature.sides.map((s) => (SIDES.indexOf(s) + piece.rotation) % 4),
    halves: feature.halves.map((h) => `${SIDES[(SIDES.indexOf(h[0] ?? '') + piece.rotation) % 4]}${h[1]}`),
  });
  const touching = (piece: Piece, feature: FeatureSpec): { piece: Piece; index: number }[] => {
    const { sides, halves } = shown(piece, feature);
    const found: { piece: Piece; index: number }[] = [];
    for (const side of [0, 1, 2, 3]) {
      const there = faces(piece, side) ? neighbour(piece, side) : undefined;
      if (!there) continue;
      const back = (side + 2) % 4;
      for (const [index, other] of there.features.entries()) {
        if (other.kind !== feature.kind) continue;
        const theirs = shown(there, other);
        const bySide = sides.includes(side) && theirs.sides.includes(back);
        const byHalf = ['L', 'R'].some(
          (h) =>
            halves.includes(`${SIDES[side]}${h}`) && theirs.halves.includes(`${SIDES[back]}${h === 'L' ? 'R' : 'L'}`),
        );
        if (bySide || byHalf) found.push({ piece: there, index });
      }
    }
    return found;
  };

  const seen = new Set<string>();
  const key = (piece: Piece, index: number): string => `${piece.x},${piece.y},${index}`;
  const regions: ScratchRegion[] = [];
  for (const piece of pieces) {
    for (const [index, first] of piece.features.entries()) {
      if (seen.has(key(piece, index))) continue;
      const members = [{ piece, index }];
      seen.add(key(piece, index));
      for (const member of members) {
        const feature = member.piece.features[member.index];
        for (const next of feature ? touching(member.piece, feature) : []) {
          if (seen.has(key(next.piece, next.index))) continue;
          seen.add(key(next.piece, next.index));
          members.push(next);
        }
      }
      const faced = members.flatMap(({ piece: p, index: i }) => {
        const feature = p.features[i];
        const { sides, halves } = feature ? shown(p, feature) : { sides: [], halves: [] };
        return [...sides, ...halves.map((half) => SIDES.indexOf(half[0] ?? ''))].flatMap((side) => {
          const [x, y] = [p.x + (DX[side] ?? 0), p.y + (DY[side] ?? 0)];
          return inside(x, y) && !neighbour(p, side) ? [`${x},${y}`] : [];
        });
      });
      regions.push({
        kind: first.kind,
        features: members
          .filter((m) => !m.piece.space)
          .map((m) => key(m.piece, m.index))
          .sort(),
        tiles: new Set(members.map((m) => m.piece)).size,
        // A court has no sides of its own, and is never complete.
        open: first.kind === 'court' ? 0 : faced.length,
        faced,
        mark: members.reduce(
          (sum, m) => sum + Object.values(m.piece.features[m.index]?.marks ?? {}).reduce((a, b) => a + b, 0),
          0,
        ),
      });
    }
  }
  return regions;
}
