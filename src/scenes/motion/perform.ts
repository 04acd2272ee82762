import type { LaidTile } from '../../game/index.ts';
import { UNIT, arc, cellCentre, easeIn, easeOut } from '../units.ts';
import { award, calmAward, calmStride, rivalry, stride } from './ceremony.ts';
import { build, calmBuild, reach, uncover } from './build.ts';
import { dust, flash, lightCells, sweep } from './effects.ts';
import { FADE_MS, arrive, fade, leave, setKeep, slide, turnToken, walk } from './pieceMotions.ts';
import { calmTravel, putDown, takeUp, travel } from './travel.ts';
import type { Beat, Step } from './beats.ts';
import type { Stage } from './stage.ts';
import type { Motion } from './timeline.ts';
import { act, once, sequence, together, wait } from './timeline.ts';

const LIFT_MS = 120;
const DROP_MS = 220;
const SQUASH_MS = 90;

/** Drops a tile from where it was held, otherwise from the air. */
function drop(stage: Stage, tile: LaidTile, options: { readonly held: boolean }): Motion {
  const image = stage.board.lay(tile);
  const { x, y } = cellCentre(tile);
  const put = (lift: number, sx = 1, sy = 1): void => {
    image.setPosition(x * UNIT, (y - lift * 0.5) * UNIT);
    image.setDisplaySize(UNIT * 1.004 * (1 + lift * 0.35) * sx, UNIT * 1.004 * (1 + lift * 0.35) * sy);
  };
  stage.reveal({ x: tile.x, y: tile.y, w: 1, h: 1 });
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
        stage.moment('tile-drop');
        dust(stage, tile);
      }),
    () =>
      act({
        ms: SQUASH_MS,
        step: (t) => put(0, 1 + 0.03 * arc(t), 1 - 0.03 * arc(t)),
        end: () => stage.board.land(tile),
      }),
  ]);
}

/** Takes a tile back: its sprite rises and fades. */
function lift(stage: Stage, tile: LaidTile): Motion {
  const image = stage.board.lift(tile);
  const { x, y } = cellCentre(tile);
  stage.moment('tile-lift');
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

function motionOf(stage: Stage, step: Step): Motion {
  switch (step.type) {
    case 'drop':
      return drop(stage, step.tile, step);
    case 'lift':
      return lift(stage, step.tile);
    case 'arrive':
      return arrive(stage, step);
    case 'leave':
      uncover(stage, step.piece);
      return leave(stage, step.piece, step.player);
    case 'build':
      return build(stage, step);
    case 'reach':
      return reach(stage, step, { still: false });
    case 'appear':
      return fade(stage, step.piece, { to: 1 });
    case 'vanish':
      return fade(stage, step.piece, { to: 0 });
    case 'slide':
      return slide(stage, step.piece);
    case 'travel':
      return travel(stage, step);
    case 'stride':
      return stride(stage, step);
    case 'award':
      return award(stage, step);
    case 'rivalry':
      return rivalry(stage, step, { still: false });
    case 'put-down':
      return putDown(stage, step.piece);
    case 'take-up':
      return takeUp(stage, step.piece);
    case 'march':
      return walk(stage, step);
    case 'reveal':
      return turnToken(stage, step.piece, step.player, step.kind);
    case 'keep':
      return setKeep(stage, step.piece);
    case 'flash':
      return once(() => flash(stage, step.piece, 1));
    case 'sweep':
      return sweep(stage, step, { still: false });
    case 'cells':
      return lightCells(stage, step.cells, step.player);
  }
}

/** The same without movement: short fades, everything is in its place at once. */
function calmMotion(stage: Stage, step: Step): Motion {
  switch (step.type) {
    case 'drop': {
      const image = stage.board.lay(step.tile);
      stage.reveal({ x: step.tile.x, y: step.tile.y, w: 1, h: 1 });
      stage.moment('tile-drop');
      return act({ ms: FADE_MS, step: (t) => void image.setAlpha(t), end: () => stage.board.land(step.tile) });
    }
    case 'lift': {
      const image = stage.board.lift(step.tile);
      return act({ ms: FADE_MS, step: (t) => void image.setAlpha(1 - t), end: () => image.destroy() });
    }
    case 'arrive':
    case 'appear':
    case 'put-down':
    case 'keep':
      return fade(stage, step.piece, { to: 1 });
    case 'build':
      return calmBuild(stage, step);
    case 'reach':
      return reach(stage, step, { still: true });
    case 'leave':
    case 'take-up':
    case 'vanish':
      uncover(stage, step.piece);
      return fade(stage, step.piece, { to: 0 });
    case 'reveal':
      flash(stage, step.piece, 1.3);
      return fade(stage, step.piece, { to: 0 });
    case 'travel':
      return calmTravel(stage, step);
    case 'award':
      return calmAward(stage, step);
    case 'rivalry':
      return rivalry(stage, step, { still: true });
    case 'stride':
      return calmStride(stage, step);
    case 'slide':
    case 'march':
      flash(stage, step.piece, 0.6);
      return once(() => stage.pieces.rest(step.piece));
    case 'flash':
      return once(() => flash(stage, step.piece, 1));
    case 'sweep':
      return sweep(stage, step, { still: true });
    case 'cells':
      return lightCells(stage, step.cells, step.player);
  }
}

export function perform(stage: Stage, beat: Beat, options: { readonly calm: boolean }): Motion {
  if (beat.length === 0) return wait(0);
  return together(beat.map((step) => (options.calm ? calmMotion(stage, step) : motionOf(stage, step))));
}
