import { actionWith, adapterOf } from '../game/index.ts';
import type { Action, MatchState } from '../game/index.ts';
import type { Lapse, NewGame } from './contract.ts';

/** Whoever could not act yet, because their device has lost the others, tries again. Milliseconds. */
const AGAIN = 1000;

export interface Lapses {
  /** Of the choice of the moment; `null`: it waits. */
  readonly now: Lapse | null;
  /** The game has come to another moment. */
  follow(match: MatchState, isOpen: boolean): void;
  close(): void;
}

/** After the time that a room has agreed on, a person's own device makes the choice that the rules name for it; nobody else's ever does. */
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
      now = { seconds, until: Date.now() + seconds * 1000 };
      if (kind !== 'human') return;
      const choose = (): void => {
        if (match === seen && !act(actionWith(option))) timer = setTimeout(choose, AGAIN);
      };
      timer = setTimeout(choose, seconds * 1000);
    },
    close: stop,
  };
}
