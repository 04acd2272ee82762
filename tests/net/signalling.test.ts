import type * as PeerJs from 'peerjs';
import type { Peer } from 'peerjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectToServer } from '../../src/net/channel/server.ts';
import type { ServerConnection } from '../../src/net/channel/server.ts';
import { newCode, roomOf } from '../../src/net/invitation.ts';
import { openBroker } from '../support/broker.ts';
import type { Broker } from '../support/broker.ts';
import { fakeClock } from './fakes.ts';

/** What somebody who knows a room's name at the signalling server can make its page keep: over PeerJS and a server. */

/** PeerJS as it is, and connections without a network. */
const made = vi.hoisted(() => {
  class FakeConnection {
    static readonly all: FakeConnection[] = [];
    readonly candidates: unknown[] = [];
    signalingState = 'stable';
    constructor() {
      FakeConnection.all.push(this);
    }
    createDataChannel(): object {
      return { close: () => undefined };
    }
    addEventListener(): void {}
    async setRemoteDescription(): Promise<void> {}
    async setLocalDescription(): Promise<void> {}
    async createAnswer(): Promise<object> {
      return { type: 'answer', sdp: '' };
    }
    async createOffer(): Promise<object> {
      return { type: 'offer', sdp: '' };
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

/** A connection to the server under this name, which sends whatever it likes. */
async function lineTo(name: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${broker.port}/peerjs?key=peerjs&id=${name}&token=x`);
  await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
  return socket;
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
  await vi.waitFor(() => expect(connection.state).toBe('ready'));
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
