import type { Clock } from '../clock.ts';
import type { Hex } from '../bytes.ts';
import { digestOf } from '../log/entry.ts';
import type { Message, Person } from '../wire/message.ts';
import type { Stranger } from './greeting.ts';
import type { Link } from './link.ts';
import { createPatience } from './patience.ts';
import { toldByAll } from './progress.ts';
import type { Progress, RoomSave } from './save.ts';
import { seatsOf } from './seats.ts';
import { NOTHING_SENT, heardStatus, pagesOf, statusOf, stillHere } from './send.ts';
import type { Sent } from './send.ts';
import type { RoomView } from './view.ts';

/**
 * Spectators. They receive nothing before all players have agreed, and then the log and the revealed secrets, but no
 * chat.
 */
export interface Spectators {
  /** Host: adds a device that wants to watch and has proved its identity. */
  arrive(stranger: Stranger, link: Link): void;
  /** Guest: sets the person about whom the host asks; `null`: none any more. */
  asked(person: Person | null): void;
  /** Returns true if the message came from a spectator, or is about one; `from`: key of the player who sent it. */
  take(message: Message, link: Link, from: Hex | null): boolean;
  /** Host: turns away all who ask. */
  turnAllDown(): void;
  /** Records this side's answer. */
  answer(yes: boolean): void;
  /** Host: the person about whom the players are asked. */
  first(): Person | null;
  /** Guest: this side's answer, as long as the host asks. */
  admission(): Extract<Message, { type: 'admit' }> | null;
  waiting(): RoomView['spectator'];
  watching(): number;
  push(): void;
  sweep(silence: number): void;
  leave(link: Link): void;
  close(): void;
}

interface Ports {
  readonly clock: Clock;
  readonly save: () => RoomSave;
  readonly progress: () => Progress;
  readonly changed: () => void;
  /** Host: called when everyone has agreed. */
  readonly admit: (key: string) => void;
}

/** More would take too much of the host's upload bandwidth, and is not needed. */
const SEATS = 8;

interface Seat {
  readonly person: Person;
  readonly link: Link;
  sent: Sent;
  /** By player; each is asked only once. */
  readonly answers: Map<Hex, boolean>;
}

const seatFor = ({ key, name }: Stranger, link: Link): Seat => ({
  person: { key, name },
  link,
  sent: NOTHING_SENT,
  answers: new Map(),
});

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

export function createSpectators({ clock, save, progress, changed, admit }: Ports): Spectators {
  const seats = new Map<Link, Seat>();
  const patience = createPatience(clock);
  /** Guest: the person about whom the host asks, and this side's answer. */
  let question: { readonly person: Person; readonly yes: boolean | null } | null = null;

  const isHost = (): boolean => save().hosts;
  /** Devices of the players who have to agree. */
  const players = (): readonly Hex[] => seatsOf(progress()).devices.filter((device) => device !== null);
  const isAdmitted = ({ person }: Seat): boolean => save().watchers.includes(person.key);
  /** The players are asked about one person at a time, in order of arrival. */
  const asking = (): readonly Seat[] => [...seats.values()].filter((seat) => !isAdmitted(seat));
  const candidate = (): Seat | null => (patience.mayAsk() ? (asking()[0] ?? null) : null);

  function turnDown(seat: Seat): void {
    seats.delete(seat.link);
    seat.link.refuse('not-admitted');
  }

  function decide(seat: Seat): void {
    const answers = [...seat.answers.values()];
    if (answers.includes(false)) {
      patience.refused();
      turnDown(seat);
    } else if (players().every((player) => seat.answers.get(player))) {
      patience.welcomed();
      admit(seat.person.key);
    }
    changed();
  }

  const stream = (seat: Seat): void => void (isAdmitted(seat) && sendTo(seat, progress()));

  return {
    arrive(stranger, link) {
      if (seats.size >= SEATS || players().length < 2) return link.refuse('seat-taken');
      for (const [other, { person }] of seats) if (person.key === stranger.key) seats.delete(other);
      seats.set(link, seatFor(stranger, link));
    },
    asked(person) {
      if (question?.person.key === person?.key) return;
      question = person && { person, yes: null };
      changed();
    },
    take(message, link, from) {
      const seat = seats.get(link);
      if (seat) {
        if (message.type === 'status') {
          const match = progress().logState?.match ?? null;
          seat.sent = heardStatus(seat.sent, statusOf(message), match, clock.now());
          stream(seat);
          link.send(stillHere(message, clock.now(), link.echo()));
        }
        return true;
      }
      if (message.type !== 'admit') return false;
      const asked = candidate();
      if (isHost() && from !== null && asked?.person.key === message.key && !asked.answers.has(from)) {
        asked.answers.set(from, message.yes);
        decide(asked);
      }
      return true;
    },
    turnAllDown() {
      const refused = asking();
      if (refused.length > 0) patience.refusedAll();
      for (const seat of refused) turnDown(seat);
      changed();
    },
    answer(yes) {
      const seat = candidate();
      if (isHost() && seat) {
        seat.answers.set(save().keys.open, yes);
        decide(seat);
      } else if (!isHost() && question) {
        question = { ...question, yes };
        changed();
      }
    },
    first: () => candidate()?.person ?? null,
    admission: () =>
      question && question.yes !== null ? { type: 'admit', key: question.person.key, yes: question.yes } : null,
    waiting() {
      const asked = candidate();
      if (isHost())
        return asked && { ...asked.person, answered: asked.answers.has(save().keys.open), others: asking().length - 1 };
      return question && { ...question.person, answered: question.yes !== null, others: 0 };
    },
    watching: () => [...seats.values()].filter(isAdmitted).length,
    push: () => seats.forEach(stream),
    sweep(silence) {
      for (const seat of seats.values()) if (clock.now() - seat.link.heardAt() > silence) seat.link.close();
    },
    leave: (link) => void seats.delete(link),
    close() {
      for (const { link } of seats.values()) link.close();
    },
  };
}
