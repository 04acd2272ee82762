/**
 * The sun and the sky. `azimuth` is the direction the light comes from, in degrees (0 = top of the picture, clockwise,
 * not limited to 360).
 */
export interface Mood {
  readonly azimuth: number;
  readonly elevation: number;
  readonly sun: readonly [number, number, number];
  readonly sky: readonly [number, number, number];
  /** Light reflected by coloured neighbours. */
  readonly bounce: number;
  readonly exposure: number;
  readonly lift: readonly [number, number, number];
  /** Brightness of windows and lanterns. */
  readonly glow: number;
  readonly saturation: number;
}

/** Low sun from the upper right, cool shadows. */
const MORNING: Mood = {
  azimuth: 68,
  elevation: 30,
  sun: [2.75, 2.35, 1.85],
  sky: [0.5, 0.62, 0.86],
  bounce: 0.6,
  exposure: 0.86,
  lift: [0.004, 0.01, 0.022],
  glow: 0,
  saturation: 1.06,
};

/** High white sun, short shadows. */
const NOON: Mood = {
  azimuth: 330,
  elevation: 58,
  sun: [2.75, 2.55, 2.25],
  sky: [0.52, 0.62, 0.8],
  bounce: 0.6,
  exposure: 0.8,
  lift: [0, 0.004, 0.01],
  glow: 0,
  saturation: 1.08,
};

/** Late summer afternoon: warm sun from the upper left, violet shadows. */
const AFTERNOON: Mood = {
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

/** Orange sun from the left, long shadows, first lights. */
const SUNSET: Mood = {
  azimuth: 284,
  elevation: 19,
  sun: [3.7, 1.9, 0.8],
  sky: [0.42, 0.38, 0.62],
  bounce: 0.8,
  exposure: 0.9,
  lift: [0.018, 0.004, 0.024],
  glow: 0.5,
  saturation: 1.12,
};

/** Last sunlight, blue sky and lit windows. */
const DUSK: Mood = {
  azimuth: 276,
  elevation: 12,
  sun: [0.95, 0.58, 0.46],
  sky: [0.31, 0.35, 0.54],
  bounce: 0.6,
  exposure: 1.12,
  lift: [0.008, 0.007, 0.022],
  glow: 2.2,
  saturation: 0.98,
};

/** Moonlight from the upper right. Court and path are hard to distinguish in it. */
const NIGHT: Mood = {
  azimuth: 40,
  elevation: 42,
  sun: [0.2, 0.27, 0.46],
  sky: [0.08, 0.11, 0.23],
  bounce: 0.4,
  exposure: 1.45,
  lift: [0.004, 0.006, 0.02],
  glow: 2.3,
  saturation: 0.95,
};

export const MOODS = {
  morning: MORNING,
  noon: NOON,
  afternoon: AFTERNOON,
  sunset: SUNSET,
  dusk: DUSK,
  night: NIGHT,
} as const;

/** Steeper and softer, for small pieces that must stay readable. */
const PIECE_LIGHT: Mood = { ...AFTERNOON, elevation: 50, saturation: 1.02, exposure: 0.53 };
/** The same from the other side: in the morning. */
const PIECE_MORNING: Mood = { ...PIECE_LIGHT, azimuth: 360 - PIECE_LIGHT.azimuth };

/** The light on pieces: from the upper left, or from the upper right, where the morning sun is. */
export const pieceLight = (fromRight: boolean): Mood => (fromRight ? PIECE_MORNING : PIECE_LIGHT);
