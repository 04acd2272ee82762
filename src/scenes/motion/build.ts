import type { FeatureAt } from '../../game/index.ts';
import { boxOf } from '../board/building.ts';
import { DEPTH } from '../depths.ts';
import type { Piece } from '../pieces/pieces.ts';
import type { PieceSprite } from '../pieces/pieceSprite.ts';
import type { Point } from '../units.ts';
import { UNIT, cellOf, distance, easeIn, easeInOut, easeOut, lerp, lerpPoint } from '../units.ts';
import type { Step } from './beats.ts';
import { dust, flash } from './effects.ts';
import { FADE_MS, squash } from './pieceMotions.ts';
import type { MotionContext } from './context.ts';
import type { Motion } from './timeline.ts';
import { act, once, sequence, wait } from './timeline.ts';

/**
 * Pieces that are built into the land or removed from it, and the light from a completed region to what it scores for.
 */

type Build = Extract<Step, { type: 'build' }>;
type Reach = Extract<Step, { type: 'reach' }>;

const FLY_MS = 460;
const LOWER_MS = 200;
const RISE_MS = 720;
const HIGH = 0.34;
/** Number of shakes while it rises. */
const SHAKES = 9;
const SHAKE = 0.012;
const CLOUDS = 12;

function show(context: MotionContext, { built, x, y }: Piece): void {
  context.reveal(built ? boxOf(built) : { x: x - 0.5, y: y - 0.5, w: 1, h: 1 });
}

/** Lowers it to its place, from its builder's hand or from where it was shown. */
function lower(context: MotionContext, { piece, player, shown }: Build): Motion {
  const sprite = context.pieces.take(piece);
  const { pose } = sprite;
  const put = (at: Point, lift: number, alpha: number): void => {
    Object.assign(pose, at, { lift, alpha });
    sprite.apply();
  };
  return sequence([
    () => {
      if (shown) return act({ ms: LOWER_MS, step: (t) => put(piece, HIGH * easeOut(t), 1) });
      const home = context.home(player);
      return act({
        ms: FLY_MS,
        step: (t) => put(lerpPoint(home, piece, easeInOut(t)), HIGH * easeOut(t), Math.min(1, t * 4)),
      });
    },
    () => act({ ms: LOWER_MS, step: (t) => put(piece, HIGH * (1 - easeIn(t)), 1) }),
    () =>
      once(() => {
        context.moment('built');
        dust(context, cellOf(piece));
      }),
    () => squash(sprite, 0.05),
    () => once(() => context.pieces.rest(piece)),
  ]);
}

/** A puff of dust from the ground where walls rise. */
function cloud(context: MotionContext, at: Point, n: number): void {
  const puff = context.scene.add
    .image(0, 0, 'puff')
    .setDepth(DEPTH.flying + 50)
    .setVisible(false);
  const side = n % 2 === 0 ? -1 : 1;
  const from = { x: at.x + side * (0.06 + 0.26 * ((n * 0.37) % 1)), y: at.y - 0.03 + 0.1 * ((n * 0.61) % 1) };
  context.play(
    sequence([
      () => wait((n / CLOUDS) * RISE_MS),
      () =>
        act({
          ms: 460,
          step(t) {
            const size = (0.14 + 0.22 * t) * UNIT;
            puff
              .setVisible(true)
              .setPosition((from.x + side * 0.16 * easeOut(t)) * UNIT, (from.y - 0.07 * t) * UNIT)
              .setDisplaySize(size, size)
              .setAlpha(0.7 * (1 - t));
          },
          end: () => puff.destroy(),
        }),
    ]),
  );
}

