/**
 * How eyes see linear light: without deficiency, and without one kind of cone, from Machado, Oliveira and Fernandes, “A
 * Physiologically-based Model for Simulation of Color Vision Deficiency”, IEEE TVCG 15(6), 2009, matrices for severity
 * 1.0.
 */
export const EYES = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;
export type Eye = keyof typeof EYES;
export const EYE_NAMES = Object.keys(EYES) as Eye[];
export type Triple = readonly [number, number, number];

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** An sRGB colour, `0…255` each, as linear light `0…1`. */
export const linear = ([r, g, b]: Triple): Triple => [toLinear(r / 255), toLinear(g / 255), toLinear(b / 255)];

export const bytesOf = (hex: string): Triple => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** An sRGB colour as these eyes see it, in linear light. */
export function seenBy(eye: Eye, colour: Triple): Triple {
  const [r, g, b] = linear(colour);
  const m = EYES[eye];
  const row = (at: 0 | 3 | 6): number =>
    Math.min(1, Math.max(0, (m[at] ?? 0) * r + (m[at + 1] ?? 0) * g + (m[at + 2] ?? 0) * b));
  return [row(0), row(3), row(6)];
}

export const luminance = ([r, g, b]: Triple): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Ratio of two luminances, as WCAG defines contrast: 1 to 21. */
export const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Linear light in Oklab (Björn Ottosson, 2020), in which equal distances look about equally different. */
function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Distance of two colours in Oklab as these eyes see them; black and white are 1 apart. */
export function apart(eye: Eye, one: Triple, other: Triple): number {
  const [a, b] = [oklab(seenBy(eye, one)), oklab(seenBy(eye, other))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
