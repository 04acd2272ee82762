import type { Light, Shine } from '../contract.ts';
import { clamp, lerp, smooth } from '../core/math.ts';
import { MOODS } from './moods.ts';
import type { Mood } from './moods.ts';

/** The path of the sun over one game: from the upper right, past the top of the picture, to the left. */

/** Progress at which windows begin to glow. */
export const LAMPS_FROM = 0.8;
/** Their glow at the last tile; the end of the game adds the rest. */
const LAMPS_LAST = 1.4;
/** How far the light is between sunset and dusk at the last tile: the colours of tiles must remain distinguishable. */
const EVENING = 0.4;

type Triple = readonly [number, number, number];
const mix = (a: Triple, b: Triple, t: number): Triple => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];

/** Interpolates between two moods; the azimuth takes the shorter way. */
export function between(a: Mood, b: Mood, t: number): Mood {
  const turn = ((((b.azimuth - a.azimuth + 180) % 360) + 360) % 360) - 180;
  return {
    azimuth: a.azimuth + turn * t,
    elevation: lerp(a.elevation, b.elevation, t),
    sun: mix(a.sun, b.sun, t),
    sky: mix(a.sky, b.sky, t),
    bounce: lerp(a.bounce, b.bounce, t),
    exposure: lerp(a.exposure, b.exposure, t),
    lift: mix(a.lift, b.lift, t),
    glow: lerp(a.glow, b.glow, t),
    saturation: lerp(a.saturation, b.saturation, t),
  };
}

/** A high sun at the top of the picture would cast hardly any shadow, so it is lower there. */
const FORENOON: Mood = { ...between(MOODS.morning, MOODS.noon, 0.6), azimuth: 16, elevation: 46 };
const HOURS: readonly (readonly [number, Mood])[] = [
  [0, MOODS.morning],
  [0.16, FORENOON],
  [0.32, MOODS.noon],
  [0.56, MOODS.afternoon],
  [0.86, MOODS.sunset],
  [1, between(MOODS.sunset, MOODS.dusk, EVENING)],
];

/** The light when this fraction of the tiles is placed. */
export function sunAt(progress: number): Mood {
  const p = Number.isFinite(progress) ? clamp(progress) : 0;
  const glow = LAMPS_LAST * smooth(LAMPS_FROM, 1, p);
  for (const [n, [to, after]] of HOURS.entries()) {
    const [from, before] = HOURS[n - 1] ?? [to, after];
    if (p <= to) return { ...between(before, after, to > from ? (p - from) / (to - from) : 1), glow };
  }
  return { ...MOODS.dusk, glow };
}

export const moodOf = (light: Light): Mood => (light.kind === 'progress' ? sunAt(light.progress) : MOODS[light.kind]);

/** Rounds the progress to a few steps: if lighting the whole board is slow, the sun moves rarely. */
export function inSteps(light: Light, steps: number): Light {
  return light.kind === 'progress'
    ? { kind: 'progress', progress: Math.round(clamp(light.progress) * steps) / steps }
    : light;
}

/** The light of a new game. */
export const FIRST_LIGHT: Light = { kind: 'progress', progress: 0 };

/** Names a light: equal names mean equal pictures. */
export const lightName = (light: Light): string => (light.kind === 'progress' ? String(light.progress) : light.kind);

/** For things that are always painted in afternoon light. */
export function shineOf(mood: Mood): Shine {
  const usual = brightness(MOODS.afternoon);
  const now = brightness(mood);
  // Only half the effect: the players' colours must remain recognizable.
  const tint = (c: 0 | 1 | 2): number => clamp(((now[c] / usual[c]) ** 0.45 + 1) / 2);
  const a = (mood.azimuth * Math.PI) / 180;
  const length = 1 / Math.tan((mood.elevation * Math.PI) / 180);
  return { tint: [tint(0), tint(1), tint(2)], shadow: { x: -Math.sin(a) * length, y: Math.cos(a) * length } };
}

/** Brightness of level ground. */
function brightness({ sun, sky, exposure, elevation }: Mood): Triple {
  const sine = Math.sin((elevation * Math.PI) / 180);
  const facing = (0.72 * sine) / Math.max(0.35, sine);
  const one = (c: 0 | 1 | 2): number => (sun[c] * facing + sky[c]) * exposure;
  return [one(0), one(1), one(2)];
}
