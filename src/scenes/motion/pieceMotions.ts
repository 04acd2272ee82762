import type { Piece } from '../pieces/pieces.ts';
import { markerSpot } from '../pieces/pieces.ts';
import { lookOf } from '../pieces/sorts.ts';
import type { PieceSprite } from '../pieces/pieceSprite.ts';
import type { Point } from '../units.ts';
import { arc, easeIn, easeInOut, easeOut, lerp } from '../units.ts';
import { flash } from './effects.ts';
import { march } from './march.ts';
import type { MotionContext } from './context.ts';
import type { Motion } from './timeline.ts';
import { act, once, sequence, wait } from './timeline.ts';

const HOP_MS = 320;
const HOME_MS = 360;
const TIP_MS = 160;
/** How far a lying follower tips over, and the offset of the feet from the middle afterwards, in heights. */
const TIP = (-74 * Math.PI) / 180;
const TIPPED_FEET = { x: -0.45 * Math.sin(TIP), y: 0.45 * Math.cos(TIP) };
const SQUASH_MS = 90;
const FLIP_MS = 280;
const FLY_MS = 420;
/** How something won rises, is seen and flies: milliseconds, cells, times its size. */
const RISE_MS = 280;
const SEEN_MS = 260;
const WON_MS = 620;
const RISE = 0.5;
const WON_SIZE = 1.8;
export const FADE_MS = 120;

/** Flattens a sprite for a moment, as on landing. */
export function squash(sprite: PieceSprite, amount = 0.14): Motion {
  return act({
    ms: SQUASH_MS,
    step(t) {
      const bend = arc(t) * amount;
      sprite.pose.sx = 1 + bend;
      sprite.pose.sy = 1 - bend;
      sprite.apply();
    },
  });
}

function hop(
  sprite: PieceSprite,
  from: Point,
  to: Point,
  options: { readonly ms: number; readonly height: number; readonly fade?: 'in' | 'out' },
): Motion {
  return act({
    ms: options.ms,
    step(t) {
      const way = easeInOut(t);
      Object.assign(sprite.pose, {
        x: lerp(from.x, to.x, way),
        y: lerp(from.y, to.y, way),
        lift: arc(t) * options.height,
      });
      sprite.pose.alpha =
        options.fade === 'in' ? Math.min(1, t * 4) : options.fade === 'out' ? Math.min(1, (1 - t) * 3) : 1;
      sprite.apply();
    },
  });
}

/** A piece comes from its player's hand, or hops where it was shown; one that lies there tips over after landing. */
export function arrive(
  context: MotionContext,
  { piece, player, shown }: { readonly piece: Piece; readonly player: number; readonly shown: boolean },
): Motion {
  const sprite = context.pieces.take(piece);
  const lying = piece.pose === 'lying';
  const { figure, height } = lookOf(piece.sort);
  const upright: Piece = {
    ...piece,
    x: piece.x + TIPPED_FEET.x * height,
    y: piece.y + TIPPED_FEET.y * height,
    figure,
    pose: 'standing',
    height,
  };
  if (lying) {
    sprite.piece = upright;
    sprite.face(figure, piece.colour);
  }
  return sequence([
    () => {
      const to = lying ? upright : piece;
      return shown
        ? hop(sprite, to, to, { ms: HOP_MS, height: 0.3 })
        : hop(sprite, context.home(player), to, { ms: HOP_MS, height: 0.5, fade: 'in' });
    },
    () => once(() => context.moment('follower-lands')),
    () => squash(sprite),
    ...(lying ? [() => tip(context, sprite, piece)] : []),
    () => once(() => context.pieces.rest(piece)),
  ]);
}

function tip(context: MotionContext, sprite: PieceSprite, piece: Piece): Motion {
  return sequence([
    () =>
      act({
        ms: TIP_MS,
        step(t) {
          sprite.pose.angle = TIP * easeIn(t);
          sprite.apply();
        },
      }),
    () =>
      once(() => {
        context.moment('follower-lies');
        context.pieces.rest(piece);
      }),
  ]);
}

/** A piece goes back to its player's hand and disappears. */
export function leave(context: MotionContext, piece: Piece, player: number): Motion {
  const sprite = context.pieces.take(piece);
  return sequence([
    () => hop(sprite, piece, context.home(player), { ms: HOME_MS, height: 0.7, fade: 'out' }),
    () =>
      once(() => {
        context.moment('follower-home');
        context.pieces.drop(piece.key);
      }),
  ]);
}

/**
 * Something won rises from where it was found, much larger, stays there for a moment, and flies to its player's hand.
 */
