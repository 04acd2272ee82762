import { randomHex } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import type { Told } from '../fair/chain.ts';
import { roomOf, secretOf } from '../invitation.ts';
import type { Invitation } from '../invitation.ts';
import { newKeys } from '../keys.ts';
import type { Keys } from '../keys.ts';
import type { Agreement } from '../log/agreement.ts';
import type { Body, Entry } from '../log/entry.ts';
import { MAX_NAME, botsOf, mostOf, wholeTerms } from '../log/terms.ts';
import type { LogState } from '../log/logState.ts';
import type { Side, Terms } from '../log/terms.ts';
import { parseLine } from '../wire/json.ts';
import type { Cheat, Heard, Role, Said } from '../wire/message.ts';
import type { Me } from './greeting.ts';

/** What a device stores about a room: enough to continue at the same choice after being closed at any moment. */
export interface RoomSave {
  readonly format: typeof ROOM_FORMAT;
  readonly version: typeof ROOM_VERSION;
  readonly id: Hex;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** True on the device to which the others connect. */
  readonly hosts: boolean;
  /** This device's seat in the match; before the first match, in the offered one. */
  readonly side: Side;
  readonly name: string;
  readonly invitation: Invitation;
  readonly keys: Keys;
  /** Guest: the key of the host that gave this device its seat; `null` before that. */
  readonly host: Hex | null;
  readonly lobby: Lobby | null;
  /** Guest: digest of what it has agreed to (agreement.ts); any other match is refused. */
  readonly agreedTo: Hex | null;
  /** Seed of this device's chain of secrets since the last opening. */
  readonly seed: Hex;
  /** What the other sides have revealed since the last opening, by side. */
  readonly told: readonly (Told | null)[];
  /** The log as the host has confirmed it. */
  readonly entries: readonly Entry[];
  /** Guest: its entries that the host has not confirmed yet. */
  readonly pending: readonly Body[];
  /** All matches played here before; none of them can be opened again. */
  readonly former: readonly Hex[];
  readonly chat: readonly Said[];
  /** Number of the latest chat line received from each author, by key. */
  readonly heard: Heard;
  /** The side that broke the rules of the match; nothing more is accepted from it. */
  readonly cheat: Cheat | null;
  /** The time of this device's player, in a match whose time is limited. */
  readonly stopwatch?: Stopwatch;
  /** Keys of the devices that everyone has agreed to let watch. */
  readonly watchers: readonly Hex[];
}

/**
 * The time that this device has measured for its own player in this match, with a clock that never goes back. It is on
 * the disk when it begins to run, so closing the page does not stop it.
 */
export interface Stopwatch {
  /** Milliseconds until it ran last. */
  readonly spent: number;
  /** When it began to run, in milliseconds of the clock; `null`: it stands. */
  readonly since: number | null;
}

export const ROOM_FORMAT = 'ramparts-room';
/** 4: the match is its log, wherever it goes on. Rooms of earlier versions only yield their game (oldRoom.ts). */
export const ROOM_VERSION = 4;

/** The offered match. Lists are by side, as in the terms; for a computer player, `keys` has the host's key. */
export interface Lobby extends Agreement {
  readonly agreed: readonly boolean[];
  /** Maximum number of seats. */
  readonly places: number;
}

/** The progress of the match on this device. Immutable; every function returns the next value. */
export interface Progress {
  readonly save: RoomSave;
  /** The match state according to the entries that the host has confirmed. */
  readonly logState: LogState | null;
}

interface Opening {
  /** 0: host, 1: guest. */
  readonly side: 0 | 1;
  readonly name: string;
  readonly invitation: Invitation;
  readonly terms?: Terms;
  /** Maximum number of seats, by default as many as the game allows. */
  readonly places?: number;
  /** Milliseconds since 1970, by default now. */
  readonly at?: number;
}

function withoutStopwatch({ stopwatch: _former, ...save }: RoomSave): RoomSave {
  return save;
}

/** The save of a device that takes this seat with the next opening: with a new chain, and nothing of before. */
export const seatedAnew = (save: RoomSave, side: Side): RoomSave => ({
  ...withoutStopwatch(save),
  side,
  seed: randomHex(),
  told: [],
  pending: [],
  lobby: null,
  agreedTo: null,
  cheat: null,
});

/** A name in the form in which it is signed and sent. */
export const lineOf = (name: string): string => parseLine(name, MAX_NAME) ?? '?';

/** The identity that this device uses in handshakes. */
export const selfOf = (save: RoomSave, role: Role): Me => ({
  keys: save.keys,
  name: lineOf(save.name),
  side: save.hosts ? 0 : 1,
  role,
  room: roomOf(save.invitation),
  secret: secretOf(save.invitation),
});

export function newRoom({ side, name, invitation, terms, places, at = Date.now() }: Opening): RoomSave {
  const keys = newKeys();
  return {
    format: ROOM_FORMAT,
    version: ROOM_VERSION,
    id: randomHex(12),
    savedAt: at,
    hosts: side === 0,
    side,
    name: lineOf(name),
    invitation,
    keys,
    host: null,
    lobby: terms
      ? {
          rev: 1,
          terms: { ...wholeTerms(terms), names: terms.names.map(lineOf) },
          keys: botsOf(terms).map((level, seat) => (seat === 0 || level !== null ? keys.open : null)),
          agreed: terms.names.map(() => false),
          places: Math.max(terms.names.length, Math.min(places ?? mostOf(terms), mostOf(terms))),
          after: null,
        }
      : null,
    agreedTo: null,
    seed: randomHex(),
    told: [],
    entries: [],
    pending: [],
    former: [],
    chat: [],
    heard: {},
    cheat: null,
    watchers: [],
  };
}
