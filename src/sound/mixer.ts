import type { SoundSettings } from './contract.ts';

/** The output: two volumes, a master volume, and a limiter, so that many sounds at once do not clip. */

export interface Mixer {
  readonly effects: AudioNode;
  readonly ambience: AudioNode;
  set(levels: Levels): void;
}

export interface Levels {
  readonly master: number;
  readonly effects: number;
  readonly ambience: number;
}

/** Even at full volume, the surroundings stay behind the pieces. */
const AMBIENCE_CEILING = 0.3;
const SMOOTH_SECONDS = 0.03;

/** Hearing is logarithmic: half the dial is a quarter of the amplitude. */
const amplitude = (dial: number): number => Math.min(1, Math.max(0, dial)) ** 2;

export const levelsOf = ({ on, master, effects, ambience }: SoundSettings): Levels => ({
  master: on ? amplitude(master) : 0,
  effects: amplitude(effects),
  ambience: amplitude(ambience) * AMBIENCE_CEILING,
});

const KNEE = 0.7;
const CEILING = 0.95;

/** Linear up to the knee, then compressed so that nothing exceeds the ceiling. */
export const bend = (x: number): number => {
  const size = Math.abs(x);
  if (size <= KNEE) return x;
  return Math.sign(x) * (KNEE + (CEILING - KNEE) * Math.tanh((size - KNEE) / (CEILING - KNEE)));
};

const CURVE_POINTS = 2049;

export function createMixer(context: BaseAudioContext, levels: Levels): Mixer {
  const master = context.createGain();
  const effects = context.createGain();
  const ambience = context.createGain();
  const compressor = context.createDynamicsCompressor();
  compressor.threshold.value = -9;
  compressor.knee.value = 6;
  compressor.ratio.value = 8;
  compressor.attack.value = 0.002;
  compressor.release.value = 0.12;
  const shaper = context.createWaveShaper();
  shaper.curve = Float32Array.from({ length: CURVE_POINTS }, (_, n) => bend((2 * n) / (CURVE_POINTS - 1) - 1));
  effects.connect(master);
  ambience.connect(master);
  master.connect(compressor).connect(shaper).connect(context.destination);
  master.gain.value = levels.master;
  effects.gain.value = levels.effects;
  ambience.gain.value = levels.ambience;
  return {
    effects,
    ambience,
    set(next) {
      const now = context.currentTime;
      master.gain.setTargetAtTime(next.master, now, SMOOTH_SECONDS);
      effects.gain.setTargetAtTime(next.effects, now, SMOOTH_SECONDS);
      ambience.gain.setTargetAtTime(next.ambience, now, SMOOTH_SECONDS);
    },
  };
}
