import { accept, getOwn, parseJson, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { isHex } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import type { Told } from '../fair/chain.ts';
import { parseCode } from '../invitation.ts';
import type { Invitation } from '../invitation.ts';
import { isPair } from '../keys.ts';
import { agreementOf, digestOfPast } from '../log/agreement.ts';
import { cutPast } from '../log/past.ts';
import { MOST_SIDES } from '../log/terms.ts';
import { isCount } from '../wire/json.ts';
import { MOST_REVISIONS, parseCheat, parseHeard, parseSay, parseTold } from '../wire/message.ts';
import type { Said } from '../wire/message.ts';
import { MAX_ENTRIES, parseBody, parseEntry, parsePast, parseSeats, parseTerms } from '../wire/parseEntry.ts';
import { ROOM_FORMAT, ROOM_VERSION } from './save.ts';
import type { Lobby, RoomSave } from './save.ts';
import { heardOf, signSaid } from './chat.ts';

/** Parses a saved room in this format or an older one. Its log is validated again when the room is opened. */

const MAX_LINES = 200;
const MAX_KEPT_NAME = 200;

/** Names were once saved as typed. */
const keptName = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= MAX_KEPT_NAME ? value : undefined;
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

/** `save-format`: not a room; `save-newer`: from a later version; `save-malformed`: a part is invalid. */
export function parseRoomSave(value: unknown): Result<RoomSave> {
  if (getOwn(value, 'format') !== ROOM_FORMAT) return refuse('save-format', 'This is no room of Ramparts.');
  const version = getOwn(value, 'version');
  if (version !== 1 && version !== 2 && version !== ROOM_VERSION)
    return refuse('save-newer', 'This room was kept by another version.');
  const save = build(value, version);
  return save ? accept(save) : refuse('save-malformed', 'The kept room is damaged.');
}

function build(value: unknown, version: 1 | 2 | typeof ROOM_VERSION): RoomSave | undefined {
  const get = (key: string): unknown => getOwn(value, key);
  const [id, savedAt, side, name, seed] = [
    get('id'),
    get('savedAt'),
    get('side'),
    keptName(get('name')),
    parseKey(get('seed')),
  ];
  const [secret, open] = [parseKey(getOwn(get('keys'), 'secret')), parseKey(getOwn(get('keys'), 'open'))];
  const invitation = parseInvitation(get('invitation'));
  const entries = parseList(get('entries'), MAX_ENTRIES + 1, (entry) => parseEntry(entry, keptName));
  const pending = parseList(get('pending'), MAX_ENTRIES, (body) => parseBody(body, keptName));
  const [former, watchers] = [
    parseList(get('former'), Infinity, parseKey),
    parseList(get('watchers'), Infinity, parseKey),
  ];
  const [cheat, past] = [orNull(parseCheat)(get('cheat')), orNull(parsePast)(get('past') ?? null)];
  if (
    typeof id !== 'string' ||
    !isCount(savedAt, Number.MAX_SAFE_INTEGER) ||
    !isCount(side, MOST_SIDES - 1) ||
    name === undefined ||
    !seed
  )
    return undefined;
  if (
    !secret ||
    !open ||
    !isPair({ secret, open }) ||
    !invitation ||
    !entries ||
    !pending ||
    !former ||
    !watchers ||
    cheat === undefined ||
    past === undefined
  )
    return undefined;
  const common = {
    format: ROOM_FORMAT,
    version: ROOM_VERSION,
    id,
    savedAt,
    side,
    name,
    invitation,
    keys: { secret, open },
    seed,
    entries,
    pending,
    former,
    watchers,
    cheat,
  } as const;
  const rest = version === 1 ? ofTwo(value, common) : ofSeveral(value, common, version);
  if (!rest) return undefined;
  const { lobby, host, agreedTo, told, chat, heard } = rest;
  const known = { ...common, host, told, chat, heard };
  if (version === ROOM_VERSION)
    return lobby && lobby.past !== null && side === 0 && (!past || digestOfPast(past) !== lobby.past)
      ? undefined
      : { ...known, lobby, agreedTo, past };
  // In older versions the prior game came from the host alone, and could contain more than had been drawn.
  const cut = lobby && past ? cutPast(lobby.terms, past) : null;
  const continues = lobby !== null && lobby.past !== null;
  if (continues && side !== 0) return { ...known, lobby: null, agreedTo: null, past: null };
  return continues !== (cut !== null)
    ? undefined
    : { ...known, lobby: lobby && { ...lobby, past: cut && digestOfPast(cut) }, agreedTo, past: cut };
}

type Common = Pick<RoomSave, 'side' | 'keys' | 'invitation'>;
type Rest = Pick<RoomSave, 'host' | 'lobby' | 'agreedTo' | 'told' | 'chat' | 'heard'>;

function ofSeveral(value: unknown, { keys }: Common, version: 2 | typeof ROOM_VERSION): Rest | undefined {
  const [host, lobby, told] = [
    orNull(parseKey)(getOwn(value, 'host')),
    orNull(parseLobby)(getOwn(value, 'lobby')),
    parseTolds(getOwn(value, 'told')),
  ];
  const chat = parseList(getOwn(value, 'chat'), MAX_LINES, (line) => parseSaid(line, keys.open));
  if (host === undefined || lobby === undefined || !told || !chat) return undefined;
  if (version === ROOM_VERSION) {
    const [agreedTo, heard] = [
      orNull(parseKey)(getOwn(value, 'agreedTo')),
      parseHeard(getOwn(value, 'heard'), Infinity),
    ];
    return agreedTo === undefined || !heard ? undefined : { host, lobby, agreedTo, told, chat: sendable(chat), heard };
  }
  const before = getOwn(value, 'agreedTo');
  const agreedTo = before === null ? null : agreedBefore(getOwn(before, 'terms'), getOwn(before, 'keys'), lobby);
  return agreedTo === undefined
    ? undefined
    : { host, lobby, agreedTo, told, chat: sendable(chat), heard: heardOf(chat) };
}

/** The digest of what a side had agreed to; continuing a prior game has to be agreed on again. */
function agreedBefore(terms: unknown, keys: unknown, lobby: Lobby | null): Hex | null | undefined {
  if (typeof terms !== 'string' || typeof keys !== 'string') return undefined;
  const [of, seats] = [parseTerms(parseJson(terms), keptName), parseSeats(parseJson(keys), orNull(parseKey))];
  if (!of || !seats) return undefined;
  return lobby && lobby.past !== null ? null : agreementOf({ terms: of, keys: seats, past: null });
}

/** Parses the format for at most two devices; pairs are by side. */
function ofTwo(value: unknown, { side, keys, invitation }: Common): Rest | undefined {
  const get = (key: string): unknown => getOwn(value, key);
  const other = orNull(parseKey)(get('other'));
  if (other === undefined || side > 1) return undefined;
  const seats = side === 0 ? [keys.open, other] : [other, keys.open];
  const [before, agreedTerms, told] = [get('lobby'), get('agreedTerms'), orNull(parseTold)(get('told'))];
  const lobby = before === null ? null : parseLobby({ ...(before as object), keys: seats, places: 2 });
  const lines = parseList(get('chat'), MAX_LINES, (line) => {
    const [by, seq, say] = [getOwn(line, 'by'), getOwn(line, 'seq'), parseSay(getOwn(line, 'say'))];
    return isCount(by, 1) && isCount(seq, Number.MAX_SAFE_INTEGER) && say ? { by, seq, say } : undefined;
  });
  if (lobby === undefined || told === undefined || !lines) return undefined;
  const agreedTo = agreedTerms === null ? null : agreedBefore(agreedTerms, JSON.stringify(seats), lobby);
  if (agreedTo === undefined) return undefined;
  // Lines of the other side cannot be signed here, but between two devices they are not relayed either.
  const chat = lines.map(({ by, seq, say }): Said =>
    by === side ? signSaid({ by: keys.open, seq, say }, invitation, keys) : { by: other ?? '', seq, say, sig: '' },
  );
  return {
    host: side === 0 ? null : other,
    lobby,
    agreedTo,
    told: side === 0 ? [null, told] : [told, null],
    chat,
    heard: heardOf(chat),
  };
}

function parseInvitation(value: unknown): Invitation | undefined {
  const [code, way] = [getOwn(value, 'code'), getOwn(value, 'way')];
  return typeof code === 'string' && parseCode(code) === code && (way === 'server' || way === 'texts')
    ? { code, way }
    : undefined;
}

const parseTolds = (value: unknown): readonly (Told | null)[] | undefined => parseSeats(value, orNull(parseTold));

function parseSaid(value: unknown, mine: Hex): Said | undefined {
  const [by, seq, sig] = [getOwn(value, 'by'), getOwn(value, 'seq'), getOwn(value, 'sig')];
  const say = parseSay(getOwn(value, 'say')) ?? keptText(getOwn(value, 'say'));
  // Lines from a room of two have no signature.
  const isSound =
    typeof by === 'string' && typeof sig === 'string' && (sig === '' ? by !== mine : isHex(sig, 64) && isHex(by, 32));
  return isSound && say && isCount(seq, Number.MAX_SAFE_INTEGER) ? { by, seq, say, sig } : undefined;
}

/** A line as it was once typed. */
function keptText(value: unknown): { readonly text: string } | undefined {
  const text = getOwn(value, 'text');
  return typeof text === 'string' && text.length <= 2000 ? { text } : undefined;
}

/** Leaves out lines that other devices would refuse, because they were signed before they were cleaned. */
const sendable = (chat: readonly Said[]): readonly Said[] => chat.filter(({ say }) => parseSay(say) !== undefined);

/** Parses the offered terms and seats. `renewed`: older versions used it to mark a continued game. */
function parseLobby(value: unknown): Lobby | undefined {
  const [rev, places, terms] = [
    getOwn(value, 'rev'),
    getOwn(value, 'places'),
    parseTerms(getOwn(value, 'terms'), keptName),
  ];
  const [keys, agreed] = [
    parseSeats(getOwn(value, 'keys'), orNull(parseKey)),
    parseSeats(getOwn(value, 'agreed'), (yes) => (typeof yes === 'boolean' ? yes : undefined)),
  ];
  const past =
    getOwn(value, 'renewed') === undefined
      ? orNull(parseKey)(getOwn(value, 'past'))
      : getOwn(value, 'renewed') === true
        ? UNNAMED
        : null;
  if (!terms || !keys || !agreed || !isCount(rev, MOST_REVISIONS) || !isCount(places, MOST_SIDES) || past === undefined)
    return undefined;
  return keys.length === terms.names.length && agreed.length === keys.length
    ? { rev, terms, keys, agreed, places, past }
    : undefined;
}

/** The digest is not known, because only the host has the prior game. */
const UNNAMED: Hex = '0'.repeat(64);
