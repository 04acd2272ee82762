import type { Clock } from '../clock.ts';
import type { Stranger } from './greeting.ts';
import type { Link } from './link.ts';
import type { Lobby } from './save.ts';
import { stillHere } from './send.ts';
import type { PeerStatus } from './send.ts';
import type { Message } from '../wire/message.ts';

/** Those who have shown who they are and wish to play, until the host looks up. They stand in a row, no more than there are seats. */
export interface Knocking {
  readonly stranger: Stranger;
  readonly link: Link;
  /** What was heard of it at the door. */
  status: PeerStatus | null;
}

export interface Door {
  /** False if there is no seat for it. */
  knock(stranger: Stranger, link: Link, lobby: Lobby | null): boolean;
  first(): Knocking | null;
  /** The first one is not at the door any more. */
  shift(): void;
  /** Somebody at the door says something. */
  hear(link: Link, message: Message): void;
  leave(link: Link): void;
  links(): readonly Link[];
}

export function createDoor(clock: Clock): Door {
  let row: readonly Knocking[] = [];
  return {
    knock(stranger, link, lobby) {
      const others = row.filter((other) => other.link.open() && other.stranger.key !== stranger.key);
      const places = lobby ? lobby.places - lobby.keys.filter((key) => key !== null).length : 0;
      if (others.length >= places) return false;
      row = [...others, { stranger, link, status: null }];
      return true;
    },
    first: () => row[0] ?? null,
    shift: () => void (row = row.slice(1)),
    hear(link, message) {
      const knocking = row.find((each) => each.link === link);
      if (message.type !== 'status' || !knocking) return;
      const { match, length, heard } = message;
      knocking.status = { match, length, heard };
      link.send(stillHere(message, clock.now(), link.echo()));
    },
    leave: (link) => void (row = row.filter((each) => each.link !== link)),
    links: () => row.map(({ link }) => link),
  };
}
