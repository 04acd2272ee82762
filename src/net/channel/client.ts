import type { DataConnection, Peer, PeerOptions } from 'peerjs';
import type { Clock } from '../clock.ts';
import type { Channel } from './channel.ts';
import { FORM, guardPeer } from './gate.ts';
import { mailbox, whenBound } from './rtc.ts';

/** `taken`: another device has this client's name. */
type ClientState = 'looking' | 'ready' | 'taken';
export type Client = ReturnType<typeof createClient>;

interface Ports {
  readonly name: string;
  readonly options: PeerOptions;
  readonly clock: Clock;
  readonly onChannel: (channel: Channel) => void;
  /** The state has changed. */
  readonly onChange: () => void;
  /** A channel was opened, or has closed. */
  readonly onTurn: () => void;
}

/** In milliseconds without an answer; the connection may be dead without any error. */
const SERVER_PATIENCE = 10_000;
/** In milliseconds; an unanswered call is then abandoned. */
const CALL_PATIENCE = 8000;

/** This device under one name at a PeerJS server: it can be called there, and call others. */
export function createClient(PeerClass: typeof Peer, { name, options, clock, onChannel, onChange, onTurn }: Ports) {
  let peer: Peer | null = null;
  let guarded: ReturnType<typeof guardPeer> | null = null;
  const calls = new Map<string, { readonly connection: DataConnection; readonly since: number }>();
  let closed = false;
  /** When the server was contacted for the first time since its last answer. */
  let asked: number | null = null;
  let state: ClientState = 'looking';

  function tell(next: ClientState): void {
    if (state === next || closed) return;
    state = next;
    onChange();
  }
  const lost = (): void => {
    if (state === 'ready') tell('looking');
  };

  function begin(): void {
    lost();
    asked = null;
    const made = new PeerClass(name, options);
    peer = made;
    guarded = guardPeer(made, clock, () => {
      asked = null;
      tell('ready');
    });
    made.on('disconnected', lost);
    made.on('close', lost);
    // Any error but these ends the connection to the server, which is then tried again.
    made.on('error', ({ type }) => {
      if (type === 'peer-unavailable') calls.clear();
      else if (type === 'unavailable-id') tell('taken');
      else if (type === 'network') tell('looking');
    });
    made.on('connection', (connection) => {
      guarded?.follow(connection, false);
      whenOpen(connection, onChannel);
    });
  }

  function keepPlace(at: Peer): void {
    asked ??= clock.now();
    if (clock.now() - asked > SERVER_PATIENCE) {
      onTurn();
      at.disconnect();
      return;
    }
    // A message to itself, whose echo shows that the server still knows this connection. A server that has the name
    // registered for the previous connection does not confirm it when it is claimed again.
    at.socket.send({ type: 'LEAVE', dst: name });
  }

  return {
    name,
    get state(): ClientState {
      return state;
    },
    /** Registers at the server if that is missing; `check`: otherwise finds out whether it still knows this client. */
    look(check: boolean): void {
      if (!peer || peer.destroyed) begin();
      else if (peer.disconnected) {
        asked = null;
        peer.reconnect();
      } else if (check) keepPlace(peer);
    },
    /** Calls the device with this name, unless a call to it is in progress. */
    call(to: string): void {
      const before = calls.get(to);
      if (!peer || peer.disconnected || (before && clock.now() - before.since < CALL_PATIENCE)) return;
      before?.connection.close();
      const connection = peer.connect(to, { reliable: true, serialization: FORM });
      guarded?.follow(connection, true);
      calls.set(to, { connection, since: clock.now() });
      const over = (): void => {
        if (calls.get(to)?.connection === connection) calls.delete(to);
      };
      whenOpen(connection, (channel) => {
        over();
        onTurn();
        connection.on('close', onTurn);
        onChannel(channel);
      });
      connection.on('error', over);
      connection.on('close', over);
    },
    /** Gives up an attempt to connect that may wait for an answer forever. */
    giveUp: () => peer?.disconnect(),
    /** Also ends all calls. */
    close(): void {
      closed = true;
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
