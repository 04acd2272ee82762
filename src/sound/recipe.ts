/** A sound as data: layers with a start time, each a tone or a piece of noise with an envelope. */

interface Envelope {
  /** Seconds from the start of the sound. */
  readonly at: number;
  /** Seconds until the layer reaches its peak. */
  readonly attack: number;
  /** Seconds at the peak. */
  readonly hold?: number;
  /** Seconds until it has decayed by 60 dB. */
  readonly decay: number;
  /** Peak amplitude. */
  readonly gain: number;
}

export interface Tone extends Envelope {
  readonly type: 'tone';
  readonly wave: OscillatorType;
  /** Hertz. */
  readonly freq: number;
  /** Frequency at the end, for a glide. */
  readonly to?: number;
  /** Cut-off frequency of a low-pass filter, to soften the tone. */
  readonly lowpass?: number;
}

export interface Noise extends Envelope {
  readonly type: 'noise';
  readonly filter: 'lowpass' | 'highpass' | 'bandpass';
  readonly freq: number;
  readonly to?: number;
  readonly q?: number;
}

export type Layer = Tone | Noise;
export type Recipe = readonly Layer[];

export const endOf = (layer: Layer): number => layer.at + layer.attack + (layer.hold ?? 0) + layer.decay;

/** Seconds until the sound has ended. */
export const lengthOf = (recipe: Recipe): number => Math.max(0, ...recipe.map(endOf));

/** The same sound later, softer, higher. */
export const shift = (
  recipe: Recipe,
  change: { readonly at?: number; readonly gain?: number; readonly pitch?: number },
): Recipe =>
  recipe.map((layer) => ({
    ...layer,
    at: layer.at + (change.at ?? 0),
    gain: layer.gain * (change.gain ?? 1),
    freq: layer.freq * (change.pitch ?? 1),
    ...(layer.to === undefined ? {} : { to: layer.to * (change.pitch ?? 1) }),
  }));
