import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * A good static host at the other end of a line. All connections share the line, those of workers and of the service
 * worker included, which DevTools would not slow.
 */

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
/** These are smaller compressed. */
const TEXT = /\.(?:html|js|css|webmanifest|svg|txt)$/;
const QUALITY = 9;
const PIECE = 4096;

interface Served {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly path: string;
  readonly bytes: number;
}

export interface Line {
  /** With a trailing slash. */
  readonly url: string;
  /** What went over the line so far: bodies, compressed, as far as they were sent. */
  readonly served: readonly Served[];
  bytes(): number;
  close(): Promise<void>;
}

interface Speed {
  /** Kilobytes per second in all; absent: no limit. */
  readonly rate?: number;
  /** Milliseconds until an answer begins. */
  readonly delay?: number;
}

/** Lighthouse's slow 4G: 1.6 Mbit/s, 150 ms. */
export const SLOW_LINE: Speed = { rate: 200, delay: 150 };

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function openLine(folder: string, { rate, delay = 0 }: Speed = {}): Promise<Line> {
  const bodies = new Map<string, Buffer>();
  const served: Served[] = [];
  const bodyOf = (path: string): Buffer => {
    const file = join(folder, path);
    const plain = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    const body = bodies.get(path) ?? (TEXT.test(path) ? brotliCompressSync(plain, { params }) : plain);
    bodies.set(path, body);
    return body;
  };
  /** When the line is free again. */
  let free = 0;
  async function send(path: string, body: Buffer, response: ServerResponse): Promise<void> {
    await wait(delay);
    for (let from = 0; from < body.length; from += PIECE) {
      const piece = body.subarray(from, from + PIECE);
      if (rate !== undefined) {
        free = Math.max(free, Date.now()) + piece.length / rate;
        await wait(free - Date.now());
      }
      if (response.destroyed) return;
      served.push({ at: Date.now(), path, bytes: piece.length });
      response.write(piece);
    }
    response.end();
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = join(folder, path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const body = bodyOf(path);
    response.writeHead(200, {
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(TEXT.test(path) ? { 'Content-Encoding': 'br' } : {}),
    });
    void send(path, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    served,
    bytes: () => served.reduce((sum, { bytes }) => sum + bytes, 0),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