export function win(context: MotionContext, piece: Piece, player: number): Motion {
  const sprite = context.pieces.take(piece);
  const show = (at: Point, lift: number, size: number): void => {
    Object.assign(sprite.pose, { ...at, lift, sx: size, sy: size, alpha: 1 });
    sprite.apply();
  };
  return sequence([
    () => act({ ms: RISE_MS, step: (t) => show(piece, easeOut(t) * RISE, lerp(0.4, WON_SIZE, easeOut(t))) }),
    () => wait(SEEN_MS),
    () => {
      const to = context.home(player);
      return act({
        ms: WON_MS,
        step(t) {
          const way = easeInOut(t);
          const at = { x: lerp(piece.x, to.x, way), y: lerp(piece.y, to.y, way) };
          show(at, RISE + arc(t) * RISE, lerp(WON_SIZE, 1, way));
        },
      });
    },
    () =>
      once(() => {
        context.moment('follower-home');
        context.pieces.drop(piece.key);
      }),
  ]);
}

/** The marker moves space by space; backwards (undo) in one slide. */
export function walk(
  context: MotionContext,
  walkOf: {
    readonly piece: Piece;
    readonly player: number;
    readonly from: number;
    readonly to: number;
    readonly other: number;
  },
): Motion {
  const { piece, player, from, to, other } = walkOf;
  const hops = march(from, to);
  const sprite = context.pieces.take(piece);
  const { track } = context;
  if (hops.length === 0 || !track) return slide(context, piece);
  return sequence([
    ...hops.map((one) => () => {
      const [start, end] = [markerSpot(one.from, player, other, track), markerSpot(one.to, player, other, track)];
      return sequence([
        () => hop(sprite, start, end, { ms: one.ms, height: 0.16 }),
        () =>
          once(() => {
            if (one.to % 100 === 0) sprite.piece = { ...sprite.piece, laps: Math.floor(one.to / 100) };
            flash(context, track.field(one.to), 0.6);
            context.moment('marker-hop');
          }),
      ]);
    }),
    () => squash(sprite),
    () => once(() => context.pieces.rest(piece)),
  ]);
}

export function slide(context: MotionContext, piece: Piece): Motion {
  const sprite = context.pieces.take(piece);
  const from = { x: sprite.pose.x, y: sprite.pose.y };
  return sequence([
    () =>
      act({
        ms: 200,
        step(t) {
          Object.assign(sprite.pose, {
            x: lerp(from.x, piece.x, easeInOut(t)),
            y: lerp(from.y, piece.y, easeInOut(t)),
          });
          sprite.apply();
        },
      }),
    () => once(() => context.pieces.rest(piece)),
  ]);
}

/** A token is lifted, turned over and flies to the player who took it. */
export function turnToken(context: MotionContext, piece: Piece, player: number, kind: number): Motion {
  const sprite = context.pieces.take(piece);
  const pose = sprite.pose;
  const grow = (t: number): void => {
    pose.lift = 0.25 * t;
    sprite.apply();
  };
  flash(context, piece, 1.3);
  return sequence([
    () => act({ ms: 200, step: (t) => grow(easeOut(t)) }),
    () => once(() => context.moment('token-flip')),
    () =>
      act({
        ms: FLIP_MS,
        step(t) {
          if (t >= 0.5) sprite.face('token-face', kind);
          const zoom = 1 + 0.9 * easeOut(t);
          pose.sx = Math.abs(Math.cos(t * Math.PI)) * zoom;
          pose.sy = zoom;
          sprite.apply();
        },
      }),
    () => wait(420),
    () => {
      const [from, to] = [{ x: piece.x, y: piece.y }, context.home(player)];
      return act({
        ms: FLY_MS,
        step(t) {
          const way = easeInOut(t);
          Object.assign(pose, {
            x: lerp(from.x, to.x, way),
            y: lerp(from.y, to.y, way),
            lift: 0.25 + arc(t) * 0.6,
            alpha: Math.min(1, (1 - t) * 4),
          });
          sprite.apply();
        },
      });
    },
    () => once(() => context.pieces.drop(piece.key)),
  ]);
}

/** The keep is set down on its house from above. */
export function setKeep(context: MotionContext, piece: Piece): Motion {
  const sprite = context.pieces.take(piece);
  const from = { x: sprite.pose.x, y: sprite.pose.y };
  const moved = from.x !== piece.x || from.y !== piece.y;
  return sequence([
    () =>
      act({
        ms: moved ? 360 : 260,
        step(t) {
          Object.assign(sprite.pose, {
            x: lerp(from.x, piece.x, easeInOut(t)),
            y: lerp(from.y, piece.y, easeInOut(t)),
            alpha: moved ? 1 : Math.min(1, t * 3),
          });
          sprite.pose.lift = moved ? arc(t) * 0.6 : (1 - easeIn(t)) * 0.7;
          sprite.apply();
        },
      }),
    () => once(() => context.moment('keep-set')),
    () => squash(sprite, 0.18),
    () => once(() => context.pieces.rest(piece)),
  ]);
}

export function fade(context: MotionContext, piece: Piece, options: { readonly to: 0 | 1 }): Motion {
  const sprite = context.pieces.take(piece);
  return act({
    ms: FADE_MS,
    begin: () => {
      if (options.to === 1) context.pieces.rest(piece);
    },
    step(t) {
      sprite.pose.alpha = options.to === 1 ? t : 1 - t;
      sprite.apply();
    },
    end: () => {
      if (options.to === 0) context.pieces.drop(piece.key);
    },
  });
}
