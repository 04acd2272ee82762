import { accept, adapterOf, refuse } from '../../game/index.ts';
import type { MatchState, Result } from '../../game/index.ts';
import { codeOfOffer, isOffer } from '../../net/channel/texts.ts';
import { isInvite, newCode, parseCode, parseInvite } from '../../net/invitation.ts';
import type { LogState } from '../../net/log/logState.ts';
import type { Entry } from '../../net/log/entry.ts';
import { byPlayer } from '../../net/log/logState.ts';
import { matchOf } from '../../net/log/rules.ts';
import { matchOfOldRoom } from '../../net/room/oldRoom.ts';
import { parseRoomSave } from '../../net/room/parseSave.ts';
import { newRoom } from '../../net/room/save.ts';
import type { RoomSave } from '../../net/room/save.ts';
import type { Rooms } from '../../persistence/rooms.ts';
import type { SavedGame, Outcome } from '../contracts/app.ts';
import type { Hosting, Joining } from '../contracts/online.ts';
import { roomLock } from '../platform/tabs.ts';
import type { Hold, Tabs } from '../platform/tabs.ts';
import { openOnline } from './online.ts';
import type { OnlinePorts, OpenRoom } from './online.ts';
import { seatsByPlayer } from './peerMatch.ts';
import { keptAs } from './roomView.ts';

/** The rooms on this device, of which at most one is open. */

export interface OnlineRoomsPorts extends Omit<OnlinePorts, 'onMoved' | 'keep' | 'recall'> {
  readonly rooms: Rooms;
  readonly tabs: Tabs;
  /** Opens a game on this device alone. Returns `null`, or an error code. */
  readonly importGame: (record: string) => Promise<Outcome>;
  readonly notify: (code: 'room-old-game') => void;
  /** Stores the room that opens automatically with the page; `null`: none. */
  readonly remember: (id: string | null) => void;
}

export interface OnlineRooms {
  readonly room: OpenRoom | null;
  host(request: Hosting): Promise<Outcome>;
  join(request: Joining): Promise<Outcome>;
  open(id: string): Promise<Outcome>;
  /** True if an invitation leads to a room that is on this device already. */
  knows(invitation: string): Promise<boolean>;
  leave(): void;
}

export function createOnlineRooms(ports: OnlineRoomsPorts): OnlineRooms {
  let room: OpenRoom | null = null;
  let hold: Hold | null = null;

  const { rooms } = ports;
  /** Saves the room together with what the menu shows. */
  const keep = (save: RoomSave, logState: LogState | null): Promise<void> =>
    rooms.put(save.id, { game: logState && describe(save, logState), room: save });

  function close(): void {
    room?.close();
    room = null;
    hold?.release();
    hold = null;
  }

  async function enter(save: RoomSave, watches = false): Promise<Outcome> {
    close();
    hold = await ports.tabs.hold(roomLock(save.id), { takeOver: false, onAsked: () => undefined, askOthers: true });
    if (!hold) return 'room-elsewhere';
    // Nothing is kept of what is only watched.
    const kept = watches ? async () => undefined : keep;
    const opened = openOnline(save, { ...ports, keep: kept, recall, onMoved: moveTo, watches });
    if (!opened.ok) return opened.error.code;
    room = opened.value;
    if (!watches) ports.remember(save.id);
    ports.onChange();
    return null;
  }

  async function moveTo(next: RoomSave): Promise<void> {
    const before = room?.id;
    await enter(next);
    // A device that has recognized a match needs no second room for it.
    if (before !== undefined && before !== next.id) await rooms.remove(before);
    if (room?.view.playing !== true) ports.onLobby();
  }

  /** The room on this device in which a match was played, if it was the last one there. */
  async function recall(match: string): Promise<RoomSave | null> {
    const isHere = ({ body }: Entry): boolean => body.do === 'open' && body.match === match;
    const found = await findRoom(rooms, ({ entries }) => entries.slice(0, 1).some(isHere));
    return found.ok ? found.value : null;
  }

  return {
    get room() {
      return room;
    },
    async host({ way, terms, places }) {
      const save = newRoom({
        side: 0,
        name: terms.names[0] ?? '?',
        invitation: { code: newCode(), way },
        terms,
        ...(places === undefined ? {} : { places }),
      });
      await keep(save, null);
      await forgetEmpty(rooms, Date.now());
      return enter(save);
    },
    async join({ name, invitation, watch }) {
      const found = await read(invitation);
      if (!found.ok) return found.error.code;
      const { code, way } = found.value;
      if (watch) return enter(newRoom({ side: 1, name, invitation: { code, way } }), true);
      const kept = await findRoom(rooms, (save) => save.invitation.code === code);
      // The latest invitation decides how the devices find each other.
      const save = kept.ok
        ? { ...kept.value, invitation: { code, way } }
        : newRoom({ side: 1, name, invitation: { code, way } });
      if (!kept.ok) await keep(save, null);
      const trouble = await enter(save);
      return trouble ?? (way === 'texts' && room ? room.take(invitation) : null);
    },
    async open(id) {
      const kept = (await listRooms(rooms)).find(({ room: each }) => each?.id === id);
      const { save, room: asKept } = kept ?? { save: NO_ROOM, room: undefined };
      if (save.ok) return enter(save.value);
      ports.remember(null);
      return save.error.code === 'room-old' ? openOld(id, asKept, ports) : save.error.code;
    },
    async knows(invitation) {
      const found = await read(invitation);
      return found.ok && (await findRoom(rooms, (save) => save.invitation.code === found.value.code)).ok;
    },
    leave() {
      close();
      ports.remember(null);
      ports.onChange();
    },
  };
}

