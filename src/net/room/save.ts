import { accept, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { isHex, randomHex } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import type { Told } from '../fair/chain.ts';
import { parseCode } from '../invitation.ts';
import type { Invitation } from '../invitation.ts';
import { newKeys } from '../keys.ts';
import type { Keys } from '../keys.ts';
import { canonical } from '../log/entry.ts';
import type { Body, Entry, Past } from '../log/entry.ts';
import { botsOf, mostOf } from '../log/terms.ts';
import type { Side, Terms } from '../log/terms.ts';
import type { Cheat, Said, Say } from '../wire/message.ts';
import { signSaid } from './talk.ts';

/** What a device keeps of a room: enough to go on at the same choice after it was closed at any moment. */
export interface RoomSave {
  readonly format: typeof ROOM_FORMAT;
  readonly version: typeof ROOM_VERSION;
  readonly id: Hex;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Which seat is this device's; a guest's may still change before a match. */
  readonly side: Side;
  readonly name: string;
  readonly invitation: Invitation;
  readonly keys: Keys;
  /** Guest: the host's key; `null` before one was met. */
  readonly host: Hex | null;
  readonly lobby: Lobby | null;
  /** Guest: what it has agreed to, word by word; a match on anything else is refused. */
  readonly agreedTo: { readonly terms: string; readonly keys: string } | null;
  /** A cut-off game that is to be taken up when the match opens. */
  readonly past: Past | null;
  /** Seed of this device's chain of secrets in the match. */
  readonly seed: Hex;
  /** The latest secrets of the others, by side. */
  readonly told: readonly (Told | null)[];
  /** The log as the host has it. */
  readonly entries: readonly Entry[];
  /** Guest: what it has done and the host has not confirmed yet. */
  readonly pending: readonly Body[];
  /** Matches played here before, so that a late message of theirs is known for what it is. */
  readonly former: readonly Hex[];
  readonly chat: readonly Said[];
  /** Another side broke the rules of the match: nothing is taken from it any more. */
  readonly cheat: Cheat | null;
  /** Who may watch, once all agreed. */
  readonly watchers: readonly Hex[];
}

export const ROOM_FORMAT = 'ramparts-room';
/** 2: more than two devices. */
export const ROOM_VERSION = 2;

/** What is about to be agreed on. Lists are by side, as in the terms. */
export interface Lobby {
  /** Every change of the terms counts it up and asks all anew. */
  readonly rev: number;
  readonly terms: Terms;
  /** Who sits there; `null`: nobody yet; the host for a computer player. */
  readonly keys: readonly (Hex | null)[];
  readonly agreed: readonly boolean[];
  /** So many seats there may be. */
  readonly places: number;
  /** Takes up a game that was cut off: undrawn tiles and hidden tokens are drawn anew. */
  readonly renewed: boolean;
}

interface Opening {
  /** Host or guest. */
  readonly side: 0 | 1;
  readonly name: string;
  readonly invitation: Invitation;
  readonly terms?: Terms;
  /** So many seats there may be; absent: as many as the game allows. */
  readonly places?: number;
  readonly past?: Past;
}

export function newRoom({ side, name, invitation, terms, places, past }: Opening): RoomSave {
  const keys = newKeys();
  return {
    format: ROOM_FORMAT,
    version: ROOM_VERSION,
    id: randomHex(12),
    savedAt: 0,
    side,
    name,
    invitation,
    keys,
    host: null,
    lobby: terms
      ? {
          rev: 1,
          terms,
          keys: botsOf(terms).map((level, seat) => (seat === 0 || level !== null ? keys.open : null)),
          agreed: terms.names.map(() => false),
          places: Math.max(terms.names.length, Math.min(places ?? mostOf(terms), mostOf(terms))),
          renewed: past !== undefined,
        }
      : null,
    agreedTo: null,
    past: past ?? null,
    seed: randomHex(),
    told: [],
    entries: [],
    pending: [],
    former: [],
    chat: [],
    cheat: null,
    watchers: [],
  };
}

/** Reads what a device has kept; the log in it is judged again when the room opens. */
export function parseRoomSave(value: unknown): Result<RoomSave> {
  const save = value as Partial<Omit<RoomSave, 'version'> & { readonly version: number }> | null;
  if (typeof save !== 'object' || save === null || save.format !== ROOM_FORMAT) return refuse('save-format', 'This is no room of Ramparts.');
  if (save.version !== ROOM_VERSION && save.version !== 1) return refuse('save-newer', 'This room was kept by another version.');
  const whole =
    typeof save.id === 'string' &&
    typeof save.side === 'number' &&
    typeof save.name === 'string' &&
    isHex(save.seed, 32) &&
    isHex(save.keys?.secret, 32) &&
    isHex(save.keys?.open, 32) &&
    parseCode(save.invitation?.code ?? '') !== undefined &&
    [save.entries, save.pending, save.former, save.chat, save.watchers].every(Array.isArray);
  if (!whole) return refuse('save-malformed', 'The kept room is damaged.');
  // Written by this program into storage of its own origin, and nowhere else: the parts are not asked one by one.
  return accept(save.version === 1 ? fromTwo(save as unknown as RoomOfTwo) : (save as RoomSave));
}

/** A room as it was kept when there were two devices at most; pairs are by side. */
interface RoomOfTwo extends Omit<RoomSave, 'version' | 'host' | 'lobby' | 'agreedTo' | 'told' | 'chat'> {
  readonly version: 1;
  readonly side: 0 | 1;
  readonly other: Hex | null;
  readonly lobby: Omit<Lobby, 'keys' | 'places'> | null;
  readonly agreedTerms: string | null;
  readonly told: Told | null;
  readonly chat: readonly { readonly by: 0 | 1; readonly seq: number; readonly say: Say }[];
}

function fromTwo({ other, agreedTerms, lobby, told, chat, ...rest }: RoomOfTwo): RoomSave {
  const { side, keys, invitation } = rest;
  const mine = keys.open;
  const seats = side === 0 ? [mine, other] : [other, mine];
  return {
    ...rest,
    version: ROOM_VERSION,
    host: side === 0 ? null : other,
    lobby: lobby && { ...lobby, keys: seats, places: 2 },
    agreedTo: agreedTerms === null ? null : { terms: agreedTerms, keys: canonical(seats) },
    told: side === 0 ? [null, told] : [told, null],
    // What the other one has said is his to sign; between two nobody passes it on.
    chat: chat.map(({ by, seq, say }) => (by === side ? signSaid({ by: mine, seq, say }, invitation, keys) : { by: other ?? '', seq, say, sig: '' })),
  };
}
