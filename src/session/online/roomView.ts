import { formatCode, formatInvite } from '../../net/invitation.ts';
import { stepDue } from '../../net/log/chance.ts';
import { byPlayer, canTakeBack, devicesOf, isReady, playerOf } from '../../net/log/logState.ts';
import type { LogState } from '../../net/log/logState.ts';
import type { RoomView } from '../../net/room/view.ts';
import { stateOf } from '../../net/log/rules.ts';
import { botsOf } from '../../net/log/terms.ts';
import type { Side } from '../../net/log/terms.ts';
import { hasPlace } from '../../net/room/lobby.ts';
import { seatIn } from '../../net/room/seats.ts';
import { lineOf } from '../../net/room/save.ts';
import type { Asked, LobbyView, OnlinePlayer, OnlineView } from '../contracts/online.ts';

/** A room has several matches in a row, each archived separately. */
export const keptAs = (room: string, { match }: Pick<LogState, 'match'>): string => `${room}-${match}`;

/** The players of the match in progress, otherwise of the offered one. */
function playersOf({ save, watches, logState, offered: lobby, seats, here }: RoomView): readonly OnlinePlayer[] {
  const terms = lobby?.terms ?? logState?.terms;
  if (!terms) return [];
  const levels = lobby ? botsOf(lobby.terms) : (logState?.bots ?? []);
  return seats.names.map((name, side) => {
    const level = levels[side] ?? null;
    const isFree = lobby !== null && lobby.keys[side] === null;
    const kind = level !== null ? 'bot' : isFree ? 'free' : seats.devices[side] === save.keys.open ? 'me' : 'peer';
    return {
      side,
      name,
      colour: terms.colours[side] ?? side,
      kind,
      level,
      // A spectator does not know who is present; only the players do.
      here: watches || (here[side] === true && !isFree),
      agreed: lobby?.agreed[side] === true,
    };
  });
}

/** True if the match has gone on without this device after it had taken part. */
function wasLeftOut({ entries, keys }: RoomView['save']): boolean {
  const seated = entries.flatMap(({ body }) => ('keys' in body ? [body.keys.includes(keys.open)] : []));
  return seated.slice(seated.indexOf(true)).includes(false) && seated.includes(true);
}

/** The match that goes on, as shown before agreeing. */
function pastOf({ logState, mayAgree, save }: RoomView): LobbyView['past'] {
  if (!logState?.replica || logState.first === null) return { state: 'waiting', turn: 0, scores: [] };
  const { turn, scores } = stateOf(logState.replica);
  const players = byPlayer(logState.terms.names, logState.first);
  return {
    state: !mayAgree ? 'waiting' : wasLeftOut(save) ? 'without' : 'checked',
    turn,
    scores: scores.map((score, player) => ({ name: players[player] ?? '?', score })),
  };
}

/** How a match ended, from the point of view of a side; `null` while it is in progress. */
export function endedOf({ outcome, terms: { names }, first }: LogState, side: Side | null): OnlineView['ended'] {
  if (outcome?.type === 'withdrawn') return null;
  if (outcome?.type !== 'resigned' && outcome?.type !== 'time-up') return outcome;
  return {
    type: outcome.type,
    mine: outcome.by === side,
    by: playerOf(first ?? 0, outcome.by, names.length),
    name: names[outcome.by] ?? '?',
  };
}

/** True while a match is played: all have confirmed its opening, and it is not about to go on otherwise. */
const isPlaying = ({ logState, offered }: RoomView): boolean =>
  logState !== null && logState.outcome === null && isReady(logState) && !offered?.after;

/** What the player of this device may ask for or do now. */
function mayOf(room: RoomView): OnlineView['may'] {
  const { save, logState, link } = room;
  const mine = save.side;
  const isMine =
    !room.watches && logState !== null && isPlaying(room) && logState.replica !== null && logState.bots[mine] === null;
  if (!isMine) return { undo: false, draw: false, resign: false, takeOver: false };
  const mayAct = save.cheat === null;
  const asks = (what: Asked): boolean =>
    mayAct && logState.ask === null && stepDue(logState) === null && !logState.asked.includes(`${mine}/${what}`);
  const isStuck = room.stopped !== null || room.withheld.length > 0 || room.idle !== null || room.doubts.length > 0;
  return {
    undo: asks('undo') && logState.acts.some(({ by }) => by === mine) && !canTakeBack(logState, mine),
    draw: asks('draw'),
    // The others are connected through the host, so the host cannot leave the match to them.
    resign: mayAct && (!save.hosts || devicesOf(logState).length <= 2),
    takeOver: link === 'apart' || !mayAct || isStuck || room.parting !== null || room.trouble === 'memory-gone',
  };
}

