import { adapterOf } from '../../game/index.ts';
import type { MatchState } from '../../game/index.ts';
import type { Clock } from '../../net/clock.ts';
import { fullTimes, isTimeUp, spend } from '../../net/log/time.ts';
import type { Moment, TimeTerms, Times } from '../../net/log/time.ts';
import type { Clocks, NewGame } from '../contracts/match.ts';
import type { LocalBackend } from './localBackend.ts';

/** In milliseconds: how often it is checked whether the time is up, because a device may have slept. */
const CHECK = 1000;

const momentOf = ({ state: { turn, second, player } }: MatchState): Moment => ({
  turn,
  second: second === true,
  seat: player,
});

/** The times with which a saved game goes on. The turn before the one in progress has had its bonus. */
function timesOf(terms: TimeTerms, match: MatchState, players: number, left?: readonly number[]): Times {
  const full = fullTimes(terms, players);
  return left?.length === players ? { ...full, left, rewarded: match.state.turn - 1 } : full;
}

/**
 * A game on this device alone in which the time of every person is limited. Computer players have all the time that they
 * need. The time stops while the game is not at the table.
 */
export function withClock(
  backend: LocalBackend,
  { seats }: Pick<NewGame, 'seats'>,
  terms: TimeTerms,
  clock: Clock,
  left?: readonly number[],
): LocalBackend {
  let last = backend.match();
  let times = timesOf(terms, last, seats.length, left);
  let since = clock.now();
  let lost: number | null = null;
  let settle = (): void => undefined;
  let stop = (): void => undefined;

  const isPerson = (player: number): boolean => seats[player]?.kind !== 'bot';

  /** The player whose time runs. */
  function running(): number | null {
    const { state } = last;
    const rules = adapterOf(state.rules);
    if (lost !== null || state.awaiting === 'over' || rules.due(state) !== null) return null;
    const player = rules.actor(state);
    return isPerson(player) ? player : null;
  }

  const used = (): number => Math.max(0, clock.now() - since);

  /** Ends the game if the time is up. */
  function check(): boolean {
    const player = running();
    if (player === null || !isTimeUp(times, terms, player, used())) return false;
    lost = player;
    stop();
    settle();
    return true;
  }

  function watch(): void {
    stop();
    if (terms.atZero !== 'lose' || lost !== null) return;
    const player = running();
    const rest = player === null ? CHECK : (times.left[player] ?? 0) - used();
    stop = clock.after(Math.max(0, Math.min(CHECK, rest)), () => void (check() || watch()));
  }

  /** Takes in what has been played. */
  function follow(): void {
    const now = backend.match();
    if (now === last) return;
    const action = now.actions.length > last.actions.length ? now.actions.at(-1) : undefined;
    if (action) {
      const seat = action.player;
      times = spend(times, terms, {
        seat,
        used: isPerson(seat) ? used() : 0,
        from: momentOf(last),
        to: momentOf(now),
      });
      since = clock.now();
    }
    last = now;
    watch();
  }

  return {
    ...backend,
    act(action) {
      if (lost !== null || check()) return false;
      const isDone = backend.act(action);
      follow();
      return isDone;
    },
    canUndo: () => lost === null && backend.canUndo(),
    undo() {
      backend.undo();
      follow();
    },
    thinking: () => lost === null && backend.thinking(),
    stopped: () => lost !== null,
    outOfTime: () => lost,
    clocks(): Clocks {
      const player = running();
      const rest = times.left.map((each, of) => (of === player ? each - used() : each));
      return { terms, left: rest, running: player, at: performance.now() };
    },
    close() {
      stop();
      backend.close();
    },
    begin(listener) {
      settle = listener;
      backend.begin(() => {
        follow();
        listener();
      });
      watch();
    },
  };
}
