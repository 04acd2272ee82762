import type { GameObjects, Scene } from 'phaser';
import type { FeatureAt } from '../../game/index.ts';
import type { ScoreChoice } from '../../session/contract.ts';
import type { Figures } from '../pictures/figures.ts';
import { badge } from '../pictures/marks.ts';
import { DEPTH } from '../depths.ts';
import type { Point } from '../units.ts';
import type { BadgeSpot } from './spots.ts';
import { BADGE, TOKEN } from './spots.ts';

const sameFeature = (a: FeatureAt, b: FeatureAt): boolean => a.x === b.x && a.y === b.y && a.feature === b.feature;

/** Badges with points on the regions that can be scored, and the tokens that could double them. */
export function createScoreMarks(scene: Scene, figures: Figures) {
  let images: GameObjects.Image[] = [];

  function add(key: string, at: Point, size: number): GameObjects.Image {
    const image = scene.add.image(at.x, at.y, key).setDisplaySize(size, size).setDepth(DEPTH.badges);
    images.push(image);
    return image;
  }

  return {
    /** `toWorld` turns CSS pixels to world units, `pixels` is world units per CSS pixel. */
    show(
      spots: readonly BadgeSpot[],
      chosen: { readonly region: FeatureAt | null; readonly token: number | null },
      colourOf: (choice: ScoreChoice) => number,
      screen: { readonly toWorld: (point: Point) => Point; readonly pixels: number },
    ): void {
      for (const image of images) image.destroy();
      images = [];
      for (const spot of spots) {
        const picked = chosen.region !== null && sameFeature(chosen.region, spot.choice);
        const size = (BADGE / 0.84) * (picked ? 1.14 : 1) * screen.pixels;
        add(badge(scene, `+${spot.choice.points}`, colourOf(spot.choice)), screen.toWorld(spot.badge), size);
        for (const token of spot.tokens) {
          const used = picked && chosen.token === token.kind;
          const at = screen.toWorld(token.at);
          const pictures = figures.get('token-face', token.kind);
          if (used) add('ring', at, (TOKEN + 14) * screen.pixels);
          if (pictures.ready) add(pictures.body, at, (TOKEN / 0.9) * screen.pixels).setAlpha(used || !picked ? 1 : 0.8);
          if (used) add(badge(scene, '×2', colourOf(spot.choice)), { x: at.x + TOKEN * 0.42 * screen.pixels, y: at.y - TOKEN * 0.42 * screen.pixels }, 24 * screen.pixels);
        }
      }
    },
    get count(): number {
      return images.length;
    },
  };
}
export type ScoreMarks = ReturnType<typeof createScoreMarks>;
