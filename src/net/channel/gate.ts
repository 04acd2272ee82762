import type { DataConnection, Peer } from 'peerjs';
import { getOwn } from '../../game/index.ts';
import type { Clock } from '../clock.ts';
import { createBucket } from '../wire/guard.ts';
import type { Bucket } from '../wire/guard.ts';
import { oneOf, shape, text } from '../wire/shape.ts';

interface CallName {
  /** Name of the other device at the signalling server. */
  readonly peer: string;
  readonly connectionId: string;
}

interface Call extends CallName {
  candidates: number;
  answered: boolean;
  stop(): void;
}

/** PeerJS serialization: texts as they are, each in one piece. */
export const FORM = 'raw';

/** In characters. */
const MOST_NAME = 100;
const MOST_DESCRIPTION = 16_000;
const MOST_CANDIDATE = 1000;
/** Per call; a device with many addresses has about twenty. */
const MOST_CANDIDATES = 50;

const short = text(MOST_NAME);
const sdp = shape({ sdp: text(MOST_DESCRIPTION) });
const parseOffer = shape({ type: oneOf(['data']), serialization: oneOf([FORM]), sdp });
const parseAnswer = shape({ sdp });
const parseCandidate = shape({
  candidate: shape({
    candidate: text(MOST_CANDIDATE),
    // Browsers leave out what they do not know, or send `null`.
    sdpMid: (value) => short(value) ?? null,
    sdpMLineIndex: (value) => (typeof value === 'number' ? value : null),
    usernameFragment: (value) => short(value) ?? null,
  }),
});

/** Calls that have not opened yet; a device in a room has one at a time. */
const MOST_CALLS = 24;
const MOST_CALLS_OF_ONE = 2;
/** Calls by all devices together. */
const CALLS = { burst: 30, perSecond: 3 } as const;
/** In milliseconds; a call opens within a few seconds, or not at all. */
const OPENING = 20_000;

/**
 * Decides which messages of the signalling server reach PeerJS, which itself keeps whatever it cannot use. Anybody who
 * knows the room's name at the server can send calls, answers and candidates, so their kind, size and number are
 * limited before anything is kept. `drop` closes a call that has not opened in time, or that others have displaced.
 */
function createGate(clock: Clock, drop: (call: CallName) => void) {
  const calls = new Map<string, Call>();
  const bucket: Bucket = createBucket(CALLS, clock.now());
  const keyOf = ({ peer, connectionId }: CallName): string => JSON.stringify([peer, connectionId]);
  const opening = new Set<Call>();

  function expect({ peer, connectionId }: CallName): void {
    const call: Call = { peer, connectionId, candidates: 0, answered: false, stop: () => undefined };
    call.stop = clock.after(OPENING, () => drop(call));
    calls.set(keyOf(call), call);
    opening.add(call);
  }

  function admitCall(name: CallName, payload: unknown): object | null {
    const offer = parseOffer(payload);
    const ofThis = [...opening].filter(({ peer }) => peer === name.peer).length;
    if (!offer || ofThis >= MOST_CALLS_OF_ONE || !bucket.take(1, clock.now())) return null;
    // The oldest one has had the most time to open.
    const [oldest] = opening;
    if (oldest && opening.size >= MOST_CALLS) drop(oldest);
    expect(name);
    return { ...offer, reliable: true, sdp: { type: 'offer', ...offer.sdp } };
  }

  function admitAnswer(call: Call, payload: unknown): object | null {
    const answer = call.answered ? undefined : parseAnswer(payload);
    if (!answer) return null;
    call.answered = true;
    return { type: 'data', sdp: { type: 'answer', ...answer.sdp } };
  }

  function admitCandidate(call: Call, payload: unknown): object | null {
    const found = call.candidates < MOST_CANDIDATES ? parseCandidate(payload) : undefined;
    if (!found) return null;
    call.candidates += 1;
    return { type: 'data', ...found };
  }

  function admitPart(type: unknown, name: CallName, payload: unknown): object | null {
    const call = calls.get(keyOf(name));
    if (type === 'OFFER') return call ? null : admitCall(name, payload);
    if (type === 'ANSWER') return call ? admitAnswer(call, payload) : null;
    return call && type === 'CANDIDATE' ? admitCandidate(call, payload) : null;
  }

  return {
    /** The message as PeerJS may have it; `null`: none of it. */
    admit(message: unknown): object | null {
      const type = getOwn(message, 'type');
      const peer = short(getOwn(message, 'src')) ?? '';
      // The server's own messages carry nothing that is kept. `LEAVE` would end connections that need no server.
      if (type === 'ERROR') return { type, payload: { msg: '' } };
      if (type === 'OPEN' || type === 'ID-TAKEN' || type === 'INVALID-KEY') return { type };
      if (type === 'EXPIRE') return { type, src: peer };
      const payload = getOwn(message, 'payload');
      const connectionId = short(getOwn(payload, 'connectionId'));
      if (connectionId === undefined || peer === '') return null;
      const admitted = admitPart(type, { peer, connectionId }, payload);
      return admitted && { type, src: peer, payload: { ...admitted, connectionId } };
    },
    /** Expects an answer to a call that this device makes. */
    expect,
    /** The call has opened. */
    opened(name: CallName): void {
      const call = calls.get(keyOf(name));
      if (!call) return;
      call.stop();
      opening.delete(call);
    },
    /** The call is over. Returns true if it was the last one with this device. */
    ended(name: CallName): boolean {
      const call = calls.get(keyOf(name));
      if (!call) return false;
      call.stop();
      opening.delete(call);
      calls.delete(keyOf(name));
      return [...calls.values()].every(({ peer }) => peer !== name.peer);
    },
  };
}

/** Messages by which the server turns this client away. */
const REFUSALS: readonly unknown[] = ['ERROR', 'ID-TAKEN', 'INVALID-KEY'];

/**
 * Makes a PeerJS client keep only what the game needs of the signalling server's messages. `onAnswer`: the server has
 * sent something that shows that it has this client registered.
 */
export function guardPeer(peer: Peer, clock: Clock, onAnswer: () => void) {
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
  const gate = createGate(clock, finish);

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
