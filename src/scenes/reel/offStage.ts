import type { Scene } from 'phaser';
import { GameObjects } from 'phaser';

/** The scene for images that are not shown on the table; `images` are those that were added and not destroyed. */
export function offStage(scene: Scene): { readonly scene: Scene; readonly images: ReadonlySet<GameObjects.Image> } {
  const images = new Set<GameObjects.Image>();
  const add = {
    image(x: number, y: number, key: string) {
      const image = new GameObjects.Image(scene, x, y, key);
      images.add(image);
      image.once('destroy', () => images.delete(image));
      return image;
    },
  };
  return { scene: Object.create(scene, { add: { value: add } }) as Scene, images };
}
