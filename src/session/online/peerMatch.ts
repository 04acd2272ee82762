import { soundLooks } from '../../art/players.ts';
import { adapterOf } from '../../game/index.ts';
import type { MatchState } from '../../game/index.ts';
import { byPlayer, canTakeBack, playerOf, sideToMove } from '../../net/log/logState.ts';
import type { LogState } from '../../net/log/logState.ts';
import { matchOf } from '../../net/log/rules.ts';
import { botsOf } from '../../net/log/terms.ts';
import type { Side } from '../../net/log/terms.ts';
import type { Clocks, Match, NewGame, Seat } from '../contracts/match.ts';
import { setOf } from '../match/ownSet.ts';
import { createPlay } from '../match/play.ts';
import type { MatchBackend } from '../match/backend.ts';
import { letBotsPlay } from './bots.ts';
import type { BotPorts } from './bots.ts';

/** A match between devices, ready to be opened by the application. */
export interface PeerMatch {
  readonly game: NewGame;
  readonly match: Match;
}

/** What a match needs from its room. */
export interface PeerMatchPorts extends BotPorts {
  /** By side: true if the device is present. */
  readonly here: () => readonly boolean[];
  readonly takeBack: () => void;
  /** By side: what is left of everyone's time; `age`: milliseconds since that moment. Absent or `null`: no limit. */
  readonly clocks?: () => (Pick<Clocks, 'left' | 'running'> & { readonly age: number }) | null;
  /** `null` for a spectator. */
  readonly side: Side | null;
  /** This device plays for the computer players. */
  readonly hosts: boolean;
  readonly confirm: () => boolean;
}

/** A match whose first player is known. */
interface Begun {
  readonly logState: LogState;
  readonly first: Side;
}

/** Returns undefined until it is known who starts. */
export function createPeerMatch(ports: PeerMatchPorts): PeerMatch | undefined {
  const logState = ports.logState();
  if (!logState?.replica || logState.first === null) return undefined;
  const { terms, first, replica } = logState;
  const begun = { logState, first };
  const { state } = matchOf(replica);
  const game: NewGame = {
    rules: terms.rules,
    set: setOf(state),
    options: adapterOf(terms.rules).formatOptions(state.options),
    players: byPlayer(terms.names, first),
    seats: seatsByPlayer(begun, ports.side),
    colours: soundLooks(byPlayer(terms.colours, first)),
    seed: '',
    ...(terms.time ? { time: terms.time } : {}),
    ...(terms.without ? { without: terms.without } : {}),
  };
  const bots = ports.hosts && botsOf(terms).length > 0 ? letBotsPlay(logState.match, ports) : null;
  const backend = backendOf(begun, ports);
  const close = (): void => {
    leave();
    bots?.close();
  };
  const play = createPlay(game, { ...backend, wait: terms.wait, close }, { confirm: ports.confirm });
  let [seen, ended, gone] = [backend.match(), backend.stopped(), backend.away().join()];
  const leave = ports.subscribe(() => {
    const isSame = backend.match() === seen && backend.stopped() === ended;
    if (isSame && backend.away().join() === gone) return;
    [seen, ended, gone] = [backend.match(), backend.stopped(), backend.away().join()];
    // If only the presence of devices has changed, what a player is doing at the moment stays.
    if (isSame) play.show();
    else play.settle();
  });
  return { game, match: play.match };
}

/** The game that a room holds. */
function backendOf({ logState: start, first }: Begun, ports: PeerMatchPorts) {
  const rules = adapterOf(start.terms.rules);
  const me = ports.side === null ? null : playerOf(first, ports.side, start.terms.names.length);
  let latest = start;
  /** The match stays visible after the room has moved on to the next one. */
  const current = (): LogState | null => {
    const logState = ports.logState();
    if (logState?.match !== start.match) return null;
    latest = logState;
    return logState;
  };
  const match = (): MatchState => {
    const replica = (current() ?? latest).replica ?? start.replica;
    if (!replica) throw new Error('Expected a match that has begun');
    return matchOf(replica);
  };
  return {
    match,
    act(action) {
      const before = match();
      if (action.player === me) ports.act(action);
      return match() !== before;
    },
    canUndo() {
      const logState = current();
      return logState !== null && ports.side !== null && canTakeBack(logState, ports.side);
    },
    undo: ports.takeBack,
    thinking() {
      const logState = current();
      const mover = logState && !logState.outcome ? sideToMove(logState) : null;
      return mover !== null && (logState?.bots[mover] ?? null) !== null;
    },
    stopped: () => (current()?.outcome ?? null) !== null,
    outOfTime() {
      const { outcome } = current() ?? latest;
      return outcome?.type === 'time-up' ? playerOf(first, outcome.by, start.terms.names.length) : null;
    },
    clocks() {
      const { time, names } = start.terms;
      const now = time ? (ports.clocks?.() ?? null) : null;
      if (!time || !now) return null;
      const running = now.running === null ? null : playerOf(first, now.running, names.length);
      return { terms: time, left: byPlayer(now.left, first), running, at: performance.now() - now.age };
    },
    away: () => byPlayer(ports.here(), first).flatMap((there, player) => (there ? [] : [player])),
    // The record of an unfinished game leaves out what no device knows yet.
    record() {
      const { players, state, actions } = match();
      return rules.formatRecord({ players, start: rules.origin(state), actions });
    },
  } satisfies Omit<MatchBackend, 'close'>;
}

/** Seats by player: the person on this device, other devices, computer players. */
export const seatsByPlayer = ({ logState: { bots }, first }: Begun, side: Side | null): readonly Seat[] =>
  byPlayer(
    bots.map((level, of): Seat => (level === null ? { kind: of === side ? 'human' : 'peer' } : { kind: 'bot', level })),
    first,
  );
