import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, getFirstEncodableVideoCodec } from 'mediabunny';
import type { VideoCodec } from 'mediabunny';
import type { Result } from '../../game/index.ts';
import { accept, refuse } from '../../game/index.ts';

/** H.264 first: every chat plays it. */
const CODECS: VideoCodec[] = ['avc', 'vp9'];
const BITRATE = 2_400_000;
/** Every picture can be jumped to within this time, in seconds. */
const KEY_EVERY = 2;

interface Size {
  readonly width: number;
  readonly height: number;
  readonly rate: number;
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
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Makes a video (MP4) of what `draw` draws. `video-missing`: the browser cannot; `video-stopped`: the signal came;
 * `video-failed`: it could not be encoded.
 */
export async function encodeVideo({ count, canvas, draw, onProgress, signal, ...size }: Shots): Promise<Result<Blob>> {
  const { width, height, rate } = size;
  const codec = canEncode() ? await getFirstEncodableVideoCodec(CODECS, { width, height, bitrate: BITRATE }) : null;
  if (!codec) return refuse('video-missing', 'The browser encodes no video');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  try {
    const source = new CanvasSource(canvas, { codec, bitrate: BITRATE, keyFrameInterval: KEY_EVERY });
    output.addVideoTrack(source, { frameRate: rate });
    await output.start();
    for (let n = 0; n < count && !signal.aborted; n += 1) {
      draw(n);
      // Waits while the encoder is behind.
      await source.add(n / rate, 1 / rate);
      onProgress(n / count);
      await pause();
    }
    if (signal.aborted) return refuse('video-stopped', 'The player stopped it');
    await output.finalize();
    return target.buffer ? accept(new Blob([target.buffer], { type: 'video/mp4' })) : refuse('video-failed', 'Empty');
  } catch (error) {
    // Out of memory, or the encoder was taken away.
    return refuse('video-failed', String(error));
  } finally {
    if (output.state !== 'finalized') await output.cancel();
  }
}
