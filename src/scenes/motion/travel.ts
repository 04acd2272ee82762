import { DEPTH } from '../depths.ts';
import { glowPicture } from '../pictures/marks.ts';
import type { Piece } from '../pieces/pieces.ts';
import type { PieceSprite } from '../pieces/pieceSprite.ts';
import { lookOf } from '../pieces/sorts.ts';
import type { Point } from '../units.ts';
import { UNIT, arc, cellOf, distance, easeIn, easeInOut, easeOut, lerp, lerpPoint } from '../units.ts';
import { dust, flash } from './effects.ts';
import { FADE_MS, squash } from './pieceMotions.ts';
import type { MotionContext } from './context.ts';
import type { Motion } from './timeline.ts';
import { act, once, sequence, wait } from './timeline.ts';

/** Pieces that cross the board on their own: they fly and breathe fire, or float in their light. */

const CROUCH_MS = 130;
const CELL_MS = 380;
const LONGEST_MS = 1100;
const BREATH_MS = 520;
const SWOOP_MS = 230;
const FLOAT_MS = 620;
/**
 * Height in the middle of a flight, in cells. Where it hovers to breathe fire: height in cells, and fraction of the
 * way.
 */
const HEIGHT = 0.62;
const HOVER = { height: 0.5, way: 0.42 } as const;
/** Wing beats per second. */
const WING_BEATS = 5;
const BANK = 0.16;
/** Position of the mouth, in heights of the figure from its feet. */
const MOUTH = { x: 0.24, y: 0.78 } as const;
const FLAMES = 26;
const SPARKS = 9;

interface Leg {
  readonly from: Point & { readonly lift: number };
  readonly to: Point & { readonly lift: number };
  readonly ms: number;
  /** Height of the arc above the straight line. */
  readonly bow: number;
}

/** One leg of a flight, with wing beats. */
function fly(sprite: PieceSprite, { from, to, ms, bow }: Leg): Motion {
  const { pose } = sprite;
  const side = Math.sign(to.x - from.x);
  return act({
    ms,
    step(t) {
      const way = easeInOut(t);
      const beat = Math.sin(((t * ms) / 1000) * WING_BEATS * Math.PI * 2) * (1 - t * t);
      Object.assign(pose, lerpPoint(from, to, way), {
        lift: lerp(from.lift, to.lift, way) + arc(t) * bow,
        angle: side * BANK * arc(t),
        sx: 1 + 0.1 * beat,
        sy: 1 - 0.06 * beat,
      });
      sprite.apply();
    },
  });
}

/** Fire from the mouth to the ground; runs outside the queue. */
function flames(context: MotionContext, sprite: PieceSprite, to: Point, [hot, cool]: readonly [string, string]): void {
  const { pose, piece } = sprite;
  const mouth = {
    x: pose.x + (pose.turned ? MOUTH.x : -MOUTH.x) * piece.height,
    y: pose.y - pose.lift - MOUTH.y * piece.height,
  };
  const glow = context.scene.add
    .image(to.x * UNIT, to.y * UNIT, glowPicture(context.scene, cool))
    .setDisplaySize(1.3 * UNIT, 1.1 * UNIT)
    .setDepth(DEPTH.flashes)
    .setAlpha(0);
  context.play(act({ ms: BREATH_MS + 260, step: (t) => void glow.setAlpha(0.85 * arc(t)), end: () => glow.destroy() }));
  for (let n = 0; n < FLAMES; n += 1) {
    // Spread around the circle by the golden angle, the same every time.
    const turn = n * 2.399;
    const end = { x: to.x + Math.cos(turn) * 0.3 * (n / FLAMES), y: to.y + Math.sin(turn) * 0.22 * (n / FLAMES) };
    const puff = context.scene.add
      .image(0, 0, glowPicture(context.scene, n % 3 === 0 ? hot : cool))
      .setDepth(DEPTH.flying + 90 + (n % 3 === 0 ? 1 : 0))
      .setBlendMode(n % 3 === 0 ? 'ADD' : 'NORMAL')
      .setVisible(false);
    const fire = act({
      ms: 300 + 14 * (n % 5),
      step(t) {
        const at = lerpPoint(mouth, end, easeOut(t));
        const size = (0.1 + 0.34 * t) * UNIT;
        puff
          .setVisible(true)
          .setPosition(at.x * UNIT, (at.y - 0.08 * t * t) * UNIT)
          .setDisplaySize(size, size)
          .setAlpha(0.95 * (1 - easeIn(t)));
      },
      end: () => puff.destroy(),
    });
    context.play(sequence([() => wait((n / FLAMES) * (BREATH_MS - 180)), () => fire]));
  }
}

/** Faces the direction of travel; unchanged for a vertical one. */
export function faceTo(sprite: PieceSprite, to: Point): void {
  if (Math.abs(to.x - sprite.pose.x) > 0.05) sprite.pose.turned = to.x > sprite.pose.x;
}

