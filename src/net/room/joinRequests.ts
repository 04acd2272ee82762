import type { Hex } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import type { Stranger } from './greeting.ts';
import type { Link } from './link.ts';
import { statusOf, stillHere } from './send.ts';
import type { PeerStatus } from './send.ts';
import type { Message } from '../wire/message.ts';

/** Join requests: guests who have proved their identity and wait, in order, for the host's decision. */
export interface Knocking {
  readonly stranger: Stranger;
  readonly link: Link;
  /** The status that the guest sent while waiting. */
  status: PeerStatus | null;
}

export interface JoinRequests {
  /** Returns false if too many are waiting. */
  knock(stranger: Stranger, link: Link): boolean;
  first(): Knocking | null;
  /** Removes the first request. */
  shift(): void;
  /** Refuses all waiting guests, because no seat is left. */
  close(): void;
  /** Processes a message from a waiting guest. */
  hear(link: Link, message: Message): void;
  leave(link: Link): void;
  links(): readonly Link[];
}

/** More than there are seats, because strangers who know the code may arrive before a friend. */
const MOST_KNOCKING = 12;

/** `match`: the match that goes on in this room, if one does. */
export function createJoinRequests(clock: Clock, match: () => Hex | null = () => null): JoinRequests {
  let row: readonly Knocking[] = [];
  return {
    knock(stranger, link) {
      const others = row.filter((other) => other.link.open() && other.stranger.key !== stranger.key);
      if (others.length >= MOST_KNOCKING) return false;
      row = [...others, { stranger, link, status: null }];
      return true;
    },
    first: () => row[0] ?? null,
    shift: () => void (row = row.slice(1)),
    close() {
      for (const { link } of row) link.refuse('seat-taken');
      row = [];
    },
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
