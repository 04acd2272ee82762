import { hideSecrets, playShorthand, positionOf, replay, RULE_SETS, stateOf } from '../../game/index.ts';
import type { CastleAction, CastleSetup, MatchState } from '../../game/index.ts';
import { formatCastleRecord } from '../../game/index.ts';
import { simplestAction } from '../../bots/choose.ts';
import type { Spotlight } from '../contract.ts';
import type { Keeper } from '../play.ts';

/** A game that was prepared: it keeps actions like any other, and can go back to any of its moments. */
export interface Practice extends Keeper {
  /** What is pointed out on the board. */
  point(spot: Spotlight | null): void;
  /** Nobody may choose for the time being. */
  freeze(on: boolean): void;
  /** Back to the moment after so many actions, or on to these. */
  turnTo(actions: readonly CastleAction[]): void;
  /** Nothing before this moment is taken back. */
  keepFrom(count: number): void;
  /** Plays on as a prepared course says; where it no longer fits, anything up to the end of that turn. */
  playOn(course: string): void;
}

export function createPractice(setup: CastleSetup, begun: readonly CastleAction[]): Practice {
  let match = tell(begun);
  let floor = begun.length;
  let frozen = false;
  let spot: Spotlight | null = null;

  function tell(actions: readonly CastleAction[]): MatchState {
    const played = replay({ setup, actions });
    if (!played.ok) throw new Error(`Expected a course that replays: ${played.error.message}`);
    return { players: setup.players, state: stateOf(played.value.position), actions: played.value.actions, revealed: false };
  }

  const canUndo = (): boolean => !frozen && match.actions.length > floor;

  return {
    whole: () => match,
    act(action) {
      if (frozen || !positionOf(match.state, RULE_SETS[match.state.rules]).moveOf(action).ok) return false;
      match = tell([...match.actions, action]);
      return true;
    },
    canUndo,
    undo() {
      if (canUndo()) match = tell(match.actions.slice(0, -1));
    },
    thinking: () => false,
    stopped: () => frozen,
    spot: () => spot,
    record: () => formatCastleRecord(setup, match.actions),
    close: () => undefined,
    point(next) {
      spot = next;
    },
    freeze(on) {
      frozen = on;
    },
    turnTo(actions) {
      match = tell(actions);
    },
    keepFrom(count) {
      floor = count;
    },
    playOn(course) {
      const { player, turn } = match.state;
      const position = positionOf(match.state, RULE_SETS[match.state.rules]);
      const told = playShorthand(position, course);
      if (told.ok) {
        match = tell([...match.actions, ...told.value]);
        return;
      }
      while (match.state.player === player && match.state.turn === turn && match.state.awaiting !== 'over') match = tell([...match.actions, simplestAction(hideSecrets(match.state))]);
    },
  };
}
