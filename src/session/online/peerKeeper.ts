import type { Game, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import type { Course } from '../../net/log/course.ts';
import { canTakeBack, playerOf, sideToMove } from '../../net/log/course.ts';
import { byPlayer } from '../../net/log/family.ts';
import type { AnyAction, AnyMatch } from '../../net/log/table.ts';
import type { Side } from '../../net/log/terms.ts';
import { roomTransport } from '../../net/transport.ts';
import type { Seat } from '../contract.ts';
import type { MoveCall } from '../tableKeeper.ts';
import type { TableKeeper } from '../tablePlay.ts';

/** A game that a room of several devices keeps, as the table plays it. */

export interface PeerMatchPorts {
  readonly course: () => Course | null;
  readonly linked: () => boolean;
  /** By side: is the device there? */
  readonly here: () => readonly boolean[];
  readonly act: (action: AnyAction) => void;
  readonly takeBack: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** `null`: somebody who watches. */
  readonly side: Side | null;
  readonly confirm: () => boolean;
  /** Shortest time between two actions of a computer player, in milliseconds. */
  readonly botPace: () => number;
}

/** A match that has begun. */
export interface Begun<T> {
  readonly course: Course;
  readonly first: Side;
  readonly terms: T;
}

/** What a family brings for its matches. */
export interface PeerFamily<M, A> {
  readonly game: Game<M>;
  is(match: AnyMatch): match is M & AnyMatch;
  call(action: A): MoveCall;
  /** A game under way leaves out what nobody knows. */
  record(whole: M): unknown;
}

export interface PeerKeeper<M, A> extends TableKeeper<M, A> {
  /** Takes in what the room has become; `show`: only who is there has changed. */
  begin(play: { settle(): void; show(): void }): void;
}

/** A game that a room keeps, through boardgame.io's client. */
export function peerKeeper<M extends AnyMatch, A extends AnyAction>({ course: start, first }: Begun<unknown>, family: PeerFamily<M, A>, ports: PeerMatchPorts): PeerKeeper<M, A> {
  const sides = start.terms.names.length;
  let latest = start;
  /** The match goes on being shown when the room has gone over to the next one. */
  const current = (): Course | null => {
    const course = ports.course();
    if (course?.match !== start.match) return null;
    latest = course;
    return course;
  };
  const state = (): State<AnyMatch> => {
    const table = (current() ?? latest).table ?? start.table;
    if (!table) throw new Error('Expected a match that has begun');
    return table.state;
  };
  const client = Client<M>({
    game: family.game,
    numPlayers: sides,
    debug: false,
    matchID: start.match,
    ...(ports.side === null ? {} : { playerID: String(playerOf(first, ports.side, sides)) }),
    multiplayer: roomTransport({ state, linked: ports.linked, act: ports.act, subscribe: ports.subscribe }) as never,
  });
  client.start();
  const whole = (): M => {
    const { G } = client.store.getState() as State<AnyMatch>;
    if (!family.is(G)) throw new Error('Expected a match of the family that is played');
    return G;
  };
  /** By player. */
  const away = (): readonly number[] => byPlayer(ports.here(), first).flatMap((there, player) => (there ? [] : [player]));
  const stopped = (): boolean => (current()?.outcome ?? null) !== null;
  let leave = (): void => undefined;

  return {
    whole,
    act(action) {
      const before = whole();
      const { move, args } = family.call(action);
      client.moves[move]?.(...args);
      return whole() !== before;
    },
    canUndo() {
      const course = current();
      return course !== null && ports.side !== null && canTakeBack(course, ports.side);
    },
    undo: ports.takeBack,
    thinking() {
      const course = current();
      const mover = course && !course.outcome ? sideToMove(course) : null;
      return mover !== null && (course?.bots[mover] ?? null) !== null;
    },
    stopped,
    away,
    record: () => family.record(whole()),
    close() {
      leave();
      client.stop();
    },
    begin(play) {
      let seen = whole();
      let ended = stopped();
      let gone = away().join();
      leave = ports.subscribe(() => {
        const isSame = whole() === seen && stopped() === ended;
        const isAway = away().join();
        if (isSame && isAway === gone) return;
        seen = whole();
        ended = stopped();
        gone = isAway;
        if (isSame) play.show();
        else play.settle();
      });
    },
  };
}

/** Who sits where, by player: this device's person, other devices, computer players. */
export const seatsByPlayer = ({ course: { bots }, first }: Begun<unknown>, side: Side | null): readonly Seat[] =>
  byPlayer(bots.map((level, of): Seat => (level === null ? { kind: of === side ? 'human' : 'peer' } : { kind: 'bot', level })), first);
