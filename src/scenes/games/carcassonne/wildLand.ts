import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../../depths.ts';
import type { Rect } from '../../units.ts';
import { UNIT } from '../../units.ts';

/** Copies of one square, side by side, over what the camera sees. */
interface Carpet {
  key: string;
  alpha: number;
  readonly depth: number;
  readonly squares: GameObjects.Image[];
}

/** Avoids hairlines between two squares. */
const OVERLAP = 1;
/** Above this number the squares would be too small to tell apart. */
const MOST_SQUARES = 400;

/** Wild land that repeats endlessly, and over it the same land in the light that is fading in. */
export function createWildLand(scene: Scene) {
  const ground: Carpet = { key: '', alpha: 1, depth: DEPTH.woods, squares: [] };
  let veil: Carpet | undefined;
  let seen: Rect = { x: 0, y: 0, w: 0, h: 0 };
  /** Width of a square in cells; 0: there is none yet. */
  let side = 0;

  function spread({ key, alpha, depth, squares }: Carpet): void {
    const [x0, y0] = [Math.floor(seen.x / side), Math.floor(seen.y / side)];
    const [columns, rows] = [
      Math.floor((seen.x + seen.w) / side) - x0 + 1,
      Math.floor((seen.y + seen.h) / side) - y0 + 1,
    ];
    const count = Math.min(MOST_SQUARES, columns * rows);
    while (squares.length < count) squares.push(scene.add.image(0, 0, key).setOrigin(0, 0).setDepth(depth));
    for (const [n, square] of squares.entries()) {
      square.setVisible(n < count);
      if (n >= count) continue;
      if (square.texture.key !== key) square.setTexture(key);
      square
        .setAlpha(alpha)
        .setPosition((x0 + (n % columns)) * side * UNIT, (y0 + Math.floor(n / columns)) * side * UNIT)
        .setDisplaySize(side * UNIT + OVERLAP, side * UNIT + OVERLAP);
    }
  }

  return {
    /** Shows this texture, a square of so many cells in width. */
    lay(key: string, cells: number): void {
      side = cells;
      ground.key = key;
      spread(ground);
    },
    /** The camera now shows this part of the plane, in cells. */
    look(rect: Rect): void {
      seen = rect;
      if (side === 0) return;
      spread(ground);
      if (veil) spread(veil);
    },
    /** Lays this texture over the land, still transparent. */
    veil(key: string): void {
      veil = { key, alpha: 0, depth: DEPTH.woods + 1, squares: [] };
      spread(veil);
    },
    fadeVeil(t: number): void {
      if (!veil) return;
      veil.alpha = t;
      for (const square of veil.squares) square.setAlpha(t);
    },
    dropVeil(): void {
      for (const square of veil?.squares ?? []) square.destroy();
      veil = undefined;
    },
  };
}