/** Lets it rise from the ground. */
function rise(context: MotionContext, { piece }: Build): Motion {
  const sprite: PieceSprite = context.pieces.take(piece);
  const { pose } = sprite;
  return sequence([
    () =>
      once(() => {
        context.moment('built');
        for (let n = 0; n < CLOUDS; n += 1) cloud(context, piece, n);
      }),
    () =>
      act({
        ms: RISE_MS,
        step(t) {
          const way = easeOut(t);
          Object.assign(pose, {
            x: piece.x + Math.sin(t * SHAKES * Math.PI) * SHAKE * (1 - t),
            y: piece.y,
            sx: lerp(0.9, 1, way),
            sy: Math.max(0.02, way),
            alpha: Math.min(1, t * 5),
          });
          sprite.apply();
        },
      }),
    () => squash(sprite, 0.08),
    () =>
      once(() => {
        flash(context, { x: piece.x, y: piece.y - piece.height * 0.4 }, 1.3);
        context.pieces.rest(piece);
      }),
  ]);
}

/** Flat pieces are lowered, standing ones rise. */
export function build(context: MotionContext, step: Build): Motion {
  show(context, step.piece);
  return step.piece.pose === 'flat' ? lower(context, step) : rise(context, step);
}

/** The same without movement. */
export function calmBuild(context: MotionContext, { piece }: Pick<Build, 'piece'>): Motion {
  show(context, piece);
  context.moment('built');
  const sprite = context.pieces.take(piece);
  return act({
    ms: FADE_MS,
    begin: () => context.pieces.rest(piece),
    step(t) {
      sprite.pose.alpha = t;
      sprite.apply();
    },
  });
}

/** Removes it from the picture of the land, leaving a sprite in its place that can be animated. */
export function uncover(context: MotionContext, { built, key }: Piece): void {
  if (!built) return;
  context.board.raze(built);
  const sprite = context.pieces.get(key);
  if (sprite) context.pieces.rest(sprite.piece);
}

const WAY_MS = 300;
const CELL_MS = 170;
const LONGEST_MS = 900;
const SPARKS = 7;
/** In cells. */
const SPARK = { first: 0.34, last: 0.14, apart: 0.06 } as const;
const BOW = 0.32;

/** The part of a region that is nearest to a point. */
function nearest(context: MotionContext, features: readonly FeatureAt[], to: Point): Point {
  const spots = features.map((feature) => context.places.feature(feature, context.laid()));
  return spots.reduce((best, spot) => (distance(spot, to) < distance(best, to) ? spot : best), spots[0] ?? to);
}

/** A trail of light from the completed region to what it scores for. */
export function reach(
  context: MotionContext,
  { from, to, player }: Reach,
  { still }: { readonly still: boolean },
): Motion {
  const end = nearest(context, to, context.places.feature(to[0] ?? { x: 0, y: 0, feature: 0 }, context.laid()));
  const start = nearest(context, from, end);
  const [x, y] = [Math.min(start.x, end.x) - 0.5, Math.min(start.y, end.y) - 0.6];
  context.reveal({ x, y, w: Math.abs(end.x - start.x) + 1, h: Math.abs(end.y - start.y) + 1.1 });
  const far = distance(start, end);
  const key = `disc-${context.colour(player)}`;
  const sparks = Array.from({ length: still ? 0 : SPARKS }, () =>
    context.scene.add.image(0, 0, key).setDepth(DEPTH.pops).setVisible(false),
  );
  const put = (t: number): void => {
    for (const [n, spark] of sparks.entries()) {
      const way = easeInOut(Math.min(1, Math.max(0, t * (1 + SPARKS * SPARK.apart) - n * SPARK.apart)));
      const at = lerpPoint(start, end, way);
      const size = lerp(SPARK.first, SPARK.last, n / SPARKS) * UNIT;
      spark
        .setVisible(way > 0 && (n === 0 || way < 1))
        .setPosition(at.x * UNIT, (at.y - 0.12 - BOW * 4 * way * (1 - way)) * UNIT)
        .setDisplaySize(size, size)
        .setAlpha(1 - 0.7 * (n / SPARKS));
    }
  };
  return sequence([
    () => once(() => flash(context, start, 1.5)),
    () => (still ? wait(WAY_MS) : act({ ms: Math.min(LONGEST_MS, WAY_MS + CELL_MS * far), step: put })),
    () =>
      once(() => {
        for (const spark of sparks) spark.destroy();
        context.moment('reached');
        flash(context, end, 1.9);
      }),
    () => wait(FADE_MS),
  ]);
}
