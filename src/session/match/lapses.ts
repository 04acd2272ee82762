import { actionWith, adapterOf } from '../../game/index.ts';
import type { Action, MatchState } from '../../game/index.ts';
import type { Lapse, NewGame } from '../contracts/match.ts';

/** Delay before retrying, in milliseconds, when the action failed because this device has lost its connections. */
const AGAIN = 1000;

export interface Lapses {
  /** The time limit of the current choice; `null`: none. */
  readonly now: Lapse | null;
  /** Call when the game has reached another moment. */
  follow(match: MatchState, isOpen: boolean): void;
  close(): void;
}

/**
 * Enforces the time limit that a room agreed on: when it is up, the player's own device chooses the option that the
 * rules name for this case. No other device chooses for them.
 */
export function createLapses(
  seconds: number,
  { seats }: Pick<NewGame, 'seats'>,
  act: (action: Action) => boolean,
): Lapses {
  let now: Lapse | null = null;
  let seen: MatchState | null = null;
  let open = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    now = null;
  }

  return {
    get now() {
      return now;
    },
    follow(match, isOpen) {
      if (match === seen && isOpen === open) return;
      seen = match;
      open = isOpen;
      stop();
      const rules = adapterOf(match.state.rules);
      const kind = seats[rules.actor(match.state)]?.kind ?? 'bot';
      const prompt = isOpen && kind !== 'bot' && rules.due(match.state) === null ? rules.prompt(match.state) : null;
      const option = prompt?.options.find(({ id }) => id === prompt.lapse);
      if (!option) return;
      now = { seconds, until: performance.now() + seconds * 1000 };
      if (kind !== 'human') return;
      const choose = (): void => {
        if (match === seen && !act(actionWith(option))) timer = setTimeout(choose, AGAIN);
      };
      timer = setTimeout(choose, seconds * 1000);
    },
    close: stop,
  };
}
