import type { Hex } from '../bytes.ts';
import type { Channel } from '../channel/channel.ts';
import { every } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Message } from '../wire/message.ts';
import { createDisk } from './disk.ts';
import type { Disk, Keep } from './disk.ts';
import { personOf } from './greeting.ts';
import type { Stranger } from './greeting.ts';
import { SILENCE, createLink } from './link.ts';
import type { Link } from './link.ts';
import { hasPlace, isAgreed, isMyLog, nextLobby, sitBack, withAfter, withdrawOpening } from './lobby.ts';
import { createPeer, linkStateOf, measured, slowest } from './peer.ts';
import type { Peer } from './peer.ts';
import { ahead, beginMatch, hasForgotten, write } from './progress.ts';
import { receive } from './receive.ts';
import type { Heard, Others, Parting } from './receive.ts';
import { selfOf } from './save.ts';
import type { Lobby, Progress, RoomSave } from './save.ts';
import { hasLeft, hostSide, offered, seatsOf, sideOfKey, wasPlayer } from './seats.ts';
import { compose, heardStatus, lastWords } from './send.ts';
import type { PeerStatus } from './send.ts';
import { createRequests } from './requests.ts';
import { createSpectators } from './spectators.ts';
import { timed } from './stopwatch.ts';
import { createTimekeeping } from './timekeeping.ts';
import type { RoomView } from './view.ts';
import { createWaiting } from './waiting.ts';
import { observe } from './watch.ts';

export interface RoomPorts {
  readonly clock: Clock;
  readonly keep: Keep;
  /** Host: chooses a look for a guest who joins a table where these looks are taken. */
  readonly freeLook: (taken: readonly number[]) => number;
  /** This device has no seat and only watches; whatever else is done in the room has no effect. */
  readonly watches?: boolean;
}

/**
 * What a room does by itself: it keeps the match, talks to the other devices over the available channels (the host to all
 * guests, a guest to the host) and makes up for lost messages.
 */

const HEARTBEAT = 1500;
/** More than there are seats, because strangers who know the code may arrive before a friend. */
const MOST_KNOCKING = 12;

export abstract class RoomCore {
  protected readonly ports: RoomPorts;
  protected now: Progress;
  protected closed = false;
  protected readonly peers = new Map<Hex, Peer>();
  protected candidate: Link | null = null;
  /** Guest: what the host reports about the others. */
  protected others: Others = { here: [], cheat: null };
  protected hostName: string | null = null;
  protected trouble: string | null = null;
  protected parting: Parting | null = null;
  protected goesOn: Hex | null = null;
  protected readonly listeners = new Set<() => void>();
  protected shown: RoomView | null = null;
  protected readonly disk: Disk;
  protected readonly waiting;
  protected readonly timekeeping;
  protected readonly spectators;
  protected readonly joinRequests;
  protected readonly stopBeating: () => void;

  constructor(start: Progress, ports: RoomPorts) {
    const { clock, keep } = ports;
    this.ports = ports;
    this.now = start;
    this.waiting = createWaiting(clock);
    this.timekeeping = createTimekeeping(clock, () => this.timeIsUp());
    this.disk = createDisk(start, clock, keep, { onSafe: () => this.push(false), onTrouble: () => this.changed() });
    this.joinRequests = createRequests({
      clock,
      most: MOST_KNOCKING,
      refusal: 'declined',
      match: () => offered(this.now)?.after?.match ?? null,
    });
    this.spectators = createSpectators({
      clock,
      changed: () => this.changed(),
      save: () => this.now.save,
      progress: () => this.disk.safe,
      admit: (key) => this.keepSave({ ...this.now.save, watchers: [...this.now.save.watchers, key] }),
    });
    this.stopBeating = every(clock, HEARTBEAT, () => this.beat());
    this.keepTime();
  }

  protected get watches(): boolean {
    return this.ports.watches === true;
  }

  protected get isHost(): boolean {
    return this.now.save.hosts;
  }

  protected changed(): void {
    this.shown = null;
    for (const listener of [...this.listeners]) listener();
  }

  /** Adopts a new state: it is shown at once, then saved, and only then sent. */
  protected commit(next: Progress): void {
    if (next === this.now) return;
    // On the host, a finished match is followed by the next lobby.
    const save = withAfter({ ...next, save: nextLobby(next.save, next.logState) });
    const { match, since } = next.logState ?? {};
    if (match !== this.now.logState?.match || since !== this.now.logState?.since) this.parting = null;
    const { clock } = this.ports;
    const kept = this.watches ? save : timed({ ...next, save }, this.now, clock.now());
    this.now = { ...next, save: kept === this.now.save ? kept : { ...kept, savedAt: clock.now() } };
    this.disk.write(this.now);
    this.keepTime();
    this.changed();
  }

  /** This device's own player has lost by time. */
  private timeIsUp(): void {
    const told = write(this.now, { do: 'time-up' });
    if (told.ok) this.commit(told.value);
  }

  protected keepTime(): void {
    const around = { there: this.here(), latency: slowest([...this.peers.values()]), watches: this.watches };
    this.timekeeping.watch(this.now, around);
  }

  protected keepSave(save: RoomSave): void {
    if (save !== this.now.save) this.commit({ ...this.now, save });
  }

  protected beat(): void {
    const { clock } = this.ports;
    for (const link of this.links()) if (clock.now() - link.heardAt() > SILENCE) link.close();
    this.push(true);
    this.waiting.watch(this.now, this.peers.size > 0);
    this.keepTime();
    this.changed();
  }

