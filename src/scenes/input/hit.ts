import type { Cell, FeatureAt } from '../../game/index.ts';
import type { DeployChoice, MatchView } from '../../session/contract.ts';
import type { Places } from '../board/places.ts';
import type { Look } from '../camera/maths.ts';
import { toBoard } from '../camera/maths.ts';
import { BADGE, TOKEN, badgeSpots, deploySpots } from '../overlay/spots.ts';
import type { Point, Rect } from '../units.ts';
import { cellOf, distance, sameCell } from '../units.ts';
import type { CommonTarget } from './common.ts';
import { NONE, REACH, ghostTarget } from './common.ts';

/** What lies under a finger. */
export type Target =
  | CommonTarget
  | { readonly type: 'deploy'; readonly feature: number }
  | { readonly type: 'region'; readonly region: FeatureAt }
  | { readonly type: 'token'; readonly region: FeatureAt; readonly kind: number };

interface Scenery {
  readonly view: MatchView;
  readonly places: Places;
  readonly look: Look;
  /** Free area in CSS pixels. */
  readonly free: Rect;
}

/** `point` in CSS pixels of the canvas. */
export function targetAt(point: Point, scenery: Scenery): Target {
  const { view, look } = scenery;
  if (!view.myTurn) return NONE;
  const board = toBoard(look, point);
  const cell = cellOf(board);
  return ghostTarget(point, { ...scenery, gesture: view.gesture }) ?? deployTarget(point, board, scenery) ?? scoreTarget(point, board, scenery) ?? cellTarget(cell, view);
}

function deployTarget(point: Point, board: Point, { view, places, look }: Scenery): Target | undefined {
  const { laid } = view.state;
  let nearest: DeployChoice | undefined;
  let best = REACH;
  for (const { choice, at } of deploySpots(view, places, look)) {
    const away = distance(point, at);
    if (away < best) [nearest, best] = [choice, away];
  }
  if (nearest) return { type: 'deploy', feature: nearest.feature };
  const under = view.deployChoices.length > 0 ? places.featureUnder(board, laid) : undefined;
  const choice = under && view.deployChoices.find((one) => sameCell(one, under) && one.feature === under.feature);
  return choice && { type: 'deploy', feature: choice.feature };
}

function scoreTarget(point: Point, board: Point, { view, places, look }: Scenery): Target | undefined {
  if (view.scoreChoices.length === 0) return undefined;
  for (const { choice, badge, tokens } of badgeSpots(view, places, look)) {
    const region = { x: choice.x, y: choice.y, feature: choice.feature };
    for (const token of tokens) if (distance(point, token.at) <= TOKEN / 2 + 3) return { type: 'token', region, kind: token.kind };
    if (distance(point, badge) <= BADGE / 2 + 3) return { type: 'region', region };
  }
  const under = places.featureUnder(board, view.state.laid);
  const choice = under && view.scoreChoices.find((one) => [one, ...one.features].some((at) => sameCell(at, under) && at.feature === under.feature));
  return choice && { type: 'region', region: { x: choice.x, y: choice.y, feature: choice.feature } };
}

function cellTarget(cell: Cell, view: MatchView): Target {
  if (!view.hand || !view.board.cells.some((one) => sameCell(one, cell))) return NONE;
  if (view.state.laid.some((tile) => sameCell(tile, cell))) return NONE;
  return { type: 'cell', cell, legal: view.legalCells.some((one) => sameCell(one, cell)) };
}
