import type { Scene } from 'phaser';
import type { FeatureAt, LaidTile } from '../../../game/index.ts';
import { regionShape } from '../../../art/regionOutline.ts';
import type { Ground } from '../../../art/ground.ts';
import type { RegionLook, RegionPicture } from '../../board/regionPicture.ts';
import { createRegionPicture } from '../../board/regionPicture.ts';

export interface RegionLight {
  readonly features: readonly FeatureAt[];
  readonly look: RegionLook;
}

/** Regions lit over the tiles. A region that stays lit keeps its picture. */
export function createRegionLights(scene: Scene, places: Ground, lift: number) {
  const shown = new Map<string, RegionPicture>();

  return {
    get count(): number {
      return shown.size;
    },
    show(lights: readonly RegionLight[], laid: readonly LaidTile[]): void {
      const wanted = new Map(
        lights.filter(({ features }) => features.length > 0).map((light) => [JSON.stringify(light), light]),
      );
      for (const [key, picture] of shown) {
        if (wanted.has(key)) continue;
        picture.destroy();
        shown.delete(key);
      }
      for (const [key, { features, look }] of wanted) {
        if (shown.has(key)) continue;
        const picture = createRegionPicture(scene, regionShape(features, laid, places));
        picture.image.setDepth(picture.image.depth + lift);
        picture.paint(look);
        shown.set(key, picture);
      }
    },
  };
}
