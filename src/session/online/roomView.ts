import { formatCode, formatInvite } from '../../net/invitation.ts';
import { stepDue } from '../../net/log/chance.ts';
import { byPlayer, canTakeBack, devicesOf, playerOf } from '../../net/log/logState.ts';
import type { LogState } from '../../net/log/logState.ts';
import type { RoomView } from '../../net/room/view.ts';
import { botsOf } from '../../net/log/terms.ts';
import type { Side } from '../../net/log/terms.ts';
import { hasPlace, seatIn } from '../../net/room/lobby.ts';
import { lineOf } from '../../net/room/save.ts';
import type { LobbyView, OnlinePlayer, OnlineView } from '../onlineContract.ts';

/**
 * A room has several matches in a row, each archived separately. In matches of older versions, `match` is a number
 * chosen by the host, of which the first digits are used.
 */
export const keptAs = (room: string, { match, isOld }: Pick<LogState, 'match' | 'isOld'>): string =>
  `${room}-${isOld ? match.slice(0, 12) : match}`;

/** The players of the match in progress, otherwise of the offered one. */
function playersOf({ save, logState, seats, here }: RoomView): readonly OnlinePlayer[] {
  const lobby = logState && !logState.outcome ? null : save.lobby;
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
      here: here[side] === true && !isFree,
      agreed: lobby?.agreed[side] === true,
    };
  });
}

/** The prior game, as shown to the guest before agreeing. */
function pastOf(names: readonly string[], first: Side, past: RoomView['past']): LobbyView['past'] {
  if (!past) return { verdict: 'waiting', turn: 0, scores: [] };
  const players = byPlayer(names, first);
  return {
    verdict: past.verdict,
    turn: past.turn,
    scores: past.scores.map((score, player) => ({ name: players[player] ?? '?', score })),
  };
}

/** How a match ended, from the point of view of a side; `null` while it is in progress. */
export function endedOf({ outcome, terms: { names }, first }: LogState, side: Side | null): OnlineView['ended'] {
  if (outcome?.type !== 'resigned') return outcome;
  return {
    type: 'resigned',
    mine: outcome.by === side,
    by: playerOf(first ?? 0, outcome.by, names.length),
    name: names[outcome.by] ?? '?',
  };
}

/** A player's room, as the HUD sees it. */
export function viewOfRoom(room: RoomView, { server, handOver }: Pick<OnlineView, 'server' | 'handOver'>): OnlineView {
  const { save, logState, link } = room;
  const { lobby, invitation } = save;
  const playing = logState !== null && logState.outcome === null;
  const seat = lobby && !playing ? seatIn(lobby, save) : -1;
  const side = seat >= 0 ? seat : save.side;
  const players = playersOf(room);
  const nameOf = (of: number): string => logState?.terms.names[of] ?? players[of]?.name ?? room.hostName ?? '?';
  const authors = room.seats.devices;
  const rules = lobby?.terms.rules ?? logState?.terms.rules ?? 'castle';
  const mayAct = playing && logState.table !== null && save.cheat === null;
  const mine = save.side;
  const asks = (what: 'undo' | 'draw'): boolean =>
    mayAct &&
    logState.bots[mine] === null &&
    logState.ask === null &&
    stepDue(logState) === null &&
    !logState.asked.includes(`${mine}/${what}`);
  return {
    role: side === 0 ? 'host' : 'guest',
    rules,
    side,
    way: invitation.way,
    code: formatCode(invitation.code),
    invite: formatInvite({ code: invitation.code, from: lineOf(save.name), rules }),
    server,
    link,
    latency: room.latency,
    me: save.name,
    players,
    hostName: room.hostName,
    open: lobby !== null && !playing && hasPlace(lobby),
    lobby:
      lobby && !playing
        ? {
            terms: lobby.terms,
            agreed: lobby.agreed[seat] === true,
            renewed: lobby.past !== null,
            past:
              save.side === 0 || lobby.past === null
                ? null
                : pastOf(lobby.terms.names, save.past?.first ?? 0, room.past),
          }
        : null,
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
    renewed: (logState?.past ?? null) !== null,
    ended: logState && endedOf(logState, save.side),
    keptAs: logState && keptAs(save.id, logState),
    ask: logState?.ask
      ? {
          id: logState.ask.id,
          mine: logState.ask.by === mine,
          name: nameOf(logState.ask.by),
          what: logState.ask.what,
          answered: logState.ask.yes.includes(mine),
        }
      : null,
    left: playing
      ? logState.bots.flatMap((level, of) =>
          level !== null && of !== mine && botsOf(logState.terms)[of] === null ? [nameOf(of)] : [],
        )
      : [],
    may: {
      undo: asks('undo') && logState?.acts.some(({ by }) => by === mine) === true && !canTakeBack(logState, mine),
      draw: asks('draw'),
      // The others are connected through the host, so the host cannot leave the match to them.
      resign: mayAct && logState.bots[mine] === null && (mine !== 0 || devicesOf(logState).length <= 2),
      takeOver:
        playing &&
        logState.table !== null &&
        logState.bots[mine] === null &&
        (link === 'apart' || save.cheat !== null || room.stopped !== null || room.withheld.length > 0),
    },
    chat: save.chat.map(({ by, seq, say }) => ({
      id: `${by}/${seq}`,
      mine: by === save.keys.open,
      name: players[authors.indexOf(by)]?.name ?? '?',
      say,
    })),
    cheat: save.cheat && { code: save.cheat.code, name: nameOf(save.cheat.side) },
    movedTo: room.movedTo,
    stopped: room.stopped && nameOf(room.stopped.side),
    trouble: room.trouble,
    withheld: room.withheld.map(nameOf),
    handOver,
  };
}
