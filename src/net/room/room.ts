import type { Result } from '../../game/index.ts';
import { accept, refuse } from '../../game/index.ts';
import { randomHex } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import type { Channel } from '../channel/channel.ts';
import { every } from '../clock.ts';
import { roomOf, secretOf } from '../invitation.ts';
import { agreementOf } from '../log/agreement.ts';
import { stepDue } from '../log/chance.ts';
import { isReady, sideOf } from '../log/course.ts';
import type { Body } from '../log/entry.ts';
import type { AnyAction } from '../log/table.ts';
import type { Side } from '../log/terms.ts';
import { createBucket } from '../wire/guard.ts';
import type { Bucket } from '../wire/guard.ts';
import type { Message } from '../wire/message.ts';
import { agreeTo, hasPast, hasPlace, isAgreed, nextLobby, sitDown, standUp, withTerms } from './lobby.ts';
import { createDoor } from './door.ts';
import { SILENCE, createLink } from './link.ts';
import type { Link } from './link.ts';
import type { Stranger } from './greeting.ts';
import { lookInto } from './look.ts';
import type { PastView } from './look.ts';
import { ahead, answerOf, commitment, farewellOf, openProgress, questionOf, silentAt, write } from './progress.ts';
import type { Progress } from './progress.ts';
import { lineOf } from './save.ts';
import type { RoomSave } from './save.ts';
import { hasLeft, seatsOf, sideOfKey } from './seats.ts';
import { receive } from './receive.ts';
import type { Others } from './receive.ts';
import { compose, heardStatus, lastWords, NOTHING_SENT } from './send.ts';
import type { PeerStatus, Sent } from './send.ts';
import { sayLine } from './talk.ts';
import type { RoomView } from './view.ts';
import type { Room, RoomPorts } from './contract.ts';
import { createGallery } from './gallery.ts';

/**
 * One room on one device: keeps the match, talks to the other devices over whatever channels there are – the host to every guest,
 * a guest to the host – and makes good what was lost. Everything is kept before it is said, so that no other device ever knows more
 * of this one than its own disk.
 */

const HEARTBEAT = 1500;
const WITHHELD_AFTER = 20_000;
/** A disk that has not answered for so long is told of. */
const DISK_PATIENCE = 8000;
/** Lines of one author that the host passes on: more would take all that a third device accepts. */
const TALK = { burst: 20, perSecond: 1 } as const;

/** Another seat of the room, while it is there: guests to the host, the host to a guest. */
interface Peer {
  readonly key: Hex;
  readonly name: string;
  readonly link: Link;
  /** What is still taken of its talk. */
  readonly talk: Bucket;
  sent: Sent;
  latency: number | null;
}

/** Something that others have to do, and since when it is waited for. */
interface Wait {
  readonly what: string;
  readonly since: number;
}

