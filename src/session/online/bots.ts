import { simplestAction } from '../../bots/simplest.ts';
import { botLevel } from '../../bots/levels.ts';
import { createThinker } from '../../bots/thinker.ts';
import type { Thinker } from '../../bots/thinker.ts';
import { adapterOf } from '../../game/index.ts';
import type { Action, MatchState } from '../../game/index.ts';
import type { Hex } from '../../net/bytes.ts';
import { sideToMove } from '../../net/log/logState.ts';
import type { LogState } from '../../net/log/logState.ts';
import { matchOf } from '../../net/log/rules.ts';
import { inPace } from '../match/pace.ts';

export interface BotPorts {
  readonly logState: () => LogState | null;
  readonly act: (action: Action) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Minimum time between two actions of a computer player, in milliseconds. */
  readonly botPace: () => number;
}

/** Plays on the host's device for the computer players of the room, and for players who have left. */
export function letBotsPlay(match: Hex, { logState, act, subscribe, botPace }: BotPorts): { close(): void } {
  let thinker: Thinker | null = null;
  let asked: MatchState | null = null;
  let closed = false;

  /** The level of the computer player that has to act now, and the match state. */
  function due(): { readonly level: string; readonly now: MatchState } | null {
    const current = logState();
    const mover = current && current.match === match && !current.outcome ? sideToMove(current) : null;
    const level = mover === null ? null : (current?.bots[mover] ?? null);
    const now = current?.replica ? matchOf(current.replica) : null;
    return level === null || !now || adapterOf(now.state.rules).due(now.state) ? null : { level, now };
  }

  async function look(): Promise<void> {
    const found = due();
    if (!found || closed || found.now === asked) return;
    const { level, now } = found;
    asked = now;
    const rules = adapterOf(now.state.rules);
    thinker ??= createThinker();
    const choice = thinker.think(rules.hide(now.state), botLevel(level), `${match}/${rules.actor(now.state)}`);
    const action = await inPace(now.state, botPace(), choice);
    if (closed || due()?.now !== now) return;
    act(action);
    // A computer player must never stall a game: if its action is refused, play a simple legal one.
    if (due()?.now === now) act(simplestAction(now.state));
    void look();
  }

  const leave = subscribe(() => void look());
  void look();
  return {
    close() {
      closed = true;
      leave();
      thinker?.close();
    },
  };
}
