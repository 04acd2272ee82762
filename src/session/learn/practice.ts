import { simplestAction } from '../../bots/simplest.ts';
import { adapterOf } from '../../game/index.ts';
import type { Action, GameState, MatchState } from '../../game/index.ts';
import type { Spotlight } from '../contracts/match.ts';
import type { MatchBackend } from '../match/backend.ts';

/** A prepared game. It accepts actions like any other, and can return to any of its moments. */
export interface Practice extends MatchBackend {
  spot(): Spotlight | null;
  point(spot: Spotlight | null): void;
  /** While frozen, no actions are accepted. */
  freeze(on: boolean): void;
  /** Replaces the actions played so far. */
  turnTo(actions: readonly Action[]): void;
  /** Disables undo before this moment. */
  keepFrom(count: number): void;
  /**
   * Plays on as prepared, in shorthand. If that is no longer legal, plays any legal actions up to the end of the turn.
   */
  playReply(shorthand: string): void;
}

/** `begun`: the actions played before, starting with the first draw. */
export function createPractice(players: readonly string[], start: GameState, begun: readonly Action[]): Practice {
  const rules = adapterOf(start.rules);
  let match = tell(begun);
  let floor = begun.length;
  let frozen = false;
  let spot: Spotlight | null = null;

  function tell(actions: readonly Action[]): MatchState {
    const replayed = rules.replay(start, actions);
    if (!replayed.ok) throw new Error(`Expected actions that replay: ${replayed.error.message}`);
    return { players, state: replayed.state, actions: replayed.actions, revealed: false };
  }

  const canUndo = (): boolean => !frozen && match.actions.length > floor;

  return {
    match: () => match,
    act(action) {
      if (frozen || !rules.act(match.state, action, 'draw').ok) return false;
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
    record: () => rules.formatRecord({ players, start, actions: match.actions }),
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
    playReply(shorthand) {
      const { player, turn } = match.state;
      const read = rules.readShorthand(match.state, shorthand);
      if (read.ok) {
        match = tell([...match.actions, ...read.value]);
        return;
      }
      while (match.state.player === player && match.state.turn === turn && match.state.awaiting !== 'over')
        match = tell([...match.actions, simplestAction(rules.hide(match.state))]);
    },
  };
}

/**
 * Reads the prepared actions from the first draw on, in shorthand. Throws if they are illegal, which would be a bug,
 * because they ship with the program.
 */
export function readBeginning(start: GameState, shorthand: string): readonly Action[] {
  const rules = adapterOf(start.rules);
  const read = rules.readShorthand(rules.advance(start, 'choice'), shorthand);
  if (!read.ok) throw new Error(`Expected a legal beginning: ${read.error.message}`);
  return read.value;
}
