import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PLAYER_MARKS } from '../../src/art/emblems.ts';
import {
  LOOKS,
  PLAYER_COLOURS,
  colourOf,
  goTogether,
  lookOf,
  paintOf,
  shapeOf,
  soundLooks,
} from '../../src/art/players.ts';
import { darkOf, inkOf, lightOf } from '../../src/scenes/pictures/palette.ts';
import { looksAmong } from '../../src/hud/setup/colours.ts';

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
  const row = (at: 0 | 3 | 6): number =>
    Math.min(1, Math.max(0, (m[at] ?? 0) * r + (m[at + 1] ?? 0) * g + (m[at + 2] ?? 0) * b));
  return [row(0), row(3), row(6)];
}

const luminance = ([r, g, b]: Triple): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(eye: Eye, one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(seenBy(eye, one)), luminance(seenBy(eye, other))].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function lab([r, g, b]: Triple): Triple {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [x, y, z] = [
    f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047),
    f(0.2126 * r + 0.7152 * g + 0.0722 * b),
    f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** At about 2 the colours can be distinguished side by side; at 40 they have different names. */
function difference(eye: Eye, one: string, other: string): number {
  const [a, b] = [lab(seenBy(eye, one)), lab(seenBy(eye, other))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const PARCHMENT = ['#f8eed8', '#ecdcb9'] as const;
const looks = Array.from({ length: LOOKS }, (_, look) => look);

test('product 17: there are at least six colours to choose from', () => {
  expect(PLAYER_COLOURS.length).toBeGreaterThanOrEqual(6);
  expect(PLAYER_COLOURS.map(({ base }) => base).slice(0, 2)).toEqual(['#2a66b8', '#f0b020']);
});

describe.each(Object.keys(EYES) as Eye[])('product 17: the players’ colours to eyes with %s sight', (eye) => {
  const pairs = PLAYER_COLOURS.flatMap((one, n) => PLAYER_COLOURS.slice(n + 1).map((other) => [one, other] as const));
  test.each(pairs.map(([one, other]) => [one.name, other.name, one, other] as const))(
    '%s and %s are two colours',
    (_one, _other, one, other) => {
      expect(difference(eye, one.base, other.base)).toBeGreaterThan(25);
    },
  );
  test('the two default colours are as far apart as possible, one of them clearly darker', () => {
    const [azure, saffron] = PLAYER_COLOURS;
    expect(difference(eye, azure.base, saffron.base)).toBeGreaterThan(40);
    expect(contrast(eye, azure.base, saffron.base)).toBeGreaterThan(2);
  });
  test.each(PLAYER_COLOURS.map((colour) => [colour.name, colour] as const))(
    '%s leaves each piece its rim and its mark, and lines and words on parchment',
    (_name, { base, dark, light, line }) => {
      expect(contrast(eye, base, dark)).toBeGreaterThan(2);
      expect(contrast(eye, dark, light)).toBeGreaterThan(4.5);
      for (const ground of PARCHMENT) expect(contrast(eye, line, ground)).toBeGreaterThan(eye === 'usual' ? 4 : 3);
    },
  );
});

test('product 17: every player has a shape too, and the table draws in the colours of the pieces', () => {
  expect(PLAYER_MARKS[0]).not.toBe(PLAYER_MARKS[1]);
  for (const look of looks)
    expect([inkOf(look), darkOf(look), lightOf(look)]).toEqual([
      colourOf(look).base,
      colourOf(look).dark,
      colourOf(look).light,
    ]);
});

test('a look is a colour and a shape, and the first two are unchanged', () => {
  expect(looks.map((look) => lookOf(paintOf(look), shapeOf(look)))).toEqual(looks);
  expect(new Set(looks.map((look) => `${paintOf(look)}/${shapeOf(look)}`)).size).toBe(LOOKS);
  expect([paintOf(0), shapeOf(0), paintOf(1), shapeOf(1)]).toEqual([0, 0, 1, 1]);
  expect(goTogether(0, 1)).toBe(true);
  expect([goTogether(0, 3), goTogether(0, 2), goTogether(0, 99), goTogether(0, Number.NaN)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([soundLooks([1, 0]), soundLooks([5, 4]), soundLooks([-1, 7])]).toEqual([
    [1, 0],
    [0, 1],
    [0, 1],
  ]);
});

test('taking another player’s colour swaps the colours, and shapes stay', () => {
  for (const mine of looks) {
    const [own = -1, other = -1] = looksAmong([0, 1], 0, lookOf(paintOf(mine), 0));
    expect(goTogether(own, other)).toBe(true);
    expect(paintOf(own)).toBe(paintOf(mine));
    expect([shapeOf(own), shapeOf(other)]).toEqual([0, 1]);
  }
  expect(looksAmong([0, 1], 1, lookOf(0, 1))).toEqual([2, 3]);
});

test('the styles of the panels are in the same colours', () => {
  const css = readFileSync(new URL('../../src/hud/styles/tokens.css', import.meta.url), 'utf8');
  for (const look of looks) {
    const rule = css.split('}').find((part) => part.includes(`[data-colour='${look}']`)) ?? '';
    const { base, dark, light, mid, line } = colourOf(look);
    for (const [name, value] of Object.entries({
      player: base,
      'player-dark': dark,
      'player-light': light,
      'player-mid': mid,
      'player-line': line,
    }))
      expect(rule, `${look} ${name}`).toContain(`--${name}: ${value};`);
  }
});
