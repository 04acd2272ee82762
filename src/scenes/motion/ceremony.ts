import { DEPTH } from '../depths.ts';
import { rivalsPicture } from '../pictures/signs.ts';
import type { PieceSprite } from '../pieces/pieceSprite.ts';
import { lookOf } from '../pieces/sorts.ts';
import type { Point } from '../units.ts';
import { UNIT, arc, distance, easeBack, easeIn, easeInOut, easeOut, lerp, lerpPoint } from '../units.ts';
import type { Step } from './beats.ts';
import { flash } from './effects.ts';
import { squash } from './pieceMotions.ts';
import type { MotionContext } from './context.ts';
import type { Motion } from './timeline.ts';
import { act, once, sequence, wait } from './timeline.ts';

/** Slower animations: walks across the land, cards that change hands, contests. */

type Stride = Extract<Step, { type: 'stride' }>;
type Award = Extract<Step, { type: 'award' }>;
type Rivalry = Extract<Step, { type: 'rivalry' }>;

/** Length of a step, in cells; longer on a long walk. */
const PACE = 0.42;
const MOST_STEPS = 7;
const STEP_MS = 150;
const BOUNCE = 0.13;
const SWAY = 0.07;

/** Walks to its place with steps and a slight sway. */
export function stride(context: MotionContext, { piece }: Pick<Stride, 'piece'>): Motion {
  const sprite: PieceSprite = context.pieces.take(piece);
  const from = { x: sprite.pose.x, y: sprite.pose.y };
  const steps = Math.min(MOST_STEPS, Math.max(2, Math.round(distance(from, piece) / PACE)));
  const isItself = lookOf(piece.sort).moves !== undefined;
  context.reveal({ x: piece.x - 0.5, y: piece.y - 0.8, w: 1, h: 1.2 });
  return sequence([
    () => once(() => void (isItself && context.moment('sets-out'))),
    () =>
      act({
        ms: steps * STEP_MS,
        step(t) {
          Object.assign(sprite.pose, lerpPoint(from, piece, easeInOut(t)), {
            lift: arc((t * steps) % 1) * BOUNCE,
            angle: Math.sin(t * steps * Math.PI) * SWAY * (1 - t),
          });
          sprite.apply();
        },
      }),
    () => once(() => context.moment(isItself ? 'comes-down' : 'follower-lands')),
    () => squash(sprite, 0.12),
    () => once(() => context.pieces.rest(piece)),
  ]);
}

/** The same without movement. */
export function calmStride(context: MotionContext, { piece }: Pick<Stride, 'piece'>): Motion {
  context.reveal({ x: piece.x - 0.5, y: piece.y - 0.8, w: 1, h: 1.2 });
  return once(() => {
    flash(context, piece, 0.8);
    const isItself = lookOf(piece.sort).moves !== undefined;
    if (isItself) context.moment('sets-out');
    context.moment(isItself ? 'comes-down' : 'follower-lands');
    context.pieces.rest(piece);
  });
}

const RISE_MS = 320;
const SHOW_MS = 520;
const FLY_MS = 460;
/** Scale of a card while it is presented. */
const LARGER = 2.4;
/** Height above what it is awarded for, in cells. */
const HIGH = 0.9;

