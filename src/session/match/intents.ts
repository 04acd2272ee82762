import { sameCell, standsFor } from '../../game/index.ts';
import type { Intents } from '../contracts/match.ts';
import type { CurrentGesture } from './currentGesture.ts';
import * as gestures from './gesture.ts';

/** Every intent as the next gesture, or as what becomes of the current one. */
export function createIntents(
  current: CurrentGesture,
  draws: Pick<Intents, 'draw' | 'stopDrawing'>,
  askHint: () => void,
): Intents {
  return {
    tapCell(cell, direction) {
      const { gesture, view } = current;
      // Without confirmation, a tap on the previewed tile places it instead of rotating it.
      if (gesture.type === 'placing' && sameCell(gesture, cell) && !current.waitsForConfirm()) return current.confirm();
      const next = gestures.tapCell(gesture, view.legalCells, cell, direction);
      const isLegal = view.legalCells.some((one) => sameCell(one, cell));
      if (isLegal || next !== gesture) current.change(next);
      else current.refuse(cell);
    },
    hoverTile: (cell) => current.change(gestures.hover(current.gesture, current.view.legalCells, cell)),
    rotate: (direction) => current.change(gestures.rotate(current.gesture, direction)),
    moveTile: (dx, dy) => current.change(gestures.step(current.gesture, current.view.legalCells, dx, dy)),
    liftTile() {
      if (current.gesture.type === 'placing') current.change(gestures.begin(current.prompt));
    },
    choose(id, number) {
      const { gesture, prompt, ahead } = current;
      const next = gestures.choose(gesture, prompt, id, number);
      const wanted = next === gesture && gesture.type === 'placing' ? gestures.chooseAlong(gesture, ahead, id) : next;
      if (wanted !== gesture) current.change(wanted, number === undefined);
    },
    tapFeature(at) {
      const { gesture, prompt } = current;
      current.change(gestures.tapFeature(gesture, prompt, at), gestures.optionsAt(prompt, at).length === 1);
    },
    cycle: (direction) => current.change(gestures.cycle(current.gesture, current.prompt, direction)),
    confirm: current.confirm,
    ...draws,
    undo: current.undo,
    askHint,
    takeHint() {
      const { hint, myTurn } = current.view;
      const [action, next] = hint?.state === 'ready' ? hint.advice.actions : [];
      if (action === undefined || !myTurn) return;
      current.change(gestures.gestureOf(current.gesture, current.prompt, action));
      const { gesture, ahead } = current;
      const then = next && ahead?.options.find((one) => standsFor(one, next));
      if (then && gesture.type === 'placing') current.change(gestures.chooseAlong(gesture, ahead, then.id));
    },
  };
}
