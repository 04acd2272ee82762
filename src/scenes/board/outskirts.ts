import type { GameObjects, Scene } from 'phaser';
import type { Shine, TablePainter } from '../../art/contract.ts';
import { DEPTH } from '../depths.ts';
import type { Motion } from '../motion/timeline.ts';
import { act } from '../motion/timeline.ts';
import { addTexture, makeCanvas } from '../pictures/canvas.ts';
import { UNIT } from '../units.ts';

const KEY = 'outskirts';
/** How far the woods extend beyond the board picture, in cells: farther than any camera sees. */
const FAR = 40;
const FADE_MS = 900;
/** Avoids hairlines between two squares. */
const OVERLAP = 1;
/** They are dimmed, so that the eye stays on the board. */
const DIM = 0.62;

interface Options {
  readonly scene: Scene;
  readonly painter: TablePainter;
  readonly play: (motion: Motion) => void;
  readonly wake: () => void;
}

/** Woods around the board in every direction; they appear when they are painted. */
export function createOutskirts({ scene, painter, play, wake }: Options) {
  /**
   * Separate sprites, not one tile sprite: without WebGL, Phaser would keep a canvas as large as the whole area for
   * that.
   */
  let squares: readonly GameObjects.Image[] = [];
  let closed = false;
  let tint = 0xffffff;
  /**
   * Brightness of the current light; applied as opacity over the dark backdrop, because the canvas renderer has no
   * tints.
   */
  let bright = 1;
  let shown = 0;

  function apply(): void {
    if (closed) return;
    for (const square of squares) square.setTint(tint).setAlpha(shown * bright);
  }

  /** Squares of this side, in cells, covering the area around and behind the board picture. */
  function lay(side: number): readonly GameObjects.Image[] {
    const { area } = painter;
    const [columns, rows] = [Math.ceil((area.w + 2 * FAR) / side), Math.ceil((area.h + 2 * FAR) / side)];
    return Array.from({ length: columns * rows }, (_, n) => {
      const [x, y] = [area.x - FAR + (n % columns) * side, area.y - FAR + Math.floor(n / columns) * side];
      return scene.add
        .image(x * UNIT, y * UNIT, KEY)
        .setOrigin(0, 0)
        .setDepth(DEPTH.woods)
        .setDisplaySize(side * UNIT + OVERLAP, side * UNIT + OVERLAP)
        .setAlpha(0);
    });
  }

  painter.outskirts().then(
    ({ image, cells }) => {
      if (closed) return;
      addTexture(
        scene,
        KEY,
        makeCanvas(image.width, image.height, (g, w, h) => {
          g.drawImage(image, 0, 0);
          g.fillStyle = `rgb(0 0 0 / ${1 - DIM})`;
          g.fillRect(0, 0, w, h);
        }),
      );
      squares = lay(cells);
      play(
        act({
          ms: FADE_MS,
          step(t) {
            shown = t;
            apply();
          },
        }),
      );
      wake();
    },
    // Without the woods the plain backdrop stays.
    () => undefined,
  );

  return {
    /** Woods have no colours that must stay recognizable, so the light affects them more than pieces. */
    shineOn({ tint: [r, g, b] }: Shine): void {
      bright = Math.max(r, g, b) ** 3;
      const one = (v: number): number => Math.round((255 * v ** 3) / bright);
      tint = (one(r) << 16) | (one(g) << 8) | one(b);
      apply();
    },
    close(): void {
      closed = true;
    },
  };
}
