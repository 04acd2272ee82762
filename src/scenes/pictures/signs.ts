import type { Scene } from 'phaser';
import { addTexture, makeCanvas } from './canvas.ts';
import { CREAM, GOLD, INK } from './palette.ts';

/** Small signs on the board. */

const SIDE = 128;
const RED = '#a3221c';

const sign =
  (key: string, draw: (g: CanvasRenderingContext2D) => void) =>
  (scene: Scene): string => {
    if (!scene.textures.exists(key))
      addTexture(
        scene,
        key,
        makeCanvas(SIDE, SIDE, (g) => {
          g.lineCap = 'round';
          g.lineJoin = 'round';
          draw(g);
        }),
      );
    return key;
  };

function strokeAll(g: CanvasRenderingContext2D, path: string, strokes: readonly (readonly [number, string])[]): void {
  for (const [width, ink] of strokes) {
    g.lineWidth = width;
    g.strokeStyle = ink;
    g.stroke(new Path2D(path));
  }
}

const GATE = 'M22 116V62C22 34 40 12 64 12C88 12 106 34 106 62V116Z';
const BARS = 'M44 40V112M64 30V112M84 40V112M26 58H102M24 84H104';
const SPIKES = 'M36 104H52L44 120ZM56 104H72L64 120ZM76 104H92L84 120Z';

/** A lowered portcullis: nobody leaves. */
export const shutPicture = sign('shut', (g) => {
  strokeAll(g, GATE, [[20, INK]]);
  g.fillStyle = '#20160f';
  g.fill(new Path2D(GATE));
  strokeAll(g, BARS, [
    [12, '#120b06'],
    [8, '#c9c2b4'],
  ]);
  g.fillStyle = '#c9c2b4';
  g.fill(new Path2D(SPIKES));
  strokeAll(g, GATE, [
    [13, INK],
    [8, GOLD],
  ]);
});

const SWORDS = 'M34 34L90 90M94 34L38 90';
const HILTS = 'M80 102L102 80M48 102L26 80M90 90L100 100M38 90L28 100';

/** Crossed swords: a contest. */
export const rivalsPicture = sign('rivals', (g) => {
  g.fillStyle = INK;
  g.beginPath();
  g.arc(64, 64, 60, 0, Math.PI * 2);
  g.fill();
  g.fillStyle = '#7c2b22';
  g.beginPath();
  g.arc(64, 64, 53, 0, Math.PI * 2);
  g.fill();
  strokeAll(g, SWORDS, [
    [15, INK],
    [9, CREAM],
  ]);
  strokeAll(g, HILTS, [
    [14, INK],
    [8, GOLD],
  ]);
});

/** A ring with a bar: no tile may be laid here. */
export const refusedPicture = sign('refused', (g) => {
  const ring = (): void => {
    g.beginPath();
    g.arc(64, 64, 44, 0, Math.PI * 2);
    g.stroke();
  };
  for (const [width, ink] of [
    [26, INK],
    [18, CREAM],
    [11, RED],
  ] as const) {
    g.lineWidth = width;
    g.strokeStyle = ink;
    ring();
    g.stroke(new Path2D('M34 64H94'));
  }
});

const SHIELD = 'M64 14L104 28V62C104 90 86 106 64 116C42 106 24 90 24 62V28Z';

/** A shield: a protected figure. */
export const shieldPicture = sign('shield', (g) => {
  strokeAll(g, SHIELD, [[14, INK]]);
  g.fillStyle = GOLD;
  g.fill(new Path2D(SHIELD));
  strokeAll(g, SHIELD, [[5, CREAM]]);
  strokeAll(g, 'M44 64L59 80L86 46', [[10, INK]]);
});

const SLEEP = 'M10 92H30L10 116H30M38 56H66L38 90H66M72 10H112L72 54H112';

/** Three Zs: the piece is asleep. */
export const sleepPicture = sign('sleeps', (g) =>
  strokeAll(g, SLEEP, [
    [15, INK],
    [8, CREAM],
  ]),
);