/** A card rises over what it is awarded for, is presented, and flies to the player who gets it. */
export function award(context: MotionContext, { piece, player, from, over }: Award): Motion {
  const sprite = context.pieces.take(piece);
  const { pose } = sprite;
  const begin: Point = from === null ? { x: piece.x, y: piece.y } : context.home(from);
  const shown: Point = over ? { x: over.x, y: over.y - HIGH } : begin;
  context.reveal({ x: shown.x - 0.9, y: shown.y - 0.9, w: 1.8, h: 2 });
  const put = (at: Point, size: number, lift: number): void => {
    Object.assign(pose, at, { sx: size, sy: size, lift });
    sprite.apply();
  };
  return sequence([
    () => once(() => context.moment('token-flip')),
    () =>
      act({
        ms: RISE_MS,
        step(t) {
          put(lerpPoint(begin, shown, easeOut(t)), lerp(1, LARGER, easeBack(t)), 0.2);
          // It turns over in flight.
          pose.sx *= Math.max(0.08, Math.abs(Math.cos(t * Math.PI * 2)));
          sprite.apply();
        },
      }),
    () => once(() => flash(context, { x: shown.x, y: shown.y - 0.2 }, 2.4)),
    () => wait(SHOW_MS),
    () => {
      const home = context.home(player);
      return act({
        ms: FLY_MS,
        step(t) {
          put(lerpPoint(shown, home, easeInOut(t)), lerp(LARGER, 1, t), 0.2 + arc(t) * 0.5);
          pose.alpha = Math.min(1, (1 - t) * 4);
          sprite.apply();
        },
      });
    },
    () => once(() => context.pieces.drop(piece.key)),
  ]);
}

/** The same without movement: shown above what it is awarded for. */
export function calmAward(context: MotionContext, { piece, over }: Award): Motion {
  const at = over ?? piece;
  flash(context, { x: at.x, y: at.y - 0.2 }, 1.6);
  context.moment('token-flip');
  const sprite = context.pieces.take(piece);
  return sequence([
    () =>
      act({
        ms: SHOW_MS + RISE_MS,
        begin: () =>
          Object.assign(sprite.pose, { x: at.x, y: at.y - (over ? HIGH : 0), sx: LARGER, sy: LARGER, lift: 0.2 }),
        step(t) {
          sprite.pose.alpha = Math.min(1, t * 6, (1 - t) * 6);
          sprite.apply();
        },
      }),
    () => once(() => context.pieces.drop(piece.key)),
  ]);
}

const MEET_MS = 420;
const PART_MS = 380;
const SWORDS = 0.4;

/** Swords come down between two buildings, or rise from there; both are lit, at the end only the winner's. */
export function rivalry(
  context: MotionContext,
  { state, features, winner }: Rivalry,
  { still }: { readonly still: boolean },
): Motion {
  const laid = context.laid();
  const ends = features.map((feature) => context.places.feature(feature, laid));
  const [a, b] = ends;
  if (!a || !b) return wait(0);
  const middle = lerpPoint(a, b, 0.5);
  context.reveal({ x: middle.x - 1.2, y: middle.y - 1.2, w: 2.4, h: 2.4 });
  const swords = context.scene.add
    .image(middle.x * UNIT, middle.y * UNIT, rivalsPicture(context.scene))
    .setDepth(DEPTH.pops)
    .setAlpha(0);
  const put = (size: number, alpha: number, angle: number): void =>
    void swords
      .setDisplaySize(SWORDS * size * UNIT, SWORDS * size * UNIT)
      .setAlpha(alpha)
      .setRotation(angle);
  const lit = ends.filter((_, n) => winner === null || winner === n);
  const begun = state === 'begun';
  return sequence([
    () =>
      act({
        ms: MEET_MS,
        step(t) {
          if (still) put(1.6, Math.min(1, t * 4), 0);
          else if (begun) put(lerp(3.4, 1, easeIn(Math.min(1, t * 1.3))), Math.min(1, t * 3), (1 - t) * -0.5);
          else put(1 + 0.7 * easeOut(t), 1, 0);
        },
      }),
    () =>
      once(() => {
        for (const end of state === 'dropped' ? [] : lit) flash(context, end, 1.7);
        if (begun) flash(context, middle, 1.1);
      }),
    () => wait(begun ? 200 : 120),
    () =>
      act({
        ms: PART_MS,
        step: (t) => put(begun || still ? 1 : 1.7 + t, 1 - t, begun || still ? 0 : t * 0.9),
        end: () => swords.destroy(),
      }),
  ]);
}
