import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { whenBound } from '../../src/net/channel/rtc.ts';

/** The inspected part of a connection. */
class HalfConnection extends EventTarget {
  localDescription: RTCSessionDescription | null = null;
  remoteDescription: RTCSessionDescription | null = null;
  sctp: RTCSctpTransport | null = null;
}

const CERTIFICATES = { a: new Uint8Array([1, 2, 3]), b: new Uint8Array([4, 5, 6]), c: new Uint8Array([7]) };
const printOf = (of: keyof typeof CERTIFICATES): string =>
  createHash('sha256')
    .update(CERTIFICATES[of])
    .digest('hex')
    .toUpperCase()
    .replace(/(..)(?=.)/g, '$1:');
const described = (...lines: readonly string[]): RTCSessionDescription =>
  ({ type: 'offer', sdp: ['v=0', ...lines, ''].join('\r\n') }) as RTCSessionDescription;
const withPrint = (of: keyof typeof CERTIFICATES): RTCSessionDescription =>
  described(`a=fingerprint:sha-256 ${printOf(of)}`);
/** A browser that reveals which certificate the other end used. */
const telling = (of: keyof typeof CERTIFICATES): RTCSctpTransport =>
  ({ transport: { getRemoteCertificates: () => [CERTIFICATES[of].buffer] } }) as unknown as RTCSctpTransport;

function bound(
  local: RTCSessionDescription,
  remote: RTCSessionDescription,
  sctp: RTCSctpTransport | null = null,
): string | null {
  const connection = Object.assign(new HalfConnection(), { localDescription: local, remoteDescription: remote, sctp });
  const seen: (string | null)[] = [];
  whenBound(connection as unknown as RTCPeerConnection, (binding) => seen.push(binding));
  expect(seen).toHaveLength(1);
  return seen[0] ?? null;
}

test('a channel that opens before both descriptions are known is bound once they are, alike on both sides', () => {
  const connection = new HalfConnection();
  connection.localDescription = withPrint('a');
  const seen: (string | null)[] = [];
  whenBound(connection as unknown as RTCPeerConnection, (binding) => seen.push(binding));
  connection.dispatchEvent(new Event('signalingstatechange'));
  expect(seen).toEqual([]);
  connection.remoteDescription = withPrint('b');
  connection.dispatchEvent(new Event('signalingstatechange'));
  connection.dispatchEvent(new Event('signalingstatechange'));
  expect(seen).toEqual([bound(withPrint('b'), withPrint('a'))]);
  expect(seen[0]).toMatch(/^[0-9a-f]{64}\+[0-9a-f]{64}$/);
});

test('the certificate in use decides: a browser that reveals the certificate and one that reveals only the description agree', () => {
  const plain = bound(withPrint('a'), withPrint('b'));
  expect(bound(withPrint('b'), withPrint('a'), telling('a'))).toBe(plain);
  // A description that names another certificate than the one in use changes nothing.
  expect(bound(withPrint('b'), withPrint('c'), telling('a'))).toBe(plain);
});

test('a description with several fingerprints, none, or one of another kind binds nothing', () => {
  const print = (of: keyof typeof CERTIFICATES): string => `a=fingerprint:sha-256 ${printOf(of)}`;
  expect(bound(withPrint('a'), described(print('b'), print('c')))).toBeNull();
  expect(bound(described(print('a'), print('c')), withPrint('b'), telling('b'))).toBeNull();
  expect(bound(withPrint('a'), described(print('b'), 'a=fingerprint:sha-1 AA:BB'))).toBeNull();
  expect(bound(withPrint('a'), described())).toBeNull();
  expect(bound(withPrint('a'), described('a=fingerprint:md5 AA:BB'))).toBeNull();
  expect(bound(withPrint('a'), described(print('b'), print('b')))).toBe(bound(withPrint('a'), withPrint('b')));
});