export function createRoom(kept: RoomSave, { clock, keep, freeLook, recall }: RoomPorts): Result<Room> {
  const opened = openProgress(kept);
  if (!opened.ok) return opened;
  let now: Progress = opened.value;
  /** What the disk has: only this is ever said. */
  let safe: Progress = now;
  let writing = false;
  let closed = false;
  const peers = new Map<Hex, Peer>();
  let candidate: Link | null = null;
  const door = createDoor(clock);
  /** Guest: what the host says of the others. */
  let others: Others = { here: [], cheat: null };
  let hostName: string | null = null;
  let movedTo: string | null = null;
  let trouble: string | null = null;
  let wait: Wait | null = null;
  /** Guest: what is known of the game that is to be continued. */
  let past: PastView | null = null;
  const listeners = new Set<() => void>();
  let view: RoomView | null = null;
  const isHost = kept.side === 0;

  const changed = (): void => {
    view = null;
    for (const listener of [...listeners]) listener();
  };

  const gallery = createGallery({
    clock,
    changed,
    save: () => safe.save,
    progress: () => safe,
    admit: (key) => commit({ ...now, save: { ...now.save, watchers: [...now.save.watchers, key] } }),
  });

  /** Takes a new state: shown at once, kept, and only then said. */
  function commit(next: Progress): void {
    if (next === now) return;
    // A match that has ended goes over into the next lobby, on the host's side.
    const save = nextLobby(next.save, next.course);
    now = save === now.save ? next : { ...next, save: { ...save, savedAt: clock.now() } };
    void flush();
    if (now.save.lobby?.past !== past?.digest) void look(now.save);
    changed();
  }

  /** Looks into the game that is to be continued, once it is here. */
  async function look(save: RoomSave): Promise<void> {
    const { lobby } = save;
    past = null;
    if (!lobby || lobby.past === null || !hasPast(save)) return;
    const seen = await lookInto(save, recall);
    if (closed || now.save.lobby?.past !== seen?.digest) return;
    past = seen;
    changed();
  }

  const keepSave = (save: RoomSave): void => void (save !== now.save && commit({ ...now, save }));

  async function flush(): Promise<void> {
    if (writing) return;
    writing = true;
    while (safe !== now && !closed) {
      const next = now;
      const tellOf = (code: string): void => {
        trouble = code;
        changed();
      };
      const patient = clock.after(DISK_PATIENCE, () => tellOf('save-slow'));
      try {
        await keep(next.save, next.course);
        if (trouble === 'save-failed' || trouble === 'save-slow') trouble = null;
      } catch {
        // Without a disk the match goes on as long as the page is open; the view says so.
        tellOf('save-failed');
      }
      patient();
      safe = next;
      push(false);
    }
    writing = false;
  }

  /** Says what the others lack. */
  function push(beat: boolean): void {
    for (const peer of peers.values()) {
      if (isHost && hasLeft(safe, peer.key)) dismiss(peer.key, peer.link);
      else tell(peer, beat);
    }
    if (!closed) gallery.push();
  }

  /** Host: somebody who has left for good gets what shows it, and nothing that came after. */
  function dismiss(key: Hex, link: Link): void {
    peers.delete(key);
    for (const page of lastWords(safe, key)) link.send(page);
    link.refuse('left');
  }

  function tell(peer: Peer, beat: boolean): void {
    if (closed) return;
    const { messages, next } = compose(safe, peer.sent, { to: peer.key, here: here(), watcher: gallery.first(), admit: gallery.admission(), beat, time: clock.now(), echo: peer.link.echo() });
    peer.sent = next;
    for (const message of messages) peer.link.send(message);
  }

  /** By side: is the device there? */
  function here(): readonly boolean[] {
    const { save } = now;
    const linked = peers.size > 0;
    return seatsOf(now).devices.map((key, side) => key === save.keys.open || (isHost ? key === null || peers.has(key) : linked && (side === 0 || others.here[side] === true)));
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
      gallery.arrive(stranger, from);
      return changed();
    }
    if (sideOfKey(now, stranger.key) !== undefined) return join(stranger, from, null);
    if (hasLeft(safe, stranger.key)) return dismiss(stranger.key, from);
    if (hasLeft(now, stranger.key)) return from.close();
    const lobby = openLobby();
    if (!lobby || !hasPlace(lobby)) return from.refuse('seat-taken');
    if (!door.knock(stranger, from)) return from.refuse('door-busy');
    changed();
  }

  /** What can still be agreed on, while no match is under way. */
  const openLobby = (): RoomSave['lobby'] => (now.course && !now.course.outcome ? null : now.save.lobby);

  /** Another seat is there. */
  function join({ key, name }: Stranger, link: Link, status: PeerStatus | null): void {
    const before = peers.get(key)?.link;
    // What was heard at the door still holds.
    const peer: Peer = { key, name, link, talk: createBucket(TALK, clock.now()), sent: { ...NOTHING_SENT, peer: status }, latency: null };
    peers.set(key, peer);
    if (before && before !== link) before.close();
    trouble = trouble?.startsWith('save-') ? trouble : null;
    tell(peer, true);
    push(false);
    changed();
  }

  function meet(channel: Channel): void {
    const { save } = now;
    const me = { keys: save.keys, name: lineOf(save.name), side: isHost ? 0 : 1, role: 'play', room: roomOf(save.invitation), secret: secretOf(save.invitation) } as const;
    const made: Link = createLink(channel, me, clock, {
      onMet: (stranger) => listen(stranger, made),
      onMessage(message) {
        const peer = [...peers.values()].find(({ link }) => link === made);
        if (gallery.take(message, made, peer?.key ?? null)) return;
        if (peer) return hear(peer, message);
        door.hear(made, message);
        changed();
      },
      onClosed(code) {
        gallery.leave(made);
        door.leave(made);
        for (const [key, { link }] of peers) if (link === made) peers.delete(key);
        if (candidate === made) candidate = null;
        // Whom a host turns away concerns nobody else, unless it is a friend whose page is older.
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
    if (message.type === 'chat' && isHost && !peer.talk.take(1, clock.now())) return;
    const heard = receive(now, message, from, clock.now());
    if (heard.latency !== null) peer.latency = peer.latency === null ? heard.latency : Math.round(peer.latency * 0.7 + heard.latency * 0.3);
    // The first word of the other side is answered at once, so that it knows where this one stands.
    const first = heard.status !== null && peer.sent.peer === null;
    if (heard.status) peer.sent = heardStatus(peer.sent, heard.status, safe.course?.match ?? null, clock.now());
    if (heard.watcher !== undefined) gallery.asked(heard.watcher);
    if (heard.refused) trouble = heard.refused;
    if (heard.others) others = heard.others;
    commit(heard.progress);
    openMatch();
    if (first) tell(peer, true);
    push(false);
    changed();
  }

  /** Host: all have agreed, so the match begins. */
  function openMatch(): void {
    const { save, course } = now;
    const lobby = openLobby();
    if (!isHost || !lobby || !isAgreed(lobby)) return;
    const match = randomHex();
    const fresh: RoomSave = { ...save, seed: randomHex(), told: [], entries: [], pending: [], lobby: null, past: null, former: [...save.former, ...(course ? [course.match] : [])] };
    const keys = lobby.keys.flatMap((key) => (key === null ? [] : [key]));
    const chain = commitment(fresh, match, lobby.terms);
    const begun = write({ save: fresh, course: null }, { do: 'open', match, terms: lobby.terms, keys, chain, past: lobby.past === null ? null : save.past, agreed: agreementOf(lobby) });
    if (begun.ok) {
      commit(begun.value);
      for (const { link } of door.clear()) link.refuse('seat-taken');
    }
    else trouble = begun.error.code;
  }

  function put(body: Body, by?: Side): Result<void> {
    if (now.save.cheat) return refuse('cheated', 'The match was stopped.');
    const next = write(now, body, by);
    if (!next.ok) return next;
    commit(next.value);
    return accept(undefined);
  }

  /** A game that is continued is looked into before anybody agrees to it; its host made it. */
  const mayAgree = (): boolean => isHost || !now.save.lobby || now.save.lobby.past === null || (past !== null && past.verdict !== 'broken' && past.verdict !== 'other');

  /** The host's computer players are its own to move. */
  function actorOf({ player }: AnyAction): Side {
    const course = ahead(now);
    const side = course && course.first !== null ? sideOf(course.first, player, course.keys.length) : now.save.side;
    return isHost && course && (course.bots[side] ?? null) !== null ? side : now.save.side;
  }

  const links = (): readonly Link[] => [...[...peers.values()].map(({ link }) => link), ...door.links()];

  const stopBeating = every(clock, HEARTBEAT, () => {
    for (const link of links()) if (clock.now() - link.heardAt() > SILENCE) link.close();
    gallery.sweep(SILENCE);
    push(true);
    const what = waitedFor();
    if (what !== wait?.what) wait = what === null ? null : { what, since: clock.now() };
    changed();
  });

  /** A name for what the match waits for that is not a person’s choice; `null`: nothing. */
  function waitedFor(): string | null {
    const { course, save } = now;
    if (!course || peers.size === 0 || course.outcome || save.cheat) return null;
    if (!isReady(course)) return 'joining';
    const step = stepDue(course);
    if (step !== null) return `step ${step}`;
    return save.pending.length > 0 ? `entry ${save.entries.length}` : null;
  }

  /** Sides that are there, and keep the match waiting for long. */
  function withheld(there: readonly boolean[]): readonly Side[] {
    const { course } = now;
    if (!course || !wait || wait.what !== waitedFor() || clock.now() - wait.since <= WITHHELD_AFTER) return [];
    const step = stepDue(course);
    const silent = !isReady(course) ? course.drawers.filter((side) => course.chains[side] === null) : step !== null ? silentAt(now, step) : [0];
    // What others have to add comes by way of the host.
    const away = silent.filter((side) => there[side] && side !== now.save.side);
    return away.length > 0 || isHost || now.save.pending.length === 0 ? away : [0];
  }

  function linkState(there: readonly boolean[]): RoomView['link'] {
    const isLinked = isHost ? peers.size > 0 && there.every(Boolean) : peers.size > 0;
    if (isLinked) return isHost || now.save.lobby || now.course ? 'linked' : 'waiting';
    return candidate?.open() && ![...peers.values()].some(({ link }) => link === candidate) ? 'greeting' : 'apart';
  }

  function show(): RoomView {
    const there = here();
    const latencies = [...peers.values()].flatMap(({ latency }) => (latency === null ? [] : [latency]));
    const first = door.first();
    return {
      save: now.save,
      link: linkState(there),
      hostName,
      seats: seatsOf(now),
      here: there,
      latency: latencies.length > 0 ? Math.max(...latencies) : null,
      course: ahead(now),
      applicant: first ? { key: first.stranger.key, name: first.stranger.name } : null,
      watcher: gallery.waiting(),
      watching: gallery.watching(),
      past,
      trouble,
      movedTo,
      stopped: peers.size > 0 && others.cheat?.side !== now.save.side ? others.cheat : null,
      withheld: withheld(there),
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
      const first = door.first();
      if (!first) return;
      door.shift();
      const lobby = openLobby();
      if (!yes || !lobby || !hasPlace(lobby)) {
        first.link.refuse(yes ? 'seat-taken' : 'declined');
        return changed();
      }
      const { key, name } = first.stranger;
      keepSave(sitDown(now.save, { key, name, level: null, look: freeLook(lobby.terms.colours) }));
      join(first.stranger, first.link, first.status);
      const rest = openLobby();
      if (!rest || !hasPlace(rest)) for (const { link } of door.clear()) link.refuse('seat-taken');
      changed();
    },
    answerWatcher(yes) {
      gallery.answer(yes);
      push(false);
    },
    seatBot(name, level) {
      const lobby = openLobby();
      if (lobby) keepSave(sitDown(now.save, { key: now.save.keys.open, name, level, look: freeLook(lobby.terms.colours) }));
    },
    unseat(side) {
      const key = seatsOf(now).devices[side];
      if (!isHost || !openLobby()) return;
      keepSave(standUp(now.save, side));
      if (key) peers.get(key)?.link.refuse('declined');
    },
    setTerms: (terms) => keepSave(withTerms(now.save, terms)),
    agree(yes) {
      if (yes && !mayAgree()) return;
      keepSave(agreeTo(now.save, yes, now.course));
      openMatch();
    },
    act: (action) => put({ do: 'act', action }, actorOf(action)),
    takeBack: () => put({ do: 'take-back' }),
    ask: (what) => put(questionOf(now, what)),
    answer: (yes) => put(answerOf(now, yes)),
    resign: () => put(farewellOf(now)),
    say: (say) => keepSave(sayLine(now.save, say)),
    callAlong(code) {
      const cheater = now.save.cheat?.side;
      for (const { key, link } of peers.values()) if (sideOfKey(now, key) !== cheater) link.send({ type: 'moved', code });
    },
    wake: () => push(true),
    close() {
      closed = true;
      stopBeating();
      for (const link of links()) link.close();
      candidate?.close();
      gallery.close();
      listeners.clear();
    },
  };
  return accept(room);
}
