import type { Hex } from '../bytes.ts';
import { botsOf } from '../log/terms.ts';
import type { Side } from '../log/terms.ts';
import type { Lobby, Progress, RoomSave } from './save.ts';

/** The seats of the match, or before it begins or goes on, of the offered match. */
export interface Seats {
  readonly names: readonly string[];
  /** The key of the device in a seat; `null`: none, or a computer player. */
  readonly devices: readonly (Hex | null)[];
}

/** This device's seat in the offered match; -1 if it has none. A host also has the seats of its computer players. */
export const seatIn = (
  { keys, terms }: Pick<Lobby, 'keys' | 'terms'>,
  { keys: { open } }: Pick<RoomSave, 'keys'>,
): Side => keys.findIndex((key, side) => key === open && botsOf(terms)[side] === null);

/** What is offered: the next match, or that the interrupted one goes on; `null` while a match is in progress. */
export const offered = ({ save: { lobby }, logState }: Progress): Lobby | null =>
  lobby && (!logState || logState.outcome || lobby.after) ? lobby : null;

export function seatsOf(progress: Progress): Seats {
  const { logState } = progress;
  const lobby = offered(progress);
  if (lobby) return { names: lobby.terms.names, devices: devices(lobby.keys, botsOf(lobby.terms)) };
  if (logState) return { names: logState.terms.names, devices: devices(logState.seated, logState.bots) };
  return { names: [], devices: [] };
}

const devices = (keys: readonly (Hex | null)[], bots: readonly (string | null)[]): Seats['devices'] =>
  keys.map((key, side) => (bots[side] === null ? key : null));

/** True if the device was part of this match and has left it for good while the others play on. */
export function hasLeft({ logState }: Progress, key: Hex): boolean {
  if (!logState || logState.outcome) return false;
  const side = logState.seated.indexOf(key);
  return side >= 0 && botsOf(logState.terms)[side] === null && logState.bots[side] !== null;
}

/** The seat of a device; undefined if it has none. */
export function sideOfKey(progress: Progress, key: Hex): Side | undefined {
  const side = seatsOf(progress).devices.indexOf(key);
  return side < 0 ? undefined : side;
}

/** True if the device has played, or written something, in this room before. */
export const wasPlayer = ({ save, logState }: Progress, key: Hex): boolean =>
  Object.hasOwn(save.heard, key) || logState?.seated.includes(key) === true;

/** The seat that this device holds in the match; undefined if it has none, as before it joins a match in progress. */
export function mySide({ save, logState }: Progress): Side | undefined {
  const isMine = logState?.seated[save.side] === save.keys.open && logState.bots[save.side] === null;
  return isMine ? save.side : undefined;
}

/** Guest: the seat of the host that it is connected to. */
export const hostSide = (progress: Progress): Side => {
  const { save, logState } = progress;
  const side = save.host === null ? -1 : seatsOf(progress).devices.indexOf(save.host);
  return side >= 0 ? side : (logState?.host ?? 0);
};
