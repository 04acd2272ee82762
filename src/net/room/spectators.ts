import type { Clock } from '../clock.ts';
import type { Hex } from '../bytes.ts';
import { digestOf } from '../log/entry.ts';
import type { Message, Person } from '../wire/message.ts';
import { personOf } from './greeting.ts';
import type { Stranger } from './greeting.ts';
import type { Link } from './link.ts';
import { toldByAll } from './progress.ts';
import { createRequests } from './requests.ts';
import type { Request } from './requests.ts';
import type { Progress, RoomSave } from './save.ts';
import { seatsOf } from './seats.ts';
import { NOTHING_SENT, heardStatus, pagesOf, statusOf, stillHere } from './send.ts';
import type { PeerStatus, Sent } from './send.ts';
import type { RoomView } from './view.ts';

interface Ports {
  readonly clock: Clock;
  readonly save: () => RoomSave;
  /** What may be sent. */
  readonly progress: () => Progress;
  readonly changed: () => void;
  /** Host: everyone has agreed to this person. */
  readonly admit: (key: Hex) => void;
}

/** More would take too much of the host's upload bandwidth, and is not needed. */
const SEATS = 8;

interface Seat {
  readonly stranger: Stranger;
  readonly link: Link;
  sent: Sent;
}

/** Sends what a watcher lacks of the match. */
function sendTo(seat: Seat, progress: Progress): void {
  const { logState, save } = progress;
  const { peer } = seat.sent;
  if (!logState || !peer) return;
  const { match, since } = logState;
  const from = peer.match === match ? peer.length : 0;
  const pages = pagesOf(match, save.entries.slice(from), save.entries);
  for (const page of pages) seat.link.send(page);
  const last = pages.at(-1)?.entries.at(-1);
  const reached = last ? { length: last.n + 1, head: digestOf(last) } : { length: from };
  seat.sent = { ...seat.sent, peer: { ...peer, match, ...reached } };
  seat.link.send({ type: 'told', match, since, told: toldByAll(progress), here: [], cheat: null });
}

/** Host: the answers about the person who is shown, by player; each is asked only once. */
function createVotes() {
  let votes: { readonly on: Hex; readonly answers: Map<Hex, boolean> } | null = null;
  return ({ stranger: { key } }: Request): Map<Hex, boolean> => {
    if (votes?.on !== key) votes = { on: key, answers: new Map() };
    return votes.answers;
  };
}

/** Devices of the players who have to agree. */
const playersIn = (progress: Progress): readonly Hex[] => seatsOf(progress).devices.filter((device) => device !== null);

/** Guest: the person about whom the host asks, and this side's answer. */
function createQuestion(changed: () => void) {
  let question: { readonly person: Person; readonly yes: boolean | null } | null = null;
  return {
    /** `null`: the host does not ask any more. */
    asked(person: Person | null): void {
      if (question?.person.key === person?.key) return;
      question = person && { person, yes: null };
      changed();
    },
    answer(yes: boolean): void {
      question = question && { ...question, yes };
      changed();
    },
    /** The answer, as long as the host asks. */
    admission: (): Extract<Message, { type: 'admit' }> | null =>
      question && question.yes !== null ? { type: 'admit', key: question.person.key, yes: question.yes } : null,
    view: (): RoomView['spectator'] => question && { ...question.person, answered: question.yes !== null, others: 0 },
  };
}

/** Spectators. Once all players have agreed they receive the log and the revealed secrets, but no chat. */
export function createSpectators({ clock, save, progress, changed, admit }: Ports) {
  const requests = createRequests({ clock, most: SEATS, refusal: 'not-admitted', match: () => null });
  const seats = new Map<Link, Seat>();
  const votesOn = createVotes();
  const question = createQuestion(changed);
  const isHost = (): boolean => save().hosts;

  function seat(stranger: Stranger, link: Link, status: PeerStatus | null): void {
    for (const [other, { stranger: before }] of seats) if (before.key === stranger.key) seats.delete(other);
    seats.set(link, { stranger, link, sent: { ...NOTHING_SENT, peer: status } });
  }

  /** The players are asked about one person at a time. A player who joins has to agree to those who watch already. */
  function candidate(): Request | null {
    for (const [link, { stranger, sent }] of seats) {
      if (save().watchers.includes(stranger.key)) continue;
      seats.delete(link);
      requests.knock(stranger, link, true, sent.peer);
    }
    return requests.first();
  }

  function decide(asked: Request): void {
    const answers = votesOn(asked);
    if ([...answers.values()].includes(false)) {
      requests.shift(false);
      asked.link.refuse('not-admitted');
    } else if (playersIn(progress()).every((player) => answers.get(player))) {
      requests.shift(true);
      admit(asked.stranger.key);
      seat(asked.stranger, asked.link, asked.status);
    }
    changed();
  }

  function stream(to: Seat): void {
    if (progress().save.watchers.includes(to.stranger.key)) sendTo(to, progress());
  }

  return {
    /** Host: adds a device that wants to watch and has proved its identity. */
    arrive(stranger: Stranger, link: Link): void {
      const isFull = seats.size + requests.links().length >= SEATS;
      if (isFull || playersIn(progress()).length < 2) link.refuse('seat-taken');
      else if (save().watchers.includes(stranger.key)) seat(stranger, link, null);
      else requests.knock(stranger, link, false);
    },
    asked: question.asked,
    admission: question.admission,
    /** Returns true if the message came from a spectator, or is about one; `from`: key of the player who sent it. */
    take(message: Message, link: Link, from: Hex | null): boolean {
      const to = seats.get(link);
      if (to && message.type === 'status') {
        to.sent = heardStatus(to.sent, statusOf(message), progress().logState?.match ?? null, clock.now());
        stream(to);
        link.send(stillHere(message, clock.now(), link.echo()));
      }
      if (to || requests.hear(link, message)) return true;
      if (message.type !== 'admit') return false;
      const asked = candidate();
      if (isHost() && from !== null && asked?.stranger.key === message.key && !votesOn(asked).has(from)) {
        votesOn(asked).set(from, message.yes);
        decide(asked);
      }
      return true;
    },
    /** Host: turns away all who ask. */
    turnAllDown(): void {
      requests.turnAllDown();
      changed();
    },
    /** Records this side's answer. */
    answer(yes: boolean): void {
      if (!isHost()) return question.answer(yes);
      const asked = candidate();
      if (!asked) return;
      votesOn(asked).set(save().keys.open, yes);
      decide(asked);
    },
    /** Host: the person about whom the players are asked. */
    first(): Person | null {
      const asked = candidate();
      return asked && personOf(asked.stranger);
    },
    waiting(): RoomView['spectator'] {
      const asked = candidate();
      if (!isHost()) return question.view();
      if (!asked) return null;
      const answered = votesOn(asked).has(save().keys.open);
      return { ...personOf(asked.stranger), answered, others: requests.links().length - 1 };
    },
    watching: () => seats.size,
    push: () => seats.forEach(stream),
    links: (): readonly Link[] => [...seats.keys(), ...requests.links()],
    leave(link: Link): void {
      seats.delete(link);
      requests.leave(link);
    },
  };
}
