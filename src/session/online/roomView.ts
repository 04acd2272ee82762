import { formatCode, formatInvite } from '../../net/invitation.ts';
import { canTakeBack } from '../../net/log/course.ts';
import type { RoomView } from '../../net/room/view.ts';
import type { OnlineView } from '../onlineContract.ts';

/** A room has one match after the other; each is kept by itself. */
export const keptAs = (room: string, match: string): string => `${room}-${match.slice(0, 12)}`;

/** A room of a player, as the HUD sees it. */
export function viewOfRoom(room: RoomView, { server, handOver }: Pick<OnlineView, 'server' | 'handOver'>): OnlineView {
  const { save, course, link } = room;
  const { side, lobby, invitation } = save;
  const playing = course !== null && course.outcome === null;
  const rules = lobby?.terms.rules ?? course?.terms.rules ?? 'castle';
  const mayAct = playing && course.table !== null && save.cheat === null;
  const asks = (what: 'undo' | 'draw'): boolean => mayAct && course.ask === null && !course.asked.includes(`${side}/${what}`);
  return {
    role: side === 0 ? 'host' : 'guest',
    side,
    way: invitation.way,
    code: formatCode(invitation.code),
    invite: formatInvite({ code: invitation.code, from: save.name, rules }),
    server,
    link,
    latency: room.latency,
    me: save.name,
    other: room.otherName,
    lobby: lobby && !playing ? { terms: lobby.terms, agreed: { mine: lobby.agreed[side], other: lobby.agreed[side === 0 ? 1 : 0] }, renewed: lobby.renewed } : null,
    applicant: room.applicant?.name ?? null,
    watcher: room.watcher && { name: room.watcher.name, answered: room.watcher.answered },
    watching: room.watching,
    playing,
    renewed: (course?.past ?? null) !== null,
    ended: !course?.outcome ? null : course.outcome.type === 'resigned' ? { type: 'resigned', mine: course.outcome.by === side } : course.outcome,
    keptAs: course && keptAs(save.id, course.match),
    ask: course?.ask ? { mine: course.ask.by === side, what: course.ask.what } : null,
    may: {
      undo: asks('undo') && course?.acts.some(({ by }) => by === side) === true && !canTakeBack(course, side),
      draw: asks('draw'),
      resign: mayAct,
      takeOver: playing && course.table !== null && (link === 'apart' || save.cheat !== null),
    },
    chat: save.chat.map(({ by, seq, say }) => ({ id: `${by}/${seq}`, mine: by === side, say })),
    cheat: save.cheat?.code ?? null,
    trouble: room.trouble,
    withheld: room.withheld,
    handOver,
  };
}
