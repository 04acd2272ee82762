import { seededRandom } from '../game/index.ts';

const SECONDS = 2;

const kept = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise, identical in every context, so that a sound can be rendered twice and compared. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = kept.get(context);
  if (known) return known;
  const random = seededRandom('noise');
  const samples = Float32Array.from({ length: Math.ceil(SECONDS * context.sampleRate) }, () => random() * 2 - 1);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  kept.set(context, buffer);
  return buffer;
}
