import type * as PeerJs from 'peerjs';
import type { Peer } from 'peerjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectToServer } from '../../src/net/channel/server.ts';
import type { ServerConnection } from '../../src/net/channel/server.ts';
import { realClock } from '../../src/net/clock.ts';
import { newCode, roomOf } from '../../src/net/invitation.ts';
import { newKeys } from '../../src/net/keys.ts';
import { meetingOf } from '../../src/net/room/meeting.ts';
import { openBroker } from '../support/broker.ts';
import type { Broker } from '../support/broker.ts';
import { fakeClock } from './fakes.ts';
import { waitFor } from '../support/waitFor.ts';

/** What somebody who knows a room's name at the signalling server can make its page keep: over PeerJS and a server. */

/** PeerJS as it is, and connections without a network. */
const made = vi.hoisted(() => {
  interface Described {
    readonly type: string;
    readonly sdp: string;
  }
  const PRINT = `a=fingerprint:sha-256 ${Array(32).fill('ab').join(':')}\r\n`;
  class FakeChannel {
    onopen: (() => void) | null = null;
    addEventListener(): void {}
    close(): void {
      this.onopen = null;
    }
  }
  class FakeConnection {
    static readonly all: FakeConnection[] = [];
    readonly candidates: unknown[] = [];
    signalingState = 'stable';
    localDescription: Described | null = null;
    remoteDescription: Described | null = null;
    readonly sctp = null;
    ondatachannel: ((event: { readonly channel: FakeChannel }) => void) | null = null;
    private mine: FakeChannel | null = null;
    constructor() {
      FakeConnection.all.push(this);
    }
    createDataChannel(): FakeChannel {
      return (this.mine = new FakeChannel());
    }
    addEventListener(): void {}
    /** Opens if the other end is a device of this test. */
    async setRemoteDescription(given: Described): Promise<void> {
      this.remoteDescription = given;
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (!given.sdp.includes('fingerprint')) return;
      const channel = this.mine ?? new FakeChannel();
      if (!this.mine) this.ondatachannel?.({ channel });
      setTimeout(() => channel.onopen?.(), 5);
    }
    async setLocalDescription(given: Described): Promise<void> {
      this.localDescription = given;
    }
    async createAnswer(): Promise<Described> {
      return { type: 'answer', sdp: PRINT };
    }
    async createOffer(): Promise<Described> {
      return { type: 'offer', sdp: PRINT };
    }
    async addIceCandidate(candidate: unknown): Promise<void> {
      this.candidates.push(candidate);
    }
    close(): void {
      this.signalingState = 'closed';
    }
  }
  Object.assign(globalThis, { RTCPeerConnection: FakeConnection, RTCSessionDescription: Object });
  return { connections: FakeConnection.all, peers: [] as Peer[] };
});

vi.mock('peerjs', async (original) => {
  const whole = await original<typeof PeerJs>();
  class Noted extends whole.Peer {
    constructor(...given: ConstructorParameters<typeof whole.Peer>) {
      super(...given);
      made.peers.push(this);
    }
  }
  return { ...whole, Peer: Noted };
});

let broker: Broker;
let connection: ServerConnection;
let stranger: WebSocket;
const clock = fakeClock();
const invitation = { code: newCode(), way: 'server' } as const;
const room = roomOf(invitation);

/** A connection to the server under this name, as soon as it is free, which sends whatever it likes. */
async function lineTo(name: string): Promise<WebSocket> {
  for (;;) {
    const socket = new WebSocket(`ws://127.0.0.1:${broker.port}/peerjs?key=peerjs&id=${name}&token=x`);
    const answer = await new Promise<string>((resolve) =>
      socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true }),
    );
    if (answer.includes('OPEN')) return socket;
    socket.close();
  }
}

