import { sameCell } from '../../game/index.ts';
import type { Pointed } from '../../session/contracts/match.ts';
import type { CameraView } from '../camera/maths.ts';
import { sameView, toBoard } from '../camera/maths.ts';
import type { Pilot } from '../camera/pilot.ts';
import type { Point } from '../units.ts';
import { nearestCell } from './carrying.ts';
import type { PointerSignal } from './gestures.ts';
import type { TapOptions } from './taps.ts';
import { createTaps } from './taps.ts';
import type { Target } from './target.ts';

/** A dragged tile snaps to legal cells within this distance, in cells. */
const SNAP = 1.1;

export interface ControllerOptions extends TapOptions {
  readonly pilot: Pilot;
  readonly calm: () => boolean;
  /** Ends current motion: a tap needs the board as it is. */
  readonly skip: () => void;
  readonly wake: () => void;
  /** What is under the mouse, and what can be inspected there. */
  readonly hover: (target: Target, asked: Pointed | null) => void;
}

/** Turns pointer signals into intents and camera moves. Contains no rules: targets come from the view. */
export function createController(options: ControllerOptions) {
  const { match, assists, target, inspect, pilot, calm, skip, wake, hover } = options;
  const taps = createTaps(options, {
    closer(at) {
      pilot.closer(at, { glide: !calm() });
      wake();
    },
    visit(cells) {
      pilot.visit(cells, { glide: !calm() });
      wake();
    },
  });
  const camera = (): CameraView => pilot.camera;

  function carry(at: Point): void {
    const { view, intents } = match;
    if (view.gesture.type !== 'placing') return;
    const nearest = nearestCell(view.legalCells, toBoard(camera(), at), SNAP);
    if (nearest && !sameCell(nearest, view.gesture)) intents.hoverTile({ x: nearest.x, y: nearest.y });
  }

  /** At the edge of the board nothing is drawn: it stays where it is. */
  function move(by: () => void): void {
    const before = camera();
    by();
    if (!sameView(before, camera())) wake();
  }

  function signal(what: PointerSignal): void {
    switch (what.type) {
      case 'tap':
        skip();
        return taps.tap(what.at, what.double);
      case 'pan':
        return move(() => pilot.drag(what.dx, what.dy));
      case 'fling':
        if (!calm()) pilot.fling(what.vx, what.vy);
        return wake();
      case 'pinch':
        return move(() => {
          pilot.drag(what.dx, what.dy);
          pilot.zoomTo(what.at, camera().zoom * what.factor);
        });
      case 'twist':
        if (match.view.gesture.type === 'placing') match.intents.rotate(what.direction);
        return;
      case 'carry':
        return carry(what.at);
      case 'hover':
        return what.at ? hover(target(what.at), inspect(what.at)) : hover({ type: 'none' }, null);
      case 'hold':
        return assists.pin(inspect(what.at));
      case 'dropped':
    }
  }

  return {
    signal,
    target,
    ask: (at: Point): void => assists.pin(inspect(at)),
    grabs(at: Point): boolean {
      pilot.stop();
      return target(at).type === 'preview';
    },
    close: taps.close,
  };
}
