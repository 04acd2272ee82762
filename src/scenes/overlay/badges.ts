import type { GameObjects, Scene } from 'phaser';
import type { Option } from '../../game/index.ts';
import { DEPTH } from '../depths.ts';
import type { Figures } from '../pictures/figures.ts';
import { badge } from '../pictures/marks.ts';
import { plainPiece } from '../pictures/plainPiece.ts';
import { figureOf } from '../pieces/sorts.ts';
import type { Point } from '../units.ts';
import type { Badge } from './markers.ts';
import { BADGE, TOKEN } from './markers.ts';

/** Badges with points on regions, and the pieces that could be used there. */
export function createBadges(scene: Scene, figures: Figures) {
  let images: GameObjects.Image[] = [];

  function add(key: string, at: Point, size: number): GameObjects.Image {
    const image = scene.add.image(at.x, at.y, key).setDisplaySize(size, size).setDepth(DEPTH.badges);
    images.push(image);
    return image;
  }

  return {
    /** `toWorld` converts CSS pixels to world units, `pixels` is world units per CSS pixel. */
    show(
      badges: readonly Badge[],
      chosen: Option | null,
      colourOf: (option: Option) => number,
      screen: { readonly toWorld: (point: Point) => Point; readonly pixels: number },
    ): void {
      for (const image of images) image.destroy();
      images = [];
      for (const { option, at: middle, extras } of badges) {
        const isPicked =
          chosen !== null && (chosen.id === option.id || extras.some((extra) => extra.option.id === chosen.id));
        const size = (BADGE / 0.84) * (isPicked ? 1.14 : 1) * screen.pixels;
        add(badge(scene, `+${option.points ?? 0}`, colourOf(option)), screen.toWorld(middle), size);
        for (const extra of extras) {
          const isUsed = chosen?.id === extra.option.id;
          const at = screen.toWorld(extra.at);
          const { figure, variant } = figureOf(extra.option.piece ?? '', undefined);
          const pictures =
            figure === null
              ? plainPiece(scene, { sort: extra.option.piece ?? extra.option.action.do, colour: colourOf(option) })
              : figures.get(figure, variant ?? colourOf(option));
          if (isUsed) add('ring', at, (TOKEN + 14) * screen.pixels);
          if (pictures.ready)
            add(pictures.body, at, (TOKEN / 0.9) * screen.pixels).setAlpha(isUsed || !isPicked ? 1 : 0.8);
          const times = (extra.option.points ?? 0) / Math.max(1, option.points ?? 0);
          if (isUsed && Number.isInteger(times))
            add(
              badge(scene, `×${times}`, colourOf(option)),
              { x: at.x + TOKEN * 0.42 * screen.pixels, y: at.y - TOKEN * 0.42 * screen.pixels },
              24 * screen.pixels,
            );
        }
      }
    },
    get count(): number {
      return images.length;
    },
  };
}