/** What is kept of every room on this device, as it is and parsed, with what the menu shows of it. */
async function listRooms(rooms: Rooms) {
  return (await rooms.list()).map((kept) => {
    const { game, room } = (kept ?? {}) as { readonly game?: SavedGame | null; readonly room?: RoomSave };
    return { game, room, save: parseRoomSave(room) };
  });
}

/** Ninety days, in milliseconds: an invitation may wait in a messenger for weeks. */
const FORGOTTEN = 90 * 24 * 3600 * 1000;

/** Removes rooms in which no match ever started and that have not been used for `FORGOTTEN`. */
export async function forgetEmpty(rooms: Rooms, now: number): Promise<void> {
  for (const { game, save } of await listRooms(rooms))
    if (save.ok && !game && now - save.value.savedAt >= FORGOTTEN) await rooms.remove(save.value.id);
}

const NO_ROOM = refuse('save-missing', 'There is no such room on this device.');

/** The first room on this device that is wanted. */
async function findRoom(rooms: Rooms, wanted: (save: RoomSave) => boolean): Promise<Result<RoomSave>> {
  const all = await listRooms(rooms);
  return all.find(({ save }) => save.ok && wanted(save.value))?.save ?? NO_ROOM;
}

async function read(text: string): Promise<Result<{ readonly code: string; readonly way: 'server' | 'texts' }>> {
  if (isOffer(text)) {
    const code = await codeOfOffer(text);
    return code.ok ? accept({ code: code.value, way: 'texts' }) : code;
  }
  const hash = text.indexOf('#');
  const code = hash >= 0 && isInvite(text.slice(hash)) ? parseInvite(text.slice(hash).trim())?.code : parseCode(text);
  return code ? accept({ code, way: 'server' }) : refuse('code-unknown', 'This is no invitation.');
}

/** Opens the game of a room of an earlier version on this device alone; the room ends. */
async function openOld(id: string, room: unknown, { importGame, notify, rooms }: OnlineRoomsPorts): Promise<Outcome> {
  const logState = matchOfOldRoom(room);
  const trouble = logState?.replica ? await importGame(recordOf(matchOf(logState.replica))) : 'room-old';
  if (trouble !== null) return trouble;
  await rooms.remove(id);
  notify('room-old-game');
  return null;
}

/** The record of a match, as text. */
function recordOf({ players, state, actions }: MatchState): string {
  const rules = adapterOf(state.rules);
  return JSON.stringify(rules.formatRecord({ players, start: rules.origin(state), actions }));
}

function describe(save: RoomSave, logState: LogState): SavedGame | null {
  const { terms, first, replica, outcome } = logState;
  if (!replica || first === null) return null;
  const { state, players } = matchOf(replica);
  const { id, savedAt, side } = save;
  const seats = seatsByPlayer({ logState, first }, side);
  return {
    id,
    savedAt,
    over: outcome !== null,
    online: true,
    keptAs: keptAs(id, logState),
    rules: terms.rules,
    names: players,
    colours: byPlayer(terms.colours, first),
    seats,
    scores: state.scores,
  };
}
