import { refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import type { Hex } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import type { Message } from './message.ts';
import { parseMessage } from './message.ts';

/** How much may be sent at once, and per second. A lively game needs about five messages per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A token bucket, which refills over time. */
export interface Bucket {
  /** True if it contains this amount at `now` (milliseconds). */
  has(amount: number, now: number): boolean;
  /** Takes the amount; returns false and takes nothing if it does not contain that much. */
  take(amount: number, now: number): boolean;
}

export function createBucket({ burst, perSecond }: Rate, start: number): Bucket {
  let level = burst;
  let last = start;
  const bucket: Bucket = {
    has(amount, now) {
      level = Math.min(burst, level + (Math.max(0, now - last) / 1000) * perSecond);
      last = now;
      return level >= amount;
    },
    take(amount, now) {
      if (!bucket.has(amount, now)) return false;
      level -= amount;
      return true;
    },
  };
  return bucket;
}

/** Limits on what is accepted: messages, their characters, and log entries, each of which has a signature to verify. */
const TAKEN = {
  messages: { burst: 120, perSecond: 30 },
  characters: { burst: 512_000, perSecond: 128_000 },
  entries: { burst: 400, perSecond: 50 },
} as const;
/** This device sends less than the limits, so that an honest device is never refused. */
const SENT_SHARE = 0.75;

type Buckets = { readonly [kind in keyof typeof TAKEN]: Bucket };

/** One bucket per limit; `share`: the usable part of it. */
function createBuckets(share: number, start: number): Buckets {
  const bucket = ({ burst, perSecond }: Rate): Bucket =>
    createBucket({ burst: burst * share, perSecond: perSecond * share }, start);
  return { messages: bucket(TAKEN.messages), characters: bucket(TAKEN.characters), entries: bucket(TAKEN.entries) };
}

/** Chat lines per author that the host relays; more would use up the limit of a third device. */
const CHAT = { burst: 20, perSecond: 1 } as const;

/** The limits for one author. They outlive a connection, so that connecting again does not renew them. */
export interface Limits {
  readonly taken: Buckets;
  readonly sent: Buckets;
  readonly chat: Bucket;
}

export const createLimits = (start: number): Limits => ({
  taken: createBuckets(1, start),
  sent: createBuckets(SENT_SHARE, start),
  chat: createBucket(CHAT, start),
});

/** In each page, which has one clock: limits by the two keys. */
const authors = new WeakMap<Clock, Map<string, Limits>>();
/** More than a room and its visitors need. */
const MOST_AUTHORS = 200;

/** The limits of what this device (`mine`) takes from another one and sends to it, over all their connections. */
export function limitsOf(clock: Clock, mine: Hex, theirs: Hex): Limits {
  const all = authors.get(clock) ?? new Map<string, Limits>();
  authors.set(clock, all);
  const key = `${mine} ${theirs}`;
  const limits = all.get(key) ?? createLimits(clock.now());
  // The latest ones stay.
  all.delete(key);
  all.set(key, limits);
  for (const [oldest] of all) if (all.size > MOST_AUTHORS) all.delete(oldest);
  return limits;
}

const entriesIn = (message: Message): number => (message.type === 'entries' ? message.entries.length : 0);

/** Number of refused messages after which the connection is closed. */
export const PATIENCE = 20;

export function createGuard(start: number) {
  let buckets = createBuckets(1, start);
  let refused = 0;
  const tooFast = (): Result<Message> => refuse('too-fast', 'More messages than a game needs.');
  return {
    /** Number of messages refused so far. */
    get refused(): number {
      return refused;
    },
    /** Parses a message that arrived at `now` (milliseconds). */
    read(text: unknown, now: number): Result<Message> {
      const { messages, characters, entries } = buckets;
      // Do not even parse what exceeds the limits.
      const parsed =
        messages.take(1, now) && characters.take(typeof text === 'string' ? text.length : 0, now)
          ? parseMessage(text)
          : tooFast();
      const message = parsed.ok && !entries.take(entriesIn(parsed.value), now) ? tooFast() : parsed;
      if (!message.ok) refused += 1;
      return message;
    },
    /** From now on counts for this author. */
    know: (author: Limits) => void (buckets = author.taken),
  };
}

/** Maximum queue length; what is dropped is sent again when the other side reports that it lacks it. */
const MOST_WAITING = 200;
const ABOUT_STATE: readonly Message['type'][] = ['status', 'told', 'lobby', 'wish', 'agree', 'watcher', 'admit'];
const AGAIN = 50;

/**
 * Sends no faster than the other side accepts. Messages are queued in order; a newer message about the state replaces a
 * queued one of the same type.
 */
export function createPacer(clock: Clock, transmit: (text: string) => void) {
  let buckets = createBuckets(SENT_SHARE, clock.now());
  let waiting: readonly Message[] = [];
  let cancel: (() => void) | null = null;

  const trySend = (message: Message): boolean => {
    const { messages, characters, entries } = buckets;
    const [text, count, now] = [JSON.stringify(message), entriesIn(message), clock.now()];
    if (!messages.has(1, now) || !characters.has(text.length, now) || !entries.has(count, now)) return false;
    messages.take(1, now);
    characters.take(text.length, now);
    entries.take(count, now);
    transmit(text);
    return true;
  };

  function drain(): void {
    cancel = null;
    while (waiting[0] && trySend(waiting[0])) waiting = waiting.slice(1);
    if (waiting.length > 0) cancel = clock.after(AGAIN, drain);
  }

  return {
    send(message: Message): void {
      if (waiting.length === 0 && trySend(message)) return;
      const late = ABOUT_STATE.includes(message.type) ? waiting.findIndex(({ type }) => type === message.type) : -1;
      if (late >= 0) waiting = waiting.with(late, message);
      else if (waiting.length < MOST_WAITING) waiting = [...waiting, message];
      cancel ??= clock.after(AGAIN, drain);
    },
    /** From now on counts for this reader. */
    know: (reader: Limits) => void (buckets = reader.sent),
    stop(): void {
      cancel?.();
      waiting = [];
    },
  };
}
