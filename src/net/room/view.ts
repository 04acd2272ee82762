import type { Hex } from '../bytes.ts';
import type { Course } from '../log/course.ts';
import type { RoomSave } from './save.ts';

/** How it stands with the other device. */
export type LinkState =
  /** Nobody there; being looked for. */
  | 'apart'
  /** Somebody is there and shows who it is. */
  | 'greeting'
  /** Guest: the host has not let us in yet. */
  | 'waiting'
  | 'linked';

export interface Applicant {
  readonly key: Hex;
  readonly name: string;
}

/** A room as it is shown. */
export interface RoomView {
  readonly save: RoomSave;
  readonly link: LinkState;
  /** The other one's name as it gave it. */
  readonly otherName: string | null;
  /** Round trip in milliseconds, smoothed; `null` before the first. */
  readonly latency: number | null;
  /** When the other one was last heard, milliseconds. */
  readonly heardAt: number | null;
  /** The match with what this side has just done. */
  readonly course: Course | null;
  /** Host: somebody who wishes to come in. */
  readonly applicant: Applicant | null;
  /** Somebody who wishes to watch, and whether this side has agreed already. */
  readonly watcher: (Applicant & { readonly answered: boolean }) | null;
  /** How many watch now. */
  readonly watching: number;
  /** Why this device was turned away, or the device could not keep the room; `null` if all is well. */
  readonly trouble: string | null;
  /** Connected, but the other one has not told its secret for long. */
  readonly withheld: boolean;
}
