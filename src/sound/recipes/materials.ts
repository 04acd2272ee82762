import type { Layer, Noise, Recipe, Tone } from '../recipe.ts';

/** Materials: each answers a knock with its own partials. */

type Short<T extends Layer> = Omit<T, 'type' | 'at' | 'attack'> & Partial<Pick<T, 'at' | 'attack'>>;
export const tone = (layer: Short<Tone>): Tone => ({ type: 'tone', at: 0, attack: 0.002, ...layer });
export const noise = (layer: Short<Noise>): Noise => ({ type: 'noise', at: 0, attack: 0.002, ...layer });

interface Knock {
  /** Lowest partial in hertz. */
  readonly freq: number;
  readonly gain: number;
  readonly at?: number;
  /** Seconds until the lowest partial has decayed. */
  readonly ring?: number;
}

/** Partials of a free bar, strongly damped, and the click of the contact. */
export const wood = ({ freq, gain, at = 0, ring = 0.09 }: Knock): Recipe => [
  tone({ at, wave: 'sine', freq, gain, attack: 0.001, decay: ring }),
  tone({ at, wave: 'sine', freq: freq * 2.76, gain: gain * 0.45, attack: 0.001, decay: ring * 0.6 }),
  tone({ at, wave: 'sine', freq: freq * 5.4, gain: gain * 0.16, attack: 0.001, decay: ring * 0.35 }),
  noise({
    at,
    filter: 'bandpass',
    freq: Math.min(5200, freq * 4),
    q: 0.9,
    gain: gain * 0.7,
    attack: 0.001,
    decay: 0.028,
  }),
];

/** A dull, low blow: the table under the cloth. */
export const thump = ({ freq, gain, at = 0, ring = 0.14 }: Knock): Recipe => [
  tone({ at, wave: 'sine', freq: freq * 1.5, to: freq, gain, decay: ring }),
];

/** A brush over cloth. */
export const cloth = ({ freq, gain, at = 0, ring = 0.12 }: Knock): Recipe => [
  noise({ at, filter: 'bandpass', freq, to: freq * 1.5, q: 0.7, gain, attack: ring * 0.3, decay: ring }),
];

/** Heavy and dull, with a little grit. */
export const stone = ({ freq, gain, at = 0, ring = 0.26 }: Knock): Recipe => [
  ...thump({ at, freq, gain, ring }),
  tone({ at, wave: 'triangle', freq: freq * 3.3, gain: gain * 0.28, decay: ring * 0.35 }),
  noise({ at, filter: 'lowpass', freq: 520, gain: gain * 0.9, decay: ring * 0.5 }),
  noise({
    at: at + 0.012,
    filter: 'bandpass',
    freq: 2300,
    to: 1500,
    q: 0.8,
    gain: gain * 0.22,
    attack: 0.006,
    decay: ring * 0.45,
  }),
];

/** A small disc of metal: inharmonic partials. */
export const coin = ({ freq, gain, at = 0, ring = 0.32 }: Knock): Recipe =>
  [1, 1.49, 2.31, 2.96].map((ratio, index) =>
    tone({
      at,
      wave: 'sine',
      freq: freq * ratio,
      gain: gain / (1 + index * 0.8),
      attack: 0.001,
      decay: ring / (1 + index * 0.35),
    }),
  );

/** A tiny bell. */
export const bell = ({ freq, gain, at = 0, ring = 0.7 }: Knock): Recipe =>
  [1, 2, 2.74, 4.1].map((ratio, index) =>
    tone({
      at,
      wave: 'sine',
      freq: freq * ratio,
      gain: gain / (1 + index * 1.6),
      attack: 0.003,
      decay: ring / (1 + index * 0.6),
    }),
  );

/** A wooden or brass pipe: rich in partials, low-pass filtered. */
export const horn = ({
  freq,
  gain,
  at = 0,
  ring = 0.4,
  hold,
  bright,
}: Knock & { readonly hold: number; readonly bright: number }): Recipe => [
  tone({ at, wave: 'sawtooth', freq, lowpass: bright, gain: gain * 0.7, attack: 0.045, hold, decay: ring }),
  // Slightly out of tune, like two players.
  tone({
    at,
    wave: 'sawtooth',
    freq: freq * 1.004,
    lowpass: bright * 0.8,
    gain: gain * 0.4,
    attack: 0.06,
    hold,
    decay: ring,
  }),
  noise({ at, filter: 'bandpass', freq: freq * 3, q: 1.2, gain: gain * 0.12, attack: 0.02, decay: 0.09 }),
];

/** One syllable of a bird: up and down again. */
export const chirp = ({ freq, gain, at = 0, ring = 0.07, turn = 1.25 }: Knock & { readonly turn?: number }): Recipe => [
  tone({ at, wave: 'sine', freq, to: freq * turn, gain, attack: ring * 0.25, decay: ring * 0.9 }),
  tone({
    at: at + ring * 0.6,
    wave: 'sine',
    freq: freq * turn,
    to: freq * 0.94,
    gain: gain * 0.8,
    attack: ring * 0.25,
    decay: ring,
  }),
];
