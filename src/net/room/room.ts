import type { Action, Result } from '../../game/index.ts';
import { accept, refuse } from '../../game/index.ts';
import type { Hex } from '../bytes.ts';
import type { Channel } from '../channel/channel.ts';
import type { Asked, Body } from '../log/entry.ts';
import type { Side, Terms } from '../log/terms.ts';
import type { Say } from '../wire/message.ts';
import { parseBoundedAction } from '../wire/parseEntry.ts';
import { sayLine } from './chat.ts';
import { agreeTo, goOnLobby, hasPlace, isMyLog, sitDown, standUp, withTerms, withdrawOpening } from './lobby.ts';
import { answerOf, farewellOf, openProgress, questionOf, signerOf, write } from './progress.ts';
import type { RoomSave } from './save.ts';
import { actionOf } from './stopwatch.ts';
import { offered, seatsOf } from './seats.ts';
import { RoomCore } from './roomCore.ts';
import type { RoomPorts } from './roomCore.ts';

/** A room on one device, as its player uses it. Everything is saved before it is sent, unless the disk refuses to write. */
export function createRoom(kept: RoomSave, ports: RoomPorts): Result<Room> {
  const opened = openProgress(kept);
  return opened.ok ? accept(new OpenRoom(opened.value, ports)) : opened;
}

/** What can be done in a room. */
export type Room = Pick<OpenRoom, keyof OpenRoom>;

class OpenRoom extends RoomCore {
  private seat(who: Omit<Parameters<typeof sitDown>[1], 'look'>): void {
    const lobby = offered(this.now);
    if (lobby) this.keepSave(sitDown(this.now.save, { ...who, look: this.ports.freeLook(lobby.terms.colours) }));
  }

  private put(body: Body, by?: Side): Result<void> {
    if (this.watches) return refuse('wrong-player', 'Spectators do not play.');
    if (this.now.save.cheat) return refuse('cheated', 'The match was stopped.');
    if (offered(this.now)?.after) return refuse('not-yet', 'Not all have agreed to go on.');
    const next = write(this.now, body, by);
    if (!next.ok) return next;
    this.commit(next.value);
    return accept(undefined);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Accepts a new channel; the device behind it still has to prove its identity. */
  readonly accept = (channel: Channel): void => {
    if (this.closed) channel.close();
    else this.meet(channel);
  };

  /**
   * Host: admits the applicant, or turns them away. Answers count only for the question that was shown; `id`: its key, by
   * default of the one that is shown now.
   */
  readonly answerApplicant = (yes: boolean, id?: Hex): void => {
    const first = this.joinRequests.first();
    if (!first || (id ?? first.stranger.key) !== first.stranger.key) return;
    this.joinRequests.shift(yes);
    const lobby = offered(this.now);
    if (!yes || !lobby || !hasPlace(lobby)) {
      first.link.refuse(yes ? 'seat-taken' : 'declined');
      return this.changed();
    }
    this.seat({ ...first.stranger, level: null });
    this.join(first.stranger, first.link, first.status);
    const rest = offered(this.now);
    if (!rest || !hasPlace(rest)) this.joinRequests.close();
    this.changed();
  };

  /** Host: turns away all who want to join or to watch; strangers are then asked about ever more rarely. */
  readonly turnAllDown = (): void => {
    this.joinRequests.turnAllDown();
    this.spectators.turnAllDown();
  };

  /** Host or guest: answers whether the applicant may watch. */
  readonly answerSpectator = (yes: boolean, id?: Hex): void => {
    const asked = this.spectators.waiting()?.key;
    if (asked === undefined || (id ?? asked) !== asked) return;
    this.spectators.answer(yes);
    this.push(false);
  };

  /** Host, before the match: adds a computer player of this level. */
  readonly seatBot = (name: string, level: string): void => this.seat({ key: this.now.save.keys.open, name, level });

  /** Host, before the match: removes a player from a seat. */
  readonly unseat = (side: Side): void => {
    const key = seatsOf(this.now).devices[side];
    if (!this.isHost || !offered(this.now)) return;
    this.keepSave(standUp(this.now.save, side));
    if (key) this.peers.get(key)?.link.refuse('declined');
  };

  readonly setTerms = (terms: Terms): void => this.keepSave(withTerms(this.now.save, terms));

  readonly agree = (yes: boolean): void => {
    const after = offered(this.now)?.after;
    if (yes && after && !isMyLog(this.now, after)) return;
    if (this.trouble === 'not-agreed') this.trouble = null;
    this.keepSave(agreeTo(this.now.save, yes, this.now.logState));
    this.openMatch();
  };

  /** Plays an action of this side, or on the host of a computer player. */
  readonly act = (action: Action): Result<void> => {
    // Nothing is written that the others would not take for an action.
    const whole = parseBoundedAction(action);
    if (!whole) return refuse('wrong-action', 'This is no action of any game.');
    const by = signerOf(this.now, whole);
    return this.put(actionOf(this.now, whole, by, this.ports.clock.now()), by);
  };
  readonly takeBack = (): Result<void> => this.put({ do: 'take-back' });
  readonly ask = (what: Asked): Result<void> => this.put(questionOf(this.now, what));
  readonly answer = (yes: boolean, id?: Hex): Result<void> => this.put(answerOf(this.now, yes, id));
  readonly resign = (): Result<void> => this.put(farewellOf(this.now));
  readonly say = (say: Say): void => this.keepSave(sayLine(this.now.save, say));
  /** Host: the match goes on with those who are present, once they agree. */
  readonly goOn = (): void => {
    if (this.isHost) this.keepSave(goOnLobby(this.now, this.here()));
  };
  /** Host: takes back an opening that not all have joined. */
  readonly withdraw = (): void => this.commit(withdrawOpening(this.now, this.here()));
  /** Retries at once, because the device woke up or is online again. */
  readonly wake = (): void => {
    this.keepTime();
    this.push(true);
  };

  readonly close = (): void => {
    this.closed = true;
    this.disk.close();
    this.stopBeating();
    this.timekeeping.close();
    for (const link of this.links()) link.close();
    this.candidate?.close();
    this.listeners.clear();
  };
}
