import { networkInterfaces } from 'node:os';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { PeerServer } from 'peer';

/** A signalling server in this process. */
export interface Broker {
  /** In the form that the settings take. */
  readonly address: string;
  readonly port: number;
  close(): void;
}

/** Returns an unused port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** On a free port, or on the port of an earlier server. */
export async function openBroker(wanted?: number): Promise<Broker> {
  const port = wanted ?? (await freePort());
  return new Promise((resolve, reject) => {
    let http: Server | null = null;
    const sockets = new Set<Socket>();
    const server = PeerServer({ port, host: '127.0.0.1', path: '/' }, (made) => {
      http = made as unknown as Server;
      http.on('connection', (socket: Socket) => sockets.add(socket));
      resolve({
        address: `ws://127.0.0.1:${port}/`,
        port,
        close() {
          // The HTTP server no longer counts upgraded web sockets as its connections, and they would stay open.
          for (const socket of sockets) socket.destroy();
          http?.close();
        },
      });
    });
    server.on('error', reject);
  });
}

/**
 * Returns an address of this machine that others can reach; WebRTC does not connect over the loopback interface alone.
 */
export function needNetwork(): string {
  const found = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  if (!found)
    throw new Error(
      'Browsers connect over a network interface, and this machine has only the loopback: run the tests with tests/support/withNetwork.sh.',
    );
  return found.address;
}
