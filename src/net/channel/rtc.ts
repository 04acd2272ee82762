/** What every WebRTC channel has, however its two ends found each other. */

type Described = Pick<RTCPeerConnection, 'localDescription' | 'remoteDescription' | 'addEventListener'>;

/**
 * Hands over the certificates of both ends, as they are in the descriptions that were exchanged: the same text on both sides. A line may open
 * before the browser says that it has taken the other end's description, so that this may wait a moment.
 */
export function whenBound(connection: Described, take: (binding: string) => void): void {
  const { localDescription: ours, remoteDescription: theirs } = connection;
  if (ours && theirs) take([fingerprintOf(ours), fingerprintOf(theirs)].sort().join('+'));
  else connection.addEventListener('signalingstatechange', () => whenBound(connection, take), { once: true });
}

const fingerprintOf = ({ sdp }: RTCSessionDescription): string => /a=fingerprint:(\S+ \S+)/.exec(sdp)?.[1]?.toLowerCase() ?? '?';

/** Keeps what arrives until somebody listens. */
export function mailbox(): { put(text: unknown): void; listen(listener: (text: unknown) => void): void } {
  let early: unknown[] = [];
  let ear: ((text: unknown) => void) | null = null;
  return {
    put(text) {
      if (ear) ear(text);
      else early.push(text);
    },
    listen(listener) {
      ear = listener;
      for (const text of early) listener(text);
      early = [];
    },
  };
}
