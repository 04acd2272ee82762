import type { LaidTile } from '../../game/index.ts';
import { UNIT, arc, cellCentre, easeIn, easeOut } from '../units.ts';
import { award, calmAward, calmStride, rivalry, stride } from './ceremony.ts';
import { build, calmBuild, reach, uncover } from './build.ts';
import { dust, flash, lightCells, sweep } from './effects.ts';
import { FADE_MS, arrive, fade, leave, setKeep, slide, turnToken, walk, win } from './pieceMotions.ts';
import { calmTravel, putDown, takeUp, travel } from './travel.ts';
import type { Beat, Step } from './beats.ts';
import type { MotionContext } from './context.ts';
import type { Motion } from './timeline.ts';
import { act, once, sequence, together, wait } from './timeline.ts';

const LIFT_MS = 120;
const DROP_MS = 220;
const SQUASH_MS = 90;

/** Drops a tile from where it was held, otherwise from the air. */
function drop(context: MotionContext, tile: LaidTile, options: { readonly held: boolean }): Motion {
  const image = context.board.lay(tile);
  const { x, y } = cellCentre(tile);
  const put = (lift: number, sx = 1, sy = 1): void => {
    image.setPosition(x * UNIT, (y - lift * 0.5) * UNIT);
    image.setDisplaySize(UNIT * 1.004 * (1 + lift * 0.35) * sx, UNIT * 1.004 * (1 + lift * 0.35) * sy);
  };
  context.reveal({ x: tile.x, y: tile.y, w: 1, h: 1 });
  return sequence([
    () =>
      act({
        ms: options.held ? 0 : LIFT_MS,
        step: (t) => {
          image.setAlpha(Math.min(1, t * 2));
          put(0.2);
        },
      }),
    () => act({ ms: DROP_MS, step: (t) => put(0.2 * (1 - easeIn(t))) }),
    () =>
      once(() => {
        context.moment('tile-drop');
        dust(context, tile);
      }),
    () =>
      act({
        ms: SQUASH_MS,
        step: (t) => put(0, 1 + 0.03 * arc(t), 1 - 0.03 * arc(t)),
        end: () => context.board.land(tile),
      }),
  ]);
}

/** Takes a tile back: its sprite rises and fades. */
function lift(context: MotionContext, tile: LaidTile): Motion {
  const image = context.board.lift(tile);
  const { x, y } = cellCentre(tile);
  context.moment('tile-lift');
  return act({
    ms: 180,
    step(t) {
      image
        .setPosition(x * UNIT, (y - 0.12 * easeOut(t)) * UNIT)
        .setDisplaySize(UNIT * (1 + 0.08 * t), UNIT * (1 + 0.08 * t))
        .setAlpha(1 - t);
    },
    end: () => image.destroy(),
  });
}

function motionOf(context: MotionContext, step: Step): Motion {
  switch (step.type) {
    case 'drop':
      return drop(context, step.tile, step);
    case 'lift':
      return lift(context, step.tile);
    case 'arrive':
      return arrive(context, step);
    case 'leave':
      uncover(context, step.piece);
      return leave(context, step.piece, step.player);
    case 'win':
      return win(context, step.piece, step.player);
    case 'build':
      return build(context, step);
    case 'reach':
      return reach(context, step, { still: false });
    case 'appear':
      return fade(context, step.piece, { to: 1 });
    case 'vanish':
      return fade(context, step.piece, { to: 0 });
    case 'slide':
      return slide(context, step.piece);
    case 'travel':
      return travel(context, step);
    case 'stride':
      return stride(context, step);
    case 'award':
      return award(context, step);
    case 'rivalry':
      return rivalry(context, step, { still: false });
    case 'put-down':
      return putDown(context, step.piece);
    case 'take-up':
      return takeUp(context, step.piece);
    case 'march':
      return walk(context, step);
    case 'reveal':
      return turnToken(context, step.piece, step.player, step.kind);
    case 'keep':
      return setKeep(context, step.piece);
    case 'flash':
      return once(() => flash(context, step.piece, 1));
    case 'sweep':
      return sweep(context, step, { still: false });
    case 'cells':
      return lightCells(context, step.cells, step.player);
  }
}

/** The same without movement: short fades, everything is in its place at once. */
function calmMotion(context: MotionContext, step: Step): Motion {
  switch (step.type) {
    case 'drop': {
      const image = context.board.lay(step.tile);
      context.reveal({ x: step.tile.x, y: step.tile.y, w: 1, h: 1 });
      context.moment('tile-drop');
      return act({ ms: FADE_MS, step: (t) => void image.setAlpha(t), end: () => context.board.land(step.tile) });
    }
    case 'lift': {
      const image = context.board.lift(step.tile);
      return act({ ms: FADE_MS, step: (t) => void image.setAlpha(1 - t), end: () => image.destroy() });
    }
    case 'arrive':
    case 'appear':
    case 'put-down':
    case 'keep':
      return fade(context, step.piece, { to: 1 });
    case 'build':
      return calmBuild(context, step);
    case 'reach':
      return reach(context, step, { still: true });
    case 'win':
      flash(context, step.piece, 1.3);
      return fade(context, step.piece, { to: 0 });
    case 'leave':
    case 'take-up':
    case 'vanish':
      uncover(context, step.piece);
      return fade(context, step.piece, { to: 0 });
    case 'reveal':
      flash(context, step.piece, 1.3);
      return fade(context, step.piece, { to: 0 });
    case 'travel':
      return calmTravel(context, step);
    case 'award':
      return calmAward(context, step);
    case 'rivalry':
      return rivalry(context, step, { still: true });
    case 'stride':
      return calmStride(context, step);
    case 'slide':
    case 'march':
      flash(context, step.piece, 0.6);
      return once(() => context.pieces.rest(step.piece));
    case 'flash':
      return once(() => flash(context, step.piece, 1));
    case 'sweep':
      return sweep(context, step, { still: true });
    case 'cells':
      return lightCells(context, step.cells, step.player);
  }
}

export function perform(context: MotionContext, beat: Beat, options: { readonly calm: boolean }): Motion {
  if (beat.length === 0) return wait(0);
  return together(beat.map((step) => (options.calm ? calmMotion(context, step) : motionOf(context, step))));
}
