import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

/** A host to which new versions are deployed while people play, and which may lack some files. */
export interface Deployment {
  /** With a trailing slash. */
  readonly url: string;
  readonly version: number;
  /** Lazy chunks whose names match are missing. */
  lacks: RegExp | null;
  /** The program of the current version fails before it starts. */
  fails: boolean;
  /** Deploys the next version. The chunk names of the previous one no longer exist. */
  publish(): void;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Serves a build; with `workers: false` browsers find no service worker, so every chunk comes from the server. */
export async function deploy(build: string, { workers }: { readonly workers: boolean }): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'ramparts-deployed-'));
  cpSync(build, folder, { recursive: true });
  const parts = readdirSync(join(folder, 'assets'));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  /** Loaded with the page. */
  const atOnce = parts.filter((name) =>
    new RegExp(`(?:src|href|data-program|data-parts)="[^"]*${name}[" ]`).test(page),
  );
  const { version, named, plain } = naming(parts);

  const bodyOf = (path: string): Buffer | string | null => {
    const file = path.startsWith('assets/') ? plain(path) : path;
    const isPart = path.startsWith('assets/') && !atOnce.includes(file?.slice('assets/'.length) ?? '');
    if (
      file === null ||
      (!workers && path === 'sw.js') ||
      (isPart && path.endsWith('.js') && deployment.lacks?.test(path) === true)
    )
      return null;
    const raw = readOrNull(join(folder, file));
    if (raw && deployment.fails && !isPart && /^assets\/index-.*\.js$/.test(file))
      return 'throw new Error("This release fails");';
    return raw && /\.(js|css|html)$/.test(file) ? named(raw.toString()) : raw;
  };

  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://host').pathname).slice(1) || 'index.html';
    const body = bodyOf(path);
    response.writeHead(body === null ? 404 : 200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
    response.end(body ?? '');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const deployment: Deployment = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    get version() {
      return version.now;
    },
    lacks: null,
    fails: false,
    publish: () => void (version.now += 1),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return deployment;
}

/** Every version names its chunks differently, and its page has another title. */
function naming(parts: readonly string[]): {
  readonly version: { now: number };
  readonly named: (text: string) => string;
  readonly plain: (path: string) => string | null;
} {
  const version = { now: 1 };
  const mark = (): string => `.v${version.now}`;
  const pattern = new RegExp(parts.map((name) => name.replace(/[.]/g, '\\.')).join('|'), 'g');
  return {
    version,
    named: (text) =>
      text
        .replace(pattern, (name) => name.replace(/(\.\w+)$/, `${mark()}$1`))
        .replace('<html ', `<html data-release="${version.now}" `)
        .replace(/(url:"index\.html",revision:")/, `$1${version.now}`),
    plain: (path) => (path.includes(`${mark()}.`) ? path.replace(mark(), '') : null),
  };
}

function readOrNull(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
