/** The sun and the sky. `azimuth` is where the light comes from in degrees (0 = top of the picture, clockwise). */
export interface Mood {
  readonly azimuth: number;
  readonly elevation: number;
  readonly sun: readonly [number, number, number];
  readonly sky: readonly [number, number, number];
  /** Light thrown back by coloured neighbours. */
  readonly bounce: number;
  readonly exposure: number;
  readonly lift: readonly [number, number, number];
  /** How bright windows and lanterns are. */
  readonly glow: number;
  readonly saturation: number;
}

/** A late afternoon in summer: warm sun from the upper left, violet shadows. */
export const AFTERNOON: Mood = {
  azimuth: 308,
  elevation: 37,
  sun: [3.1, 2.5, 1.78],
  sky: [0.56, 0.62, 0.82],
  bounce: 0.75,
  exposure: 0.92,
  lift: [0.01, 0.008, 0.02],
  glow: 0,
  saturation: 0.98,
};

/** Steeper and softer, for small pieces that must stay readable. */
export const PIECE_LIGHT: Mood = { ...AFTERNOON, elevation: 50, saturation: 1.02, exposure: 0.53 };
