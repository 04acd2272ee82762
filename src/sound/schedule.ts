import { noiseOf } from './noise.ts';
import type { Layer, Noise, Recipe, Tone } from './recipe.ts';
import { endOf, lengthOf } from './recipe.ts';

export interface Playing {
  /** Time of the context at which it ends. */
  readonly end: number;
  stop(): void;
}

interface Options {
  /** Time of the context. */
  readonly when: number;
  readonly gain?: number;
  readonly pitch?: number;
}

/** −60 dB: where a decay ends. An exponential ramp cannot reach 0. */
const FLOOR = 0.001;
/** Seconds from −60 dB to silence, to avoid a click. */
const TAIL = 0.005;

/** Layers start at different offsets of the noise, so that no two of them are correlated. */
const NOISE_STRIDE = 0.137;

/** Schedules the nodes of a recipe, connected to `out`. Works in live and offline contexts. */
export function schedule(context: BaseAudioContext, out: AudioNode, recipe: Recipe, options: Options): Playing {
  const bus = context.createGain();
  bus.gain.value = options.gain ?? 1;
  bus.connect(out);
  const sources = recipe.map((layer, index) => scheduleLayer(context, bus, layer, { ...options, index }));
  const last =
    sources[
      recipe.reduce((latest, layer, index) => (endOf(layer) > endOf(recipe[latest] ?? layer) ? index : latest), 0)
    ];
  if (last) last.onended = () => bus.disconnect();
  return {
    end: options.when + lengthOf(recipe) + TAIL,
    stop() {
      for (const source of sources) source.stop();
      bus.disconnect();
    },
  };
}

function scheduleLayer(
  context: BaseAudioContext,
  out: AudioNode,
  layer: Layer,
  { when, pitch = 1, index }: Options & { readonly index: number },
): AudioScheduledSourceNode {
  const start = when + layer.at;
  const end = when + endOf(layer);
  const envelope = context.createGain();
  const loud = envelope.gain;
  loud.setValueAtTime(0, start);
  loud.linearRampToValueAtTime(layer.gain, start + layer.attack);
  if (layer.hold) loud.setValueAtTime(layer.gain, start + layer.attack + layer.hold);
  loud.exponentialRampToValueAtTime(layer.gain * FLOOR, end);
  loud.linearRampToValueAtTime(0, end + TAIL);
  envelope.connect(out);
  const glide = (param: AudioParam): void => {
    param.setValueAtTime(layer.freq * pitch, start);
    if (layer.to !== undefined) param.exponentialRampToValueAtTime(layer.to * pitch, end);
  };
  if (layer.type === 'tone') {
    const tone = toneOf(context, layer, envelope);
    glide(tone.frequency);
    tone.start(start);
    tone.stop(end + TAIL);
    return tone;
  }
  const { source, filter } = noiseSource(context, layer, envelope);
  glide(filter.frequency);
  source.start(start, (index * NOISE_STRIDE) % 1);
  source.stop(end + TAIL);
  return source;
}

function toneOf(context: BaseAudioContext, layer: Tone, out: AudioNode): OscillatorNode {
  const tone = context.createOscillator();
  tone.type = layer.wave;
  if (layer.lowpass === undefined) {
    tone.connect(out);
    return tone;
  }
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = layer.lowpass;
  tone.connect(filter).connect(out);
  return tone;
}

function noiseSource(
  context: BaseAudioContext,
  layer: Noise,
  out: AudioNode,
): { readonly source: AudioBufferSourceNode; readonly filter: BiquadFilterNode } {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = layer.filter;
  filter.Q.value = layer.q ?? 0.7;
  source.connect(filter).connect(out);
  return { source, filter };
}
