import type { AddressInfo } from 'node:net';
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

/** Serves a folder on a free (or given) port like a plain static host: missing files are 404. */
export async function serveSite(folder: string, { base = '/', host = '127.0.0.1', port = 0 } = {}): Promise<Site> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    plugins: [uncompressed],
    base,
    build: { outDir: folder },
    preview: { host, port, strictPort: port !== 0 },
  });
  const { port: taken } = server.httpServer.address() as AddressInfo;
  return { url: `http://${host}:${taken}${base}`, close: () => server.close() };
}
