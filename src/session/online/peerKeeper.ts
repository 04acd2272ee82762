import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { adapterOf, makeGame, moveCall } from '../../game/index.ts';
import type { Action, MatchSetup, MatchState } from '../../game/index.ts';
import type { LogState } from '../../net/log/logState.ts';
import { byPlayer, canTakeBack, playerOf, sideToMove } from '../../net/log/logState.ts';
import type { Side } from '../../net/log/terms.ts';
import { roomTransport } from '../../net/transport.ts';
import type { Seat } from '../contracts/match.ts';
import type { MatchBackend, Play } from '../match/play.ts';

/** What a match needs from its room. */

export interface PeerMatchPorts {
  readonly logState: () => LogState | null;
  readonly linked: () => boolean;
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

export interface PeerKeeper extends MatchBackend {
  /** Starts processing changes of the room. `show` is called if only the presence of devices has changed. */
  begin(play: Pick<Play, 'settle' | 'show'>): void;
}

/** Keeps a game that a room holds, through boardgame.io's client. */
export function peerKeeper({ logState: start, first }: Begun, setup: MatchSetup, ports: PeerMatchPorts): PeerKeeper {
  const rules = adapterOf(start.terms.rules);
  const sides = start.terms.names.length;
  let latest = start;
  /** The match stays visible after the room has moved on to the next one. */
  const current = (): LogState | null => {
    const logState = ports.logState();
    if (logState?.match !== start.match) return null;
    latest = logState;
    return logState;
  };
  const state = (): State<MatchState> => {
    const table = (current() ?? latest).table ?? start.table;
    if (!table) throw new Error('Expected a match that has begun');
    return table.state;
  };
  const client = Client<MatchState>({
    game: makeGame(rules, setup),
    numPlayers: sides,
    debug: false,
    matchID: start.match,
    ...(ports.side === null ? {} : { playerID: String(playerOf(first, ports.side, sides)) }),
    multiplayer: roomTransport({ state, linked: ports.linked, act: ports.act, subscribe: ports.subscribe }) as never,
  });
  client.start();
  const match = (): MatchState => (client.store.getState() as State<MatchState>).G;
  /** Players (not sides) whose device is away. */
  const away = (): readonly number[] =>
    byPlayer(ports.here(), first).flatMap((there, player) => (there ? [] : [player]));
  const stopped = (): boolean => (current()?.outcome ?? null) !== null;
  let leave = (): void => undefined;

  return {
    match,
    act(action) {
      const before = match();
      const { move, args } = moveCall(action);
      client.moves[move]?.(...args);
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
    close() {
      leave();
      client.stop();
    },
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
