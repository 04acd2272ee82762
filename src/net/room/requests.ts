import type { Hex } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import type { Message } from '../wire/message.ts';
import type { Stranger } from './greeting.ts';
import type { Link } from './link.ts';
import { statusOf, stillHere } from './send.ts';
import type { PeerStatus } from './send.ts';

/** Somebody who has proved their identity and asks to play or to watch. */
export interface Request {
  readonly stranger: Stranger;
  readonly link: Link;
  /** This device has let them in before. */
  readonly known: boolean;
  /** The status that they sent while waiting. */
  readonly status: PeerStatus | null;
}

interface Ports {
  readonly clock: Clock;
  /** Number of people who may wait. */
  readonly most: number;
  /** The reason that those hear who are turned down. */
  readonly refusal: string;
  /** The match that goes on in this room, if one does. */
  readonly match: () => Hex | null;
}

/** Refusals without a pause. */
const FREE = 3;
/** In milliseconds; doubled by every further refusal. */
const FIRST_PAUSE = 5000;
const LAST_PAUSE = 120_000;
/** In milliseconds; without a refusal for so long, the pauses begin anew. */
const FORGOTTEN = 600_000;

/**
 * How often people are asked about strangers. Somebody with the link can ask again and again under new keys, so after a
 * few refusals in a row the next question comes later and later.
 */
function createPatience(clock: Clock) {
  let refusals = 0;
  let until = -Infinity;
  return {
    /** True if a stranger may be shown now. */
    mayAsk(): boolean {
      if (clock.now() - until > FORGOTTEN) refusals = 0;
      return clock.now() >= until;
    },
    /** `least`: for how many refusals this counts, all in all. */
    refused(least = 0): void {
      refusals = Math.max(refusals + 1, least);
      const pause = refusals <= FREE ? 0 : Math.min(FIRST_PAUSE * 2 ** (refusals - FREE - 1), LAST_PAUSE);
      until = clock.now() + pause;
    },
    /** Somebody was let in. */
    welcomed(): void {
      refusals = 0;
      until = -Infinity;
    },
  };
}

/** Devices that went away while they waited, and may come back. */
const MOST_SEEN = 100;

export type Requests = ReturnType<typeof createRequests>;

/** People who wait, in order, for a decision. */
export function createRequests({ clock, most, refusal, match }: Ports) {
  let row: readonly Request[] = [];
  const patience = createPatience(clock);
  /** Keys of devices that were let in. */
  const welcome = new Set<Hex>();
  /** Keys that have asked and were not turned down, by when they did so first. */
  const seen = new Map<Hex, number>();
  let serial = 0;

  function see(key: Hex): void {
    if (seen.has(key)) return;
    for (const [oldest] of seen) if (seen.size >= MOST_SEEN) seen.delete(oldest);
    seen.set(key, (serial += 1));
  }

  /** Known devices come first, and whoever has asked first; a device that comes back keeps its place. */
  const before = (one: Request, other: Request): number =>
    Number(other.known) - Number(one.known) ||
    (seen.get(one.stranger.key) ?? serial) - (seen.get(other.stranger.key) ?? serial);

  /** Refuses all, with this reason. */
  function empty(code: string): void {
    for (const { link, stranger } of row) {
      link.refuse(code);
      seen.delete(stranger.key);
    }
    row = [];
  }

  return {
    /** `isKnown`: this device has let them in before. Returns false if too many are waiting. */
    knock(stranger: Stranger, link: Link, isKnown: boolean, status: PeerStatus | null = null): boolean {
      const { key } = stranger;
      const request: Request = { stranger, link, known: isKnown || welcome.has(key), status };
      const others = row.filter((each) => each.link.open() && each.stranger.key !== key);
      see(key);
      row = [...others, request].toSorted(before);
      for (const { link: last } of row.slice(most)) if (last !== link) last.refuse('door-busy');
      row = row.slice(0, most);
      return row.includes(request);
    },
    /** The request to show; `null`: none, or none yet. */
    first(): Request | null {
      const [next] = row;
      return next && (next.known || patience.mayAsk()) ? next : null;
    },
    /** Decides on the request that is shown, and removes it. */
    shift(yes: boolean): void {
      const [next, ...rest] = row;
      row = rest;
      if (!next) return;
      seen.delete(next.stranger.key);
      if (!yes) return patience.refused();
      patience.welcomed();
      welcome.add(next.stranger.key);
    },
    turnAllDown(): void {
      if (row.length > 0) patience.refused(FREE + 3);
      empty(refusal);
    },
    /** Refuses all, because no seat is left. */
    close: () => empty('seat-taken'),
    /** Takes a message from somebody who waits; returns false if it is from somebody else. */
    hear(link: Link, message: Message): boolean {
      const isHere = row.some((each) => each.link === link);
      if (!isHere || message.type !== 'status') return isHere;
      row = row.map((each) => (each.link === link ? { ...each, status: statusOf(message) } : each));
      link.send(stillHere(message, clock.now(), link.echo(), match()));
      return true;
    },
    leave: (link: Link) => void (row = row.filter((each) => each.link !== link)),
    links: () => row.map(({ link }) => link),
  };
}
