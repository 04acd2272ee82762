import type { Plugin } from 'vite';
import { parseIce, parseSignal } from '../../src/net/channel/servers.ts';

const CHECKED = { VITE_SIGNAL_SERVER: parseSignal, VITE_ICE_SERVERS: parseIce };

/** Ends a build for servers that nobody could reach: its page would ask the public ones instead, and nobody would know. */
export const hostServers = (): Plugin => ({
  name: 'host-servers',
  apply: 'build',
  configResolved({ env }) {
    for (const [name, parse] of Object.entries(CHECKED)) {
      const text = String(env[name] ?? '');
      if (text !== '' && parse(text) === undefined)
        throw new Error(`${name} is not as docs/hosting.md describes it: ${text}`);
    }
  },
});
