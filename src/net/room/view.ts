import type { Hex } from '../bytes.ts';
import type { LogState } from '../log/logState.ts';
import type { Side } from '../log/terms.ts';
import type { Cheat, Person } from '../wire/message.ts';
import type { Parting } from './receive.ts';
import type { Lobby, RoomSave } from './save.ts';
import type { Seats } from './seats.ts';
import type { Clocks, Doubt } from './timekeeping.ts';
import type { Idle } from './waiting.ts';

/** To the host, or to all guests: not connected, in the handshake, connected but without a seat yet, or with one. */
export type LinkState = 'apart' | 'greeting' | 'waiting' | 'linked';

/** A room as views show it. */
export interface RoomView {
  readonly save: RoomSave;
  /** This device has no seat and only watches. */
  readonly watches: boolean;
  readonly link: LinkState;
  /** Guest: the host's name from the handshake. */
  readonly hostName: string | null;
  readonly seats: Seats;
  /** By side, as far as this device knows; computer players are where the host is. Empty for a spectator. */
  readonly here: readonly boolean[];
  /** Smoothed round trip in milliseconds; `null` before the first measurement. */
  readonly latency: number | null;
  /** The match including this side's unconfirmed actions. */
  readonly logState: LogState | null;
  /** Host: the first guest who wants to join; others may be waiting, too. */
  readonly applicant: Person | null;
  /** Host: number of guests who want to join, including those who are not shown yet. */
  readonly knocking: number;
  /** A device that wants to watch, and whether this side has answered already; `others`: who would be shown next. */
  readonly spectator: (Person & { readonly answered: boolean; readonly others: number }) | null;
  /** Number of devices that are watching. */
  readonly watching: number;
  /** The offered match: the next one, or that the interrupted one goes on; `null` while a match is in progress. */
  readonly offered: Lobby | null;
  /** False while a match that goes on is not the one in this device's log. */
  readonly mayAgree: boolean;
  /** Guest without a seat: the match that goes on in this room. */
  readonly goesOn: Hex | null;
  /** Another device's log contradicts this one's. */
  readonly parting: Parting | null;
  /** Why this device was turned away, or could not save the room; `null`: no problem. */
  readonly trouble: string | null;
  /** Guest: the host reports that this side has cheated, and has stopped the match. */
  readonly stopped: Cheat | null;
  /** Sides that are present but have withheld their secret for a long time. */
  readonly withheld: readonly Side[];
  /** A player who is present and has not moved for a long time. */
  readonly idle: Idle | null;
  /** What is left of everyone's time; `null` if it is not limited. */
  readonly clocks: Clocks | null;
  /** Players whose device counts less time than this one has seen. */
  readonly doubts: readonly Doubt[];
}
