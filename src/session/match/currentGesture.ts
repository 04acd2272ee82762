import type { Action, Cell, MatchState } from '../../game/index.ts';
import type { Gesture, MatchView, NewGame } from '../contracts/match.ts';
import type { Ahead } from './ahead.ts';
import { alongOf } from './ahead.ts';
import * as gestures from './gesture.ts';
import type { MatchBackend } from './backend.ts';
import type { ShownMatch } from './shownMatch.ts';
import { promptFor } from './view.ts';

/** Refusal code when the time limit decided. */
const LAPSED = 'lapsed';

interface Options {
  readonly game: NewGame;
  readonly backend: MatchBackend;
  readonly shown: ShownMatch;
  /** What can be chosen together with this gesture. */
  readonly ahead: (gesture: Gesture) => Ahead | null;
  /** True if a choice waits for the green button. */
  readonly waitsForConfirm: () => boolean;
  readonly view: () => MatchView;
  /** Processes a change of the game; the gesture is then `next`, or the first one of the new prompt. */
  readonly settle: (next?: Gesture) => void;
  readonly show: () => void;
}

/** Holds a tile again where the action had placed it; undefined: the action placed none, or it may not lie there. */
function heldAgain({ x, y, rotation }: Action, now: MatchState, game: NewGame): Gesture | undefined {
  if (x === undefined || y === undefined || rotation === undefined) return undefined;
  return gestures.holdAt(gestures.placementsOf(promptFor(now, game)), { x, y }, rotation);
}

/** The gesture of a match until it becomes an action, and why the last intent was refused. */
export function createCurrentGesture({ game, backend, shown, ahead, waitsForConfirm, view, settle, show }: Options) {
  let gesture = gestures.begin(shown.prompt);
  let refusal: string | null = null;
  const isHeld = (): boolean => gesture.type === 'placing';
  const canUndo = (): boolean => isHeld() || backend.canUndo();

  /** Carries out the gesture, if it is complete. */
  function confirm(): void {
    const action = shown.prompt ? gestures.actionOf(gesture, shown.prompt) : undefined;
    if (!action) return;
    const then = alongOf(gesture, ahead(gesture));
    refusal = null;
    if (backend.act(action)) {
      // If it is refused, it is asked as usual.
      if (then) backend.act(then.action);
      return settle();
    }
    refusal = 'wrong-action';
    show();
  }

  /**
   * Shows another gesture. If confirmation is switched off and the intent decides, a complete gesture is carried out at
   * once.
   */
  function change(next: Gesture, decides = false): void {
    refusal = null;
    if (next === gesture && !decides) return;
    gesture = next;
    if (decides && !waitsForConfirm() && gestures.isComplete(gesture)) confirm();
    else show();
  }

  return {
    get gesture(): Gesture {
      return gesture;
    },
    get refusal(): string | null {
      return refusal;
    },
    get canUndo(): boolean {
      return canUndo();
    },
    /** What would be asked once the held tile lies, as far as it can be chosen now. */
    get ahead() {
      return ahead(gesture)?.prompt ?? null;
    },
    get prompt() {
      return shown.prompt;
    },
    get view(): MatchView {
      return view();
    },
    begin(next: Gesture = gestures.begin(shown.prompt)): void {
      gesture = next;
    },
    waitsForConfirm,
    change,
    confirm,
    /** Tells why the tile in hand fits nowhere on this cell. */
    refuse(cell: Cell): void {
      refusal = view().myTurn ? shown.refusalAt(cell) : null;
      if (refusal) show();
    },
    /** Plays the action whose time is up, and reports that. */
    lapse(action: Action): boolean {
      if (!backend.act(action)) return false;
      refusal = LAPSED;
      settle();
      return true;
    },
    undo(): void {
      if (!canUndo()) return;
      refusal = null;
      if (isHeld()) return change(gestures.begin(shown.prompt));
      const before = backend.match();
      backend.undo();
      const now = backend.match();
      const last = before.actions.at(-1);
      // Hold the tile where it was, so that it can be rotated or moved.
      const isLifted = last?.do === 'place' && now.actions.length === before.actions.length - 1;
      settle(isLifted ? heldAgain(last, now, game) : undefined);
    },
  };
}
export type CurrentGesture = ReturnType<typeof createCurrentGesture>;
