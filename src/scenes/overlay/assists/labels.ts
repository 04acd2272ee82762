import type { GameObjects, Scene } from 'phaser';
import type { CameraView } from '../../camera/maths.ts';
import { toBoard, toScreen } from '../../camera/maths.ts';
import { DEPTH } from '../../depths.ts';
import { badge } from '../../pictures/marks.ts';
import type { Point } from '../../units.ts';
import { UNIT } from '../../units.ts';
import { spreadApart } from '../markers.ts';

/** A number on the board in a player's colour; position in cells. */
export interface Label {
  readonly text: string;
  readonly colour: number | null;
  readonly at: Point;
}

/** Size in cells, with a minimum in CSS pixels. */
const SIZE = 0.42;
const LEAST = 22;

/** Numbers over the board. They keep a legible size, and move apart where they would overlap. */
export function createLabels(scene: Scene) {
  let labels: readonly Label[] = [];
  let images: GameObjects.Image[] = [];
  let shown = '';

  return {
    get texts(): readonly string[] {
      return labels.map(({ text }) => text);
    },
    show(next: readonly Label[]): void {
      const wanted = JSON.stringify(next);
      if (wanted === shown) return;
      shown = wanted;
      labels = next;
      for (const image of images) image.destroy();
      images = next.map(({ text, colour }) => scene.add.image(0, 0, badge(scene, text, colour)).setDepth(DEPTH.badges));
    },
    place(camera: CameraView): void {
      if (labels.length === 0) return;
      const size = Math.max(SIZE * camera.zoom, LEAST);
      const spots = spreadApart(
        labels.map(({ at }) => toScreen(camera, at)),
        size * 0.92,
      );
      for (const [n, image] of images.entries()) {
        const at = toBoard(camera, spots[n] ?? { x: 0, y: 0 });
        const side = (size / camera.zoom / 0.84) * UNIT;
        image.setPosition(at.x * UNIT, at.y * UNIT).setDisplaySize(side, side);
      }
    },
  };
}
