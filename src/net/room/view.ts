import type { Course } from '../log/course.ts';
import type { Side } from '../log/terms.ts';
import type { Cheat, Person } from '../wire/message.ts';
import type { PastView } from './look.ts';
import type { RoomSave } from './save.ts';
import type { Seats } from './seats.ts';

/** How it stands with the other devices: for a guest with the host, for the host with all guests. */
export type LinkState =
  /** Nobody there; being looked for. */
  | 'apart'
  /** Somebody is there and shows who it is. */
  | 'greeting'
  /** Guest: the host has not let us in yet. */
  | 'waiting'
  | 'linked';

/** A room as it is shown. */
export interface RoomView {
  readonly save: RoomSave;
  readonly link: LinkState;
  /** Guest: the host's name as it gave it. */
  readonly hostName: string | null;
  readonly seats: Seats;
  /** By side: is the device there, as far as is known here? Computer players are where the host is. */
  readonly here: readonly boolean[];
  /** Round trip in milliseconds, smoothed; `null` before the first. */
  readonly latency: number | null;
  /** The match with what this side has just done. */
  readonly course: Course | null;
  /** Host: somebody who wishes to come in; others may stand behind. */
  readonly applicant: Person | null;
  /** Somebody who wishes to watch, and whether this side has agreed already. */
  readonly watcher: (Person & { readonly answered: boolean }) | null;
  /** How many watch now. */
  readonly watching: number;
  /** Guest: the game that the match on offer continues, as far as it is known; `null`: none, or it is not here yet. */
  readonly past: PastView | null;
  /** Why this device was turned away, or the device could not keep the room; `null` if all is well. */
  readonly trouble: string | null;
  /** Guest: code of the room in which the host goes on with the game. */
  readonly movedTo: string | null;
  /** Guest: the host says that this side has cheated, and goes on no more. */
  readonly stopped: Cheat | null;
  /** Sides that are there, but have not told their secret for long. */
  readonly withheld: readonly Side[];
}
