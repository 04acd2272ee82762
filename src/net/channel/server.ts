import type { DataConnection, Peer, PeerOptions } from 'peerjs';
import { digest, randomHex } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import { roomOf } from '../invitation.ts';
import type { Invitation } from '../invitation.ts';
import type { Channel } from './channel.ts';
import { mailbox, whenBound } from './rtc.ts';
import { FORM } from './gate.ts';
import { guardPeer } from './guardedPeer.ts';
import type { GuardedPeer } from './guardedPeer.ts';
import type { Servers } from './servers.ts';

/** The signalling server: being contacted, connected, or not answering for some seconds. */
export type ServerState = 'looking' | 'ready' | 'unreachable';

/**
 * Channels through a PeerJS server. The host waits under the room's address, and the guest calls until the host
 * answers; both reconnect when the server drops them. Once a channel is open, the server is no longer needed.
 */
export interface ServerConnection {
  readonly state: ServerState;
  /** Retries at once, because the device woke up or is online again. */
  wake(): void;
  close(): void;
}

export interface ServerPorts {
  readonly side: 0 | 1;
  readonly invitation: Invitation;
  /** Known only to this device; reclaims the room's address after a reload. */
  readonly secret: string;
  readonly servers: Servers;
  readonly clock: Clock;
  /** Guest: true if a channel is needed now. */
  readonly wanted: () => boolean;
  readonly onChannel: (channel: Channel) => void;
  readonly onChange: () => void;
}

const FIRST_PAUSE = 500;
const LAST_PAUSE = 8000;
/**
 * In milliseconds without an answer. After that the connection may be dead without any error, so the server is
 * contacted again.
 */
const SERVER_PATIENCE = 10_000;
/** In milliseconds; a server that has not answered until then is reported. Trying goes on. */
const UNREACHABLE = 8000;
/** In milliseconds; an unanswered call is then abandoned. */
const CALL_PATIENCE = 8000;

export async function connectToServer(ports: ServerPorts): Promise<ServerConnection> {
  const { Peer: PeerClass } = await import('peerjs');
  const { side, invitation, secret, servers, clock, wanted, onChannel, onChange } = ports;
  const name = side === 0 ? roomOf(invitation) : `ramparts-guest-${randomHex(12)}`;
  const options: PeerOptions = {
    debug: 0,
    token: digest('ramparts-broker', secret).slice(0, 24),
    ...servers.signal,
    ...(servers.ice ? { config: { iceServers: servers.ice } } : {}),
  };
  let peer: Peer | null = null;
  let guarded: GuardedPeer | null = null;
  let call: { readonly connection: DataConnection; readonly since: number } | null = null;
  let pause = FIRST_PAUSE;
  let cancel = (): void => undefined;
  let closed = false;
  /** When the server was contacted for the first time since its last answer. */
  let asked: number | null = null;
  let state: ServerState = 'looking';
  const report = (): void => tell('unreachable');
  let stopReport = clock.after(UNREACHABLE, report);

  function tell(next: ServerState): void {
    if (state === next || closed) return;
    state = next;
    stopReport();
    if (next === 'looking') stopReport = clock.after(UNREACHABLE, report);
    onChange();
  }

  const lost = (): void => {
    if (state === 'ready') tell('looking');
  };

  function later(): void {
    cancel();
    if (closed) return;
    cancel = clock.after(pause, look);
    pause = Math.min(pause * 1.6, LAST_PAUSE);
  }

  /** Does whatever is missing: registers at the server, or calls the host. */
  function look(): void {
    if (closed) return;
    if (!peer || peer.destroyed) begin();
    else if (peer.disconnected) {
      asked = null;
      peer.reconnect();
    } else if (wanted()) keepPlace(peer);
    later();
  }

  function keepPlace(at: Peer): void {
    asked ??= clock.now();
    if (clock.now() - asked > SERVER_PATIENCE) {
      pause = FIRST_PAUSE;
      at.disconnect();
      return;
    }
    // A message to itself, whose echo shows that the server still knows this connection. A server that has the name
    // registered for the previous connection does not confirm it when it is claimed again.
    at.socket.send({ type: 'LEAVE', dst: name });
    if (side === 1 && state === 'ready') dial(at);
  }

  function begin(): void {
    lost();
    asked = null;
    const made = new PeerClass(name, options);
    peer = made;
    guarded = guardPeer(made, {
      clock,
      mayCall: side === 0,
      onAnswer() {
        asked = null;
        if (state === 'ready') return;
        pause = FIRST_PAUSE;
        tell('ready');
        look();
      },
    });
    made.on('disconnected', lost);
    made.on('close', lost);
    // The host is not there yet. Any other error ends the connection to the server, which is then tried again.
    made.on('error', ({ type }) => {
      if (type === 'peer-unavailable') call = null;
    });
    made.on('connection', (connection) => {
      guarded?.follow(connection, false);
      whenOpen(connection, onChannel);
    });
  }

  function dial(from: Peer): void {
    if (call && clock.now() - call.since < CALL_PATIENCE) return;
    call?.connection.close();
    const connection = from.connect(roomOf(invitation), { reliable: true, serialization: FORM });
    guarded?.follow(connection, true);
    call = { connection, since: clock.now() };
    const over = (): void => {
      if (call?.connection === connection) call = null;
    };
    whenOpen(connection, (channel) => {
      over();
      pause = FIRST_PAUSE;
      // Reconnect at once when the connection is lost.
      connection.on('close', () => {
        pause = FIRST_PAUSE;
        later();
      });
      if (wanted()) onChannel(channel);
      else channel.close();
    });
    connection.on('error', over);
    connection.on('close', over);
  }

  look();
  return {
    get state() {
      return state;
    },
    wake() {
      pause = FIRST_PAUSE;
      // The attempt in progress may wait for an answer that never comes.
      if (state === 'unreachable') {
        peer?.disconnect();
        tell('looking');
      }
      look();
    },
    close() {
      closed = true;
      cancel();
      stopReport();
      peer?.destroy();
    },
  };
}

function whenOpen(connection: DataConnection, take: (channel: Channel) => void): void {
  const box = mailbox();
  connection.on('data', (text) => box.put(text));
  connection.on('open', () =>
    whenBound(connection.peerConnection, (binding) => {
      if (binding === null) return connection.close();
      take({
        binding,
        send(text) {
          if (connection.open) void connection.send(text);
        },
        onText: box.listen,
        onClose(listener) {
          connection.on('close', listener);
          connection.on('error', listener);
        },
        close: () => connection.close(),
      });
    }),
  );
}
