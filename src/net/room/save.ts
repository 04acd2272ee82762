import { accept, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { isHex, randomHex } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import type { Told } from '../fair/chain.ts';
import { parseCode } from '../invitation.ts';
import type { Invitation } from '../invitation.ts';
import { newKeys } from '../keys.ts';
import type { Keys } from '../keys.ts';
import type { Body, Entry, Past } from '../log/entry.ts';
import type { Side, Terms } from '../log/terms.ts';
import type { Say } from '../wire/message.ts';

/** What a device keeps of a room: enough to go on at the same choice after it was closed at any moment. */
export interface RoomSave {
  readonly format: typeof ROOM_FORMAT;
  readonly version: typeof ROOM_VERSION;
  readonly id: Hex;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly side: Side;
  readonly name: string;
  readonly invitation: Invitation;
  readonly keys: Keys;
  /** The key of the other seat; `null` before somebody took it. */
  readonly other: Hex | null;
  readonly lobby: Lobby | null;
  /** Guest: the terms it has agreed to, word by word; a match on any others is refused. */
  readonly agreedTerms: string | null;
  /** A cut-off game that is to be taken up when the match opens. */
  readonly past: Past | null;
  /** Seed of this device's chain of secrets in the match. */
  readonly seed: Hex;
  /** The latest secret of the other side. */
  readonly told: Told | null;
  /** The log as the host has it. */
  readonly entries: readonly Entry[];
  /** Guest: what it has done and the host has not confirmed yet. */
  readonly pending: readonly Body[];
  /** Matches played here before, so that a late message of theirs is known for what it is. */
  readonly former: readonly Hex[];
  readonly chat: readonly ChatLine[];
  /** The other side broke the rules of the match: nothing is taken from it any more. */
  readonly cheat: Cheat | null;
  /** Who may watch, once both agreed. */
  readonly watchers: readonly Hex[];
}

export const ROOM_FORMAT = 'ramparts-room';
export const ROOM_VERSION = 1;

export interface Lobby {
  /** Every change of the terms counts it up and asks both anew. */
  readonly rev: number;
  readonly terms: Terms;
  readonly agreed: readonly [boolean, boolean];
  /** Takes up a game that was cut off: undrawn tiles and hidden tokens are drawn anew. */
  readonly renewed: boolean;
}

export interface ChatLine {
  readonly by: Side;
  /** From 1, by side. */
  readonly seq: number;
  readonly say: Say;
}

export interface Cheat {
  readonly side: Side;
  /** What was found (docs/peer-to-peer.md). */
  readonly code: string;
}

interface Opening {
  readonly side: Side;
  readonly name: string;
  readonly invitation: Invitation;
  readonly terms?: Terms;
  readonly past?: Past;
}

export function newRoom({ side, name, invitation, terms, past }: Opening): RoomSave {
  return {
    format: ROOM_FORMAT,
    version: ROOM_VERSION,
    id: randomHex(12),
    savedAt: 0,
    side,
    name,
    invitation,
    keys: newKeys(),
    other: null,
    lobby: terms ? { rev: 1, terms, agreed: [false, false], renewed: past !== undefined } : null,
    agreedTerms: null,
    past: past ?? null,
    seed: randomHex(),
    told: null,
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
  const save = value as Partial<RoomSave> | null;
  if (typeof save !== 'object' || save === null || save.format !== ROOM_FORMAT) return refuse('save-format', 'This is no room of Ramparts.');
  if (save.version !== ROOM_VERSION) return refuse('save-newer', 'This room was kept by another version.');
  const whole =
    typeof save.id === 'string' &&
    (save.side === 0 || save.side === 1) &&
    typeof save.name === 'string' &&
    isHex(save.seed, 32) &&
    isHex(save.keys?.secret, 32) &&
    isHex(save.keys?.open, 32) &&
    parseCode(save.invitation?.code ?? '') !== undefined &&
    [save.entries, save.pending, save.former, save.chat, save.watchers].every(Array.isArray);
  // Written by this program into storage of its own origin, and nowhere else: the parts are not asked one by one.
  return whole ? accept(save as RoomSave) : refuse('save-malformed', 'The kept room is damaged.');
}
