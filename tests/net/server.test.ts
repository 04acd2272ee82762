import type { EventEmitter as Emitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { newCode } from '../../src/net/invitation.ts';
import { connectToServer } from '../../src/net/channel/server.ts';
import type { ServerConnection } from '../../src/net/channel/server.ts';
import { fakeClock } from './fakes.ts';

/** A signalling server, as far as a dead connection needs one, and its client. */
const server = vi.hoisted(() => ({
  places: new Map<string, { readonly token: string; line: object }>(),
  dead: new Set<object>(),
  down: false,
  calls: [] as string[],
  peers: [] as (Emitter & { disconnect(): void })[],
}));

vi.mock('peerjs', async () => {
  const { EventEmitter } = await import('node:events');
  class FakePeer extends EventEmitter {
    readonly socket = Object.assign(new EventEmitter(), {
      send: ({ dst }: { readonly dst: string }) => {
        if (!server.dead.has(this.line) && server.places.get(dst)?.line === this.line) this.hear();
      },
    });
    disconnected = false;
    destroyed = false;
    private line = {};
    constructor(
      private readonly id: string,
      private readonly options: { readonly token: string },
    ) {
      super();
      server.peers.push(this);
      this.arrive();
    }
    reconnect(): void {
      this.disconnected = false;
      this.arrive();
    }
    disconnect(): void {
      this.disconnected = true;
      this.emit('disconnected');
    }
    destroy(): void {
      this.destroyed = true;
    }
    getConnection(): null {
      return null;
    }
    connect(id: string): Emitter {
      server.calls.push(id);
      return Object.assign(new EventEmitter(), {
        peer: id,
        connectionId: String(server.calls.length),
        close: () => undefined,
      });
    }
    /** A server announces newcomers; a client that takes its place again with the same token gets no announcement. */
    private arrive(): void {
      this.line = {};
      if (server.down) return;
      const held = server.places.get(this.id);
      if (held) held.line = this.line;
      else {
        server.places.set(this.id, { token: this.options.token, line: this.line });
        this.hear();
      }
    }
    private hear(): void {
      queueMicrotask(() => this.socket.emit('message', {}));
    }
  }
  return { Peer: FakePeer };
});

const clock = fakeClock();
const dieSilently = (): void => server.places.forEach(({ line }) => server.dead.add(line));

async function connectionOf(side: 0 | 1): Promise<ServerConnection> {
  const invitation = { code: newCode(), way: 'server' } as const;
  const signal = { host: 'broker.test', port: 443, path: '/', secure: true };
  const nothing = (): void => undefined;
  const connection = await connectToServer({
    side,
    invitation,
    secret: 'secret',
    servers: { signal, ice: null },
    clock,
    wanted: () => true,
    meetings: () => [],
    onChannel: nothing,
    onChange: nothing,
  });
  await clock.run(100);
  return connection;
}

beforeEach(() => {
  server.places.clear();
  server.calls.length = 0;
  server.peers.length = 0;
  server.down = false;
});

test.each([0, 1] as const)(
  'side %s: a connection to the server that dies silently is noticed, and the place taken again',
  async (side) => {
    const connection = await connectionOf(side);
    expect(connection.state).toBe('ready');
    await clock.run(60_000);
    expect(connection.state).toBe('ready');
    dieSilently();
    await clock.run(30_000);
    expect(connection.state).toBe('ready');
    expect([...server.places.values()].some(({ line }) => server.dead.has(line))).toBe(false);
    const before = server.calls.length;
    await clock.run(20_000);
    expect(server.calls.length > before).toBe(side === 1);
    connection.close();
  },
);

test.each([0, 1] as const)(
  'side %s: a server that does not answer is reported after some seconds, and so is its answer later',
  async (side) => {
    server.down = true;
    const connection = await connectionOf(side);
    expect(connection.state).toBe('looking');
    await clock.run(10_000);
    expect(connection.state).toBe('unreachable');
    // It goes on trying, and at once when asked to; that does not hide for long that there is no answer.
    await clock.run(60_000);
    expect(connection.state).toBe('unreachable');
    connection.wake();
    expect(connection.state).toBe('looking');
    await clock.run(10_000);
    expect(connection.state).toBe('unreachable');
    server.down = false;
    connection.wake();
    await clock.run(1000);
    expect(connection.state).toBe('ready');
    connection.close();
  },
);

test('a server that is gone after it had given the room’s name to another device is reported', async () => {
  server.down = true;
  const connection = await connectionOf(0);
  server.peers.at(-1)?.emit('error', { type: 'unavailable-id' });
  expect(connection.state).toBe('taken');
  server.peers.at(-1)?.emit('error', { type: 'network' });
  expect(connection.state).toBe('looking');
  await clock.run(10_000);
  expect(connection.state).toBe('unreachable');
  connection.close();
});

test('a server that answered before and is gone is reported, too', async () => {
  const connection = await connectionOf(0);
  server.down = true;
  server.peers.at(-1)?.disconnect();
  expect(connection.state).toBe('looking');
  await clock.run(10_000);
  expect(connection.state).toBe('unreachable');
  connection.close();
});
