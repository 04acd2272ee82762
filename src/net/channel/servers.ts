/** The servers that help two devices find each other. They never see game data. */

export interface Servers {
  /** The PeerJS server; `null`: the public one of the PeerJS project. */
  readonly signal: SignalServer | null;
  /** STUN and TURN servers; `null`: the PeerJS defaults. */
  readonly ice: readonly RTCIceServer[] | null;
}

export interface SignalServer {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly secure: boolean;
}

export const PUBLIC_SIGNAL = 'wss://0.peerjs.com';

/** Parses `wss://host:port/path`, or `ws:` for a local network; returns undefined for anything else. */
export function parseSignal(text: string): SignalServer | undefined {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return undefined;
  }
  if (url.protocol !== 'wss:' && url.protocol !== 'ws:') return undefined;
  const secure = url.protocol === 'wss:';
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 443 : 80),
    path: url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`,
    secure,
  };
}

/** Parses lines like `stun:host:port` or `turn:host:port user password`; `none`: no servers. */
export function parseIce(text: string): readonly RTCIceServer[] | undefined {
  if (text.trim() === 'none') return [];
  const servers: RTCIceServer[] = [];
  for (const line of text.split(/[\n,]/)) {
    const [urls = '', username, credential, ...rest] = line.trim().split(/\s+/);
    if (urls === '') continue;
    const [, kind] = /^(stun|turn)s?:[\w.:[\]-]+(?:\?transport=(?:udp|tcp))?$/.exec(urls) ?? [];
    if (kind === 'stun' && username === undefined) servers.push({ urls });
    else if (kind === 'turn' && username !== undefined && credential !== undefined && rest.length === 0)
      servers.push({ urls, username, credential });
    else return undefined;
  }
  return servers;
}

/** The servers from the build or the settings; empty or invalid values get the default. */
export function chooseServers(signal: string, ice: string): Servers {
  return { signal: parseSignal(signal) ?? null, ice: ice.trim() === '' ? null : (parseIce(ice) ?? null) };
}

/** The origin that the page may connect to, for the content security policy. */
export const signalOrigin = ({ signal }: Servers): string =>
  signal ? `${signal.secure ? 'wss' : 'ws'}://${signal.host}:${signal.port}` : PUBLIC_SIGNAL;
