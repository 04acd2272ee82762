import type { Hex } from '../bytes.ts';
import { botsOf } from '../log/terms.ts';
import type { Side } from '../log/terms.ts';
import type { Progress } from './progress.ts';
import type { RoomSave } from './save.ts';

/** The seats of the match, or before it of the offered match. */
export interface Seats {
  readonly names: readonly string[];
  /**
   * The key of the device in a seat; `null`: none, or a computer player, also one that replaced a player who has left
   * for good.
   */
  readonly devices: readonly (Hex | null)[];
}

export function seatsOf({ save, logState }: Progress): Seats {
  const { lobby } = save;
  const open = save.entries[0]?.body;
  if (lobby && (!logState || logState.outcome))
    return { names: lobby.terms.names, devices: devices(lobby.keys, botsOf(lobby.terms)) };
  if (logState && open?.do === 'open')
    return { names: logState.terms.names, devices: devices(open.keys, logState.bots) };
  return { names: [], devices: [] };
}

const devices = (keys: readonly (Hex | null)[], bots: readonly (string | null)[]): Seats['devices'] =>
  keys.map((key, side) => (bots[side] === null ? key : null));

/** True if the device was part of this match and has left it for good while the others play on. */
export function hasLeft({ save, logState }: Progress, key: Hex): boolean {
  const open = save.entries[0]?.body;
  if (!logState || logState.outcome || open?.do !== 'open') return false;
  return open.keys.some(
    (known, side) => known === key && botsOf(logState.terms)[side] === null && logState.bots[side] !== null,
  );
}

/** The seat of a device; undefined if it has none. */
export function sideOfKey(progress: Progress, key: Hex): Side | undefined {
  const side = seatsOf(progress).devices.indexOf(key);
  return side < 0 ? undefined : side;
}

/** True if the device has played, or written something, in this room before. */
export function wasPlayer({ entries, heard }: RoomSave, key: Hex): boolean {
  const open = entries[0]?.body;
  return Object.hasOwn(heard, key) || (open?.do === 'open' && open.keys.includes(key));
}
