import { adapterOf } from '../../game/index.ts';
import type { Action, MatchState } from '../../game/index.ts';
import type { LogState } from '../../net/log/logState.ts';
import { byPlayer, canTakeBack, playerOf, sideToMove } from '../../net/log/logState.ts';
import { matchOf } from '../../net/log/rules.ts';
import type { Side } from '../../net/log/terms.ts';
import type { Seat } from '../contract.ts';
import type { Keeper, Play } from '../play.ts';

/** What a match needs from its room. */

export interface PeerMatchPorts {
  readonly logState: () => LogState | null;
  /** By side: true if the device is present. */
  readonly here: () => readonly boolean[];
  readonly act: (action: Action) => void;
  readonly takeBack: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** `null` for a spectator. */
  readonly side: Side | null;
  /** This device plays for the computer players. */
  readonly hosts: boolean;
  readonly confirm: () => boolean;
  /** Minimum time between two actions of a computer player, in milliseconds. */
  readonly botPace: () => number;
}

/** A match whose first player is known. */
export interface Begun {
  readonly logState: LogState;
  readonly first: Side;
}

export interface PeerKeeper extends Keeper {
  /** Starts processing changes of the room. `show` is called if only the presence of devices has changed. */
  begin(play: Pick<Play, 'settle' | 'show'>): void;
}

/** The game that a room holds. */
export function peerKeeper({ logState: start, first }: Begun, ports: PeerMatchPorts): PeerKeeper {
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
    const table = (current() ?? latest).table ?? start.table;
    if (!table) throw new Error('Expected a match that has begun');
    return matchOf(table);
  };
  /** Players (not sides) whose device is away. */
  const away = (): readonly number[] =>
    byPlayer(ports.here(), first).flatMap((there, player) => (there ? [] : [player]));
  const stopped = (): boolean => (current()?.outcome ?? null) !== null;
  let leave = (): void => undefined;

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
    stopped,
    away,
    // The record of an unfinished game leaves out what no device knows yet.
    record() {
      const { players, state: now, actions } = match();
      return rules.formatRecord({ players, start: rules.origin(now), actions });
    },
    close: () => leave(),
    begin(play) {
      let seen = match();
      let ended = stopped();
      let gone = away().join();
      leave = ports.subscribe(() => {
        const isSame = match() === seen && stopped() === ended;
        const isAway = away().join();
        if (isSame && isAway === gone) return;
        seen = match();
        ended = stopped();
        gone = isAway;
        if (isSame) play.show();
        else play.settle();
      });
    },
  };
}

/** Seats by player: the person on this device, other devices, computer players. */
export const seatsByPlayer = ({ logState: { bots }, first }: Begun, side: Side | null): readonly Seat[] =>
  byPlayer(
    bots.map((level, of): Seat => (level === null ? { kind: of === side ? 'human' : 'peer' } : { kind: 'bot', level })),
    first,
  );
