import type { Action, Result } from '../../game/index.ts';
import { accept, refuse } from '../../game/index.ts';
import type { Hex } from '../bytes.ts';
import type { Channel } from '../channel/channel.ts';
import { every } from '../clock.ts';
import type { Asked, Body } from '../log/entry.ts';
import type { Side, Terms } from '../log/terms.ts';
import type { Message, Say } from '../wire/message.ts';
import { sayLine } from './chat.ts';
import type { Room, RoomPorts } from './contract.ts';
import { createDisk } from './disk.ts';
import type { Disk } from './disk.ts';
import type { Stranger } from './greeting.ts';
import { createJoinRequests } from './joinRequests.ts';
import { SILENCE, createLink } from './link.ts';
import type { Link } from './link.ts';
import {
  agreeTo,
  goOnLobby,
  hasPlace,
  isAgreed,
  isMyLog,
  nextLobby,
  sitBack,
  sitDown,
  standUp,
  withAfter,
  withTerms,
  withdrawOpening,
} from './lobby.ts';
import { createPeer, linkStateOf, measured, slowest } from './peer.ts';
import type { Peer } from './peer.ts';
import {
  ahead,
  answerOf,
  beginMatch,
  farewellOf,
  hasForgotten,
  openProgress,
  questionOf,
  signerOf,
  write,
} from './progress.ts';
import { receive } from './receive.ts';
import type { Heard, Others, Parting } from './receive.ts';
import { selfOf } from './save.ts';
import type { Lobby, Progress, RoomSave } from './save.ts';
import { hasLeft, hostSide, offered, seatsOf, sideOfKey, wasPlayer } from './seats.ts';
import { compose, heardStatus, lastWords } from './send.ts';
import type { PeerStatus } from './send.ts';
import { createSpectators } from './spectators.ts';
import type { RoomView } from './view.ts';
import { createWaiting } from './waiting.ts';

/**
 * A room on one device. It keeps the match, talks to the other devices over the available channels (the host to all
 * guests, a guest to the host) and makes up for lost messages. Everything is saved before it is sent, so no other
 * device ever knows more about this one than its own disk, unless that disk refuses to write.
 */
export function createRoom(kept: RoomSave, ports: RoomPorts): Result<Room> {
  const opened = openProgress(kept);
  return opened.ok ? accept(new OpenRoom(opened.value, ports)) : opened;
}

const HEARTBEAT = 1500;

class OpenRoom implements Room {
  private readonly ports: RoomPorts;
  private now: Progress;
  private closed = false;
  private readonly peers = new Map<Hex, Peer>();
  private candidate: Link | null = null;
  /** Guest: what the host reports about the others. */
  private others: Others = { here: [], cheat: null };
  private hostName: string | null = null;
  private trouble: string | null = null;
  private parting: Parting | null = null;
  private goesOn: Hex | null = null;
  private readonly listeners = new Set<() => void>();
  private shown: RoomView | null = null;
  private readonly disk: Disk;
  private readonly waiting;
  private readonly spectators;
  private readonly joinRequests;
  private readonly stopBeating: () => void;

  constructor(start: Progress, ports: RoomPorts) {
    const { clock, keep } = ports;
    this.ports = ports;
    this.now = start;
    this.waiting = createWaiting(clock);
    this.disk = createDisk(start, clock, keep, { onSafe: () => this.push(false), onTrouble: () => this.changed() });
    this.joinRequests = createJoinRequests(clock, () => offered(this.now)?.after?.match ?? null);
    this.spectators = createSpectators({
      clock,
      changed: () => this.changed(),
      save: () => this.disk.safe.save,
      progress: () => this.disk.safe,
      admit: (key) => this.keepSave({ ...this.now.save, watchers: [...this.now.save.watchers, key] }),
    });
    this.stopBeating = every(clock, HEARTBEAT, () => this.beat());
  }

  private get isHost(): boolean {
    return this.now.save.hosts;
  }

  private changed(): void {
    this.shown = null;
    for (const listener of [...this.listeners]) listener();
  }

  /** Adopts a new state: it is shown at once, then saved, and only then sent. */
  private commit(next: Progress): void {
    if (next === this.now) return;
    // On the host, a finished match is followed by the next lobby.
    const lobby = { ...next, save: nextLobby(next.save, next.logState) };
    const save = withAfter(lobby);
    this.now = { ...next, save: save === this.now.save ? save : { ...save, savedAt: this.ports.clock.now() } };
    this.disk.write(this.now);
    this.changed();
  }

  private keepSave(save: RoomSave): void {
    if (save !== this.now.save) this.commit({ ...this.now, save });
  }

  private beat(): void {
    const { clock } = this.ports;
    for (const link of this.links()) if (clock.now() - link.heardAt() > SILENCE) link.close();
    this.spectators.sweep(SILENCE);
    this.push(true);
    this.waiting.watch(this.now, this.peers.size > 0);
    this.changed();
  }

  /** Sends what the other devices lack. */
  private push(beat: boolean): void {
    for (const peer of this.peers.values()) {
      if (this.isHost && hasLeft(this.disk.safe, peer.key)) this.dismiss(peer.key, peer.link);
      else this.tell(peer, beat);
    }
    if (!this.closed) this.spectators.push();
  }

