import type { Result } from '../../game/index.ts';
import { accept, refuse } from '../../game/index.ts';
import type { Hex } from '../bytes.ts';
import type { Channel } from '../channel/channel.ts';
import { every } from '../clock.ts';
import type { Body } from '../log/entry.ts';
import type { Side } from '../log/terms.ts';
import type { Message } from '../wire/message.ts';
import { agreeTo, hasPlace, isAgreed, nextLobby, sitDown, standUp, withTerms } from './lobby.ts';
import { createDisk } from './disk.ts';
import { createJoinRequests } from './joinRequests.ts';
import { SILENCE, createLink } from './link.ts';
import type { Link } from './link.ts';
import type { Stranger } from './greeting.ts';
import { createPastCheck } from './pastCheck.ts';
import { ahead, answerOf, beginMatch, farewellOf, openProgress, questionOf, signerOf, write } from './progress.ts';
import type { Progress } from './progress.ts';
import { selfOf } from './save.ts';
import type { RoomSave } from './save.ts';
import { hasLeft, seatsOf, sideOfKey, wasPlayer } from './seats.ts';
import { receive } from './receive.ts';
import type { Others } from './receive.ts';
import { compose, heardStatus, lastWords } from './send.ts';
import type { PeerStatus } from './send.ts';
import { createPeer, linkStateOf, measured, slowest } from './peer.ts';
import type { Peer } from './peer.ts';
import { sayLine } from './chat.ts';
import type { RoomView } from './view.ts';
import type { Room, RoomPorts } from './contract.ts';
import { createSpectators } from './spectators.ts';
import { createWaiting } from './waiting.ts';

/**
 * A room on one device. It keeps the match, talks to the other devices over the available channels (the host to all
 * guests, a guest to the host) and makes up for lost messages. Everything is saved before it is sent, so no other
 * device ever knows more about this one than its own disk, unless that disk refuses to write.
 */

