import { beforeAll, describe, expect, test } from 'vitest';
import type { Light, PaintSkin, Shine } from '../../src/art/contract.ts';
import { paintFigure } from '../../src/art/figures/figure.ts';
import { tileGeometry } from '../../src/art/geometry.ts';
import { light } from '../../src/art/light/light.ts';
import { packed } from '../../src/art/light/relief.ts';
import { moodOf, shineOf } from '../../src/art/light/sun.ts';
import { DISTINCT_LOOKS, LOOKS, colourOf } from '../../src/art/players.ts';
import { paintTileFine } from '../../src/art/tile/paintTile.ts';
import { carcassonne } from '../../src/game/index.ts';
import type { TileSpec } from '../../src/game/index.ts';
import { tileOf as country } from './block.ts';
import { EYE_NAMES, apart, luminance, ratio, seenBy } from './eyes.ts';
import type { Triple } from './eyes.ts';
import { planOf, tileOf } from './material.ts';

/** Players' pieces as they are painted and lit, on every ground of the games and at every hour. */

const HOURS: readonly Light[] = [
  ...[0, 0.16, 0.32, 0.56, 0.86, 1].map((progress): Light => ({ kind: 'progress', progress })),
  { kind: 'noon' },
  { kind: 'dusk' },
];
const LIGHTS = HOURS.map((hour) => ({ mood: moodOf(hour), tint: shineOf(moodOf(hour)).tint }));
type Tint = Shine['tint'];
const tinted = ([r, g, b]: Triple, tint: Tint): Triple => [r * tint[0], g * tint[1], b * tint[2]];

const looks = Array.from({ length: LOOKS / 2 }, (_, n) => [0, 1, 4, 6, 8, 10, 12][n] ?? 0);
const nameOf = (look: number): string => colourOf(look).name;

interface Pixels {
  readonly w: number;
  readonly h: number;
  readonly pixels: Uint8ClampedArray;
}
const rgbAt = ({ pixels }: Pixels, k: number): Triple => [
  pixels[k * 4] ?? 0,
  pixels[k * 4 + 1] ?? 0,
  pixels[k * 4 + 2] ?? 0,
];

/** Distance from the border of a figure in pixels, up to `most`: 0 outside. */
function depthAt({ w, h, pixels }: Pixels, x: number, y: number, most: number): number {
  const isSolid = (i: number, j: number): boolean =>
    i >= 0 && j >= 0 && i < w && j < h && (pixels[(j * w + i) * 4 + 3] ?? 0) > 200;
  for (let away = 0; away < most; away++)
    for (let n = 0; n < 16; n++) {
      const angle = (n / 8) * Math.PI;
      if (!isSolid(Math.round(x + away * Math.cos(angle)), Math.round(y + away * Math.sin(angle)))) return away;
    }
  return most;
}

/** The pixels of a figure `size` pixels wide between these depths. */
function pixelsOf(look: number, size: number, from: number, to: number): Triple[] {
  const picture = paintFigure('follower', { colour: look }, 'country', size);
  return Array.from({ length: picture.w * picture.h }, (_, k) => k)
    .filter((k) => {
      const depth = depthAt(picture, k % picture.w, Math.floor(k / picture.w), to + 1);
      return depth >= from && depth <= to;
    })
    .map((k) => rgbAt(picture, k));
}

const mean = (colours: readonly Triple[]): Triple => {
  const sum = (c: 0 | 1 | 2): number => colours.reduce((total, colour) => total + colour[c], 0) / colours.length;
  return [sum(0), sum(1), sum(2)];
};

/** Far enough inside for neither rim nor rounded edges, at a width of 100. */
const INSIDE = 14;
const bodies = new Map<number, Triple>();
function bodyOf(look: number): Triple {
  const known = bodies.get(look) ?? mean(pixelsOf(look, 100, INSIDE, 99));
  bodies.set(look, known);
  return known;
}

/** The smallest distance between the colours of two players’ pieces, to any eyes at any hour. */
const closest = (one: number, other: number): number =>
  Math.min(
    ...EYE_NAMES.flatMap((eye) =>
      LIGHTS.map(({ tint }) => apart(eye, tinted(bodyOf(one), tint), tinted(bodyOf(other), tint))),
    ),
  );

function pairsOf(of: readonly number[]): readonly (readonly [string, string, number, number])[] {
  return of.flatMap((one, n) => of.slice(n + 1).map((other) => [nameOf(one), nameOf(other), one, other] as const));
}

