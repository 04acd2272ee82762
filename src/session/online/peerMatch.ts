import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { RULE_SETS, formatCastleRecord, makeGame, moveCall } from '../../game/index.ts';
import type { CastleAction, MatchState } from '../../game/index.ts';
import type { Course } from '../../net/log/course.ts';
import { canTakeBack, playerOf } from '../../net/log/course.ts';
import { matchOf, setupOf } from '../../net/log/table.ts';
import { materialOfTerms } from '../../net/log/terms.ts';
import type { Side } from '../../net/log/terms.ts';
import { roomTransport } from '../../net/transport.ts';
import type { Match, NewGame } from '../contract.ts';
import { createPlay } from '../play.ts';
import type { Keeper } from '../play.ts';

/** A match of two devices as the table plays it. */

export interface PeerMatchPorts {
  readonly course: () => Course | null;
  readonly linked: () => boolean;
  readonly act: (action: CastleAction) => void;
  readonly takeBack: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** `null`: somebody who watches. */
  readonly side: Side | null;
  readonly confirm: () => boolean;
}

export interface PeerMatch {
  readonly game: NewGame;
  readonly match: Match;
}

/** Undefined before it is known who begins. */
export function createPeerMatch(ports: PeerMatchPorts): PeerMatch | undefined {
  const start = ports.course();
  if (!start?.table || start.first === null) return undefined;
  const { terms, first } = start;
  const game = gameOf(start, first, ports.side);
  let latest = start.table;
  /** The match goes on being shown when the room has gone over to the next one. */
  const current = (): Course | null => {
    const course = ports.course();
    return course?.match === start.match ? course : null;
  };
  const state = (): State<MatchState> => (latest = current()?.table ?? latest).state;
  const client = Client<MatchState>({
    game: makeGame(setupOf(terms, first)),
    numPlayers: 2,
    debug: false,
    matchID: start.match,
    ...(ports.side === null ? {} : { playerID: String(playerOf(first, ports.side)) }),
    multiplayer: roomTransport({ state, linked: ports.linked, act: ports.act, subscribe: ports.subscribe }) as never,
  });
  client.start();
  const whole = (): MatchState => (client.store.getState() as State<MatchState>).G;

  const keeper: Keeper = {
    whole,
    act(action) {
      const before = whole();
      const { move, args } = moveCall(action);
      client.moves[move]?.(...args);
      return whole() !== before;
    },
    canUndo() {
      const course = current();
      return course !== null && ports.side !== null && canTakeBack(course, ports.side);
    },
    undo: ports.takeBack,
    thinking: () => false,
    stopped: () => (current()?.outcome ?? null) !== null,
    // A game under way leaves out what nobody knows: the tiles to come and the tokens face down.
    record() {
      const { state: now, actions, players } = whole();
      const wallTokens = Object.fromEntries(Object.entries(now.wallTokens).flatMap(([field, kind]) => (kind === null ? [] : [[field, kind] as const])));
      return formatCastleRecord({ rules: RULE_SETS[now.rules], set: now.set, options: now.options, players, deck: now.drawn, wallTokens }, actions);
    },
    close() {
      leave();
      client.stop();
    },
  };
  const play = createPlay(game, keeper, ports.confirm);
  let seen = whole();
  let stopped = keeper.stopped();
  const leave = ports.subscribe(() => {
    if (whole() === seen && keeper.stopped() === stopped) return;
    seen = whole();
    stopped = keeper.stopped();
    play.settle();
  });
  return { game, match: play.match };
}

function gameOf({ terms, table }: Course, first: Side, side: Side | null): NewGame {
  const byPlayer = <T>(pair: readonly [T, T]): readonly [T, T] => (first === 0 ? pair : [pair[1], pair[0]]);
  const seat = (of: Side) => ({ kind: of === side ? 'human' : 'peer' }) as const;
  return {
    rules: terms.rules,
    set: materialOfTerms(terms).set ?? undefined,
    options: terms.options,
    players: table ? matchOf(table).players : terms.names,
    seats: byPlayer([seat(0), seat(1)]),
    colours: byPlayer(terms.colours),
    seed: '',
  };
}
