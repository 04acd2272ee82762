import type { Cell } from '../../game/index.ts';
import { bindInput } from './bind.ts';
import type { ControllerOptions } from './controller.ts';
import { createController } from './controller.ts';
import { HOLD_MS, createGestures } from './gestures.ts';
import type { CommonTarget } from './common.ts';

/** How far the wheel goes for one turn of the hanging tile, in pixels. */
const TURN_WHEEL = 60;
const ZOOM_STEP = 1.25;
/** So long a mouse rests on something before it is told about. */
const REST_MS = 280;

interface Options<T extends { readonly type: string }, A extends { readonly what: string }> extends Omit<ControllerOptions<T, A>, 'hover'> {
  readonly canvas: HTMLCanvasElement;
  readonly zoomBy: (factor: number) => void;
  /** The legal cell under the mouse. */
  readonly hover: (cell: Cell | undefined) => void;
}

/** Everything that hands do at the canvas: taps, pulls, wheel and keys. Returns the way out. */
export function createHands<T extends { readonly type: string }, A extends { readonly what: string }>(options: Options<T, A>): () => void {
  const { canvas, reading, pilot, calm, wake, zoomBy } = options;
  const { aids, match } = reading;
  let wheelled = 0;
  let pressed: ReturnType<typeof setTimeout> | undefined;
  let rested: ReturnType<typeof setTimeout> | undefined;

  /** The first card waits until the mouse rests; once one is there, the next ones come at once. */
  function point(asked: A | null): void {
    clearTimeout(rested);
    const wanted = asked?.what === 'cell' && !aids.view.looking ? null : asked;
    if (wanted === null || aids.view.pointed) aids.point(wanted);
    else rested = setTimeout(() => aids.point(wanted), REST_MS);
  }

  function hover(target: T | CommonTarget, asked: A | null): void {
    point(target.type === 'ghost' || target.type === 'turn' ? null : asked);
    const cell = target.type === 'cell' && 'legal' in target && target.legal ? target.cell : undefined;
    canvas.style.cursor = target.type === 'none' || (target.type === 'cell' && !cell) ? 'grab' : 'pointer';
    options.hover(cell);
  }

  const controller = createController({ ...options, hover });
  const gestures = createGestures(controller.signal, controller.grabs);
  const unbind = bindInput(canvas, {
    ...gestures,
    down(event) {
      clearTimeout(pressed);
      pressed = setTimeout(gestures.hold, HOLD_MS);
      gestures.down(event);
    },
    up(event) {
      clearTimeout(pressed);
      gestures.up(event);
    },
    ask: controller.ask,
    wheel({ at, amount, pinch }) {
      if (!pinch && controller.target(at).type === 'ghost') {
        wheelled += amount;
        if (Math.abs(wheelled) < TURN_WHEEL) return;
        match.intents.rotate(wheelled > 0 ? 1 : -1);
        wheelled = 0;
        return;
      }
      pilot.zoomTo(at, pilot.look.zoom * Math.exp(-amount * (pinch ? 0.01 : 0.0016)));
      wake();
    },
    key(key) {
      if (key === '0') pilot.fit({ glide: !calm() });
      else if (key === '+' || key === '=') zoomBy(ZOOM_STEP);
      else if (key === '-') zoomBy(1 / ZOOM_STEP);
      else return false;
      wake();
      return true;
    },
  });
  return () => {
    unbind();
    clearTimeout(pressed);
    clearTimeout(rested);
    controller.close();
  };
}
