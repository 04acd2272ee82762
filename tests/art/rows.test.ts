import { expect, test } from 'vitest';
import { addNoiseRow, fbm, fbmRow, gradientNoise, gradientRow, noise } from '../../src/art/core/noise.ts';
import { sampled } from '../../src/art/core/sampled.ts';
import { Surface } from '../../src/art/core/surface.ts';

/** What is worked out for a row at a time is the same, to the last bit, as pixel by pixel. */

const xs = Float64Array.from({ length: 60 }, (_, n) => (n - 20) * 0.37);
const [from, to] = [5, 50];
const YS = [-3.2, 0, 0.41, 17.9];

/** A row filled by `fill`; what is outside of the part stays as it was. */
function row(fill: (out: Float64Array) => void): number[] {
  const out = new Float64Array(xs.length);
  fill(out);
  expect([...out.slice(0, from), ...out.slice(to)].every((value) => value === 0)).toBe(true);
  return [...out.slice(from, to)];
}
const each = (value: (x: number) => number): number[] => [...xs.slice(from, to)].map(value);

test('noise', () => {
  for (const y of YS) {
    expect(row((out) => addNoiseRow(out, xs, from, to, 2, y, 7, 0.5))).toEqual(each((x) => 0.5 * noise(x * 2, y, 7)));
    expect(row((out) => fbmRow(out, xs, from, to, y, 9, 3))).toEqual(each((x) => fbm(x, y, 9, 3)));
    expect(row((out) => gradientRow(out, xs, from, to, y, 3, -2, 4))).toEqual(
      each((x) => gradientNoise(x * 3 - y * 2, y * 3 + x * 2, 4)),
    );
  }
});

test('a sampled field, of which only the rows that are asked for are sampled', () => {
  const rows = new Set<number>();
  const make = () => sampled((x, y) => (rows.add(y), Math.sin(x * 9) + y), 16);
  const whole = make();
  for (const y of YS) expect(row((out) => whole.row(out, xs, from, to, y))).toEqual(each((x) => whole(x, y)));
  rows.clear();
  make()(0.3, 0.5);
  expect([...rows]).toEqual([8 / 16, 9 / 16]);
});

test('painting where a field is within bounds reaches the same pixels, whether it answers in rows or not', () => {
  const round = (x: number, y: number): number => Math.hypot(x - 0.5, y - 0.5) - 0.3;
  const field = sampled(round, 32);
  const painted = [field, (x: number, y: number) => field(x, y)].map((one) => {
    const s = new Surface(24, 24, 24);
    s.stampWithin(one, -0.1, 0, (x, _y, o, value) => {
      o.coverage = 1;
      o.height = value + x;
    });
    return [...s.height];
  });
  expect(painted[0]).toEqual(painted[1]);
  const inside = painted[0]?.filter((height) => height !== 0).length ?? 0;
  expect(inside).toBeGreaterThan(50);
  expect(inside).toBeLessThan(200);
});

test('a surface that is painted on again is as good as new', () => {
  const s = new Surface(4, 4, 4);
  for (const plane of [s.height, s.albedo, s.gloss, s.translucency, s.glow]) plane.fill(3);
  s.clear();
  const fresh = new Surface(4, 4, 4);
  for (const name of ['height', 'albedo', 'gloss', 'translucency', 'glow'] as const)
    expect(s[name], name).toEqual(fresh[name]);
});