const tell = (type: string, payload: object): void => stranger.send(JSON.stringify({ type, dst: room, payload }));
const callAs = (connectionId: string, change: object = {}): void =>
  tell('OFFER', {
    type: 'data',
    connectionId,
    serialization: 'raw',
    reliable: true,
    sdp: { type: 'offer', sdp: 'v=0' },
    ...change,
  });
/** Everything that was sent before has arrived. */
async function arrived(): Promise<void> {
  const peer = hostPeer();
  const heard = new Promise((resolve) =>
    peer.socket.on('message', (message: { type: string; payload?: { msg?: string } }) => {
      if (message.type === 'EXPIRE') resolve(null);
    }),
  );
  stranger.send(JSON.stringify({ type: 'EXPIRE', dst: room, payload: {} }));
  await heard;
  await new Promise((resolve) => setTimeout(resolve, 20));
}

const hostPeer = (): Peer => {
  const [peer] = made.peers;
  if (!peer) throw new Error('The host has not called the server');
  return peer;
};
/** What PeerJS keeps: messages for calls that do not exist, calls, and names of callers. */
const keptBy = (peer: Peer): readonly number[] => {
  const { _lostMessages: lost } = peer as unknown as { readonly _lostMessages: ReadonlyMap<string, unknown[]> };
  const calls = Object.values(peer.connections as Record<string, unknown[]>);
  return [lost.size, calls.flat().length, calls.length];
};

beforeEach(async () => {
  made.connections.length = 0;
  made.peers.length = 0;
  broker = await openBroker();
  connection = await connectToServer({
    side: 0,
    invitation,
    secret: 'secret',
    servers: { signal: { host: '127.0.0.1', port: broker.port, path: '/', secure: false }, ice: [] },
    clock,
    wanted: () => true,
    meetings: () => [],
    onChannel: () => undefined,
    onChange: () => undefined,
  });
  await waitFor(() => expect(connection.state).toBe('ready'));
  stranger = await lineTo('stranger');
});
afterEach(() => {
  connection.close();
  stranger.close();
  broker.close();
});

const BULK = 'x'.repeat(40_000);

test('messages about calls that do not exist are not kept', async () => {
  for (let n = 0; n < 200; n++)
    tell('CANDIDATE', { type: 'data', connectionId: `call-${n}`, candidate: { candidate: BULK } });
  for (let n = 0; n < 50; n++) tell('ANSWER', { type: 'data', connectionId: `call-${n}`, sdp: BULK });
  tell('ANYTHING', { connectionId: 'call', BULK });
  await arrived();
  expect(keptBy(hostPeer())).toEqual([0, 0, 0]);
});

test('calls with sound or pictures, and of any other kind than the game makes, are not kept', async () => {
  for (let n = 0; n < 50; n++) callAs(`media-${n}`, { type: 'media', metadata: BULK });
  for (const serialization of ['binary', 'binary-utf8', 'json', 'MsgPack', '', 'constructor', undefined])
    callAs(`call as ${serialization}`, { serialization });
  callAs('long', { sdp: { type: 'offer', sdp: BULK } });
  callAs(BULK);
  callAs('odd', { sdp: BULK });
  tell('OFFER', {});
  await arrived();
  expect(keptBy(hostPeer())).toEqual([0, 0, 0]);
  expect(made.connections).toHaveLength(0);
});

test('a call as the game makes it is answered, with its candidates; nothing else in it is kept', async () => {
  callAs('friend', { metadata: BULK, label: BULK });
  for (let n = 0; n < 10; n++)
    tell('CANDIDATE', { type: 'data', connectionId: 'friend', candidate: { candidate: `candidate ${n}` } });
  await arrived();
  expect(made.connections).toHaveLength(1);
  expect(made.connections[0]?.candidates).toHaveLength(10);
  expect(JSON.stringify(Object.values(hostPeer().connections).flat(), ['metadata', 'label', 'options'])).not.toContain(
    'xxx',
  );
});

