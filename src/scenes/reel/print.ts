import type { GameObjects } from 'phaser';
import { makeCanvas } from '../pictures/canvas.ts';
import { UNIT } from '../units.ts';

type Image = GameObjects.Image;

/** Number of a blend mode in Phaser. */
const ADD = 1;

/** Draws images of the table onto other canvases, whose unit is a cell; keeps the copies it tints. */
export function createPrinter() {
  const copies = new Map<string, HTMLCanvasElement>();

  /** The picture in the current light. */
  function tinted(image: Image): CanvasImageSource {
    const source = image.texture.getSourceImage() as CanvasImageSource;
    if (image.tintTopLeft === 0xffffff) return source;
    const tint = `#${image.tintTopLeft.toString(16).padStart(6, '0')}`;
    const key = `${image.texture.key} ${tint}`;
    const known = copies.get(key);
    if (known) return known;
    const copy = makeCanvas(image.frame.width, image.frame.height, (g, w, h) => {
      g.drawImage(source, 0, 0);
      g.globalCompositeOperation = 'multiply';
      g.fillStyle = tint;
      g.fillRect(0, 0, w, h);
      // Keep the tint to the opaque part of the picture.
      g.globalCompositeOperation = 'destination-in';
      g.drawImage(source, 0, 0);
    });
    copies.set(key, copy);
    return copy;
  }

  function print(g: CanvasRenderingContext2D, image: Image): void {
    const { width, height } = image.frame;
    g.save();
    g.globalAlpha = image.alpha;
    if (image.blendMode === ADD) g.globalCompositeOperation = 'lighter';
    g.translate(image.x / UNIT, image.y / UNIT);
    g.rotate(image.rotation);
    g.scale((image.displayWidth / width / UNIT) * (image.flipX ? -1 : 1), image.displayHeight / height / UNIT);
    // A flipped picture is mirrored about its middle, not about its origin.
    const left = image.flipX ? width * (image.originX - 1) : -width * image.originX;
    g.drawImage(tinted(image), left, -height * image.originY);
    g.restore();
  }

  return (g: CanvasRenderingContext2D, images: readonly Image[]): void => {
    for (const image of images.toSorted((a, b) => a.depth - b.depth)) if (image.visible) print(g, image);
  };
}
export type Print = ReturnType<typeof createPrinter>;
