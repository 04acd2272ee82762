import type { Scene } from 'phaser';
import { addTexture, makeCanvas } from './canvas.ts';
import { writeNumerals } from './numerals.ts';
import { CREAM, GOLD, INK } from './palette.ts';

/** Size on the screen, in CSS pixels. */
export const COORDINATE = { w: 26, h: 18 } as const;
/** Pixels of the picture for each of them. */
const FINE = 4;

/** A coordinate: a light numeral on a dark slip, golden for the cell that is pointed out. */
export function coordinatePicture(scene: Scene, text: string, strong: boolean): string {
  const key = `coordinate:${text}:${strong ? 'strong' : ''}`;
  if (scene.textures.exists(key)) return key;
  addTexture(
    scene,
    key,
    makeCanvas(COORDINATE.w * FINE, COORDINATE.h * FINE, (g, w, h) => {
      g.globalAlpha = strong ? 0.95 : 0.6;
      g.fillStyle = INK;
      g.beginPath();
      g.roundRect(FINE, FINE, w - 2 * FINE, h - 2 * FINE, h / 3);
      g.fill();
      g.globalAlpha = 1;
      writeNumerals(g, text, { x: w / 2, y: h / 2, height: h * 0.5, room: w * 0.8, ink: strong ? GOLD : CREAM });
    }),
  );
  return key;
}
