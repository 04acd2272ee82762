import { formatCode, formatInvite } from '../../net/invitation.ts';
import { canTakeBack, devicesOf, playerOf } from '../../net/log/course.ts';
import type { Course } from '../../net/log/course.ts';
import type { RoomView } from '../../net/room/view.ts';
import { botsOf } from '../../net/log/terms.ts';
import type { Side } from '../../net/log/terms.ts';
import { hasPlace } from '../../net/room/lobby.ts';
import type { OnlinePlayer, OnlineView } from '../onlineContract.ts';

/** A room has one match after the other; each is kept by itself. */
export const keptAs = (room: string, match: string): string => `${room}-${match.slice(0, 12)}`;

/** Everybody in the room: in the match, or before it in what is on offer. */
function playersOf({ save, course, seats, here }: RoomView): readonly OnlinePlayer[] {
  const lobby = course && !course.outcome ? null : save.lobby;
  const terms = lobby?.terms ?? course?.terms;
  if (!terms) return [];
  const levels = lobby ? botsOf(lobby.terms) : (course?.bots ?? []);
  return seats.names.map((name, side) => {
    const level = levels[side] ?? null;
    const isFree = lobby !== null && lobby.keys[side] === null;
    const kind = level !== null ? 'bot' : isFree ? 'free' : side === save.side ? 'me' : 'peer';
    return { side, name, colour: terms.colours[side] ?? side, kind, level, here: here[side] === true && !isFree, agreed: lobby?.agreed[side] === true };
  });
}

/** How a match ended, as a side sees it; `null` while it goes on. */
export function endedOf({ outcome, terms: { names }, first }: Course, side: Side | null): OnlineView['ended'] {
  if (outcome?.type !== 'resigned') return outcome;
  return { type: 'resigned', mine: outcome.by === side, by: playerOf(first ?? 0, outcome.by, names.length), name: names[outcome.by] ?? '?' };
}

/** A room of a player, as the HUD sees it. */
export function viewOfRoom(room: RoomView, { server, handOver }: Pick<OnlineView, 'server' | 'handOver'>): OnlineView {
  const { save, course, link } = room;
  const { side, lobby, invitation } = save;
  const playing = course !== null && course.outcome === null;
  const players = playersOf(room);
  const nameOf = (of: number): string => course?.terms.names[of] ?? players[of]?.name ?? room.hostName ?? '?';
  const talkers = room.seats.devices;
  const rules = lobby?.terms.rules ?? course?.terms.rules ?? 'castle';
  const mayAct = playing && course.table !== null && save.cheat === null;
  const asks = (what: 'undo' | 'draw'): boolean => mayAct && course.bots[side] === null && course.ask === null && !course.asked.includes(`${side}/${what}`);
  return {
    role: side === 0 ? 'host' : 'guest',
    rules,
    side,
    way: invitation.way,
    code: formatCode(invitation.code),
    invite: formatInvite({ code: invitation.code, from: save.name, rules }),
    server,
    link,
    latency: room.latency,
    me: save.name,
    players,
    hostName: room.hostName,
    open: lobby !== null && !playing && hasPlace(lobby),
    lobby: lobby && !playing ? { terms: lobby.terms, agreed: lobby.agreed[side] === true, renewed: lobby.renewed } : null,
    applicant: room.applicant?.name ?? null,
    watcher: room.watcher && { name: room.watcher.name, answered: room.watcher.answered },
    watching: room.watching,
    playing,
    renewed: (course?.past ?? null) !== null,
    ended: course && endedOf(course, side),
    keptAs: course && keptAs(save.id, course.match),
    ask: course?.ask ? { mine: course.ask.by === side, name: nameOf(course.ask.by), what: course.ask.what, answered: course.ask.yes.includes(side) } : null,
    left: playing ? course.bots.flatMap((level, of) => (level !== null && botsOf(course.terms)[of] === null ? [nameOf(of)] : [])) : [],
    may: {
      undo: asks('undo') && course?.acts.some(({ by }) => by === side) === true && !canTakeBack(course, side),
      draw: asks('draw'),
      // The others play by way of the host: he cannot leave the table to them.
      resign: mayAct && course.bots[side] === null && (side !== 0 || devicesOf(course).length <= 2),
      takeOver: playing && course.table !== null && course.bots[side] === null && (link === 'apart' || save.cheat !== null || room.stopped !== null),
    },
    chat: save.chat.map(({ by, seq, say }) => ({ id: `${by}/${seq}`, mine: by === save.keys.open, name: players[talkers.indexOf(by)]?.name ?? '?', say })),
    cheat: save.cheat && { code: save.cheat.code, name: nameOf(save.cheat.side) },
    movedTo: room.movedTo,
    stopped: room.stopped && nameOf(room.stopped.side),
    trouble: room.trouble,
    withheld: room.withheld.map(nameOf),
    handOver,
  };
}
