import { describe, expect, test } from 'vitest';
import { PLAYER_MARKS } from '../../src/art/emblems.ts';
import { PLAYER_COLOURS } from '../../src/art/palette.ts';
import { PLAYER_DARK, PLAYER_INK, PLAYER_LIGHT } from '../../src/scenes/pictures/palette.ts';

/** How eyes without one kind of cone see linear light: Machado, Oliveira and Fernandes 2009, severity 1. */
const EYES = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;
type Eye = keyof typeof EYES;
type Triple = readonly [number, number, number];

const linear = (hex: string): Triple => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
};

function seenBy(eye: Eye, hex: string): Triple {
  const [r, g, b] = linear(hex);
  const m = EYES[eye];
  const row = (at: 0 | 3 | 6): number => Math.min(1, Math.max(0, (m[at] ?? 0) * r + (m[at + 1] ?? 0) * g + (m[at + 2] ?? 0) * b));
  return [row(0), row(3), row(6)];
}

const luminance = ([r, g, b]: Triple): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(eye: Eye, one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(seenBy(eye, one)), luminance(seenBy(eye, other))].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function lab([r, g, b]: Triple): Triple {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [x, y, z] = [f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047), f(0.2126 * r + 0.7152 * g + 0.0722 * b), f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Some 2 can be seen side by side; 40 are two names of colours. */
function difference(eye: Eye, one: string, other: string): number {
  const [a, b] = [lab(seenBy(eye, one)), lab(seenBy(eye, other))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const [azure, saffron] = PLAYER_COLOURS;

describe.each(Object.keys(EYES) as Eye[])('product 17: the players’ colours to eyes with %s sight', (eye) => {
  test('are two colours, one of them clearly darker', () => {
    expect(difference(eye, azure.base, saffron.base)).toBeGreaterThan(40);
    expect(contrast(eye, azure.base, saffron.base)).toBeGreaterThan(2);
  });
  test('leave each piece its rim and its mark', () => {
    for (const { base, dark } of PLAYER_COLOURS) expect(contrast(eye, base, dark)).toBeGreaterThan(2);
    expect(contrast(eye, azure.dark, azure.light)).toBeGreaterThan(4.5);
    expect(contrast(eye, saffron.dark, saffron.light)).toBeGreaterThan(4.5);
  });
});

test('product 17: every player has a shape too, and the table draws in the colours of the pieces', () => {
  expect(PLAYER_MARKS[0]).not.toBe(PLAYER_MARKS[1]);
  expect([PLAYER_INK, PLAYER_DARK, PLAYER_LIGHT]).toEqual([PLAYER_COLOURS.map(({ base }) => base), PLAYER_COLOURS.map(({ dark }) => dark), PLAYER_COLOURS.map(({ light }) => light)]);
});