function flight(context: MotionContext, piece: Piece, falls: boolean): Motion {
  const sprite = context.pieces.take(piece);
  const from = { x: sprite.pose.x, y: sprite.pose.y, lift: 0 };
  const to = { x: piece.x, y: piece.y, lift: 0 };
  const { breath } = lookOf(piece.sort);
  const air = { ...lerpPoint(from, to, HOVER.way), lift: HOVER.height };
  const far = distance(from, to);
  const breathes = falls && breath !== undefined;
  sprite.piece = piece;
  faceTo(sprite, to);
  return sequence([
    () => act({ ms: CROUCH_MS, step: (t) => crouch(sprite, arc(t)) }),
    () => once(() => context.moment('sets-out')),
    ...(breathes
      ? [
          () => fly(sprite, { from, to: air, ms: CELL_MS, bow: 0.1 }),
          () =>
            once(() => {
              context.moment('breathes');
              flames(context, sprite, { x: to.x, y: to.y - 0.1 }, breath);
            }),
          () => fly(sprite, { from: air, to: air, ms: BREATH_MS, bow: 0.06 }),
          () => fly(sprite, { from: air, to, ms: SWOOP_MS, bow: 0 }),
        ]
      : [() => fly(sprite, { from, to, ms: Math.min(LONGEST_MS, CELL_MS + 90 * far), bow: HEIGHT + 0.08 * far })]),
    () =>
      once(() => {
        context.moment(falls ? 'strikes' : 'comes-down');
        dust(context, cellOf(to));
      }),
    () => squash(sprite, 0.16),
    () => once(() => context.pieces.rest(piece)),
  ]);
}

function crouch(sprite: PieceSprite, bend: number): void {
  Object.assign(sprite.pose, { sx: 1 + 0.08 * bend, sy: 1 - 0.14 * bend });
  sprite.apply();
}

/** In a low arc, leaving sparks. */
function float(context: MotionContext, piece: Piece): Motion {
  const sprite = context.pieces.take(piece);
  const from = { x: sprite.pose.x, y: sprite.pose.y };
  let left = 0;
  sprite.piece = piece;
  return sequence([
    () => once(() => context.moment('sets-out')),
    () =>
      act({
        ms: FLOAT_MS,
        step(t) {
          Object.assign(sprite.pose, lerpPoint(from, piece, easeInOut(t)), { lift: 0.02 + arc(t) * 0.45 });
          sprite.apply();
          if (t * SPARKS < left) return;
          left += 1;
          flash(context, { x: sprite.pose.x, y: sprite.pose.y - sprite.pose.lift - piece.height * 0.4 }, 0.34);
        },
      }),
    () =>
      once(() => {
        context.moment('comes-down');
        flash(context, piece, 1.1);
        context.pieces.rest(piece);
      }),
  ]);
}

/** Moves a piece to its place in its own way. `falls`: others are sent home from there. */
export function travel(
  context: MotionContext,
  { piece, falls }: { readonly piece: Piece; readonly falls: boolean },
): Motion {
  context.reveal({ x: piece.x - 0.5, y: piece.y - 0.9, w: 1, h: 1.2 });
  return lookOf(piece.sort).moves === 'flies' ? flight(context, piece, falls) : float(context, piece);
}

/** The same without movement. */
export function calmTravel(
  context: MotionContext,
  { piece, falls }: { readonly piece: Piece; readonly falls: boolean },
): Motion {
  context.reveal({ x: piece.x - 0.5, y: piece.y - 0.9, w: 1, h: 1.2 });
  return once(() => {
    flash(context, piece, falls ? 1.4 : 0.8);
    context.moment('sets-out');
    context.moment(falls ? 'strikes' : 'comes-down');
    const sprite = context.pieces.take(piece);
    faceTo(sprite, piece);
    context.pieces.rest(piece);
  });
}

/** Puts a tile beside the board, face up. */
export function putDown(context: MotionContext, piece: Piece): Motion {
  const { pose, ...sprite } = context.pieces.take(piece);
  return sequence([
    () =>
      act({
        ms: 320,
        step(t) {
          Object.assign(pose, { alpha: Math.min(1, t * 3), lift: (1 - easeIn(t)) * 0.6, angle: (1 - t) * 0.5 });
          sprite.apply();
        },
      }),
    () =>
      once(() => {
        context.moment('tile-lift');
        context.pieces.rest(piece);
      }),
  ]);
}

/** Takes it up again: it rises, rotates and disappears. */
export function takeUp(context: MotionContext, piece: Piece): Motion {
  const { pose, ...sprite } = context.pieces.take(piece);
  return sequence([
    () => once(() => context.moment('tile-lift')),
    () =>
      act({
        ms: 520,
        step(t) {
          Object.assign(pose, {
            lift: easeOut(t) * 1.1,
            angle: easeIn(t) * 1.6,
            sx: 1 - 0.5 * easeIn(t),
            sy: 1 - 0.5 * easeIn(t),
            alpha: Math.min(1, (1 - t) * 3),
          });
          sprite.apply();
        },
      }),
    () => wait(FADE_MS / 2),
    () => once(() => context.pieces.drop(piece.key)),
  ]);
}
