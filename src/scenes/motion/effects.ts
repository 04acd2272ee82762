import type { FeatureAt } from '../../game/index.ts';
import { regionShape } from '../../art/regionOutline.ts';
import { createRegionPicture } from '../board/regionPicture.ts';
import { DEPTH } from '../depths.ts';
import { pointsPicture } from '../pictures/marks.ts';
import type { Point } from '../units.ts';
import { UNIT, cellCentre, easeBack, easeOut } from '../units.ts';
import type { MotionContext } from './context.ts';
import type { Motion } from './timeline.ts';
import { act, once, sequence, together, wait } from './timeline.ts';

/** A light that flashes; runs outside the queue. */
export function flash(context: MotionContext, at: Point, size: number): void {
  const glow = context.scene.add
    .image(at.x * UNIT, at.y * UNIT, 'glow')
    .setDisplaySize(size * UNIT, size * UNIT)
    .setDepth(DEPTH.flashes)
    .setAlpha(0);
  context.play(act({ ms: 420, step: (t) => void glow.setAlpha(0.9 * (1 - t)), end: () => glow.destroy() }));
}

/** Dust along the border of a cell. */
export function dust(context: MotionContext, cell: Point): void {
  const middle = cellCentre(cell);
  for (let n = 0; n < 12; n += 1) {
    const angle = ((n + 0.5) / 12) * Math.PI * 2;
    const reach = 0.5 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    const size = 0.16 + 0.07 * ((n * 7) % 3);
    const puff = context.scene.add.image(0, 0, 'puff').setDepth(DEPTH.flashes);
    context.play(
      act({
        ms: 380 + 30 * (n % 4),
        step(t) {
          const far = reach + 0.16 * easeOut(t);
          puff.setPosition((middle.x + Math.cos(angle) * far) * UNIT, (middle.y + Math.sin(angle) * far) * UNIT);
          puff.setDisplaySize(size * UNIT * (0.6 + t), size * UNIT * (0.6 + t)).setAlpha(0.5 * (1 - t));
        },
        end: () => puff.destroy(),
      }),
    );
  }
}

/** Points that rise from a place, one after another, outside the queue. */
export function risePoints(context: MotionContext, at: Point, text: string, colour: number | null): Motion {
  const image = context.scene.add.image(0, 0, pointsPicture(context.scene, text, colour)).setDepth(DEPTH.pops);
  const scale = (0.62 * UNIT) / 128;
  return act({
    ms: 1100,
    step(t) {
      const grown = t < 0.2 ? easeBack(t / 0.2) : 1;
      image
        .setScale(scale * Math.max(0.01, grown))
        .setPosition(at.x * UNIT, (at.y - 0.55 * easeOut(t)) * UNIT)
        .setAlpha(t > 0.75 ? (1 - t) * 4 : 1);
    },
    end: () => image.destroy(),
  });
}

export interface Sweep {
  readonly features: readonly FeatureAt[];
  readonly player: number | null;
  readonly points: number | null;
  readonly aside?: number;
}
/** Distance between points that are scored together, in cells. */
const ASIDE = 0.62;

/** Outlines a region, lets points rise, and fades. Without features: only the points, at the marker's home. */
export function sweep(
  context: MotionContext,
  { features, player, points, aside = 0 }: Sweep,
  options: { readonly still: boolean },
): Motion {
  const colour = player === null ? null : context.colour(player);
  const [first] = features;
  const text = points === null ? '' : `+${points}`;
  if (!first) {
    if (text && player !== null) context.play(risePoints(context, context.markerPoint(player), text, colour));
    return wait(text ? 450 : 0);
  }
  const laid = context.laid();
  const shape = regionShape(features, laid, context.places);
  const region = createRegionPicture(context.scene, shape);
  const spots = features.map((feature) => context.places.feature(feature, laid));
  const middle = spots.reduce(
    (best, spot) =>
      Math.hypot(spot.x - centre(shape.box).x, spot.y - centre(shape.box).y) <
      Math.hypot(best.x - centre(shape.box).x, best.y - centre(shape.box).y)
        ? spot
        : best,
    spots[0] ?? cellCentre(first),
  );
  context.reveal({ x: middle.x - 0.6, y: middle.y - 0.9, w: 1.2, h: 1.4 });
  const out = act({ ms: 260, step: (t) => void region.image.setAlpha(1 - t), end: () => region.destroy() });
  return sequence([
    () =>
      act({
        ms: options.still ? 0 : 500,
        step: (t) => region.paint({ colour, tint: 0.34 * t, border: options.still ? 1 : t }),
      }),
    () =>
      once(() => {
        context.moment('region-done');
        if (text) context.play(risePoints(context, { x: middle.x + aside * ASIDE, y: middle.y }, text, colour));
      }),
    () => wait(text ? 420 : 120),
    () => once(() => context.play(out)),
  ]);
}

const centre = (box: { x: number; y: number; w: number; h: number }): Point => ({
  x: box.x + box.w / 2,
  y: box.y + box.h / 2,
});

/** The largest group of empty cells lights up, cell by cell. */
export function lightCells(context: MotionContext, cells: readonly Point[], player: number | null): Motion {
  const colour = player === null ? 'neutral' : context.colour(player);
  const frames = cells.map((cell) => {
    const { x, y } = cellCentre(cell);
    return context.scene.add
      .image(x * UNIT, y * UNIT, `frame-${colour}`)
      .setDisplaySize(UNIT * 0.94, UNIT * 0.94)
      .setDepth(DEPTH.frames)
      .setAlpha(0);
  });
  const each = Math.min(60, 900 / Math.max(1, cells.length));
  return sequence([
    () =>
      together(
        frames.map((frame, n) =>
          sequence([() => wait(n * each), () => act({ ms: 160, step: (t) => void frame.setAlpha(t) })]),
        ),
      ),
    () => wait(500),
    () =>
      act({
        ms: 240,
        step: (t) => {
          for (const frame of frames) frame.setAlpha(1 - t);
        },
        end: () => {
          for (const frame of frames) frame.destroy();
        },
      }),
  ]);
}
