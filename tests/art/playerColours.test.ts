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
import { EYE_NAMES, bytesOf, luminance, ratio, seenBy } from './eyes.ts';
import type { Eye, Triple } from './eyes.ts';

const contrast = (eye: Eye, one: string, other: string): number =>
  ratio(luminance(seenBy(eye, bytesOf(one))), luminance(seenBy(eye, bytesOf(other))));

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
  const [a, b] = [lab(seenBy(eye, bytesOf(one))), lab(seenBy(eye, bytesOf(other)))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const PARCHMENT = ['#f8eed8', '#ecdcb9'] as const;
const looks = Array.from({ length: LOOKS }, (_, look) => look);

test('product 17: there are at least six colours to choose from', () => {
  expect(PLAYER_COLOURS.length).toBeGreaterThanOrEqual(6);
  expect(PLAYER_COLOURS.map(({ base }) => base).slice(0, 2)).toEqual(['#2a66b8', '#f0b020']);
});

describe.each(EYE_NAMES)('product 17: the players’ colours to eyes with %s sight', (eye) => {
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

test('a saved game keeps the colours that it names, and those a new game would not offer first', () => {
  for (const named of [
    [0, 1, 8, 13, 4, 7],
    [12, 3],
    [10, 12, 4],
  ])
    expect(soundLooks(named)).toEqual(named);
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
