import { sameCell } from '../../game/index.ts';
import type { Cell, Prompt } from '../../game/index.ts';
import type { Gesture, Intents, MatchView } from '../contracts/match.ts';
import * as gestures from './gesture.ts';

/** What intents ask of a match, and what they can do to it. */
export interface Gesturing {
  readonly view: MatchView;
  readonly prompt: Prompt | null;
  readonly gesture: Gesture;
  /** True if a choice waits for the green button. */
  waitsForConfirm(): boolean;
  /** Shows another gesture; `decides`: if it is complete and nothing waits for the button, it is carried out. */
  change(next: Gesture, decides?: boolean): void;
  /** Carries out the gesture. */
  confirm(): void;
  /** Tells why the tile in hand fits nowhere on this cell. */
  refuse(cell: Cell): void;
  undo(): void;
  askHint(): void;
}

/** Every intent as the next gesture. */
export function createIntents(play: Gesturing): Intents {
  return {
    tapCell(cell) {
      const { gesture, view } = play;
      // Without confirmation, a tap on the previewed tile places it instead of rotating it.
      if (gesture.type === 'placing' && sameCell(gesture, cell) && !play.waitsForConfirm()) return play.confirm();
      const next = gestures.tapCell(gesture, view.legalCells, cell);
      const isLegal = view.legalCells.some((one) => sameCell(one, cell));
      if (isLegal || next !== gesture) play.change(next);
      else play.refuse(cell);
    },
    hoverTile: (cell) => play.change(gestures.hover(play.gesture, play.view.legalCells, cell)),
    rotate: (direction) => play.change(gestures.rotate(play.gesture, direction)),
    moveTile: (dx, dy) => play.change(gestures.step(play.gesture, play.view.legalCells, dx, dy)),
    liftTile() {
      if (play.gesture.type === 'placing') play.change(gestures.begin(play.prompt));
    },
    choose: (id, number) => play.change(gestures.choose(play.gesture, play.prompt, id, number), number === undefined),
    tapFeature(at) {
      const { gesture, prompt } = play;
      play.change(gestures.tapFeature(gesture, prompt, at), gestures.optionsAt(prompt, at).length === 1);
    },
    cycle: (direction) => play.change(gestures.cycle(play.gesture, play.prompt, direction)),
    confirm: play.confirm,
    undo: play.undo,
    askHint: play.askHint,
    takeHint() {
      const { hint, myTurn } = play.view;
      const [action] = hint?.state === 'ready' ? hint.advice.actions : [];
      if (action !== undefined && myTurn) play.change(gestures.gestureOf(play.gesture, play.prompt, action));
    },
  };
}
