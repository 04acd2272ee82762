import { getOwn } from '../../game/index.ts';
import type { Clock } from '../clock.ts';
import { createBucket } from '../wire/guard.ts';
import type { Bucket } from '../wire/guard.ts';

export interface CallName {
  /** Name of the other device at the signalling server. */
  readonly peer: string;
  readonly connectionId: string;
}

interface Call extends CallName {
  candidates: number;
  answered: boolean;
  stop(): void;
}

interface Ports {
  readonly clock: Clock;
  /** True if other devices may call this one. */
  readonly mayCall: boolean;
  /** Closes a call that has not opened in time, or that others have displaced. */
  readonly drop: (call: CallName) => void;
}

/** PeerJS serialization: texts as they are, each in one piece. */
export const FORM = 'raw';

/** In characters. */
const MOST_NAME = 100;
const MOST_DESCRIPTION = 16_000;
const MOST_CANDIDATE = 1000;
/** Per call; a device with many addresses has about twenty. */
const MOST_CANDIDATES = 50;
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
 * limited before anything is kept.
 */
export function createGate({ clock, mayCall, drop }: Ports) {
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

  function admitCall(peer: string, connectionId: string, payload: unknown): object | null {
    const description = textIn(getOwn(payload, 'sdp'), 'sdp', MOST_DESCRIPTION);
    const ofThis = [...opening].filter((call) => call.peer === peer).length;
    if (
      !mayCall ||
      getOwn(payload, 'type') !== 'data' ||
      getOwn(payload, 'serialization') !== FORM ||
      description === null ||
      calls.has(keyOf({ peer, connectionId })) ||
      ofThis >= MOST_CALLS_OF_ONE ||
      !bucket.take(1, clock.now())
    )
      return null;
    // The oldest one has had the most time to open.
    const [oldest] = opening;
    if (oldest && opening.size >= MOST_CALLS) drop(oldest);
    expect({ peer, connectionId });
    const sdp = { type: 'offer', sdp: description };
    return messageOf('OFFER', peer, { type: 'data', connectionId, serialization: FORM, reliable: true, sdp });
  }

  function admitAnswer(call: Call, payload: unknown): object | null {
    const description = textIn(getOwn(payload, 'sdp'), 'sdp', MOST_DESCRIPTION);
    if (description === null || call.answered) return null;
    call.answered = true;
    const { peer, connectionId } = call;
    const sdp = { type: 'answer', sdp: description };
    return messageOf('ANSWER', peer, { type: 'data', connectionId, sdp });
  }

  function admitCandidate(call: Call, payload: unknown): object | null {
    const given = getOwn(payload, 'candidate');
    const candidate = textIn(given, 'candidate', MOST_CANDIDATE);
    if (candidate === null || call.candidates >= MOST_CANDIDATES) return null;
    call.candidates += 1;
    const { peer, connectionId } = call;
    const line = getOwn(given, 'sdpMLineIndex');
    const whole = {
      candidate,
      sdpMid: textIn(given, 'sdpMid', MOST_NAME),
      sdpMLineIndex: typeof line === 'number' ? line : null,
      usernameFragment: textIn(given, 'usernameFragment', MOST_NAME),
    };
    return messageOf('CANDIDATE', peer, { type: 'data', connectionId, candidate: whole });
  }

  return {
    /** The message as PeerJS may have it; `null`: none of it. */
    admit(message: unknown): object | null {
      const type = getOwn(message, 'type');
      const peer = textIn(message, 'src', MOST_NAME) ?? '';
      // The server's own messages carry nothing that is kept. `LEAVE` would end connections that need no server.
      if (type === 'ERROR') return { type, payload: { msg: '' } };
      if (type === 'OPEN' || type === 'ID-TAKEN' || type === 'INVALID-KEY') return { type };
      if (type === 'EXPIRE') return { type, src: peer };
      const payload = getOwn(message, 'payload');
      const connectionId = textIn(payload, 'connectionId', MOST_NAME);
      if (connectionId === null || peer === '') return null;
      if (type === 'OFFER') return admitCall(peer, connectionId, payload);
      const call = calls.get(keyOf({ peer, connectionId }));
      if (!call) return null;
      if (type === 'ANSWER') return admitAnswer(call, payload);
      return type === 'CANDIDATE' ? admitCandidate(call, payload) : null;
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

const messageOf = (type: string, src: string, payload: object): object => ({ type, src, payload });

/** A text of at most `most` characters; `null`: there is none. */
function textIn(value: unknown, name: string, most: number): string | null {
  const text = getOwn(value, name);
  return typeof text === 'string' && text.length <= most ? text : null;
}
