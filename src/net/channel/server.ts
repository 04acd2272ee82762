import type { PeerOptions } from 'peerjs';
import { digest, randomHex } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import { roomOf } from '../invitation.ts';
import type { Invitation } from '../invitation.ts';
import type { Channel } from './channel.ts';
import { createClient } from './client.ts';
import type { Client } from './client.ts';
import type { Servers } from './servers.ts';

/**
 * The signalling server: being contacted, connected, or not answering for some seconds. `taken`, for the host: another
 * device has the room's name there, so only guests who were here before can be reached.
 */
export type ServerState = 'looking' | 'ready' | 'unreachable' | 'taken';

/**
 * Channels through a PeerJS server. The host waits under the room's name, and the guest calls until the host answers;
 * both reconnect when the server drops them. Everybody with the invitation knows the room's name and could take it. Two
 * devices that have met therefore share another name (meeting.ts): the guest can be called there, and the host does so
 * when it cannot have the room's name. Once a channel is open, the server is no longer needed.
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
  /** Known only to this device; reclaims its name after a reload. */
  readonly secret: string;
  readonly servers: Servers;
  readonly clock: Clock;
  /** True if a channel is needed now. */
  readonly wanted: () => boolean;
  /** Names that only this device and one other know. Guest: where it can be called. Host: guests who are away. */
  readonly meetings: () => readonly string[];
  readonly onChannel: (channel: Channel) => void;
  readonly onChange: () => void;
}

const FIRST_PAUSE = 500;
const LAST_PAUSE = 8000;
/** In milliseconds; a server that has not answered until then is reported. Trying goes on. */
const UNREACHABLE = 8000;

const optionsFor = ({ secret, servers }: ServerPorts): PeerOptions => ({
  debug: 0,
  token: digest('ramparts-broker', secret).slice(0, 24),
  ...servers.signal,
  ...(servers.ice ? { config: { iceServers: servers.ice } } : {}),
});

/** The state as it is shown: a server that is looked for in vain is reported after some seconds. */
function showState(clock: Clock, onChange: () => void) {
  let state: ServerState = 'looking';
  let stopped = false;
  let cancel = clock.after(UNREACHABLE, () => tell('unreachable'));
  function tell(next: ServerState): void {
    if (state === next || stopped) return;
    state = next;
    cancel();
    if (next === 'looking') cancel = clock.after(UNREACHABLE, () => tell('unreachable'));
    onChange();
  }
  return {
    get now() {
      return state;
    },
    tell,
    stop() {
      stopped = true;
      cancel();
    },
  };
}

export async function connectToServer(ports: ServerPorts): Promise<ServerConnection> {
  const { Peer: PeerClass } = await import('peerjs');
  const { side, invitation, clock, wanted, meetings, onChannel, onChange } = ports;
  const room = roomOf(invitation);
  const own = `ramparts-guest-${randomHex(12)}`;
  const options = optionsFor(ports);
  let pause = FIRST_PAUSE;
  let cancel = (): void => undefined;
  let closed = false;
  const shown = showState(clock, onChange);

  function later(next = pause): void {
    pause = next;
    cancel();
    if (closed) return;
    cancel = clock.after(pause, look);
    pause = Math.min(pause * 1.6, LAST_PAUSE);
  }

  function clientAs(name: string): Client {
    const made: Client = createClient(PeerClass, {
      name,
      options,
      clock,
      onChannel,
      onTurn: () => later(FIRST_PAUSE),
      onChange: () => turned(made),
    });
    return made;
  }

  function turned(client: Client): void {
    if (client === main) {
      if (client.state === 'looking' ? shown.now !== 'unreachable' : side === 0 || client.state === 'ready')
        shown.tell(client.state);
    }
    if (client.state === 'ready') {
      pause = FIRST_PAUSE;
      look();
    }
  }

  const [known = own] = side === 0 ? [room] : meetings();
  let main = clientAs(known);
  /** Host: under another name, as long as somebody else has the room's. */
  let helper: Client | null = null;

  /** Guest: names that another device has. */
  const taken = new Set<string>();

  /** Guest: takes the name that the host knows, once there is one; the calls under the former name are over. */
  function takeName(): void {
    if (main.state === 'taken') taken.add(main.name);
    const [meeting = own] = meetings();
    const name = taken.has(meeting) ? own : meeting;
    if (main.name === name) return;
    main.close();
    main = clientAs(name);
  }

  /** Does whatever is missing: registers at the server, and calls those who are away. */
  function look(): void {
    if (closed) return;
    const isWanted = wanted();
    if (isWanted && side === 1) takeName();
    main.look(isWanted);
    if (isWanted && side === 1 && main.state === 'ready') main.call(room);
    if (isWanted && side === 0 && main.state === 'taken') {
      helper ??= clientAs(own);
      helper.look(true);
      if (helper.state === 'ready') for (const name of meetings()) helper.call(name);
    }
    later();
  }

  look();
  return {
    get state() {
      return shown.now;
    },
    wake() {
      // The attempt in progress may wait for an answer that never comes.
      if (shown.now === 'unreachable') {
        main.giveUp();
        shown.tell('looking');
      }
      pause = FIRST_PAUSE;
      look();
    },
    close() {
      closed = true;
      cancel();
      shown.stop();
      main.close();
      helper?.close();
    },
  };
}
