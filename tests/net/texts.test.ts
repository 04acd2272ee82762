import { afterEach, describe, expect, test, vi } from 'vitest';
import { codeOfOffer, makeAnswer, makeOffer } from '../../src/net/channel/texts.ts';
import { pack, unpack } from '../../src/net/packed.ts';

/** Connecting by two texts, in browsers that fail. */

/** The required part of a connection; which of its steps fails. */
function browser(
  fails: 'nothing' | 'constructor' | 'take' | 'answer',
  gathering: RTCIceGatheringState = 'complete',
): {
  readonly closed: () => number;
  readonly found: (candidate: string) => void;
  readonly failed: (channel: RTCDataChannelState) => void;
  /** Whether a connection has described itself: from then on it calls the other device. */
  readonly calls: () => boolean;
} {
  let closed = 0;
  const made: Connection[] = [];
  class Connection extends EventTarget {
    localDescription: RTCSessionDescriptionInit | null = null;
    remoteDescription: RTCSessionDescriptionInit | null = null;
    readonly iceGatheringState: RTCIceGatheringState = gathering;
    constructor() {
      super();
      if (fails === 'constructor') throw new Error('switched off');
      made.push(this);
    }
    connectionState: RTCPeerConnectionState = 'new';
    readonly channel = Object.assign(new EventTarget(), { readyState: 'connecting' as RTCDataChannelState });
    createDataChannel = (): EventTarget => this.channel;
    createOffer = async (): Promise<RTCSessionDescriptionInit> => ({ type: 'offer', sdp: 'v=0' });
    async createAnswer(): Promise<RTCSessionDescriptionInit> {
      if (fails === 'answer') throw new Error('There is nothing to answer');
      return { type: 'answer', sdp: 'v=0' };
    }
    async setLocalDescription(description: RTCSessionDescriptionInit): Promise<void> {
      this.localDescription = description;
    }
    async setRemoteDescription(): Promise<void> {
      if (fails === 'take') throw new Error('There is no such description');
    }
    close(): void {
      closed += 1;
    }
  }
  vi.stubGlobal('RTCPeerConnection', Connection);
  return {
    closed: () => closed,
    calls: () => made.some(({ localDescription }) => localDescription !== null),
    found(candidate) {
      const [connection] = made;
      if (!connection?.localDescription) throw new Error('Nothing is described yet');
      connection.localDescription.sdp += `\n${candidate}`;
      connection.dispatchEvent(new Event('icecandidate'));
    },
    failed(channel) {
      const [connection] = made;
      if (!connection) throw new Error('There is no connection yet');
      connection.channel.readyState = channel;
      connection.connectionState = 'failed';
      connection.dispatchEvent(new Event('connectionstatechange'));
    },
  };
}

const offer = async (): Promise<string> =>
  `ramparts-offer:${await pack(JSON.stringify({ code: 'ABCDEFGH1234', sdp: 'v=0' }))}`;
const codeOf = (result: { readonly ok: boolean; readonly error?: { readonly code: string } }): string =>
  result.ok ? 'ok' : (result.error?.code ?? '');
const nothing = (): void => undefined;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an offer', () => {
  test.each([
    ['reports devices that cannot reach each other', 'connecting', 1],
    ['leaves an open channel to its listeners', 'open', 0],
  ] as const)('%s', async (_, channel, reports) => {
    const { failed, closed } = browser('nothing');
    const onFailed = vi.fn<() => void>();
    expect(codeOf(await makeOffer('ABCDEFGH1234', nothing, onFailed))).toBe('ok');
    expect(onFailed).not.toHaveBeenCalled();
    failed(channel);
    expect(onFailed).toHaveBeenCalledTimes(reports);
    expect(closed()).toBe(reports);
  });
});

describe('an answer', () => {
  test.each(['take', 'answer'] as const)(
    'to an offer that the browser does not understand (%s) is refused, and its connection closed',
    async (step) => {
      const { closed } = browser(step);
      expect(codeOf(await makeAnswer(await offer(), nothing))).toBe('offer-broken');
      expect(closed()).toBeGreaterThan(0);
    },
  );

  test('to a valid offer is made', async () => {
    const { closed, calls } = browser('nothing');
    expect(codeOf(await makeAnswer(await offer(), nothing))).toBe('ok');
    expect(closed()).toBe(0);
    expect(calls()).toBe(true);
  });

  test('is not needed to read the code of an offer: the host connects only to whom it hears first', async () => {
    const { closed, calls } = browser('nothing');
    expect(await codeOfOffer(await offer())).toEqual({ ok: true, value: 'ABCDEFGH1234' });
    expect(calls()).toBe(false);
    expect(closed()).toBe(1);
    browser('take');
    expect(codeOf(await codeOfOffer(await offer()))).toBe('offer-broken');
    expect(codeOf(await codeOfOffer('ramparts-offer:broken'))).toBe('offer-broken');
    browser('constructor');
    expect(codeOf(await codeOfOffer(await offer()))).toBe('no-webrtc');
  });
});

test('a browser without WebRTC says so, for an offer and for an answer', async () => {
  browser('constructor');
  expect(codeOf(await makeOffer('ABCDEFGH1234', nothing, nothing))).toBe('no-webrtc');
  expect(codeOf(await makeAnswer(await offer(), nothing))).toBe('no-webrtc');
  vi.stubGlobal('RTCPeerConnection', undefined);
  expect(codeOf(await makeOffer('ABCDEFGH1234', nothing, nothing))).toBe('no-webrtc');
});

test('an offer waits for the first candidate of a busy device: without one nobody could connect', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { found } = browser('nothing', 'gathering');
  const made = makeOffer('ABCDEFGH1234', nothing, nothing);
  await vi.advanceTimersByTimeAsync(8000);
  found('a=candidate:1 1 udp 1 a.local 50000 typ host');
  const offered = await made;
  if (!offered.ok) throw new Error(offered.error.message);
  expect(await unpack(offered.value.text.replace('ramparts-offer:', ''), 40_000)).toContain('a.local');
});
