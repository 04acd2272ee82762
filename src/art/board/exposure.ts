import { lightMargin } from '../light/light.ts';
import type { Mood } from '../light/moods.ts';
import { shadowThrow, skyThrow } from '../light/rays.ts';
import type { PixelRect } from '../light/relief.ts';

/** A rectangle to be lit next; `relit` when only the light is new. */
export interface Exposure {
  readonly rect: PixelRect;
  readonly mood: Mood;
  readonly relit?: 'part' | 'last';
}

interface Setup {
  readonly w: number;
  readonly h: number;
  readonly ppu: number;
  /** Pixels lit at a time. */
  readonly atOnce: () => number;
  /** Rows that are lit for the first time together. */
  readonly band: number;
}

/** Keeps account of what of a picture has to be lit, and by which light. */
export function createExposures({ w, h, ppu, atOnce, band }: Setup) {
  const margin = lightMargin(ppu) + 1;
  const around = Math.ceil(skyThrow * ppu) + margin;
  /** The light of the picture, and the rows (`from` up to `to`) that still have another one. */
  let mood: Mood | undefined;
  /** The light before it, which is shown until the new one is there as a whole. */
  let old: Mood | undefined;
  let from = 0;
  let to = 0;
  let lit = 0;
  let dirty: PixelRect | undefined;

  /** As many rows from the top of a rectangle as are lit at a time. */
  const rowsOf = (width: number): number => Math.max(16, Math.floor(atOnce() / width));

  /** What changed, among the rows that are lit already. */
  function mended(light: Mood): Exposure | undefined {
    if (!dirty) return undefined;
    const bottom = Math.min(lit, dirty.y + dirty.h);
    const rows = Math.min(bottom - dirty.y, rowsOf(dirty.w));
    const rect = { ...dirty, h: rows };
    // What has the new light already gets it once more.
    if (from > 0) from = Math.min(from, rect.y);
    dirty = dirty.y + rows < bottom ? { ...dirty, y: dirty.y + rows, h: bottom - dirty.y - rows } : undefined;
    return rows > 0 ? { rect, mood: light } : undefined;
  }

  return {
    /** Rows lit so far. */
    get lit(): number {
      return lit;
    },
    /** Rows below what is painted that shadows and sky there depend on. */
    around,
    /** A place was painted anew: it, its shadow and what it hides of the sky. */
    changed(rect: PixelRect): void {
      const shadows = [mood, from < to ? old : undefined].flatMap((one) => (one ? [shadowThrow(one)] : []));
      const reach = (ways: readonly number[]): number =>
        Math.max(around, ...ways.map((way) => Math.ceil(way * ppu) + margin));
      const x = Math.max(0, rect.x - reach(shadows.map((shadow) => -shadow.x)));
      const y = Math.max(0, rect.y - reach(shadows.map((shadow) => -shadow.y)));
      const grown = {
        x,
        y,
        w: Math.min(w, rect.x + rect.w + reach(shadows.map((shadow) => shadow.x))) - x,
        h: Math.min(h, rect.y + rect.h + reach(shadows.map((shadow) => shadow.y))) - y,
      };
      dirty = dirty ? union(dirty, grown) : grown;
    },
    /** What to light next when the upper `painted` rows are painted. A change of light that has begun is finished before the next one begins. */
    next(wished: Mood, painted: number): Exposure | undefined {
      if (mood !== wished && from >= to && !dirty && (lit === 0 || lit === h)) {
        [old, mood] = [mood, wished];
        to = lit;
      }
      const light = mood ?? wished;
      const patch = mended(from < to && old ? old : light);
      if (patch) return patch;
      const ready = painted === h ? h : Math.max(0, painted - around);
      if (ready - lit >= band || (painted === h && lit < h)) {
        const rect = { x: 0, y: lit, w, h: Math.min(band, ready - lit) };
        lit += rect.h;
        return { rect, mood: light };
      }
      if (painted < h || from >= to) return undefined;
      const rect = { x: 0, y: from, w, h: Math.min(to - from, rowsOf(w)) };
      from += rect.h;
      const last = from >= to;
      if (last) from = to = 0;
      return { rect, mood: light, relit: last ? 'last' : 'part' };
    },
  };
}

function union(a: PixelRect, b: PixelRect): PixelRect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}
