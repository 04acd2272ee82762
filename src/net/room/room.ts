import type { Result } from '../../game/index.ts';
import { accept, refuse } from '../../game/index.ts';
import type { Body } from '../log/entry.ts';
import type { Side } from '../log/terms.ts';
import { sayLine } from './chat.ts';
import type { Room, RoomPorts } from './contract.ts';
import { agreeTo, goOnLobby, hasPlace, isMyLog, sitDown, standUp, withTerms, withdrawOpening } from './lobby.ts';
import { answerOf, farewellOf, openProgress, questionOf, signerOf, write } from './progress.ts';
import type { RoomSave } from './save.ts';
import { offered, seatsOf } from './seats.ts';
import { RoomCore } from './roomCore.ts';

/**
 * A room on one device, as its player uses it. Everything is saved before it is sent, so no other device ever knows more
 * about this one than its own disk, unless that disk refuses to write.
 */
export function createRoom(kept: RoomSave, ports: RoomPorts): Result<Room> {
  const opened = openProgress(kept);
  return opened.ok ? accept(new OpenRoom(opened.value, ports)) : opened;
}

class OpenRoom extends RoomCore implements Room {
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

  readonly subscribe: Room['subscribe'] = (listener) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly accept: Room['accept'] = (channel) => {
    if (this.closed) channel.close();
    else this.meet(channel);
  };

  readonly answerApplicant: Room['answerApplicant'] = (yes, id) => {
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

  readonly turnAllDown: Room['turnAllDown'] = () => {
    this.joinRequests.turnAllDown();
    this.spectators.turnAllDown();
  };

  readonly answerSpectator: Room['answerSpectator'] = (yes, id) => {
    const asked = this.spectators.waiting()?.key;
    if (asked === undefined || (id ?? asked) !== asked) return;
    this.spectators.answer(yes);
    this.push(false);
  };

  readonly seatBot: Room['seatBot'] = (name, level) => this.seat({ key: this.now.save.keys.open, name, level });

  readonly unseat: Room['unseat'] = (side) => {
    const key = seatsOf(this.now).devices[side];
    if (!this.isHost || !offered(this.now)) return;
    this.keepSave(standUp(this.now.save, side));
    if (key) this.peers.get(key)?.link.refuse('declined');
  };

  readonly setTerms: Room['setTerms'] = (terms) => this.keepSave(withTerms(this.now.save, terms));

  readonly agree: Room['agree'] = (yes) => {
    const after = offered(this.now)?.after;
    if (yes && after && !isMyLog(this.now, after)) return;
    if (this.trouble === 'not-agreed') this.trouble = null;
    this.keepSave(agreeTo(this.now.save, yes, this.now.logState));
    this.openMatch();
  };

  readonly act: Room['act'] = (action) => this.put({ do: 'act', action }, signerOf(this.now, action));
  readonly takeBack: Room['takeBack'] = () => this.put({ do: 'take-back' });
  readonly ask: Room['ask'] = (what) => this.put(questionOf(this.now, what));
  readonly answer: Room['answer'] = (yes, id) => this.put(answerOf(this.now, yes, id));
  readonly resign: Room['resign'] = () => this.put(farewellOf(this.now));
  readonly say: Room['say'] = (say) => this.keepSave(sayLine(this.now.save, say));
  readonly goOn: Room['goOn'] = () => this.isHost && this.keepSave(goOnLobby(this.now, this.here()));
  readonly withdraw: Room['withdraw'] = () => this.commit(withdrawOpening(this.now, this.here()));
  readonly wake: Room['wake'] = () => this.push(true);

  readonly close: Room['close'] = () => {
    this.closed = true;
    this.disk.close();
    this.stopBeating();
    for (const link of this.links()) link.close();
    this.candidate?.close();
    this.listeners.clear();
  };
}
