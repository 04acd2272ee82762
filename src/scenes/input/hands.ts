import type { Cell } from '../../game/index.ts';
import { bindInput } from './bind.ts';
import type { ControllerOptions } from './controller.ts';
import { createController } from './controller.ts';
import { HOLD_MS, createGestures } from './gestures.ts';
import type { Pointed } from '../../session/contracts/match.ts';
import type { Target } from './target.ts';

/** Wheel movement for a quarter turn of the held tile, in pixels. */
const TURN_WHEEL = 60;
const ZOOM_STEP = 1.25;
/** How long the mouse must rest on something before its card opens. */
const REST_MS = 280;

interface Options extends Omit<ControllerOptions, 'hover'> {
  readonly canvas: HTMLCanvasElement;
  readonly zoomBy: (factor: number) => void;
  /** The legal cell under the mouse. */
  readonly hover: (cell: Cell | undefined) => void;
}

function hotCell(target: Target): Cell | undefined {
  if (target.type === 'cell') return target.legal ? target.cell : undefined;
  return target.type === 'option' && target.option.target.on === 'cell' ? target.option.target : undefined;
}

/** All input on the canvas: taps, drags, wheel and keys. Returns a function that removes it. */
export function createHands(options: Options): () => void {
  const { assists, canvas, match, pilot, calm, wake, zoomBy } = options;
  let wheelled = 0;
  let pressed: ReturnType<typeof setTimeout> | undefined;
  let rested: ReturnType<typeof setTimeout> | undefined;

  /** The first card waits until the mouse rests; while one is open, the next ones open at once. */
  function point(asked: Pointed | null): void {
    clearTimeout(rested);
    const wanted = asked?.what === 'cell' && !assists.view.looking ? null : asked;
    if (wanted === null || assists.view.pointed) assists.point(wanted);
    else rested = setTimeout(() => assists.point(wanted), REST_MS);
  }

  function hover(target: Target, asked: Pointed | null): void {
    point(target.type === 'preview' || target.type === 'turn' ? null : asked);
    const cell = hotCell(target);
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
      if (!pinch && controller.target(at).type === 'preview') {
        wheelled += amount;
        if (Math.abs(wheelled) < TURN_WHEEL) return;
        match.intents.rotate(wheelled > 0 ? 1 : -1);
        wheelled = 0;
        return;
      }
      pilot.zoomTo(at, pilot.camera.zoom * Math.exp(-amount * (pinch ? 0.01 : 0.0016)));
      wake();
    },
    key(key) {
      if (key === '0') pilot.toggle({ glide: !calm() });
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