describe('pieces are told apart by all eyes at every hour', () => {
  // Oklab's just noticeable difference is 0.02 side by side; five of them hold for small pieces far from each other.
  test.each(pairsOf(DISTINCT_LOOKS))('by default: %s and %s', (_one, _other, one, other) => {
    expect(closest(one, other)).toBeGreaterThan(0.1);
  });
  test.each(pairsOf(DISTINCT_LOOKS.slice(0, 4)))('four players: %s and %s', (_one, _other, one, other) => {
    expect(closest(one, other)).toBeGreaterThan(0.12);
  });
  // A player who chooses a seventh colour gets at least four.
  test.each(pairsOf(looks))('any two colours: %s and %s', (_one, _other, one, other) => {
    expect(closest(one, other)).toBeGreaterThan(0.08);
  });
});

const SIZE = 40;
type Ground = ReadonlyMap<string, readonly Triple[]>;
/** Every ground at each hour: the pixels of all features of a kind, 40 per cell as on a phone. */
function groundsAt(): readonly Ground[] {
  const samples: readonly (readonly [PaintSkin, TileSpec])[] = [
    ...['B03', 'B05', 'B13', 'B20'].map((id) => ['country', country(id)] as const),
    ...carcassonne
      .tileSet('river-1')
      .slice(0, 3)
      .map((tile) => ['country', tile] as const),
    ...(['castle', 'zamek'] as const).flatMap((skin) => ['C01', 'C10', 'C20'].map((id) => [skin, tileOf(id)] as const)),
  ];
  const painted = samples.map(([skin, tile]) => ({
    relief: packed(paintTileFine(planOf(tile, skin), skin, SIZE)),
    geometry: tileGeometry(tile, skin),
    tile,
    skin,
  }));
  const wood = paintFigure('bridge-NS', {}, 'country', SIZE);
  const planks = Array.from({ length: wood.w * wood.h }, (_, k) => k)
    .filter((k) => wood.pixels[k * 4 + 3] === 255)
    .map((k) => rgbAt(wood, k));
  return LIGHTS.map(({ mood, tint }) => {
    const grounds = new Map<string, Triple[]>([['wood', planks.map((rgb) => tinted(rgb, tint))]]);
    for (const { relief, geometry, tile, skin } of painted) {
      const picture = { w: SIZE, h: SIZE, pixels: light(relief, { x: 0, y: 0, w: SIZE, h: SIZE }, mood) };
      for (let k = 0; k < SIZE * SIZE; k += 3) {
        const at = (v: number): number => Math.floor(((v + 0.5) / SIZE) * geometry.size);
        const owner = geometry.owner[at(Math.floor(k / SIZE)) * geometry.size + at(k % SIZE)] ?? -1;
        const kind = tile.features[owner]?.kind;
        if (kind === undefined) continue;
        const name = `${skin} ${kind}`;
        grounds.set(name, [...(grounds.get(name) ?? []), rgbAt(picture, k)]);
      }
    }
    return grounds;
  });
}

describe('a piece stands out from every ground, in all eyes and at every hour', () => {
  let grounds: readonly Ground[] = [];
  beforeAll(() => {
    grounds = groundsAt();
  });
  const outlines = new Map(looks.map((look) => [look, pixelsOf(look, 34, 1, 2)]));

  /** The part of an outline that is twice as bright as a ground, or half; on nine tenths of the ground at least this. */
  function standsOut(look: number, name: string): number {
    const parts = EYE_NAMES.flatMap((eye) =>
      LIGHTS.map(({ tint }, hour) => {
        const outline = (outlines.get(look) ?? []).map((rgb) => luminance(seenBy(eye, tinted(rgb, tint))));
        const seen = (grounds[hour]?.get(name) ?? [])
          .map((rgb) => luminance(seenBy(eye, rgb)))
          .map((ground) => outline.filter((one) => ratio(one, ground) >= 2).length / outline.length)
          .toSorted((a, b) => a - b);
        return seen[Math.floor(seen.length / 10)] ?? 0;
      }),
    );
    return Math.min(...parts);
  }

  // Twice as bright is one stop of light, visible in any pattern; a quarter of the outline is enough to follow it.
  test.each(looks.map((look) => [nameOf(look), look] as const))('%s', (_name, look) => {
    const names = [...(grounds[0]?.keys() ?? [])];
    expect(names).toEqual(expect.arrayContaining(['country field', 'country road', 'country city', 'country river']));
    expect(names.filter((name) => standsOut(look, name) < 0.25)).toEqual([]);
  });
});
