import type { Clock } from '../clock.ts';
import type { Hex } from '../bytes.ts';
import type { Message } from '../wire/message.ts';
import type { Stranger } from './greeting.ts';
import type { Link } from './link.ts';
import { toldByAll } from './progress.ts';
import type { Progress } from './progress.ts';
import type { RoomSave } from './save.ts';
import { seatsOf } from './seats.ts';
import { pagesOf, stillHere } from './send.ts';
import type { Applicant, RoomView } from './view.ts';

/** Those who watch. Nobody sees anything before all players have said yes; then it is the log and the told secrets, and no chat. */
export interface Gallery {
  /** Host: somebody who wishes to watch has shown who it is. */
  arrive(stranger: Stranger, link: Link): void;
  /** Guest: the host says that somebody wishes to watch. */
  asked(applicant: Applicant): void;
  /** True if the message came from the gallery, or concerns it; `from`: the key of the player it came from. */
  take(message: Message, link: Link, from: Hex | null): boolean;
  /** This side's answer. */
  answer(yes: boolean): void;
  waiting(): RoomView['watcher'];
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
  readonly toPeers: (message: Message) => void;
  readonly changed: () => void;
  /** Host: all have said yes. */
  readonly admit: (key: string) => void;
}

/** More would take the host's upload, and nobody has so many friends at one table. */
const SEATS = 8;

export function createGallery({ clock, save, progress, toPeers, changed, admit }: Ports): Gallery {
  interface Seat {
    readonly stranger: Stranger;
    readonly link: Link;
    at: { match: string | null; length: number } | null;
  }
  const seats = new Map<Link, Seat>();
  /** With the answers that are known here, by key. */
  let candidate: (Applicant & { readonly answers: Map<Hex, boolean> }) | null = null;

  /** Those who have to agree. */
  const players = (): readonly Hex[] => seatsOf(progress()).devices.filter((device) => device !== null);
  const admitted = (seat: Seat): boolean => save().watchers.includes(seat.stranger.key);
  const linkOf = (key: string): Link | undefined => [...seats.values()].find(({ stranger }) => stranger.key === key)?.link;

  function decide(): void {
    if (!candidate) return;
    const { key, answers } = candidate;
    if ([...answers.values()].includes(false)) {
      linkOf(key)?.refuse('not-admitted');
      candidate = null;
    } else if (players().every((player) => answers.get(player))) {
      candidate = null;
      admit(key);
    }
    changed();
  }

  function stream(seat: Seat): void {
    const now = progress();
    if (!now.course || !admitted(seat) || !seat.at) return;
    const { match } = now.course;
    const from = seat.at.match === match ? seat.at.length : 0;
    for (const page of pagesOf(match, now.save.entries.slice(from))) seat.link.send(page);
    seat.at = { match, length: now.save.entries.length };
    seat.link.send({ type: 'told', match, told: toldByAll(now), here: [], cheat: null });
  }

  return {
    arrive(stranger, link) {
      if (seats.size >= SEATS || players().length < 2) return link.refuse('seat-taken');
      const seat: Seat = { stranger, link, at: null };
      seats.set(link, seat);
      if (!admitted(seat) && !candidate) candidate = { key: stranger.key, name: stranger.name, answers: new Map() };
    },
    asked(applicant) {
      if (candidate?.key === applicant.key) return;
      candidate = { ...applicant, answers: new Map() };
      changed();
    },
    take(message, link, from) {
      const seat = seats.get(link);
      if (seat) {
        if (message.type === 'status') {
          seat.at = { match: message.match, length: message.length };
          stream(seat);
          link.send(stillHere(message, clock.now(), link.echo()));
        }
        return true;
      }
      if (message.type !== 'admit') return false;
      if (save().side === 0 && from !== null && candidate?.key === message.key) {
        candidate.answers.set(from, message.yes);
        decide();
      }
      return true;
    },
    answer(yes) {
      if (!candidate) return;
      candidate.answers.set(save().keys.open, yes);
      if (save().side === 0) return decide();
      toPeers({ type: 'admit', key: candidate.key, yes });
      changed();
    },
    waiting: () => candidate && { key: candidate.key, name: candidate.name, answered: candidate.answers.has(save().keys.open) },
    watching: () => [...seats.values()].filter(admitted).length,
    push() {
      for (const seat of seats.values()) stream(seat);
      if (save().side === 0 && candidate) toPeers({ type: 'watcher', key: candidate.key, name: candidate.name });
    },
    sweep(silence) {
      for (const seat of seats.values()) if (clock.now() - seat.link.heardAt() > silence) seat.link.close();
    },
    leave(link) {
      const seat = seats.get(link);
      seats.delete(link);
      if (seat && candidate?.key === seat.stranger.key) candidate = null;
    },
    close() {
      for (const { link } of seats.values()) link.close();
    },
  };
}
