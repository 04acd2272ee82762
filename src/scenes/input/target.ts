import { sameCell } from '../../game/index.ts';
import type { Cell, Option } from '../../game/index.ts';
import { listedOptions, optionsAt } from '../../session/match/gesture.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { laidOf } from '../board/laid.ts';
import type { CameraView } from '../camera/maths.ts';
import { toBoard } from '../camera/maths.ts';
import type { TableGame } from '../game.ts';
import { SIGN, signsOf } from '../overlay/edgeSigns.ts';
import { BADGE, DISC, TOKEN, aheadMarkers, badgesOf, optionMarkers, previewRect } from '../overlay/markers.ts';
import { BUTTON, turnSpots } from '../overlay/turnButtons.ts';
import type { Point, Rect } from '../units.ts';
import { cellOf, distance, inside, within } from '../units.ts';

/** What is under a finger. */
export type Target =
  | { readonly type: 'turn'; readonly direction: 1 | -1 }
  /** The held tile: a tap at its left turns it anticlockwise. */
  | { readonly type: 'preview'; readonly cell: Cell; readonly direction: 1 | -1 }
  | { readonly type: 'cell'; readonly cell: Cell; readonly legal: boolean }
  | { readonly type: 'option'; readonly option: Option }
  /** What would stand on the held tile. */
  | { readonly type: 'ahead'; readonly option: Option }
  /** A feature that several options point at. */
  | { readonly type: 'feature'; readonly x: number; readonly y: number; readonly feature: number }
  /** A spot on the board, and the option that a tap there chooses. */
  | { readonly type: 'spot'; readonly spot: string; readonly option: Option }
  /** The sign at an edge for cells out of sight. */
  | { readonly type: 'edge'; readonly cells: readonly Point[] }
  | { readonly type: 'none' };

export const NONE: Target = { type: 'none' };
/** Hit radius around the disc of an option, in CSS pixels. */
const REACH = 20;
/** So much of the held tile is its left. */
const LEFT = 0.4;

export interface Scenery {
  readonly view: MatchView;
  readonly game: TableGame;
  readonly camera: CameraView;
  /** Free area in CSS pixels. */
  readonly free: Rect;
}

/** `point` in CSS pixels of the canvas. */
export function targetAt(point: Point, scenery: Scenery): Target {
  const { view, camera } = scenery;
  if (!view.myTurn) return NONE;
  const board = toBoard(camera, point);
  return (
    edgeTarget(point, scenery) ??
    previewTarget(point, scenery) ??
    optionTarget(point, board, scenery) ??
    cellTarget(cellOf(board), scenery)
  );
}

function edgeTarget(point: Point, { view, game, camera, free }: Scenery): Target | undefined {
  const sign = signsOf(view, game, camera, free).find(({ at }) => distance(point, at) <= SIGN / 2);
  return sign && { type: 'edge', cells: sign.cells };
}

/** The held tile and its buttons. */
function previewTarget(point: Point, scenery: Scenery): Target | undefined {
  const { view, camera, free } = scenery;
  const { gesture } = view;
  if (gesture.type !== 'placing') return undefined;
  const rect = previewRect(gesture, camera);
  const turns = turnSpots(view, camera, free);
  if (turns && distance(point, turns.cw) <= BUTTON / 2 + 2) return { type: 'turn', direction: 1 };
  if (turns && distance(point, turns.ccw) <= BUTTON / 2 + 2) return { type: 'turn', direction: -1 };
  const then = aheadTarget(point, scenery);
  if (then) return then;
  if (!inside(point, rect)) return undefined;
  const direction = point.x < rect.x + LEFT * rect.w ? -1 : 1;
  return { type: 'preview', cell: { x: gesture.x, y: gesture.y }, direction };
}

/** A mark on the held tile, if they are far enough apart; between them a tap turns the tile. */
function aheadTarget(point: Point, { view, game, camera }: Scenery): Target | undefined {
  const { marks, open } = aheadMarkers(view, game, camera);
  const hit = open ? marks.find(({ at }) => distance(point, at) <= DISC / 2 + 3) : undefined;
  return hit && { type: 'ahead', option: hit.option };
}

/** A disc, a badge or a piece beside it, otherwise the feature under the finger. */
function optionTarget(point: Point, board: Point, { view, game, camera }: Scenery): Target | undefined {
  let nearest: Option | undefined;
  let best = REACH;
  for (const { option, at } of optionMarkers(view, game, camera)) {
    const away = distance(point, at);
    if (away < best) [nearest, best] = [option, away];
  }
  if (nearest) return { type: 'option', option: nearest };
  for (const { option, at, extras } of badgesOf(view, game, camera)) {
    const extra = extras.find((one) => distance(point, one.at) <= TOKEN / 2 + 3);
    if (extra) return { type: 'option', option: extra.option };
    if (distance(point, at) <= BADGE / 2 + 3) return { type: 'option', option };
  }
  const spot = spotTarget(board, view, game);
  if (spot) return spot;
  const under = view.prompt ? game.places.featureUnder(board, laidOf(view.state)) : undefined;
  const there = under ? optionsAt(view.prompt, under) : [];
  const [only, ...others] = there;
  if (!under || !only) return cellOption(cellOf(board), view);
  // Pieces beside a badge have their own hit areas, so the feature chooses the plain option.
  return others.length === 0 || only.piece === null ? { type: 'option', option: only } : { type: 'feature', ...under };
}

/** A spot on the board that options point at: repeated taps cycle through them. */
function spotTarget(board: Point, view: MatchView, game: TableGame): Target | undefined {
  const options = listedOptions(view.prompt).filter(({ target }) => target.on === 'spot');
  if (options.length === 0) return undefined;
  const spot = game.spots(view).find(({ outline }) => within(board, outline))?.spot;
  const there = options.filter(({ target }) => target.on === 'spot' && target.spot === spot);
  const option = nextOf(there, view.gesture);
  return option && spot !== undefined ? { type: 'spot', spot, option } : undefined;
}

/** An option that points at a cell without a rotation: repeated taps cycle through them. */
function cellOption(cell: Cell, { prompt, gesture }: MatchView): Target | undefined {
  const there = listedOptions(prompt).filter(
    ({ target }) => target.on === 'cell' && target.rotations.length === 0 && sameCell(target, cell),
  );
  const option = nextOf(there, gesture);
  return option && { type: 'option', option };
}

/** The option after the chosen one, cyclically. */
function nextOf(options: readonly Option[], gesture: MatchView['gesture']): Option | undefined {
  const chosen = gesture.type === 'choosing' ? gesture.option.id : null;
  return options[(options.findIndex(({ id }) => id === chosen) + 1) % options.length];
}

function cellTarget(cell: Cell, { view, game }: Scenery): Target {
  const legal = view.legalCells.some((one) => sameCell(one, cell));
  const isFree =
    view.hand !== null && game.isCell(view, cell) && !laidOf(view.state).some((tile) => sameCell(tile, cell));
  return isFree ? { type: 'cell', cell, legal } : NONE;
}
