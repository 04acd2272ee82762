import type { Action, Result } from '../../game/index.ts';
import type { Hex } from '../bytes.ts';
import type { Channel } from '../channel/channel.ts';
import type { Clock } from '../clock.ts';
import type { LogState } from '../log/logState.ts';
import type { Asked } from '../log/entry.ts';
import type { Side, Terms } from '../log/terms.ts';
import type { Say } from '../wire/message.ts';
import type { RoomSave } from './save.ts';
import type { RoomView } from './view.ts';

/** What a room is created with, and what can be done in it. */

export interface RoomPorts {
  readonly clock: Clock;
  /** Saves the room durably, together with the match state; rejects if the device has no space left. */
  readonly keep: (save: RoomSave, logState: LogState | null) => Promise<void>;
  /** Host: chooses a look for a guest who joins a table where these looks are taken. */
  readonly freeLook: (taken: readonly number[]) => number;
  /** This device has no seat and only watches; whatever else is done in the room has no effect. */
  readonly watches?: boolean;
}

export interface Room {
  readonly view: RoomView;
  subscribe(listener: () => void): () => void;
  /** Accepts a new channel; the device behind it still has to prove its identity. */
  accept(channel: Channel): void;
  /**
   * Host: admits the applicant, or turns them away. Answers count only for the question that was shown; `id`: its key, by
   * default of the one that is shown now.
   */
  answerApplicant(yes: boolean, id?: Hex): void;
  /** Host or guest: answers whether the applicant may watch. */
  answerSpectator(yes: boolean, id?: Hex): void;
  /** Host: turns away all who want to join or to watch; strangers are then asked about ever more rarely. */
  turnAllDown(): void;
  /** Host, before the match: adds a computer player of this level. */
  seatBot(name: string, level: string): void;
  /** Host, before the match: removes a player from a seat. */
  unseat(side: Side): void;
  setTerms(terms: Terms): void;
  agree(yes: boolean): void;
  /** Plays an action of this side, or on the host of a computer player. */
  act(action: Action): Result<void>;
  takeBack(): Result<void>;
  ask(what: Asked): Result<void>;
  answer(yes: boolean, id?: Hex): Result<void>;
  resign(): Result<void>;
  say(say: Say): void;
  /** Host: the match goes on with those who are present, once they agree. */
  goOn(): void;
  /** Host: takes back an opening that not all have joined. */
  withdraw(): void;
  /** Retries at once, because the device woke up or is online again. */
  wake(): void;
  close(): void;
}
