import { ArrayBufferTarget, Muxer } from 'mp4-muxer';
import type { Result } from '../../game/index.ts';
import { accept, refuse } from '../../game/index.ts';

interface Codec {
  readonly codec: string;
  readonly track: 'avc' | 'vp9';
}

/** H.264 first: every chat plays it. */
const CODECS: readonly Codec[] = [
  { codec: 'avc1.64001f', track: 'avc' },
  { codec: 'avc1.42001f', track: 'avc' },
  { codec: 'vp09.00.31.08', track: 'vp9' },
];
const BITRATE = 2_400_000;
/** Every picture can be jumped to within this time, in seconds. */
const KEY_EVERY = 2;
/** Frames that wait for the encoder at most. */
const WAITING = 6;

const configOf = ({ codec }: Codec, { width, height, rate }: Size): VideoEncoderConfig => ({
  codec,
  width,
  height,
  bitrate: BITRATE,
  framerate: rate,
});

interface Size {
  readonly width: number;
  readonly height: number;
  readonly rate: number;
}

/** What this browser can encode; `null`: no video. */
async function codecFor(size: Size): Promise<Codec | null> {
  if (!('VideoEncoder' in globalThis)) return null;
  for (const codec of CODECS) {
    const support = await VideoEncoder.isConfigSupported(configOf(codec, size)).catch(() => null);
    if (support?.supported) return codec;
  }
  return null;
}

export const canEncode = (): boolean => 'VideoEncoder' in globalThis && 'VideoFrame' in globalThis;

interface Shots extends Size {
  readonly count: number;
  readonly canvas: HTMLCanvasElement;
  readonly draw: (n: number) => void;
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Lets the page work between two frames. */
const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Makes a video (MP4) of what `draw` draws. `video-missing`: the browser cannot; `video-stopped`: the signal came;
 * `video-failed`: it could not be encoded.
 */
export async function encodeVideo({ count, canvas, draw, onProgress, signal, ...size }: Shots): Promise<Result<Blob>> {
  const codec = await codecFor(size);
  if (!codec) return refuse('video-missing', 'The browser encodes no video');
  const target = new ArrayBufferTarget();
  const muxer = new Muxer({
    target,
    video: { codec: codec.track, width: size.width, height: size.height, frameRate: size.rate },
    fastStart: 'in-memory',
  });
  let failure: DOMException | null = null;
  const encoder = new VideoEncoder({
    output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    error: (error) => (failure = error),
  });
  const isGoing = (): boolean => !signal.aborted && failure === null;
  const tick = 1_000_000 / size.rate;
  try {
    encoder.configure(configOf(codec, size));
    for (let n = 0; n < count && isGoing(); n += 1) {
      draw(n);
      const frame = new VideoFrame(canvas, { timestamp: Math.round(n * tick), duration: Math.round(tick) });
      encoder.encode(frame, { keyFrame: n % (KEY_EVERY * size.rate) === 0 });
      frame.close();
      onProgress(n / count);
      do await pause(encoder.encodeQueueSize > WAITING ? 10 : 0);
      while (encoder.encodeQueueSize > WAITING && isGoing());
    }
    if (isGoing()) await encoder.flush();
    if (signal.aborted) return refuse('video-stopped', 'The player stopped it');
    if (failure !== null) throw failure;
    muxer.finalize();
    return accept(new Blob([target.buffer], { type: 'video/mp4' }));
  } catch (error) {
    // Out of memory, or the encoder was taken away.
    return refuse('video-failed', String(error));
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
}
