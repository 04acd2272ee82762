import type { CastleAction } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { accept, refuse } from '../../game/index.ts';
import { randomHex } from '../bytes.ts';
import type { Channel } from '../channel/channel.ts';
import type { Clock } from '../clock.ts';
import { every } from '../clock.ts';
import { roomOf, secretOf } from '../invitation.ts';
import { stepDue } from '../log/chance.ts';
import type { Asked, Body } from '../log/entry.ts';
import { otherSide } from '../log/terms.ts';
import type { Terms } from '../log/terms.ts';
import type { Say } from '../wire/message.ts';
import { agreeTo, nextLobby, withTerms } from './lobby.ts';
import { SILENCE, createLink } from './link.ts';
import type { Link } from './link.ts';
import type { Stranger } from './greeting.ts';
import { ahead, commitment, openProgress, write } from './progress.ts';
import type { Progress } from './progress.ts';
import type { RoomSave } from './save.ts';
import { receive } from './receive.ts';
import { compose, NOTHING_SENT, stillHere } from './send.ts';
import type { PeerStatus, Sent } from './send.ts';
import type { RoomView } from './view.ts';
import { createGallery } from './gallery.ts';

/**
 * One room on one device: keeps the match, talks to the other device over whatever channel there is, and makes good what was
 * lost. Everything is kept before it is said, so that the other device never knows more of this one than its own disk.
 */

export interface RoomPorts {
  readonly clock: Clock;
  /** Keeps the room for good; rejects where the device has no room. */
  readonly keep: (save: RoomSave) => Promise<void>;
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
  setTerms(terms: Terms): void;
  agree(yes: boolean): void;
  act(action: CastleAction): Result<void>;
  takeBack(): Result<void>;
  ask(what: Asked): Result<void>;
  answer(yes: boolean): Result<void>;
  resign(): Result<void>;
  say(say: Say): void;
  /** Something has changed around the device: try at once. */
  wake(): void;
  close(): void;
}

const HEARTBEAT = 1500;
const WITHHELD_AFTER = 20_000;

