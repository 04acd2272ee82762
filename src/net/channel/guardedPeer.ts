import type { DataConnection, Peer } from 'peerjs';
import type { Clock } from '../clock.ts';
import { createGate } from './gate.ts';
import type { CallName } from './gate.ts';

interface Ports {
  readonly clock: Clock;
  /** True if other devices may call this one. */
  readonly mayCall: boolean;
  /** The server has sent something that shows that it has this client registered. */
  readonly onAnswer: () => void;
}

/** Messages by which the server turns this client away. */
const REFUSALS: readonly unknown[] = ['ERROR', 'ID-TAKEN', 'INVALID-KEY'];

/** Makes a PeerJS client keep only what the game needs of the signalling server's messages (gate.ts). */
export function guardPeer(peer: Peer, { clock, mayCall, onAnswer }: Ports) {
  const { socket } = peer;
  // PeerJS has just begun to connect, so no message has arrived yet.
  const handlers = socket.listeners('message');
  socket.removeAllListeners('message');
  const pass = (message: object): void => {
    for (const handle of handlers) handle.call(socket, message);
  };

  function finish(call: CallName): void {
    peer.getConnection(call.peer, call.connectionId)?.close();
    // PeerJS would keep the names of all callers; it forgets those that leave.
    if (gate.ended(call)) pass({ type: 'LEAVE', src: call.peer });
  }
  const gate = createGate({ clock, mayCall, drop: finish });

  socket.on('message', (message: unknown) => {
    const admitted = gate.admit(message);
    if (admitted) pass(admitted);
    const { type } = { type: null, ...(message as object | null) };
    if (!REFUSALS.includes(type)) onAnswer();
  });

  return {
    /** Follows a call until it is over; `isMine`: this device has made it. */
    follow(connection: DataConnection, isMine: boolean): void {
      if (isMine) gate.expect(connection);
      connection.on('open', () => gate.opened(connection));
      connection.on('close', () => finish(connection));
      connection.on('error', () => finish(connection));
    },
  };
}
