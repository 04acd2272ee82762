import { sameCell } from '../../game/index.ts';
import type { Cell } from '../../game/index.ts';
import type { Gesture, Match } from '../../session/contracts/match.ts';
import { toBoard } from '../camera/maths.ts';
import type { Pilot } from '../camera/pilot.ts';
import type { Point } from '../units.ts';
import { cellCentre, distance } from '../units.ts';
import type { Target } from './target.ts';

/** A tile snaps to a legal cell whose middle is within this distance, in cells. */
const SNAP = 0.72;

/** The legal cell nearest to a point of the board, up to a distance; all in cells. */
export function nearestCell(cells: readonly Cell[], point: Point, most: number): Cell | undefined {
  let nearest: Cell | undefined;
  let best = most;
  for (const cell of cells) {
    const away = distance(point, cellCentre(cell));
    if (away < best) [nearest, best] = [cell, away];
  }
  return nearest;
}

interface Options {
  readonly match: Match;
  readonly pilot: Pilot;
  readonly calm: () => boolean;
  /** What is at a point of the canvas; nothing where panels cover it. */
  readonly target: (at: Point) => Target;
  /** Whether nothing covers a point of the canvas. */
  readonly isFree: (at: Point) => boolean;
  /** While a tile is dragged in, the board does not move to show where it is held. */
  readonly onCarry: (on: boolean) => void;
  readonly wake: () => void;
}

/**
 * Drags the tile in hand onto the table from outside. Over a legal cell it is held there; let go elsewhere, it is where
 * it was before. Over a sign at an edge the board moves on.
 */
export function createCarrying({ match, pilot, calm, target, isFree, onCarry, wake }: Options) {
  /** The gesture before; `undefined`: nothing is dragged. */
  let before: Gesture | undefined;
  let isOverSign = false;

  function restore(): void {
    const { intents } = match;
    if (before?.type !== 'placing') return intents.liftTile();
    const { rotation, rotations } = before;
    intents.hoverTile(before);
    for (const _ of rotations) {
      const { gesture } = match.view;
      if (gesture.type === 'placing' && gesture.rotation !== rotation) intents.rotate(1);
    }
  }

  function follow(at: Point): boolean {
    const hit = target(at);
    if (hit.type === 'edge' && !isOverSign) pilot.visit(hit.cells, { glide: !calm() });
    isOverSign = hit.type === 'edge';
    const { legalCells, gesture } = match.view;
    const cell = isOverSign || !isFree(at) ? undefined : nearestCell(legalCells, toBoard(pilot.camera, at), SNAP);
    if (!cell) restore();
    else if (gesture.type !== 'placing' || !sameCell(gesture, cell)) match.intents.hoverTile({ x: cell.x, y: cell.y });
    return cell !== undefined;
  }

  return {
    /** The tile is dragged over this point of the canvas. Returns whether it would stay there. */
    carry(at: Point): boolean {
      if (!before) onCarry(true);
      before ??= match.view.gesture;
      const holds = follow(at);
      wake();
      return holds;
    },
    /** The tile is let go; `false`: the drag was broken off. */
    drop(done: boolean): void {
      if (!before) return;
      if (!done) restore();
      before = undefined;
      isOverSign = false;
      onCarry(false);
      wake();
    },
  };
}
