import { HALVES, sameCell, SIDES } from '../../../game/index.ts';
import type { Board, CastleState, FeatureSpec, Side, StartSpace } from '../../../game/index.ts';
import type { Pointed } from '../../../session/contracts/match.ts';
import type { Places } from '../../board/places.ts';
import type { Point } from '../../units.ts';
import { cellOf, distance } from '../../units.ts';

const STEPS: Readonly<Record<Side, Point>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
/** Hit radius of a marker, in cells. */
const MARKER = 0.3;
/** Depth of a niche, in cells. */
const DEPTH = 0.8;

/** What can be inspected at a point of the board, in cells: a feature, an empty cell, a marker. */
export function inspectAt(point: Point, state: CastleState, board: Board, places: Places): Pointed | null {
  const cell = cellOf(point);
  const [first, second] = state.scores.map((total) => distance(point, places.stand(total)));
  const player = (second ?? MARKER) < (first ?? MARKER) ? 1 : 0;
  if (Math.min(first ?? MARKER, second ?? MARKER) < MARKER) return { what: 'player', player };
  if (board.cells.some((one) => sameCell(one, cell))) {
    if (!state.laid.some((tile) => sameCell(tile, cell))) return { what: 'cell', ...cell };
    const feature = places.featureUnder(point, state.laid);
    return feature ? { what: 'feature', ...feature } : null;
  }
  const space = board.startSpaces.find((one) => sameCell(placeOf(one), cell));
  return space ? spaceFeature(space, { x: point.x - cell.x, y: point.y - cell.y }) : null;
}

/** The cell outside the grid where a start space is. */
export const placeOf = ({ cell, side }: StartSpace): Point => ({
  x: cell.x + STEPS[side].x,
  y: cell.y + STEPS[side].y,
});

/** The feature under a point (`0…1`) of a start space: in its left, middle or right third. */
function spaceFeature({ id, side, features }: StartSpace, { x, y }: Point): Pointed | null {
  const deep = { N: 1 - y, E: x, S: y, W: 1 - x }[side];
  if (deep > DEPTH) return null;
  const inner = SIDES[(SIDES.indexOf(side) + 2) % 4] ?? 'N';
  // Halves are named clockwise, so `along` follows the inner side clockwise.
  const along = { N: x, E: y, S: 1 - x, W: 1 - y }[inner];
  const half = HALVES[SIDES.indexOf(inner) * 2 + (along < 0.5 ? 0 : 1)] ?? 'NL';
  const middle = (feature: FeatureSpec): boolean => feature.sides.includes(inner);
  const ground = (feature: FeatureSpec): boolean => feature.halves.includes(half);
  const inMiddle = along > 1 / 3 && along < 2 / 3;
  const found = features.findIndex(inMiddle ? middle : ground);
  const feature = found >= 0 ? found : features.findIndex((one) => middle(one) || ground(one));
  return feature < 0 ? null : { what: 'space', space: id, feature };
}
