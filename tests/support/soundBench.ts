import { RECIPES } from '../../src/sound/book.ts';
import type { SoundName, SoundSettings } from '../../src/sound/contract.ts';
import { SOUND_NAMES } from '../../src/sound/contract.ts';
import { createMixer, levelsOf } from '../../src/sound/mixer.ts';
import { lengthOf } from '../../src/sound/recipe.ts';
import { schedule } from '../../src/sound/schedule.ts';

/** Runs in the browser: renders recipes offline and measures them. */

const RATE = 44_100;
const SPARE_SECONDS = 0.3;
const LOUD: SoundSettings = { on: true, master: 1, effects: 1, ambience: 1 };

export interface Measure {
  readonly name: SoundName;
  readonly variant: number;
  /** Peak sample; 1 is 0 dBFS. */
  readonly peak: number;
  readonly rms: number;
  /** Seconds until the last sample above −60 dBFS. */
  readonly heard: number;
  /** Seconds according to the recipe. */
  readonly written: number;
  /**
   * Largest difference of a second rendering. Browsers mix simultaneous sounds in any order, so the last bits may
   * differ.
   */
  readonly astray: number;
  readonly finite: boolean;
}

interface Options {
  readonly pitch?: number;
  /** Number of simultaneous sounds. */
  readonly times?: number;
  /** Through the mixer at full volume. */
  readonly mixed?: boolean;
}

export async function render(
  name: SoundName,
  variant = 0,
  { pitch = 1, times = 1, mixed = false }: Options = {},
): Promise<Float32Array> {
  const recipe = RECIPES[name][variant] ?? RECIPES[name][0];
  const context = new OfflineAudioContext(1, Math.ceil((lengthOf(recipe) + SPARE_SECONDS) * RATE), RATE);
  const out = mixed ? createMixer(context, levelsOf(LOUD)).effects : context.destination;
  for (let n = 0; n < times; n += 1) schedule(context, out, recipe, { when: 0, pitch });
  return (await context.startRendering()).getChannelData(0);
}

export async function measure(name: SoundName, variant = 0, options: Options = {}): Promise<Measure> {
  const [samples, again] = [await render(name, variant, options), await render(name, variant, options)];
  const recipe = RECIPES[name][variant] ?? RECIPES[name][0];
  const written = lengthOf(recipe);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.001);
  return {
    name,
    variant,
    peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    rms: Math.sqrt(
      samples.subarray(0, Math.ceil(written * RATE)).reduce((sum, sample) => sum + sample * sample, 0) /
        Math.ceil(written * RATE),
    ),
    heard: (last + 1) / RATE,
    written,
    astray: samples.reduce((most, sample, index) => Math.max(most, Math.abs(sample - (again[index] ?? 2))), 0),
    finite: samples.every((sample) => Number.isFinite(sample)),
  };
}

export async function measureAll(): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  for (const name of SOUND_NAMES)
    for (const variant of RECIPES[name].keys()) measures.push(await measure(name, variant));
  return measures;
}

/** Zero crossings per second after the initial click: a measure of pitch. */
export async function crossings(name: SoundName, pitch: number): Promise<number> {
  const samples = await render(name, 0, { pitch });
  const window = samples.subarray(Math.round(0.03 * RATE), Math.round(0.08 * RATE));
  const count = window.reduce(
    (sum, sample, index) => sum + (index > 0 && sample >= 0 && (window[index - 1] ?? 0) < 0 ? 1 : 0),
    0,
  );
  return (count * RATE) / window.length;
}

declare global {
  interface Window {
    soundBench?: {
      readonly measure: typeof measure;
      readonly measureAll: typeof measureAll;
      readonly crossings: typeof crossings;
    };
  }
}
window.soundBench = { measure, measureAll, crossings };
