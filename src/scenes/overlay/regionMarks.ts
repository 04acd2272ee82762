import type { Scene } from 'phaser';
import type { FeatureAt, LaidTile } from '../../game/index.ts';
import { regionShape } from '../../art/regionOutline.ts';
import type { RegionShape } from '../../art/regionOutline.ts';
import type { Ground } from '../../art/ground.ts';
import type { RegionPicture } from '../board/regionPicture.ts';
import { createRegionPicture } from '../board/regionPicture.ts';
import type { Point } from '../units.ts';

export interface RegionMark {
  readonly key: string;
  readonly features: readonly FeatureAt[];
  /** A border instead of features, for something that has none. */
  readonly outline?: readonly Point[];
  readonly colour: number;
  /** Chosen regions are tinted more strongly. */
  readonly strong: boolean;
  /** Looks whose emblems cover the ground: a border alone does not show the extent of a field. */
  readonly emblems: readonly number[];
}

function shapeOf(outline: readonly Point[]): RegionShape {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { box: { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }, loops: [outline] };
}

/** Regions lit on the board: where a follower would stand, or what can be scored. */
export function createRegionMarks(scene: Scene, places: Ground) {
  const shown = new Map<string, RegionPicture>();

  return {
    show(marks: readonly RegionMark[], laid: readonly LaidTile[]): void {
      const wanted = new Map(marks.map((mark) => [`${mark.key}:${mark.colour}:${mark.strong}`, mark]));
      for (const [key, picture] of shown) {
        if (wanted.has(key)) continue;
        picture.destroy();
        shown.delete(key);
      }
      for (const [key, mark] of wanted) {
        if (shown.has(key)) continue;
        const picture = createRegionPicture(
          scene,
          mark.outline ? shapeOf(mark.outline) : regionShape(mark.features, laid, places),
        );
        picture.paint({ colour: mark.colour, tint: mark.strong ? 0.4 : 0.18, border: 1, marks: mark.emblems });
        shown.set(key, picture);
      }
    },
  };
}
export type RegionMarks = ReturnType<typeof createRegionMarks>;