  /** Host: sends a player who has left for good the proof of that, and nothing after it. */
  private dismiss(key: Hex, link: Link): void {
    this.peers.delete(key);
    for (const page of lastWords(this.disk.safe, key)) link.send(page);
    link.refuse('left');
  }

  private tell(peer: Peer, beat: boolean): void {
    if (this.closed) return;
    const { messages, next } = compose(this.disk.safe, peer.sent, {
      to: peer.key,
      here: this.here(),
      spectator: this.spectators.first(),
      admit: this.spectators.admission(),
      beat,
      time: this.ports.clock.now(),
      echo: peer.link.echo(),
    });
    peer.sent = next;
    for (const message of messages) peer.link.send(message);
  }

  /** By side: true if the device is present. */
  private here(): readonly boolean[] {
    const { save } = this.now;
    const linked = this.peers.size > 0;
    const host = hostSide(this.now);
    return seatsOf(this.now).devices.map(
      (key, side) =>
        key === save.keys.open ||
        (this.isHost
          ? key === null || this.peers.has(key)
          : linked && (side === host || this.others.here[side] === true)),
    );
  }

  private listen(stranger: Stranger, from: Link): void {
    if (this.isHost) return this.admit(stranger, from);
    const { host } = this.now.save;
    if (host !== null && host !== stranger.key) {
      this.trouble = 'other-host';
      return from.refuse('seat-taken');
    }
    this.hostName = stranger.name;
    this.join(stranger, from, null);
  }

  private admit(stranger: Stranger, from: Link): void {
    const { key } = stranger;
    if (stranger.role === 'watch') {
      this.spectators.arrive(stranger, from);
      return this.changed();
    }
    this.keepSave(sitBack(this.now, key));
    if (sideOfKey(this.now, key) !== undefined) return this.join(stranger, from, null);
    if (hasLeft(this.disk.safe, key)) return this.dismiss(key, from);
    if (hasLeft(this.now, key)) return from.close();
    const lobby = offered(this.now);
    if (!lobby || !hasPlace(lobby)) return from.refuse('seat-taken');
    if (!this.joinRequests.knock(stranger, from, wasPlayer(this.now, key))) return from.refuse('door-busy');
    this.changed();
  }

  /** Adds a connected device that has a seat. */
  private join(stranger: Stranger, link: Link, status: PeerStatus | null): void {
    const before = this.peers.get(stranger.key)?.link;
    const peer = createPeer(stranger, link, status);
    if (!this.isHost) for (const key of this.peers.keys()) if (key !== stranger.key) this.peers.delete(key);
    this.peers.set(stranger.key, peer);
    if (before && before !== link) before.close();
    this.trouble = null;
    this.tell(peer, true);
    this.push(false);
    this.changed();
  }

  private meet(channel: Channel): void {
    const made: Link = createLink(channel, selfOf(this.now.save), this.ports.clock, {
      onMet: (stranger) => this.listen(stranger, made),
      onMessage: (message) => {
        const peer = [...this.peers.values()].find(({ link }) => link === made);
        if (this.spectators.take(message, made, peer?.key ?? null)) return;
        if (peer) return this.hear(peer, message);
        this.joinRequests.hear(made, message);
        this.changed();
      },
      onClosed: (code) => this.onClosed(made, code),
    });
    this.candidate = made;
    this.changed();
  }

  private onClosed(link: Link, code: string | null): void {
    this.spectators.leave(link);
    this.joinRequests.leave(link);
    for (const [key, peer] of this.peers) if (peer.link === link) this.peers.delete(key);
    if (this.candidate === link) this.candidate = null;
    // For the host, turning away a guest is not a problem, unless it may be a friend whose page has another version.
    if (code && (!this.isHost || code === 'other-version')) this.trouble = code;
    this.push(false);
    this.changed();
  }

  private hear(peer: Peer, message: Message): void {
    const { clock } = this.ports;
    // A guest may not know its host's seat before it has heard of any.
    const side = sideOfKey(this.now, peer.key) ?? (this.isHost || this.now.logState ? undefined : 0);
    if (side === undefined) return;
    if (message.type === 'chat' && this.isHost && !peer.link.mayChat()) return;
    const heard = receive(this.now, message, { side, key: peer.key }, clock.now());
    // Answer the first status at once, so that the other side knows this side's progress.
    const first = heard.status !== undefined && peer.sent.peer === null;
    if (heard.status)
      peer.sent = heardStatus(peer.sent, heard.status, this.disk.safe.logState?.match ?? null, clock.now());
    this.note(peer, heard);
    this.commit(heard.progress);
    if (heard.isDeclined) this.withdraw();
    this.openMatch();
    if (first) this.tell(peer, true);
    this.push(false);
    this.changed();
  }

