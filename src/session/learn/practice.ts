import type { Result } from '../../game/index.ts';
import type { TableKeeper } from '../tablePlay.ts';

/** A game that was prepared: it keeps actions like any other, and can go back to any of its moments. */
export interface Practice<Whole, Action, Spot> extends TableKeeper<Whole, Action> {
  /** What is pointed out on the board. */
  spot(): Spot | null;
  point(spot: Spot | null): void;
  /** Nobody may choose for the time being. */
  freeze(on: boolean): void;
  /** Back to the moment after so many actions, or on to these. */
  turnTo(actions: readonly Action[]): void;
  /** Nothing before this moment is taken back. */
  keepFrom(count: number): void;
  /** Plays on as a prepared course says; where it no longer fits, anything up to the end of that turn. */
  playOn(course: string): void;
}

/** What the rules of a family say of a prepared game. */
export interface PracticeRules<Whole, Action> {
  /** The game after these actions; throws where they do not replay. */
  tell(actions: readonly Action[]): Whole;
  allows(whole: Whole, action: Action): boolean;
  /** The actions of a course in shorthand that goes on from this moment. */
  read(whole: Whole, course: string): Result<readonly Action[]>;
  /** A legal action at once. */
  simplest(whole: Whole): Action;
  record(actions: readonly Action[]): unknown;
}

interface Played<Action> {
  readonly actions: readonly Action[];
  readonly state: { readonly turn: number; readonly player: number; readonly awaiting: string };
}

export function createPractice<Whole extends Played<Action>, Action, Spot>(rules: PracticeRules<Whole, Action>, begun: readonly Action[]): Practice<Whole, Action, Spot> {
  let match = rules.tell(begun);
  let floor = begun.length;
  let frozen = false;
  let spot: Spot | null = null;

  const canUndo = (): boolean => !frozen && match.actions.length > floor;

  return {
    whole: () => match,
    act(action) {
      if (frozen || !rules.allows(match, action)) return false;
      match = rules.tell([...match.actions, action]);
      return true;
    },
    canUndo,
    undo() {
      if (canUndo()) match = rules.tell(match.actions.slice(0, -1));
    },
    thinking: () => false,
    stopped: () => frozen,
    spot: () => spot,
    record: () => rules.record(match.actions),
    close: () => undefined,
    point(next) {
      spot = next;
    },
    freeze(on) {
      frozen = on;
    },
    turnTo(actions) {
      match = rules.tell(actions);
    },
    keepFrom(count) {
      floor = count;
    },
    playOn(course) {
      const { player, turn } = match.state;
      const told = rules.read(match, course);
      if (told.ok) {
        match = rules.tell([...match.actions, ...told.value]);
        return;
      }
      while (match.state.player === player && match.state.turn === turn && match.state.awaiting !== 'over') match = rules.tell([...match.actions, rules.simplest(match)]);
    },
  };
}
