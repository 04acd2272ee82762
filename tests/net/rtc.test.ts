import { expect, test } from 'vitest';
import { whenBound } from '../../src/net/channel/rtc.ts';

/** As much of a connection as is looked at. */
class HalfConnection extends EventTarget {
  localDescription: RTCSessionDescription | null = null;
  remoteDescription: RTCSessionDescription | null = null;
}

const described = (print: string): RTCSessionDescription => ({ type: 'offer', sdp: `v=0\r\na=fingerprint:sha-256 ${print}\r\n` }) as RTCSessionDescription;

function boundOf(local: string, remote: string): string {
  const connection = new HalfConnection();
  connection.localDescription = described(local);
  const seen: string[] = [];
  whenBound(connection as unknown as RTCPeerConnection, (binding) => seen.push(binding));
  expect(seen).toEqual([]);
  connection.dispatchEvent(new Event('signalingstatechange'));
  expect(seen).toEqual([]);
  connection.remoteDescription = described(remote);
  connection.dispatchEvent(new Event('signalingstatechange'));
  connection.dispatchEvent(new Event('signalingstatechange'));
  expect(seen).toHaveLength(1);
  return seen.join();
}

test('a line that opens before both descriptions are known is bound to both certificates all the same, alike on both sides', () => {
  const bound = boundOf('AA:01', 'BB:02');
  expect(bound).toBe('sha-256 aa:01+sha-256 bb:02');
  expect(boundOf('BB:02', 'AA:01')).toBe(bound);
});
