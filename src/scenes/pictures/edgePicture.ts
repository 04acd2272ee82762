import type { Scene } from 'phaser';
import { addTexture, makeCanvas } from './canvas.ts';
import { paintDisc } from './marks.ts';
import { writeNumerals } from './numerals.ts';
import { GOLD, INK } from './palette.ts';

const SIZE = 128;
const ANGLES = { right: 0, bottom: Math.PI / 2, left: Math.PI, top: -Math.PI / 2 } as const;

/** A disc with a number, and an arrow at its rim that points beyond an edge. */
export function edgePicture(scene: Scene, edge: keyof typeof ANGLES, count: number): string {
  const key = `edge:${edge}:${count}`;
  if (scene.textures.exists(key)) return key;
  addTexture(
    scene,
    key,
    makeCanvas(SIZE, SIZE, (g) => {
      paintDisc(g, SIZE);
      const angle = ANGLES[edge];
      g.save();
      g.translate(SIZE / 2, SIZE / 2);
      g.rotate(angle);
      g.beginPath();
      g.moveTo(50, 0);
      g.lineTo(26, -24);
      g.lineTo(26, 24);
      g.closePath();
      g.lineJoin = 'round';
      g.lineWidth = 7;
      g.strokeStyle = INK;
      g.stroke();
      g.fillStyle = GOLD;
      g.fill();
      g.restore();
      const [x, y] = [SIZE / 2 - Math.cos(angle) * 17, SIZE / 2 - Math.sin(angle) * 17];
      writeNumerals(g, String(count), { x, y, height: 34, room: 46, ink: INK });
    }),
  );
  return key;
}
