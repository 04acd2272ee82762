import { accept, getOwn, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { isHex } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import { parseCode } from '../invitation.ts';
import type { Invitation } from '../invitation.ts';
import { isPair } from '../keys.ts';
import type { Keys } from '../keys.ts';
import { MAX_NAME, MOST_SIDES } from '../log/terms.ts';
import { isCount, parseLine } from '../wire/json.ts';
import { parseCheat, parseHeard, parseMessage, parseSay } from '../wire/message.ts';
import type { Said } from '../wire/message.ts';
import { MAX_ENTRIES, parseBody, parseEntry, parseTolds } from '../wire/parseEntry.ts';
import { ROOM_FORMAT, ROOM_VERSION } from './save.ts';
import type { Lobby, RoomSave } from './save.ts';

/** Parses a saved room. Its log is validated again when the room is opened. */

const MAX_LINES = 200;

const parseKey = (value: unknown): Hex | undefined => (isHex(value, 32) ? value : undefined);
const orNull =
  <T>(parse: (value: unknown) => T | undefined) =>
  (value: unknown): T | null | undefined =>
    value === null ? null : parse(value);

/** Parses all items of a list; undefined if one of them is invalid. */
function parseList<T>(value: unknown, most: number, parse: (part: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const parts = value.map(parse).filter((part) => part !== undefined);
  return parts.length === value.length ? parts : undefined;
}

/**
 * `save-format`: not a room; `room-old`: from an earlier version (oldRoom.ts); `save-newer`: from a later version;
 * `save-malformed`: a part is invalid.
 */
export function parseRoomSave(value: unknown): Result<RoomSave> {
  if (getOwn(value, 'format') !== ROOM_FORMAT) return refuse('save-format', 'This is no room of Ramparts.');
  const version = getOwn(value, 'version');
  if (version !== ROOM_VERSION)
    return typeof version === 'number' && version < ROOM_VERSION
      ? refuse('room-old', 'This room was kept by an earlier version.')
      : refuse('save-newer', 'This room was kept by another version.');
  const save = build((key) => getOwn(value, key));
  return save ? accept(save) : refuse('save-malformed', 'The kept room is damaged.');
}

type Get = (key: string) => unknown;

function build(get: Get): RoomSave | undefined {
  const [id, savedAt, hosts, side, name] = [get('id'), get('savedAt'), get('hosts'), get('side'), get('name')];
  const [seed, keys, invitation] = [get('seed'), parseKeys(get('keys')), parseInvitation(get('invitation'))];
  const [host, agreedTo] = [orNull(parseKey)(get('host')), orNull(parseKey)(get('agreedTo'))];
  const [lobby, cheat] = [orNull(parseLobby)(get('lobby')), orNull(parseCheat)(get('cheat'))];
  const match = parseMatch(get);
  const talk = parseTalk(get);
  if (typeof id !== 'string' || !isCount(savedAt, Number.MAX_SAFE_INTEGER) || typeof hosts !== 'boolean')
    return undefined;
  if (typeof name !== 'string' || parseLine(name, MAX_NAME) !== name || !isCount(side, MOST_SIDES - 1))
    return undefined;
  if (!isHex(seed, 32) || !keys || !invitation || !match || !talk) return undefined;
  if (host === undefined || agreedTo === undefined || lobby === undefined || cheat === undefined) return undefined;
  const common = { format: ROOM_FORMAT, version: ROOM_VERSION, id, savedAt, hosts, side, name } as const;
  return { ...common, invitation, keys, host, lobby, agreedTo, seed, cheat, ...match, ...talk };
}

function parseMatch(get: Get): Pick<RoomSave, 'told' | 'entries' | 'pending' | 'former'> | undefined {
  const told = parseTolds(get('told'));
  const entries = parseList(get('entries'), MAX_ENTRIES + 1, parseEntry);
  const pending = parseList(get('pending'), MAX_ENTRIES, parseBody);
  const former = parseList(get('former'), Infinity, parseKey);
  return told && entries && pending && former && { told, entries, pending, former };
}

function parseTalk(get: Get): Pick<RoomSave, 'chat' | 'heard' | 'watchers'> | undefined {
  const chat = parseList(get('chat'), MAX_LINES, parseSaid);
  const heard = parseHeard(get('heard'), Infinity);
  const watchers = parseList(get('watchers'), Infinity, parseKey);
  return chat && heard && watchers && { chat, heard, watchers };
}

function parseKeys(value: unknown): Keys | undefined {
  const [secret, open] = [parseKey(getOwn(value, 'secret')), parseKey(getOwn(value, 'open'))];
  return secret && open && isPair({ secret, open }) ? { secret, open } : undefined;
}

function parseInvitation(value: unknown): Invitation | undefined {
  const [code, way] = [getOwn(value, 'code'), getOwn(value, 'way')];
  return typeof code === 'string' && parseCode(code) === code && (way === 'server' || way === 'texts')
    ? { code, way }
    : undefined;
}

function parseSaid(value: unknown): Said | undefined {
  const [by, seq, sig] = [getOwn(value, 'by'), getOwn(value, 'seq'), getOwn(value, 'sig')];
  const say = parseSay(getOwn(value, 'say'));
  return say && isHex(by, 32) && isHex(sig, 64) && isCount(seq, Number.MAX_SAFE_INTEGER)
    ? { by, seq, say, sig }
    : undefined;
}

/** The offered match, in the form in which the host sends it. */
function parseLobby(value: unknown): Lobby | undefined {
  const message = parseMessage(JSON.stringify({ ...(value as object), type: 'lobby' }));
  if (!message.ok || message.value.type !== 'lobby') return undefined;
  const { type: _, ...lobby } = message.value;
  return lobby;
}
