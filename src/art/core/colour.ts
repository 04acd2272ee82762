/** A linear colour. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
export const toSrgb = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** Converts `#rrggbb` to a linear colour. */
export function fromHex(hex: string): Rgb {
  const channel = (from: number): number => toLinear(parseInt(hex.slice(from, from + 2), 16) / 255);
  return { r: channel(1), g: channel(3), b: channel(5) };
}

export const shade = (c: Rgb, f: number): Rgb => ({ r: c.r * f, g: c.g * f, b: c.b * f });
export const mix = (a: Rgb, b: Rgb, t: number): Rgb => ({
  r: a.r + (b.r - a.r) * t,
  g: a.g + (b.g - a.g) * t,
  b: a.b + (b.b - a.b) * t,
});

/** A colour being mixed for one pixel; mutable, so that hot loops allocate nothing. */
export class Ink implements Rgb {
  r = 0;
  g = 0;
  b = 0;
  set(c: Rgb, factor = 1): this {
    this.r = c.r * factor;
    this.g = c.g * factor;
    this.b = c.b * factor;
    return this;
  }
  scale(factor: number): this {
    this.r *= factor;
    this.g *= factor;
    this.b *= factor;
    return this;
  }
  /** Moves by `t` towards `c * factor`. */
  blend(c: Rgb, t: number, factor = 1): this {
    this.r += (c.r * factor - this.r) * t;
    this.g += (c.g * factor - this.g) * t;
    this.b += (c.b * factor - this.b) * t;
    return this;
  }
}
