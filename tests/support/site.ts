import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { preview, type Plugin } from 'vite';

export interface Site {
  /** With a trailing slash. */
  readonly url: string;
  /** Ends every connection and frees the port: to a browser the server is gone. */
  close(): Promise<void>;
}

/** Compressing and unpacking files would take a tenth of the time of a page. */
const uncompressed: Plugin = {
  name: 'uncompressed',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      delete request.headers['accept-encoding'];
      next();
    });
  },
};

/** Files whose names contain a hash of their content never change; a page that loads again need not ask for them. */
const lasting = (folder: string): Plugin => ({
  name: 'lasting',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      if (pathname.startsWith('/assets/') && existsSync(join(folder, pathname)))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    });
  },
});

/** What `silent` names gets no response. */
const silences = (silent: (path: string) => boolean): Plugin => ({
  name: 'silences',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (!silent(request.url ?? '')) next();
    });
  },
});

interface Serving {
  readonly base?: string;
  readonly host?: string;
  readonly port?: number;
  /** Browsers keep what cannot change, as with a good host; not where a test takes away the server or its files. */
  readonly kept?: boolean;
  /** Requests that get no response. */
  readonly silent?: (path: string) => boolean;
}

/** Serves a folder on a free (or given) port like a plain static host: missing files are 404. */
export async function serveSite(
  folder: string,
  { base = '/', host = '127.0.0.1', port = 0, kept = false, silent = () => false }: Serving = {},
): Promise<Site> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    plugins: [uncompressed, silences(silent), kept && lasting(folder)],
    base,
    build: { outDir: folder },
    preview: { host, port, strictPort: port !== 0 },
  });
  const { port: taken } = server.httpServer.address() as AddressInfo;
  return { url: `http://${host}:${taken}${base}`, close: () => server.close() };
}