  /** Sends what the other devices lack. */
  protected push(beat: boolean): void {
    for (const peer of this.peers.values()) {
      if (this.isHost && hasLeft(this.disk.safe, peer.key)) this.dismiss(peer.key, peer.link);
      else this.tell(peer, beat);
    }
    if (!this.closed) this.spectators.push();
  }

  /** Host: sends a player who has left for good the proof of that, and nothing after it. */
  protected dismiss(key: Hex, link: Link): void {
    this.peers.delete(key);
    for (const page of lastWords(this.disk.safe, key)) link.send(page);
    link.refuse('left');
  }

  protected tell(peer: Peer, beat: boolean): void {
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
  protected here(): readonly boolean[] {
    const { save } = this.now;
    if (this.watches) return [];
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

  protected listen(stranger: Stranger, from: Link): void {
    if (this.isHost) return this.admit(stranger, from);
    const { host } = this.now.save;
    if (host !== null && host !== stranger.key) {
      this.trouble = 'other-host';
      return from.refuse('seat-taken');
    }
    this.hostName = stranger.name;
    this.join(stranger, from, null);
  }

  protected admit(stranger: Stranger, from: Link): void {
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
  protected join(stranger: Stranger, link: Link, status: PeerStatus | null): void {
    const before = this.peers.get(stranger.key)?.link;
    const peer = createPeer(stranger.key, link, status);
    if (!this.isHost) for (const key of this.peers.keys()) if (key !== stranger.key) this.peers.delete(key);
    this.peers.set(stranger.key, peer);
    if (before && before !== link) before.close();
    this.trouble = null;
    this.tell(peer, true);
    this.push(false);
    this.changed();
  }

  protected meet(channel: Channel): void {
    const made: Link = createLink(channel, selfOf(this.now.save, this.watches ? 'watch' : 'play'), this.ports.clock, {
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

  protected onClosed(link: Link, code: string | null): void {
    this.spectators.leave(link);
    this.joinRequests.leave(link);
    for (const [key, peer] of this.peers) if (peer.link === link) this.peers.delete(key);
    if (this.candidate === link) this.candidate = null;
    // For the host, turning away a guest is not a problem, unless it may be a friend whose page has another version.
    if (code && (!this.isHost || code === 'other-version')) this.trouble = code;
    this.push(false);
    this.changed();
  }

  protected hear(peer: Peer, message: Message): void {
    const { clock } = this.ports;
    // A guest may not know its host's seat before it has heard its offer.
    const isFirst = !this.isHost && (this.now.logState === null || message.type === 'lobby');
    const side = sideOfKey(this.now, peer.key) ?? (isFirst ? 0 : undefined);
    if (side === undefined && !this.watches) return;
    if (message.type === 'chat' && this.isHost && !peer.link.mayChat()) return;
    const heard =
      side === undefined || this.watches
        ? observe(this.now, message)
        : receive(this.now, message, { side, key: peer.key }, clock.now());
    // Answer the first status at once, so that the other side knows this side's progress.
    const first = heard.status !== undefined && peer.sent.peer === null;
    if (heard.status)
      peer.sent = heardStatus(peer.sent, heard.status, this.disk.safe.logState?.match ?? null, clock.now());
    this.note(peer, heard);
    this.commit(heard.progress);
    if (heard.isDeclined) this.commit(withdrawOpening(this.now, this.here()));
    this.openMatch();
    if (first) this.tell(peer, true);
    this.push(false);
    this.changed();
  }

  /** What a message says beside the progress of the match. */
  protected note(peer: Peer, heard: Heard): void {
    if (heard.latency !== undefined) measured(peer, heard.latency);
    if (heard.status && !this.isHost && this.now.save.host === null) this.goesOn = heard.status.match;
    if (heard.spectator !== undefined) this.spectators.asked(heard.spectator);
    if (heard.refused) this.trouble = heard.refused;
    if (heard.others) this.others = heard.others;
    // What is proved stays, whatever the other device says.
    if (heard.parting !== undefined && typeof this.parting?.twice !== 'number') this.parting = heard.parting;
    if (heard.declined === undefined) return;
    this.trouble = 'not-agreed';
    peer.link.send({ type: 'agree', to: heard.declined, yes: false });
  }

  /** Host: starts the match once all have agreed. */
  protected openMatch(): void {
    const lobby = offered(this.now);
    if (!this.isHost || !lobby || !isAgreed(lobby)) return;
    const begun = beginMatch(this.now, lobby);
    if (begun.ok) {
      this.commit(begun.value);
      this.joinRequests.close();
    } else this.trouble = begun.error.code;
  }

  protected links(): readonly Link[] {
    const peers = [...this.peers.values()].map(({ link }) => link);
    return [...peers, ...this.joinRequests.links(), ...this.spectators.links()];
  }

  get view(): RoomView {
    return (this.shown ??= this.show());
  }

  protected show(): RoomView {
    const { now } = this;
    const there = this.here();
    const peers = [...this.peers.values()];
    const links = peers.map(({ link }) => link);
    const lobby: Lobby | null = offered(now);
    const applicant = this.joinRequests.first();
    return {
      save: now.save,
      watches: this.watches,
      link: linkStateOf(now, there, links, this.candidate, this.watches),
      hostName: this.hostName,
      seats: seatsOf(now),
      here: there,
      latency: slowest(peers),
      logState: ahead(now),
      applicant: applicant && personOf(applicant.stranger),
      knocking: this.joinRequests.links().length,
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
      clocks: this.timekeeping.clocks(now),
      doubts: this.timekeeping.doubts(now),
    };
  }
}
