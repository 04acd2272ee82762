import { accept, getOwn, parseJson, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { parseCode } from '../invitation.ts';
import { pack, unpack } from '../packed.ts';
import type { Channel } from './channel.ts';
import { mailbox, whenBound } from './rtc.ts';

/**
 * Channels without a server, for devices in the same network: the host's offer reaches the guest as a text or QR code,
 * and the guest's answer returns the same way.
 */

const MARK = { offer: 'ramparts-offer:', answer: 'ramparts-answer:' } as const;
const MAX_TEXT = 12_000;
const MAX_UNPACKED = 40_000;
/** In milliseconds: how long to gather candidates before using those found. */
const GATHERING = 3000;
/**
 * In milliseconds: how long to wait for the first candidate. A description without one cannot connect, and a busy
 * device may take seconds to find one.
 */
const NO_CANDIDATE = 20_000;

export interface AnswerMade {
  readonly text: string;
  close(): void;
}

export interface OfferMade extends AnswerMade {
  /** Accepts the guest's answer; then the channel opens. */
  answer(text: string): Promise<Result<void>>;
}

/** Makes an offer. `onFailed`: after the answer, the devices do not reach each other. `no-webrtc`: not supported. */
export async function makeOffer(
  code: string,
  onChannel: (channel: Channel) => void,
  onFailed: () => void,
): Promise<Result<OfferMade>> {
  const connection = connect();
  if (!connection) return refuse('no-webrtc', 'This browser makes no connections to other devices.');
  const data = connection.createDataChannel('ramparts');
  whenOpen(connection, data, onChannel);
  connection.addEventListener('connectionstatechange', () => {
    // An open channel that fails closes.
    if (connection.connectionState !== 'failed' || data.readyState !== 'connecting') return;
    connection.close();
    onFailed();
  });
  const described = await describe(connection, () => connection.createOffer());
  if (!described.ok) return described;
  return accept({
    text: MARK.offer + (await pack(JSON.stringify({ code, sdp: shorten(described.value) }))),
    async answer(text) {
      const parsed = await open(text, MARK.answer);
      if (!parsed) return refuse('answer-broken', 'This is no whole answer.');
      return take(connection, { type: 'answer', sdp: parsed.sdp }, 'answer-broken');
    },
    close: () => connection.close(),
  });
}

/** Answers an offer. `offer-broken`: it is none, or incomplete; `no-webrtc`: not supported. */
export async function makeAnswer(offer: string, onChannel: (channel: Channel) => void): Promise<Result<AnswerMade>> {
  const opened = await openOffer(offer);
  if (!opened.ok) return opened;
  const { connection } = opened.value;
  connection.addEventListener('datachannel', ({ channel }) => whenOpen(connection, channel, onChannel));
  const described = await describe(connection, () => connection.createAnswer());
  if (!described.ok) return refuse('offer-broken', described.error.message);
  return accept({
    text: MARK.answer + (await pack(JSON.stringify({ sdp: shorten(described.value) }))),
    close: () => connection.close(),
  });
}

/** Returns undefined if the browser has no WebRTC, or has it disabled. */
function connect(): RTCPeerConnection | undefined {
  try {
    return new RTCPeerConnection({ iceServers: [] });
  } catch {
    return undefined;
  }
}

/** Returns this end's description with its candidates. */
async function describe(
  connection: RTCPeerConnection,
  make: () => Promise<RTCSessionDescriptionInit>,
): Promise<Result<string>> {
  try {
    await connection.setLocalDescription(await make());
  } catch (error) {
    // The connection was closed in the meantime, or the offer contains nothing to answer.
    connection.close();
    return refuse('no-webrtc', error instanceof Error ? error.message : 'The browser refuses.');
  }
  return accept(await gathered(connection));
}

/**
 * The room code of an offer; refuses like `makeAnswer`. Answers nothing: an answer calls the host at once, and a host
 * that has heard from one connection cannot connect to another one with the same offer.
 */
export async function codeOfOffer(offer: string): Promise<Result<string>> {
  const opened = await openOffer(offer);
  if (!opened.ok) return opened;
  opened.value.connection.close();
  return accept(opened.value.code);
}

/** A connection that has taken the offer, but has not answered it. */
async function openOffer(
  offer: string,
): Promise<Result<{ readonly code: string; readonly connection: RTCPeerConnection }>> {
  const parsed = await open(offer, MARK.offer);
  const code = parseCode(parsed?.code ?? '');
  if (!parsed || code === undefined) return refuse('offer-broken', 'This is no whole offer.');
  const connection = connect();
  if (!connection) return refuse('no-webrtc', 'This browser makes no connections to other devices.');
  const taken = await take(connection, { type: 'offer', sdp: parsed.sdp }, 'offer-broken');
  if (taken.ok) return accept({ code, connection });
  connection.close();
  return taken;
}

export const isOffer = (text: string): boolean => text.trim().startsWith(MARK.offer);

async function take(
  connection: RTCPeerConnection,
  description: RTCSessionDescriptionInit,
  code: string,
): Promise<Result<void>> {
  try {
    await connection.setRemoteDescription(description);
    return accept(undefined);
  } catch {
    // A description of the wrong kind, or a second answer to the same offer.
    return refuse(code, 'The browser does not understand this.');
  }
}

async function open(text: string, mark: string): Promise<{ readonly sdp: string; readonly code: string } | undefined> {
  // Messengers break long words.
  const whole = text.replaceAll(/\s+/g, '');
  if (!whole.startsWith(mark) || whole.length > MAX_TEXT) return undefined;
  const unpacked = await unpack(whole.slice(mark.length), MAX_UNPACKED);
  if (unpacked === undefined) return undefined;
  const value = parseJson(unpacked);
  const [sdp, code] = [getOwn(value, 'sdp'), getOwn(value, 'code')];
  return typeof sdp === 'string' ? { sdp: lengthen(sdp), code: typeof code === 'string' ? code : '' } : undefined;
}

/** Lines of the description that the connection does not need. */
const IDLE = /^a=(extmap-allow-mixed|msid-semantic|max-message-size|sctpmap)/;
const shorten = (sdp: string): string =>
  sdp
    .split(/\r?\n/)
    .filter((line) => line !== '' && !IDLE.test(line))
    .join('\n');
const lengthen = (sdp: string): string => `${sdp.split('\n').join('\r\n')}\r\n`;

/** Resolves with the description, with all candidates or those found in time. */
function gathered(connection: RTCPeerConnection): Promise<string> {
  const sdp = (): string => connection.localDescription?.sdp ?? '';
  return new Promise((resolve) => {
    const done = (): void => resolve(sdp());
    if (connection.iceGatheringState === 'complete') return done();
    setTimeout(() => {
      if (sdp().includes('a=candidate')) return done();
      connection.addEventListener('icecandidate', done, { once: true });
      setTimeout(done, NO_CANDIDATE - GATHERING);
    }, GATHERING);
    connection.addEventListener('icegatheringstatechange', () => connection.iceGatheringState === 'complete' && done());
  });
}

function whenOpen(connection: RTCPeerConnection, data: RTCDataChannel, onChannel: (channel: Channel) => void): void {
  const box = mailbox();
  data.addEventListener('message', ({ data: text }) => box.put(text));
  data.addEventListener('open', () =>
    whenBound(connection, (binding) => {
      if (binding === null) return connection.close();
      onChannel({
        binding,
        send(text) {
          if (data.readyState === 'open') data.send(text);
        },
        onText: box.listen,
        onClose: (listener) => data.addEventListener('close', listener),
        close: () => connection.close(),
      });
    }),
  );
}
