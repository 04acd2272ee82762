import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import { INK, lightOf } from '../pictures/palette.ts';
import type { Point } from '../units.ts';
import { UNIT, colourNumber } from '../units.ts';

/** From one point of the board to another, in cells. */
export interface Arrow {
  readonly from: Point;
  readonly to: Point;
  readonly colour: number | null;
}

/** In cells. */
const HEAD = { length: 0.3, width: 0.32 };
const SHAFT = { tail: 0.05, neck: 0.11 };
const RIM = 0.035;
/** Gap at both ends. */
const CLEAR = { from: 0.28, to: 0.16 };
/** A shorter arrow would be nothing but a head. */
export const SHORTEST = 0.9;
/** Deflection of the shaft, as a fraction of its length. */
const BEND = 0.16;
const STEPS = 14;

/**
 * Outline of a bent arrow that grows from its tail to its head; empty if it would be too short. The bend is to the same
 * side of the screen for both directions.
 */
export function arrowOutline({ from, to }: Pick<Arrow, 'from' | 'to'>, grow = 0): readonly Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < SHORTEST) return [];
  const [ux, uy] = [dx / length, dy / length];
  const [start, end] = [CLEAR.from - grow, length - CLEAR.to + grow];
  const neck = end - HEAD.length - grow;
  const side = dx >= 0 ? 1 : -1;
  /** A point `along` the straight line, `beside` it by an offset. */
  const at = (along: number, beside: number): Point => {
    const t = along / length;
    const bow = 4 * t * (1 - t) * BEND * length * side + beside;
    return { x: from.x + ux * along + uy * bow, y: from.y + uy * along - ux * bow };
  };
  const left: Point[] = [];
  const right: Point[] = [];
  for (let n = 0; n <= STEPS; n += 1) {
    const t = n / STEPS;
    const half = (SHAFT.tail + (SHAFT.neck - SHAFT.tail) * t) / 2 + grow;
    const along = start + (neck - start) * t;
    left.push(at(along, half));
    right.push(at(along, -half));
  }
  const wing = HEAD.width / 2 + grow * 1.6;
  return [...left, at(neck, wing), at(end, 0), at(neck, -wing), ...right.reverse()];
}

/** Arrows over the board, in a player's colour. */
export function createArrows(scene: Scene) {
  const graphics: GameObjects.Graphics = scene.add.graphics().setDepth(DEPTH.badges - 1);
  let shown = '';
  let count = 0;
  const fill = (outline: readonly Point[], hex: string): void => {
    graphics.fillStyle(colourNumber(hex), 1).beginPath();
    for (const [n, { x, y }] of outline.entries()) {
      if (n === 0) graphics.moveTo(x * UNIT, y * UNIT);
      else graphics.lineTo(x * UNIT, y * UNIT);
    }
    graphics.closePath().fillPath();
  };
  return {
    show(arrows: readonly Arrow[]): void {
      const wanted = JSON.stringify(arrows);
      if (wanted === shown) return;
      shown = wanted;
      graphics.clear();
      const drawn = arrows.filter((arrow) => arrowOutline(arrow).length > 0);
      count = drawn.length;
      for (const arrow of drawn) {
        fill(arrowOutline(arrow, RIM), INK);
        fill(arrowOutline(arrow), lightOf(arrow.colour));
      }
    },
    get count(): number {
      return count;
    },
  };
}
