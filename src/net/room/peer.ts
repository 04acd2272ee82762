import type { Hex } from '../bytes.ts';
import type { Link } from './link.ts';
import { NOTHING_SENT } from './send.ts';
import type { Progress } from './save.ts';
import type { PeerStatus, Sent } from './send.ts';
import type { LinkState } from './view.ts';

/** A connected device in another seat of the room: for the host a guest, for a guest the host. */
export interface Peer {
  readonly key: Hex;
  readonly link: Link;
  sent: Sent;
  /** Smoothed round trip in milliseconds; `null` before the first measurement. */
  latency: number | null;
}

/** `status` was received before the device was admitted. */
export const createPeer = (key: Hex, link: Link, status: PeerStatus | null): Peer => ({
  key,
  link,
  sent: { ...NOTHING_SENT, peer: status },
  latency: null,
});

export function measured(peer: Peer, latency: number): void {
  peer.latency = peer.latency === null ? latency : Math.round(peer.latency * 0.7 + latency * 0.3);
}

/** The longest round trip in milliseconds; `null` before the first measurement. */
export const slowest = (peers: readonly Peer[]): number | null =>
  peers.reduce<number | null>((most, { latency }) => (latency === null ? most : Math.max(most ?? 0, latency)), null);

/** `there`: by side; `links`: to other seats; `candidate`: the newest connection. */
export function linkStateOf(
  { save, logState }: Progress,
  there: readonly boolean[],
  links: readonly Link[],
  candidate: Link | null,
  watches: boolean,
): LinkState {
  const isHost = save.hosts;
  const isLinked = links.length > 0 && (!isHost || there.every(Boolean));
  const isSeated = watches ? logState !== null : save.host !== null && (save.lobby !== null || logState !== null);
  if (isLinked) return isHost || isSeated ? 'linked' : 'waiting';
  return candidate?.open() && !links.includes(candidate) ? 'greeting' : 'apart';
}