  /** What a message says beside the progress of the match. */
  private note(peer: Peer, heard: Heard): void {
    if (heard.latency !== undefined) measured(peer, heard.latency);
    if (heard.status && !this.isHost && this.now.save.host === null) this.goesOn = heard.status.match;
    if (heard.spectator !== undefined) this.spectators.asked(heard.spectator);
    if (heard.refused) this.trouble = heard.refused;
    if (heard.others) this.others = heard.others;
    if (heard.parting !== undefined)
      this.parting = heard.parting && (this.parting?.twice ? this.parting : heard.parting);
    if (heard.declined === undefined) return;
    this.trouble = 'not-agreed';
    peer.link.send({ type: 'agree', to: heard.declined, yes: false });
  }

  /** Host: starts the match once all have agreed. */
  private openMatch(): void {
    const lobby = offered(this.now);
    if (!this.isHost || !lobby || !isAgreed(lobby)) return;
    const begun = beginMatch(this.now, lobby);
    if (begun.ok) {
      this.commit(begun.value);
      this.joinRequests.close();
    } else this.trouble = begun.error.code;
  }

  private seat(who: Omit<Parameters<typeof sitDown>[1], 'look'>): void {
    const lobby = offered(this.now);
    if (lobby) this.keepSave(sitDown(this.now.save, { ...who, look: this.ports.freeLook(lobby.terms.colours) }));
  }

  private put(body: Body, by?: Side): Result<void> {
    if (this.now.save.cheat) return refuse('cheated', 'The match was stopped.');
    if (offered(this.now)?.after) return refuse('not-yet', 'Not all have agreed to go on.');
    const next = write(this.now, body, by);
    if (!next.ok) return next;
    this.commit(next.value);
    return accept(undefined);
  }

  private links(): readonly Link[] {
    return [...[...this.peers.values()].map(({ link }) => link), ...this.joinRequests.links()];
  }

  get view(): RoomView {
    return (this.shown ??= this.show());
  }

  private show(): RoomView {
    const { now } = this;
    const there = this.here();
    const peers = [...this.peers.values()];
    const links = peers.map(({ link }) => link);
    const lobby: Lobby | null = offered(now);
    return {
      save: now.save,
      link: linkStateOf(now, there, links, this.candidate),
      hostName: this.hostName,
      seats: seatsOf(now),
      here: there,
      latency: slowest(peers),
      logState: ahead(now),
      ...this.joinRequests.view(),
      spectator: this.spectators.waiting(),
      watching: this.spectators.watching(),
      offered: lobby,
      mayAgree: !lobby?.after || isMyLog(now, lobby.after),
      goesOn: this.goesOn,
      parting: this.parting,
      trouble: this.disk.trouble ?? (hasForgotten(now) ? 'memory-gone' : this.trouble),
      stopped: peers.length > 0 && this.others.cheat?.side !== now.save.side ? this.others.cheat : null,
      withheld: this.waiting.withheld(now, there),
      idle: this.waiting.idle(now, there),
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly accept = (channel: Channel): void => {
    if (this.closed) channel.close();
    else this.meet(channel);
  };

  readonly answerApplicant = (yes: boolean): void => {
    const first = this.joinRequests.first();
    if (!first) return;
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

  readonly turnAllDown = (): void => {
    this.joinRequests.turnAllDown();
    this.spectators.turnAllDown();
  };

  readonly answerSpectator = (yes: boolean): void => {
    this.spectators.answer(yes);
    this.push(false);
  };

  readonly seatBot = (name: string, level: string): void => {
    this.seat({ key: this.now.save.keys.open, name, level });
  };

  readonly unseat = (side: Side): void => {
    const key = seatsOf(this.now).devices[side];
    if (!this.isHost || !offered(this.now)) return;
    this.keepSave(standUp(this.now.save, side));
    if (key) this.peers.get(key)?.link.refuse('declined');
  };

  readonly setTerms = (terms: Terms): void => {
    this.keepSave(withTerms(this.now.save, terms));
  };

  readonly agree = (yes: boolean): void => {
    const after = offered(this.now)?.after;
    if (yes && after && !isMyLog(this.now, after)) return;
    this.keepSave(agreeTo(this.now.save, yes, this.now.logState));
    this.openMatch();
  };

  readonly act = (action: Action): Result<void> => {
    return this.put({ do: 'act', action }, signerOf(this.now, action));
  };

  readonly takeBack = (): Result<void> => {
    return this.put({ do: 'take-back' });
  };

  readonly ask = (what: Asked): Result<void> => {
    return this.put(questionOf(this.now, what));
  };

  readonly answer = (yes: boolean): Result<void> => {
    return this.put(answerOf(this.now, yes));
  };

  readonly resign = (): Result<void> => {
    return this.put(farewellOf(this.now));
  };

  readonly say = (say: Say): void => {
    this.keepSave(sayLine(this.now.save, say));
  };

  readonly goOn = (): void => {
    if (this.isHost) this.keepSave(goOnLobby(this.now, this.here()));
  };

  readonly withdraw = (): void => {
    this.commit(withdrawOpening(this.now, this.here()));
  };

  readonly wake = (): void => {
    this.push(true);
  };

  readonly close = (): void => {
    this.closed = true;
    this.disk.close();
    this.stopBeating();
    for (const link of this.links()) link.close();
    this.candidate?.close();
    this.spectators.close();
    this.listeners.clear();
  };
}
