import { Ink } from './colour.ts';
import { clamp, hypot } from './math.ts';
import type { Field } from './sampled.ts';

/** What a stamp sets for one pixel: colour, coverage, absolute height, gloss and translucency. */
export class Brush extends Ink {
  coverage = 0;
  height = 0;
  gloss = 0;
  translucency = 0;
  /** Covers everything, even if it is lower. */
  over = false;
  /** Height of the surface before stamping. */
  base = 0;

  /** For the next pixel. */
  prepare(base: number): void {
    this.coverage = 0;
    this.gloss = 0;
    this.translucency = 0;
    this.over = false;
    this.base = base;
    this.height = base;
  }
}

export type Stamp = (x: number, y: number, brush: Brush, index: number) => void;

/**
 * A painted rectangle of the world in tile units: heights and linear albedo, gloss (water, glazed tiles), translucency
 * (leaves, cloth: light wraps around) and warm glow for the evening.
 */
export class Surface {
  readonly height: Float32Array;
  /** Three values per pixel. */
  readonly albedo: Float32Array;
  readonly gloss: Float32Array;
  readonly translucency: Float32Array;
  readonly glow: Float32Array;
  /** Size of a pixel, in units. */
  readonly px: number;
  private readonly brush = new Brush();

  /** `ox, oy` are the world coordinates of the top left corner; `ppu` is the number of pixels per unit. */
  constructor(
    readonly w: number,
    readonly h: number,
    readonly ppu: number,
    readonly ox = 0,
    readonly oy = 0,
  ) {
    const n = w * h;
    this.px = 1 / ppu;
    this.height = new Float32Array(n);
    this.albedo = new Float32Array(n * 3);
    this.gloss = new Float32Array(n);
    this.translucency = new Float32Array(n);
    this.glow = new Float32Array(n);
  }

  /** Empties it, to be painted on again. */
  clear(): void {
    for (const plane of [this.height, this.albedo, this.gloss, this.translucency, this.glow]) plane.fill(0);
  }

  /** A view of the same pixels with another origin: both share what is painted. */
  seenFrom(ox: number, oy: number): Surface {
    return Object.assign(Object.create(Surface.prototype) as Surface, this, { ox, oy });
  }

  x(i: number): number {
    return this.ox + (i + 0.5) / this.ppu;
  }
  y(j: number): number {
    return this.oy + (j + 0.5) / this.ppu;
  }
  /** The row at a height, rounded and clamped to the surface. */
  row(y: number, round: (v: number) => number): number {
    return clamp(round((y - this.oy) * this.ppu), 0, this.h - 1);
  }
  /** Coverage from a signed distance (negative inside), one pixel wide. */
  cover(d: number): number {
    return clamp(0.5 - d * this.ppu);
  }
  /** Index of the pixel at a point, clamped to the surface. */
  index(x: number, y: number): number {
    const i = clamp(Math.floor((x - this.ox) * this.ppu), 0, this.w - 1);
    const j = clamp(Math.floor((y - this.oy) * this.ppu), 0, this.h - 1);
    return j * this.w + i;
  }
  heightAt(x: number, y: number): number {
    return this.height[this.index(x, y)] as number;
  }
  /** Does the box overlap this surface? */
  sees(x0: number, y0: number, x1: number, y1: number): boolean {
    return x1 >= this.ox && y1 >= this.oy && x0 <= this.ox + this.w / this.ppu && y0 <= this.oy + this.h / this.ppu;
  }

  /** Runs `stamp` on every pixel of a box. The higher thing wins, as parts of a diorama rest on each other. */
  stamp(x0: number, y0: number, x1: number, y1: number, stamp: Stamp): void {
    const { w, h, ppu, ox, oy, height, brush: b } = this;
    const i0 = Math.max(0, Math.floor((x0 - ox) * ppu));
    const i1 = Math.min(w - 1, Math.ceil((x1 - ox) * ppu));
    const j0 = Math.max(0, Math.floor((y0 - oy) * ppu));
    const j1 = Math.min(h - 1, Math.ceil((y1 - oy) * ppu));
    for (let j = j0; j <= j1; j++) {
      const y = oy + (j + 0.5) / ppu;
      for (let i = i0; i <= i1; i++) {
        const k = j * w + i;
        const base = height[k] as number;
        b.prepare(base);
        stamp(ox + (i + 0.5) / ppu, y, b, k);
        if (b.coverage <= 0 || (!b.over && b.height < base)) continue;
        this.put(k, b);
      }
    }
  }

  /** Runs `stamp` on every pixel where a field is from `low` to `high`, with its value. */
  stampWithin(
    field: Field,
    low: number,
    high: number,
    stamp: (x: number, y: number, brush: Brush, value: number) => void,
  ): void {
    const { w, h, height, brush: b } = this;
    const xs = new Float64Array(w).map((_, i) => this.x(i));
    const values = new Float64Array(w);
    for (let j = 0; j < h; j++) {
      const y = this.y(j);
      if (field.row) field.row(values, xs, 0, w, y);
      else for (let i = 0; i < w; i++) values[i] = field(xs[i] as number, y);
      for (let i = 0; i < w; i++) {
        const value = values[i] as number;
        if (value < low || value > high) continue;
        const k = j * w + i;
        b.prepare(height[k] as number);
        stamp(xs[i] as number, y, b, value);
        if (b.coverage > 0 && (b.over || b.height >= b.base)) this.put(k, b);
      }
    }
  }

  /** Applies a brush to a pixel according to its coverage. */
  put(k: number, b: Brush): void {
    const a = b.coverage;
    const { height, gloss, translucency, albedo } = this;
    const c = k * 3;
    if (a >= 1) {
      height[k] = b.height;
      gloss[k] = b.gloss;
      translucency[k] = b.translucency;
      albedo[c] = b.r;
      albedo[c + 1] = b.g;
      albedo[c + 2] = b.b;
      return;
    }
    const h = height[k] as number;
    const g = gloss[k] as number;
    const t = translucency[k] as number;
    height[k] = h + (b.height - h) * a;
    gloss[k] = g + (b.gloss - g) * a;
    translucency[k] = t + (b.translucency - t) * a;
    const red = albedo[c] as number;
    const green = albedo[c + 1] as number;
    const blue = albedo[c + 2] as number;
    albedo[c] = red + (b.r - red) * a;
    albedo[c + 1] = green + (b.g - green) * a;
    albedo[c + 2] = blue + (b.b - blue) * a;
  }

  setAlbedo(k: number, c: Ink): void {
    this.albedo[k * 3] = c.r;
    this.albedo[k * 3 + 1] = c.g;
    this.albedo[k * 3 + 2] = c.b;
  }

  /** Adds a lamp's glow. */
  shine(x: number, y: number, radius: number, strength: number): void {
    const { w, h, ppu, ox, oy, glow } = this;
    const i1 = Math.min(w, (x + radius - ox) * ppu);
    const j1 = Math.min(h, (y + radius - oy) * ppu);
    for (let j = Math.max(0, Math.floor((y - radius - oy) * ppu)); j < j1; j++) {
      for (let i = Math.max(0, Math.floor((x - radius - ox) * ppu)); i < i1; i++) {
        const d = hypot(this.x(i) - x, this.y(j) - y) / radius;
        if (d < 1) glow[j * w + i] = (glow[j * w + i] as number) + (strength * (1 - d) * (1 - d)) / (1 + 6 * d * d);
      }
    }
  }
}