export function createRoom(kept: RoomSave, { clock, keep }: RoomPorts): Result<Room> {
  const opened = openProgress(kept);
  if (!opened.ok) return opened;
  let now: Progress = opened.value;
  /** What the disk has: only this is ever said. */
  let safe: Progress = now;
  let writing = false;
  let closed = false;
  let link: Link | null = null;
  let candidate: Link | null = null;
  let applicant: { readonly stranger: Stranger; readonly link: Link; status: PeerStatus | null } | null = null;
  let sent: Sent = NOTHING_SENT;
  let latency: number | null = null;
  let heardAt: number | null = null;
  let otherName: string | null = null;
  let trouble: string | null = null;
  let dueSince: { readonly step: number; readonly at: number } | null = null;
  const listeners = new Set<() => void>();
  let view: RoomView | null = null;

  const changed = (): void => {
    view = null;
    for (const listener of [...listeners]) listener();
  };

  const gallery = createGallery({ clock, changed, save: () => safe.save, progress: () => safe, toGuest: (message) => link?.send(message), admit: (key) => commit({ ...now, save: { ...now.save, watchers: [...now.save.watchers, key] } }) });

  /** Takes a new state: shown at once, kept, and only then said. */
  function commit(next: Progress): void {
    if (next === now) return;
    // A match that has ended goes over into the next lobby, on the host's side.
    const save = nextLobby(next.save, next.course);
    now = save === now.save ? next : { ...next, save: { ...save, savedAt: clock.now() } };
    void flush();
    changed();
  }

  async function flush(): Promise<void> {
    if (writing) return;
    writing = true;
    while (safe !== now && !closed) {
      const next = now;
      try {
        await keep(next.save);
        if (trouble === 'save-failed') trouble = null;
      } catch {
        // Without a disk the match goes on as long as the page is open; the view says so.
        trouble = 'save-failed';
        changed();
      }
      safe = next;
      push(false);
    }
    writing = false;
  }

  /** Says what the other one lacks. */
  function push(beat: boolean): void {
    if (closed || !link) return;
    const { messages, next } = compose(safe, sent, { beat, time: clock.now(), echo: link.echo() });
    sent = next;
    for (const message of messages) link.send(message);
    gallery.push();
  }

  function listen(stranger: Stranger, from: Link): void {
    if (now.save.side === 0 && stranger.role === 'watch') {
      gallery.arrive(stranger, from);
      return changed();
    }
    const { other } = now.save;
    if (other !== null && other !== stranger.key) return from.refuse('seat-taken');
    if (other === null && now.save.side === 0) {
      if (applicant && applicant.link.open() && applicant.stranger.key !== stranger.key) return from.refuse('seat-taken');
      applicant = { stranger, link: from, status: null };
      return changed();
    }
    seat(stranger, from);
  }

  /** The other seat is there. */
  function seat(stranger: Stranger, from: Link): void {
    if (link && link !== from) link.close();
    link = from;
    // What was heard at the door still holds.
    sent = { ...NOTHING_SENT, peer: applicant?.link === from ? applicant.status : null };
    applicant = null;
    otherName = stranger.name;
    heardAt = clock.now();
    trouble = trouble === 'save-failed' ? trouble : null;
    if (now.save.other === null) {
      const { lobby } = now.save;
      const named: typeof lobby = lobby && { ...lobby, terms: { ...lobby.terms, names: [lobby.terms.names[0], stranger.name] } };
      commit({ ...now, save: { ...now.save, other: stranger.key, lobby: named } });
    }
    push(true);
    changed();
  }

  function meet(channel: Channel): void {
    const { save } = now;
    const me = { keys: save.keys, name: save.name, side: save.side, role: 'play' as const, room: roomOf(save.invitation), secret: secretOf(save.invitation) };
    const made: Link = createLink(channel, me, clock, {
      onMet: (stranger) => listen(stranger, made),
      onMessage(message) {
        if (gallery.take(message, made)) return;
        if (made !== link) {
          if (message.type === 'refuse' && candidate === made) trouble = message.code;
          if (message.type === 'status' && applicant?.link === made) {
            const { match, length, heard } = message;
            applicant.status = { match, length, heard };
            made.send(stillHere(message, clock.now(), made.echo()));
          }
          return changed();
        }
        heardAt = clock.now();
        const heard = receive(now, message, clock.now());
        if (heard.latency !== null) latency = latency === null ? heard.latency : Math.round(latency * 0.7 + heard.latency * 0.3);
        // The first word of the other side is answered at once, so that it knows where this one stands.
        const first = heard.status !== null && sent.peer === null;
        if (heard.status) sent = { ...sent, peer: heard.status };
        if (heard.watcher) gallery.asked(heard.watcher);
        if (heard.refused) trouble = heard.refused;
        commit(heard.progress);
        openMatch();
        push(first);
        changed();
      },
      onClosed(code) {
        gallery.leave(made);
        if (applicant?.link === made) applicant = null;
        if (link === made) link = null;
        if (candidate === made) candidate = null;
        if (code) trouble = code;
        changed();
      },
    });
    candidate = made;
    changed();
  }

  /** Host: both have agreed, so the match begins. */
  function openMatch(): void {
    const { save, course } = now;
    const { lobby, other } = save;
    if (save.side !== 0 || !lobby || other === null || !lobby.agreed[0] || !lobby.agreed[1]) return;
    if (course && !course.outcome) return;
    const match = randomHex();
    const seed = randomHex();
    const fresh: RoomSave = { ...save, seed, told: null, entries: [], pending: [], lobby: null, past: null, former: [...save.former, ...(course ? [course.match] : [])].slice(-20) };
    const body: Body = { do: 'open', match, terms: lobby.terms, keys: [save.keys.open, other], chain: commitment(fresh, match), past: save.past };
    const begun = write({ save: fresh, course: null }, body);
    if (begun.ok) commit(begun.value);
    else trouble = begun.error.code;
  }

  function put(body: Body): Result<void> {
    if (now.save.cheat) return refuse('cheated', 'The match was stopped.');
    const next = write(now, body);
    if (!next.ok) return next;
    commit(next.value);
    return accept(undefined);
  }

  const stopBeating = every(clock, HEARTBEAT, () => {
    for (const each of [link, applicant?.link]) {
      if (each && clock.now() - each.heardAt() > SILENCE) each.close();
    }
    gallery.sweep(SILENCE);
    push(true);
    const step = now.course && link ? stepDue(now.course) : null;
    if (step !== dueSince?.step) dueSince = step === null ? null : { step, at: clock.now() };
    changed();
  });

  function look(): RoomView {
    const { save } = now;
    return {
      save,
      link: link ? (save.side === 1 && !save.lobby && !now.course ? 'waiting' : 'linked') : candidate?.open() ? 'greeting' : 'apart',
      otherName: otherName ?? save.lobby?.terms.names[otherSide(save.side)] ?? now.course?.terms.names[otherSide(save.side)] ?? null,
      latency: link ? latency : null,
      heardAt,
      course: ahead(now),
      applicant: applicant ? { key: applicant.stranger.key, name: applicant.stranger.name } : null,
      watcher: gallery.waiting(),
      watching: gallery.watching(),
      trouble,
      withheld: dueSince !== null && clock.now() - dueSince.at > WITHHELD_AFTER,
    };
  }

  const room: Room = {
    get view() {
      return (view ??= look());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accept: (channel) => (closed ? channel.close() : meet(channel)),
    answerApplicant(yes) {
      if (!applicant) return;
      if (yes) return seat(applicant.stranger, applicant.link);
      applicant.link.refuse('declined');
      applicant = null;
      changed();
    },
    answerWatcher: (yes) => gallery.answer(yes, now.save.side),
    setTerms(terms) {
      commit({ ...now, save: withTerms(now.save, terms) });
      push(false);
    },
    agree(yes) {
      commit({ ...now, save: agreeTo(now.save, yes, now.course) });
      openMatch();
    },
    act: (action) => put({ do: 'act', action }),
    takeBack: () => put({ do: 'take-back' }),
    ask: (what) => put({ do: 'ask', what }),
    answer: (yes) => put({ do: 'answer', yes }),
    resign: () => put({ do: 'resign' }),
    say(say) {
      const { chat, side } = now.save;
      const seq = 1 + Math.max(0, ...chat.filter((line) => line.by === side).map((line) => line.seq));
      commit({ ...now, save: { ...now.save, chat: [...chat, { by: side, seq, say }].slice(-200) } });
    },
    wake: () => push(true),
    close() {
      closed = true;
      stopBeating();
      link?.close();
      candidate?.close();
      applicant?.link.close();
      gallery.close();
      listeners.clear();
    },
  };
  return accept(room);
}
