import { adapterOf } from '../../../game/index.ts';
import type { LaidTile } from '../../../game/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { laidOf } from '../../board/laid.ts';
import { lookOf } from '../../pieces/sorts.ts';
import type { Point, Rect } from '../../units.ts';
import { standsOn } from './boardSpots.ts';
import { boxOf } from './extent.ts';

/**
 * Positions of pieces that wait beside the board: figures on the corner cells of the bounding box of the tiles, where
 * the next tile can never go; tiles and cards in a row below, markers on their cards.
 */

const CORNERS: readonly ((box: Rect) => Point)[] = [
  ({ x, y, h }) => ({ x: x - 0.5, y: y + h + 0.5 }),
  ({ x, y, w, h }) => ({ x: x + w + 0.5, y: y + h + 0.5 }),
  ({ x, y }) => ({ x: x - 0.5, y: y - 0.5 }),
  ({ x, y, w }) => ({ x: x + w + 0.5, y: y - 0.5 }),
];
/** Distance from the lower edge of the tiles, beyond the cells that can take the next tile. */
const ROW = 1.33;
const STEP = 0.56;
/** Cards are farther apart, and a piece that waits on one stands on its lower part. */
const CARD_STEP = 0.72;
const ON_CARD = 0.1;
/** Margin around the middle of a waiting piece. */
const REACH = 0.5;

const inRow = (sort: string): boolean => lookOf(sort).isTile === true || lookOf(sort).waits !== undefined;

/** Positions by piece id. */
function spotsOf(view: Pick<MatchView, 'rules' | 'state'>): ReadonlyMap<string, Point> {
  const laid: readonly LaidTile[] = laidOf(view.state);
  const box = boxOf(laid, 0);
  const stands = standsOn(view);
  const waiting = adapterOf(view.rules)
    .pieces(view.state)
    .filter(
      ({ id, sort, owner, place }) =>
        owner === null && place.on === 'spot' && !stands.has(id) && !lookOf(sort).isElsewhere,
    );
  const corner = (n: number): Point => CORNERS[n % CORNERS.length]?.(box) ?? { x: box.x, y: box.y };
  const spots = new Map<string, Point>();
  let right = box.x - 0.7;
  for (const { id, sort } of waiting.filter((piece) => inRow(piece.sort))) {
    spots.set(id, { x: right, y: box.y + box.h + ROW });
    right += lookOf(sort).isTile ? STEP : CARD_STEP;
  }
  const others = waiting.filter(({ id }) => !spots.has(id));
  let corners = 0;
  for (const { id, sort } of others) {
    const under = spots.get(lookOf(sort).waitsOn ?? '');
    spots.set(id, under ? { x: under.x, y: under.y + ON_CARD } : corner(corners++));
  }
  return spots;
}

export const asideSpot = (piece: string, view: Pick<MatchView, 'rules' | 'state'>): Point | undefined =>
  spotsOf(view).get(piece);

/** The bounding box of all waiting pieces; `undefined` if there are none. */
export function asideBox(view: Pick<MatchView, 'rules' | 'state'>): Rect | undefined {
  const spots = [...spotsOf(view).values()];
  if (spots.length === 0) return undefined;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - REACH, Math.min(...ys) - REACH];
  return { x, y, w: Math.max(...xs) + REACH - x, h: Math.max(...ys) + REACH - y };
}