const HEARTBEAT = 1500;
export function createRoom(kept: RoomSave, { clock, keep, freeLook, recall }: RoomPorts): Result<Room> {
  const opened = openProgress(kept);
  if (!opened.ok) return opened;
  let now: Progress = opened.value;
  let closed = false;
  const peers = new Map<Hex, Peer>();
  let candidate: Link | null = null;
  const joinRequests = createJoinRequests(clock);
  /** Guest: what the host reports about the others. */
  let others: Others = { here: [], cheat: null };
  let hostName: string | null = null;
  let movedTo: string | null = null;
  let trouble: string | null = null;
  const listeners = new Set<() => void>();
  let view: RoomView | null = null;
  const isHost = kept.side === 0;

  const changed = (): void => {
    view = null;
    for (const listener of [...listeners]) listener();
  };

  /** Guest: what is known about the prior game. */
  const past = createPastCheck(recall, changed);
  if (!isHost) past.see(kept);
  const waiting = createWaiting(clock);
  const disk = createDisk(now, clock, keep, { onSafe: () => push(false), onTrouble: changed });

  const spectators = createSpectators({
    clock,
    changed,
    save: () => disk.safe.save,
    progress: () => disk.safe,
    admit: (key) => commit({ ...now, save: { ...now.save, watchers: [...now.save.watchers, key] } }),
  });

  /** Adopts a new state: it is shown at once, then saved, and only then sent. */
  function commit(next: Progress): void {
    if (next === now) return;
    // On the host, a finished match is followed by the next lobby.
    const save = nextLobby(next.save, next.logState);
    now = save === now.save ? next : { ...next, save: { ...save, savedAt: clock.now() } };
    disk.write(now);
    if (!isHost) past.see(now.save);
    changed();
  }

  const keepSave = (save: RoomSave): void => void (save !== now.save && commit({ ...now, save }));

  /** Sends what the other devices lack. */
  function push(beat: boolean): void {
    for (const peer of peers.values()) {
      if (isHost && hasLeft(disk.safe, peer.key)) dismiss(peer.key, peer.link);
      else tell(peer, beat);
    }
    if (!closed) spectators.push();
  }

  /** Host: sends a player who has left for good the proof of that, and nothing after it. */
  function dismiss(key: Hex, link: Link): void {
    peers.delete(key);
    for (const page of lastWords(disk.safe, key)) link.send(page);
    link.refuse('left');
  }

  function tell(peer: Peer, beat: boolean): void {
    if (closed) return;
    const { messages, next } = compose(disk.safe, peer.sent, {
      to: peer.key,
      here: here(),
      spectator: spectators.first(),
      admit: spectators.admission(),
      beat,
      time: clock.now(),
      echo: peer.link.echo(),
    });
    peer.sent = next;
    for (const message of messages) peer.link.send(message);
  }

  /** By side: true if the device is present. */
  function here(): readonly boolean[] {
    const { save } = now;
    const linked = peers.size > 0;
    return seatsOf(now).devices.map(
      (key, side) =>
        key === save.keys.open ||
        (isHost ? key === null || peers.has(key) : linked && (side === 0 || others.here[side] === true)),
    );
  }

  function listen(stranger: Stranger, from: Link): void {
    if (isHost) return admit(stranger, from);
    const { host } = now.save;
    if (host !== null && host !== stranger.key) return from.refuse('seat-taken');
    hostName = stranger.name;
    if (host === null) keepSave({ ...now.save, host: stranger.key });
    join(stranger, from, null);
  }

  function admit(stranger: Stranger, from: Link): void {
    if (stranger.role === 'watch') {
      spectators.arrive(stranger, from);
      return changed();
    }
    if (sideOfKey(now, stranger.key) !== undefined) return join(stranger, from, null);
    if (hasLeft(disk.safe, stranger.key)) return dismiss(stranger.key, from);
    if (hasLeft(now, stranger.key)) return from.close();
    const lobby = openLobby();
    if (!lobby || !hasPlace(lobby)) return from.refuse('seat-taken');
    if (!joinRequests.knock(stranger, from, wasPlayer(now.save, stranger.key))) return from.refuse('door-busy');
    changed();
  }

  /** The lobby while no match is in progress. */
  const openLobby = (): RoomSave['lobby'] => (now.logState && !now.logState.outcome ? null : now.save.lobby);

  /** Adds a connected device that has a seat. */
  function join(stranger: Stranger, link: Link, status: PeerStatus | null): void {
    const before = peers.get(stranger.key)?.link;
    const peer = createPeer(stranger, link, status);
    peers.set(stranger.key, peer);
    if (before && before !== link) before.close();
    trouble = null;
    tell(peer, true);
    push(false);
    changed();
  }

  function meet(channel: Channel): void {
    const made: Link = createLink(channel, selfOf(now.save), clock, {
      onMet: (stranger) => listen(stranger, made),
      onMessage(message) {
        const peer = [...peers.values()].find(({ link }) => link === made);
        if (spectators.take(message, made, peer?.key ?? null)) return;
        if (peer) return hear(peer, message);
        joinRequests.hear(made, message);
        changed();
      },
      onClosed(code) {
        spectators.leave(made);
        joinRequests.leave(made);
        for (const [key, { link }] of peers) if (link === made) peers.delete(key);
        if (candidate === made) candidate = null;
        // For the host, turning away a guest is not a problem, unless it may be a friend whose page has another
        // version.
        if (code && (!isHost || code === 'other-version')) trouble = code;
        push(false);
        changed();
      },
    });
    candidate = made;
    changed();
  }

  function hear(peer: Peer, message: Message): void {
    const from = isHost ? sideOfKey(now, peer.key) : 0;
    if (from === undefined) return;
    if (message.type === 'moved' && !isHost) movedTo = message.code;
    if (message.type === 'chat' && isHost && !peer.link.mayChat()) return;
    const heard = receive(now, message, from, clock.now());
    if (heard.latency !== null) measured(peer, heard.latency);
    // Answer the first status at once, so that the other side knows this side's progress.
    const first = heard.status !== null && peer.sent.peer === null;
    if (heard.status) peer.sent = heardStatus(peer.sent, heard.status, disk.safe.logState?.match ?? null, clock.now());
    if (heard.spectator !== undefined) spectators.asked(heard.spectator);
    if (heard.refused) trouble = heard.refused;
    if (heard.others) others = heard.others;
    commit(heard.progress);
    openMatch();
    if (first) tell(peer, true);
    push(false);
    changed();
  }

  /** Host: starts the match once all have agreed. */
  function openMatch(): void {
    const lobby = openLobby();
    if (!isHost || !lobby || !isAgreed(lobby)) return;
    const begun = beginMatch(now, lobby);
    if (begun.ok) {
      commit(begun.value);
      joinRequests.close();
    } else trouble = begun.error.code;
  }

  function seat(who: Omit<Parameters<typeof sitDown>[1], 'look'>): void {
    const lobby = openLobby();
    if (lobby) keepSave(sitDown(now.save, { ...who, look: freeLook(lobby.terms.colours) }));
  }

  function put(body: Body, by?: Side): Result<void> {
    if (now.save.cheat) return refuse('cheated', 'The match was stopped.');
    const next = write(now, body, by);
    if (!next.ok) return next;
    commit(next.value);
    return accept(undefined);
  }

  const links = (): readonly Link[] => [...[...peers.values()].map(({ link }) => link), ...joinRequests.links()];

  const stopBeating = every(clock, HEARTBEAT, () => {
    for (const link of links()) if (clock.now() - link.heardAt() > SILENCE) link.close();
    spectators.sweep(SILENCE);
    push(true);
    waiting.watch(now, peers.size > 0);
    changed();
  });

  function show(): RoomView {
    const there = here();
    const links = [...peers.values()].map(({ link }) => link);
    return {
      save: now.save,
      link: linkStateOf(now, there, links, candidate),
      hostName,
      seats: seatsOf(now),
      here: there,
      latency: slowest([...peers.values()]),
      logState: ahead(now),
      ...joinRequests.view(),
      spectator: spectators.waiting(),
      watching: spectators.watching(),
      past: past.view,
      trouble: disk.trouble ?? trouble,
      movedTo,
      stopped: peers.size > 0 && others.cheat?.side !== now.save.side ? others.cheat : null,
      withheld: waiting.withheld(now, there),
    };
  }

  const room: Room = {
    get view() {
      return (view ??= show());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accept: (channel) => (closed ? channel.close() : meet(channel)),
    answerApplicant(yes) {
      const first = joinRequests.first();
      if (!first) return;
      joinRequests.shift(yes);
      const lobby = openLobby();
      if (!yes || !lobby || !hasPlace(lobby)) {
        first.link.refuse(yes ? 'seat-taken' : 'declined');
        return changed();
      }
      seat({ ...first.stranger, level: null });
      join(first.stranger, first.link, first.status);
      const rest = openLobby();
      if (!rest || !hasPlace(rest)) joinRequests.close();
      changed();
    },
    turnAllDown() {
      joinRequests.turnAllDown();
      spectators.turnAllDown();
    },
    answerSpectator(yes) {
      spectators.answer(yes);
      push(false);
    },
    seatBot(name, level) {
      seat({ key: now.save.keys.open, name, level });
    },
    unseat(side) {
      const key = seatsOf(now).devices[side];
      if (!isHost || !openLobby()) return;
      keepSave(standUp(now.save, side));
      if (key) peers.get(key)?.link.refuse('declined');
    },
    setTerms: (terms) => keepSave(withTerms(now.save, terms)),
    agree(yes) {
      if (yes && !isHost && !past.mayAgree(now.save.lobby)) return;
      keepSave(agreeTo(now.save, yes, now.logState));
      openMatch();
    },
    act: (action) => put({ do: 'act', action }, signerOf(now, action)),
    takeBack: () => put({ do: 'take-back' }),
    ask: (what) => put(questionOf(now, what)),
    answer: (yes) => put(answerOf(now, yes)),
    resign: () => put(farewellOf(now)),
    say: (say) => keepSave(sayLine(now.save, say)),
    callAlong(code) {
      const cheater = now.save.cheat?.side;
      for (const { key, link } of peers.values())
        if (sideOfKey(now, key) !== cheater) link.send({ type: 'moved', code });
    },
    wake: () => push(true),
    close() {
      closed = true;
      disk.close();
      stopBeating();
      for (const link of links()) link.close();
      candidate?.close();
      spectators.close();
      listeners.clear();
    },
  };
  return accept(room);
}
