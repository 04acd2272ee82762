import type { Scene } from 'phaser';
import { GameObjects } from 'phaser';
import type { Area } from '../art/contract.ts';
import { BACKDROP } from '../art/palette.ts';
import { DEPTH } from './depths.ts';
import { makeCanvas } from './pictures/canvas.ts';
import { UNIT } from './units.ts';

/** Pixels per cell. */
const GRAIN = 96;
const lies = ({ depth }: GameObjects.Image, lowest: number): boolean =>
  (depth >= lowest && depth < DEPTH.regions) || (depth >= DEPTH.shadows && depth < DEPTH.choices);

/**
 * A picture of a part of the board and the pieces on it, independent of the camera; leaves out everything that only
 * helps to choose, and what is below the `lowest` layer.
 */
export function paintPicture(scene: Scene, { x, y, w: cells, h: rows }: Area, lowest: number): HTMLCanvasElement {
  const images = scene.children.list.filter(
    (child) => child instanceof GameObjects.Image && child.visible && lies(child, lowest),
  ) as GameObjects.Image[];
  return makeCanvas(cells * GRAIN, rows * GRAIN, (g, w, h) => {
    g.fillStyle = BACKDROP;
    g.fillRect(0, 0, w, h);
    g.imageSmoothingQuality = 'high';
    g.scale(GRAIN / UNIT, GRAIN / UNIT);
    g.translate(-x * UNIT, -y * UNIT);
    for (const image of images.sort((a, b) => a.depth - b.depth)) draw(g, image);
  });
}

function draw(g: CanvasRenderingContext2D, image: GameObjects.Image): void {
  const { width, height } = image.frame;
  g.save();
  g.globalAlpha = image.alpha;
  g.translate(image.x, image.y);
  g.rotate(image.rotation);
  g.scale((image.displayWidth / width) * (image.flipX ? -1 : 1), image.displayHeight / height);
  // A flipped picture is mirrored about its middle, not about its origin.
  const left = image.flipX ? width * (image.originX - 1) : -width * image.originX;
  g.drawImage(tinted(image), left, -height * image.originY);
  g.restore();
}

/** The picture in the current light. */
function tinted(image: GameObjects.Image): CanvasImageSource {
  const source = image.texture.getSourceImage() as CanvasImageSource;
  if (image.tintTopLeft === 0xffffff) return source;
  return makeCanvas(image.frame.width, image.frame.height, (g, w, h) => {
    g.drawImage(source, 0, 0);
    g.globalCompositeOperation = 'multiply';
    g.fillStyle = `#${image.tintTopLeft.toString(16).padStart(6, '0')}`;
    g.fillRect(0, 0, w, h);
    // Keep the tint to the opaque part of the picture.
    g.globalCompositeOperation = 'destination-in';
    g.drawImage(source, 0, 0);
  });
}
