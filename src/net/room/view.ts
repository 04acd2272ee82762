import type { LogState } from '../log/logState.ts';
import type { Side } from '../log/terms.ts';
import type { Cheat, Person } from '../wire/message.ts';
import type { PastView } from './look.ts';
import type { RoomSave } from './save.ts';
import type { Seats } from './seats.ts';

/** The connection to the other devices: for a guest to the host, for the host to all guests. */
export type LinkState =
  /** Not connected; looking for it. */
  | 'apart'
  /** A device is connected and proves its identity. */
  | 'greeting'
  /** Guest: the host has not let us in yet. */
  | 'waiting'
  | 'linked';

/** A room as views show it. */
export interface RoomView {
  readonly save: RoomSave;
  readonly link: LinkState;
  /** Guest: the host's name, as the host gave it. */
  readonly hostName: string | null;
  readonly seats: Seats;
  /** By side: is the device there, as far as this device knows? Computer players are there whenever the host is. */
  readonly here: readonly boolean[];
  /** Round trip in milliseconds, smoothed; `null` before the first. */
  readonly latency: number | null;
  /** The match including what this side has just done. */
  readonly logState: LogState | null;
  /** Host: a guest who wants to join; others may wait behind them. */
  readonly applicant: Person | null;
  /** A device that wants to watch, and whether this side has agreed already. */
  readonly watcher: (Person & { readonly answered: boolean }) | null;
  /** How many devices watch now. */
  readonly watching: number;
  /** Guest: the prior game that the offered match continues, as far as it is known; `null`: none, or not here yet. */
  readonly past: PastView | null;
  /** Why this device was turned away, or could not save the room; `null` if all is well. */
  readonly trouble: string | null;
  /** Guest: code of the room in which the host continues the game. */
  readonly movedTo: string | null;
  /** Guest: the host says that this side has cheated, and has stopped. */
  readonly stopped: Cheat | null;
  /** Sides that are there, but have withheld their secret for long. */
  readonly withheld: readonly Side[];
}
