import type { Hex } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import type { Stranger } from './greeting.ts';
import type { Link } from './link.ts';
import { createPatience } from './patience.ts';
import { statusOf, stillHere } from './send.ts';
import type { PeerStatus } from './send.ts';
import type { RoomView } from './view.ts';
import type { Message } from '../wire/message.ts';

/** Join requests: guests who have proved their identity and wait, in order, for the host's decision. */
export interface Knocking {
  readonly stranger: Stranger;
  readonly link: Link;
  /** The host has let this device in before. */
  readonly known: boolean;
  /** The status that the guest sent while waiting. */
  status: PeerStatus | null;
}

export interface JoinRequests {
  /** `known`: the host has let this device in before. Returns false if too many are waiting. */
  knock(stranger: Stranger, link: Link, known: boolean): boolean;
  /** The request to show; `null`: none, or none yet. */
  first(): Knocking | null;
  view(): Pick<RoomView, 'applicant' | 'knocking'>;
  /** Removes the request that is shown, which is let in or turned down. */
  shift(yes: boolean): void;
  /** Turns down all waiting guests. */
  turnAllDown(): void;
  /** Refuses all waiting guests, because no seat is left. */
  close(): void;
  /** Processes a message from a waiting guest. */
  hear(link: Link, message: Message): void;
  leave(link: Link): void;
  links(): readonly Link[];
}

/** More than there are seats, because strangers who know the code may arrive before a friend. */
const MOST_KNOCKING = 12;
/** Devices that went away while they waited, and may come back. */
const MOST_SEEN = 100;

/** `match`: the match that goes on in this room, if one does. */
export function createJoinRequests(clock: Clock, match: () => Hex | null = () => null): JoinRequests {
  let row: readonly Knocking[] = [];
  const patience = createPatience(clock);
  /** Keys of devices that were let in. */
  const welcome = new Set<string>();
  /** Keys that have asked and were not turned down, by when they did so first. */
  const seen = new Map<string, number>();
  let serial = 0;

  function see(key: string): void {
    if (seen.has(key)) return;
    for (const [oldest] of seen) if (seen.size >= MOST_SEEN) seen.delete(oldest);
    seen.set(key, (serial += 1));
  }

  /** Known devices come first, and whoever has asked first; a device that comes back keeps its place. */
  const before = (one: Knocking, other: Knocking): number =>
    Number(other.known) - Number(one.known) ||
    (seen.get(one.stranger.key) ?? serial) - (seen.get(other.stranger.key) ?? serial);

  function first(): Knocking | null {
    const [next] = row;
    return next && (next.known || patience.mayAsk()) ? next : null;
  }

  /** Removes all, with this reason. */
  function empty(code: string): void {
    for (const { link, stranger } of row) {
      link.refuse(code);
      seen.delete(stranger.key);
    }
    row = [];
  }

  return {
    knock(stranger, link, isKnown) {
      const { key } = stranger;
      const knocking: Knocking = { stranger, link, known: isKnown || welcome.has(key), status: null };
      const others = row.filter((each) => each.link.open() && each.stranger.key !== key);
      see(key);
      row = [...others, knocking].toSorted(before);
      for (const { link: last } of row.slice(MOST_KNOCKING)) if (last !== link) last.refuse('door-busy');
      row = row.slice(0, MOST_KNOCKING);
      return row.includes(knocking);
    },
    first,
    view() {
      const next = first();
      return { applicant: next && { key: next.stranger.key, name: next.stranger.name }, knocking: row.length };
    },
    shift(yes) {
      const [next, ...rest] = row;
      row = rest;
      if (!next) return;
      seen.delete(next.stranger.key);
      if (!yes) patience.refused();
      else {
        patience.welcomed();
        welcome.add(next.stranger.key);
      }
    },
    turnAllDown() {
      patience.refusedAll();
      empty('declined');
    },
    close: () => empty('seat-taken'),
    hear(link, message) {
      const knocking = row.find((each) => each.link === link);
      if (message.type !== 'status' || !knocking) return;
      knocking.status = statusOf(message);
      link.send(stillHere(message, clock.now(), link.echo(), match()));
    },
    leave: (link) => void (row = row.filter((each) => each.link !== link)),
    links: () => row.map(({ link }) => link),
  };
}
