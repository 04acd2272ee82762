import type { Action, Result } from '../../game/index.ts';
import type { Hex } from '../bytes.ts';
import type { Channel } from '../channel/channel.ts';
import type { Clock } from '../clock.ts';
import type { Course } from '../log/course.ts';
import type { Asked } from '../log/entry.ts';
import type { Side, Terms } from '../log/terms.ts';
import type { Say } from '../wire/message.ts';
import type { RoomSave } from './save.ts';
import type { RoomView } from './view.ts';

/** What a room is made with, and what can be done in it. */

export interface RoomPorts {
  readonly clock: Clock;
  /** Keeps the room for good, with what its log amounts to; rejects where the device has no room. */
  readonly keep: (save: RoomSave, course: Course | null) => Promise<void>;
  /** The kept room of this device in whose log this match is, if there is one. */
  readonly recall: (match: Hex) => Promise<RoomSave | null>;
  /** Host: a look for somebody who comes to a table where these are taken. */
  readonly freeLook: (taken: readonly number[]) => number;
}

export interface Room {
  readonly view: RoomView;
  subscribe(listener: () => void): () => void;
  /** A new channel to somebody, who still has to show who it is. */
  accept(channel: Channel): void;
  /** Host: lets the applicant in, or not. */
  answerApplicant(yes: boolean): void;
  /** Host or guest: may somebody watch? */
  answerWatcher(yes: boolean): void;
  /** Host, before the match: a computer player of this level takes a seat. */
  seatBot(name: string, level: string): void;
  /** Host, before the match: somebody has to leave a seat. */
  unseat(side: Side): void;
  setTerms(terms: Terms): void;
  agree(yes: boolean): void;
  /** This side's action, or the host's for a computer player. */
  act(action: Action): Result<void>;
  takeBack(): Result<void>;
  ask(what: Asked): Result<void>;
  answer(yes: boolean): Result<void>;
  resign(): Result<void>;
  say(say: Say): void;
  /** Host: tells the guests who are there that the game goes on in the room of this code. */
  callAlong(code: string): void;
  /** Something has changed around the device: try at once. */
  wake(): void;
  close(): void;
}