/** A player's room, as the HUD sees it. */
export function viewOfRoom(room: RoomView, { server, handOver }: Pick<OnlineView, 'server' | 'handOver'>): OnlineView {
  const { save, watches, logState, link, offered: lobby, parting, idle } = room;
  const { invitation } = save;
  const playing = isPlaying(room);
  const seat = lobby ? seatIn(lobby, save) : -1;
  const players = playersOf(room);
  const nameOf = (of: number): string => logState?.terms.names[of] ?? players[of]?.name ?? room.hostName ?? '?';
  const authors = room.seats.devices;
  const rules = (lobby ?? logState)?.terms.rules ?? 'castle';
  const mine = watches ? null : save.side;
  const ask = logState?.ask ?? null;
  return {
    role: watches ? 'watch' : save.hosts ? 'host' : 'guest',
    rules,
    side: seat >= 0 ? seat : save.side,
    way: invitation.way,
    code: formatCode(invitation.code),
    invite: formatInvite({ code: invitation.code, from: lineOf(save.name), rules }),
    server,
    link,
    latency: room.latency,
    me: save.name,
    players,
    hostName: room.hostName,
    open: lobby !== null && hasPlace(lobby),
    lobby: lobby && {
      terms: lobby.terms,
      agreed: lobby.agreed[seat] === true,
      renewed: lobby.after !== null,
      past: lobby.after && pastOf(room),
    },
    applicant: room.applicant && {
      id: room.applicant.key,
      name: room.applicant.name,
      others: room.knocking - 1,
    },
    spectator: room.spectator && {
      id: room.spectator.key,
      name: room.spectator.name,
      answered: room.spectator.answered,
      others: room.spectator.others,
    },
    watching: room.watching,
    playing,
    renewed: (logState?.since ?? 0) > 0,
    ended: logState && endedOf(logState, mine),
    keptAs: logState && keptAs(save.id, logState),
    ask: ask && {
      id: ask.id,
      mine: ask.by === mine,
      name: nameOf(ask.by),
      what: ask.what,
      answered: mine !== null && ask.yes.includes(mine),
    },
    departed: playing ? departedOf(logState).map(nameOf) : [],
    may: mayOf(room),
    chat: save.chat.map(({ by, seq, say }) => ({
      id: `${by}/${seq}`,
      mine: by === save.keys.open,
      name: players[authors.indexOf(by)]?.name ?? '?',
      say,
    })),
    cheat: save.cheat && { code: save.cheat.code, name: nameOf(save.cheat.side) },
    parting: parting && { twice: parting.twice === null ? null : nameOf(parting.twice) },
    joining: joiningIn(room).map(nameOf),
    doubts: room.doubts.map(({ side, missing }) => ({ name: nameOf(side), seconds: Math.round(missing / 1000) })),
    idle: idle && { name: nameOf(idle.side), isOver: idle.isOver },
    stopped: room.stopped && nameOf(room.stopped.side),
    trouble: room.trouble,
    withheld: room.withheld.map(nameOf),
    handOver,
  };
}

/** The sides whose player has left for good since the last opening. */
const departedOf = (logState: LogState | null): readonly Side[] =>
  logState?.bots.flatMap((level, side) => (level !== null && botsOf(logState.terms)[side] === null ? [side] : [])) ??
  [];

/** The sides that have not confirmed the last opening yet. */
const joiningIn = ({ logState, offered }: RoomView): readonly Side[] =>
  logState && !logState.outcome && !offered
    ? logState.drawers.filter((side) => logState.chains[side] === null && logState.bots[side] === null)
    : [];
