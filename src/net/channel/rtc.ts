import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '../bytes.ts';

/** What all WebRTC channels share, no matter how their two ends found each other. */

type Described = Pick<RTCPeerConnection, 'localDescription' | 'remoteDescription' | 'addEventListener'> & {
  readonly sctp: RTCSctpTransport | null;
};

/**
 * Calls back with what binds the channel to the certificates of both ends: the same text on both sides, or `null` if it
 * is not certain. A channel may open before the browser reports the other end's description, so this may take a moment.
 */
export function whenBound(connection: Described, take: (binding: string | null) => void): void {
  const { localDescription: ours, remoteDescription: theirs, sctp } = connection;
  if (ours && theirs) take(bindingOf(fingerprintIn(ours), remoteFingerprint(sctp) ?? fingerprintIn(theirs)));
  else connection.addEventListener('signalingstatechange', () => whenBound(connection, take), { once: true });
}

const bindingOf = (...ends: readonly (string | undefined)[]): string | null =>
  ends.every((end) => end !== undefined) ? ends.toSorted().join('+') : null;

/** The certificate that the other end really used, if the browser exposes it (Firefox does not). */
function remoteFingerprint(sctp: RTCSctpTransport | null): string | undefined {
  const [certificate] = sctp?.transport.getRemoteCertificates?.() ?? [];
  return certificate && bytesToHex(sha256(new Uint8Array(certificate)));
}

/**
 * The only SHA-256 fingerprint in a description; undefined if there are several, or one of another kind, because it is
 * then not certain which certificate is in use.
 */
function fingerprintIn({ sdp }: RTCSessionDescription): string | undefined {
  const prints = new Set(
    [...sdp.matchAll(/^a=fingerprint:(.*)$/gim)].map(([, print]) => (print ?? '').trim().toLowerCase()),
  );
  const [only = ''] = prints;
  const match = /^sha-256 ([0-9a-f]{2}(?::[0-9a-f]{2}){31})$/.exec(only);
  return prints.size === 1 ? match?.[1]?.replaceAll(':', '') : undefined;
}

/** Buffers messages until there is a listener. */
export function mailbox(): { put(text: unknown): void; listen(listener: (text: unknown) => void): void } {
  let early: unknown[] = [];
  let ear: ((text: unknown) => void) | null = null;
  return {
    put(text) {
      if (ear) ear(text);
      else if (early.length < MOST_EARLY) early.push(text);
    },
    listen(listener) {
      ear = listener;
      for (const text of early) listener(text);
      early = [];
    },
  };
}

/** Maximum number of buffered messages; a handshake needs only a few. */
const MOST_EARLY = 50;
