/** What every WebRTC channel has, however its two ends found each other. */

/** Certificates of both ends, as they are in the descriptions that were exchanged; the same text on both sides. */
export function bindingOf(connection: Pick<RTCPeerConnection, 'localDescription' | 'remoteDescription'>): string {
  const print = (description: RTCSessionDescription | null): string => /a=fingerprint:(\S+ \S+)/.exec(description?.sdp ?? '')?.[1]?.toLowerCase() ?? '?';
  return [print(connection.localDescription), print(connection.remoteDescription)].sort().join('+');
}

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