test('candidates without end are not taken, nor long ones', async () => {
  callAs('friend');
  for (let n = 0; n < 500; n++)
    tell('CANDIDATE', { type: 'data', connectionId: 'friend', candidate: { candidate: `candidate ${n}` } });
  tell('CANDIDATE', { type: 'data', connectionId: 'friend', candidate: { candidate: BULK } });
  await arrived();
  expect(made.connections[0]?.candidates.length).toBeLessThan(60);
  expect(JSON.stringify(made.connections[0]?.candidates)).not.toContain('xxx');
});

test('neither the caller’s name nor the server ends a call: once open, it needs no server', async () => {
  callAs('friend');
  tell('LEAVE', {});
  await arrived();
  expect(made.connections.map(({ signalingState }) => signalingState)).toEqual(['stable']);
});

test('calls without end keep the page busy with a few only, and those that never open are forgotten', async () => {
  for (let n = 0; n < 300; n++) callAs(`call-${n}`);
  await arrived();
  expect(made.connections.length).toBeLessThan(40);
  await clock.run(60_000);
  expect(made.connections.filter(({ signalingState }) => signalingState !== 'closed')).toHaveLength(0);
  expect(keptBy(hostPeer())).toEqual([0, 0, 0]);
  // And a friend gets through again.
  const before = made.connections.length;
  callAs('friend');
  await arrived();
  expect(made.connections).toHaveLength(before + 1);
});

test('a stranger who calls without end does not use up the calls of others', async () => {
  for (let n = 0; n < 300; n++) callAs(`call-${n}`);
  await arrived();
  const before = made.connections.length;
  const first = stranger;
  stranger = await lineTo('friend');
  callAs('friend');
  await arrived();
  first.close();
  expect(made.connections).toHaveLength(before + 1);
});

describe('somebody with the link who holds the room’s name at the server', () => {
  const keys = [newKeys(), newKeys(), newKeys()] as const;
  const meeting = meetingOf(invitation, keys[0], keys[1].open);

  async function device(side: 0 | 1, meetings: readonly string[], channels: unknown[]): Promise<ServerConnection> {
    return connectToServer({
      side,
      invitation,
      secret: `of ${side}`,
      servers: { signal: { host: '127.0.0.1', port: broker.port, path: '/', secure: false }, ice: [] },
      clock: realClock,
      wanted: () => channels.length === 0,
      meetings: () => meetings,
      onChannel: (channel) => channels.push(channel),
      onChange: () => undefined,
    });
  }

  test('does not keep devices apart that have met', { timeout: 20_000 }, async () => {
    connection.close();
    const squatter = await lineTo(room);
    const [host, guest]: [unknown[], unknown[]] = [[], []];
    const devices = [await device(0, [meeting], host), await device(1, [meeting], guest)];
    await waitFor(() => expect([host.length, guest.length]).toEqual([1, 1]));
    expect(devices[0]?.state).toBe('taken');
    for (const each of devices) each.close();
    squatter.close();
  });

  test('is reported to the host, who gets the name back when it is free', { timeout: 20_000 }, async () => {
    connection.close();
    const squatter = await lineTo(room);
    const host = await device(0, [], []);
    await waitFor(() => expect(host.state).toBe('taken'));
    squatter.close();
    await waitFor(() => expect(host.state).toBe('ready'));
    host.close();
  });

  test('cannot find out the name that two devices share, with all that the handshakes show', () => {
    expect(meetingOf(invitation, keys[1], keys[0].open)).toBe(meeting);
    expect(meetingOf(invitation, keys[2], keys[0].open)).not.toBe(meeting);
    expect(meetingOf(invitation, { ...keys[2], open: keys[1].open }, keys[0].open)).not.toBe(meeting);
    expect(meetingOf({ ...invitation, code: newCode() }, keys[0], keys[1].open)).not.toBe(meeting);
    expect(meeting).not.toBe(room);
  });
});
