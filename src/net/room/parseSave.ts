import { accept, getOwn, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { parseCode } from '../invitation.ts';
import type { Invitation } from '../invitation.ts';
import { isPair } from '../keys.ts';
import type { Keys } from '../keys.ts';
import { MOST_SIDES } from '../log/terms.ts';
import { parseCheat, parseHeard, parseLobby, parseSaid } from '../wire/message.ts';
import { MAX_ENTRIES, parseBody, parseEntry, parseName, parseTolds } from '../wire/parseEntry.ts';
import { count, flag, hex32, list, nullOr, oneOf, shape, text, where } from '../wire/shape.ts';
import { ROOM_FORMAT, ROOM_VERSION } from './save.ts';
import type { RoomSave, Stopwatch } from './save.ts';

/** Parses a saved room. Its log is validated again when the room is opened. */

const MAX_LINES = 200;
const MOST = Number.MAX_SAFE_INTEGER;

const parseKept = shape<Omit<RoomSave, 'stopwatch'>, Required<Pick<RoomSave, 'stopwatch'>>>(
  {
    format: oneOf([ROOM_FORMAT]),
    version: oneOf([ROOM_VERSION]),
    id: text(Infinity),
    savedAt: count(MOST),
    hosts: flag,
    side: count(MOST_SIDES - 1),
    name: parseName,
    invitation: shape<Invitation>({
      code: where(text(Infinity), (code) => parseCode(code) === code),
      way: oneOf(['server', 'texts'] as const),
    }),
    keys: where(shape<Keys>({ secret: hex32, open: hex32 }), isPair),
    host: nullOr(hex32),
    lobby: nullOr(parseLobby),
    agreedTo: nullOr(hex32),
    seed: hex32,
    told: parseTolds,
    entries: list(parseEntry, MAX_ENTRIES + 1),
    pending: list(parseBody, MAX_ENTRIES),
    former: list(hex32, Infinity),
    chat: list(parseSaid, MAX_LINES),
    heard: (value) => parseHeard(value, Infinity),
    cheat: nullOr(parseCheat),
    watchers: list(hex32, Infinity),
  },
  {
    stopwatch: shape<Stopwatch>({ spent: count(MOST), since: nullOr(count(MOST)) }),
  },
);

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
  const save = parseKept(value);
  return save ? accept(save) : refuse('save-malformed', 'The kept room is damaged.');
}
