import { lightMargin } from '../light/light.ts';
import type { Mood } from '../light/moods.ts';
import { shadowThrow, skyThrow } from '../light/rays.ts';
import type { PixelRect } from '../light/relief.ts';

/** A rectangle to light next; `relit` if only the light is new. */
export interface Exposure {
  readonly rect: PixelRect;
  readonly mood: Mood;
  readonly relit?: 'part' | 'last';
}

interface Setup {
  readonly w: number;
  readonly h: number;
  readonly ppu: number;
  /** Maximum number of pixels lit at a time. */
  readonly atOnce: () => number;
  /** Number of rows lit together for the first time. */
  readonly band: number;
}

/** Tracks which parts of a picture have to be lit, and by which light. */
export function createExposures({ w, h, ppu, atOnce, band }: Setup) {
  const margin = lightMargin(ppu) + 1;
  const around = Math.ceil(skyThrow * ppu) + margin;
  /** The light of the picture; the rows from `from` up to `to` still have the previous one. */
  let mood: Mood | undefined;
  /** The previous light, which is shown until the new one is complete. */
  let old: Mood | undefined;
  let from = 0;
  let to = 0;
  /** Within the rows above `from`: what has changed since they were lit. */
  let again: PixelRect | undefined;
  const isChanging = (): boolean => from < to || again !== undefined;
  let lit = 0;
  let dirty: PixelRect | undefined;

  /** The number of rows of this width that are lit at a time. */
  const rowsOf = (width: number): number => Math.max(16, Math.floor(atOnce() / width));

  /** The next changed rectangle among the rows that are already lit. */
  function mended(light: Mood): Exposure | undefined {
    if (!dirty) return undefined;
    const bottom = Math.min(lit, dirty.y + dirty.h);
    const rows = Math.min(bottom - dirty.y, rowsOf(dirty.w));
    const rect = { ...dirty, h: rows };
    if (rect.y < from) {
      const above = { ...rect, h: Math.min(rows, from - rect.y) };
      again = again ? union(again, above) : above;
    }
    dirty = dirty.y + rows < bottom ? { ...dirty, y: dirty.y + rows, h: bottom - dirty.y - rows } : undefined;
    return rows > 0 ? { rect, mood: light } : undefined;
  }

  /** What gets the new light next: row by row, and then what has changed meanwhile. */
  function relit(): PixelRect {
    if (from < to) {
      const rect = { x: 0, y: from, w, h: Math.min(to - from, rowsOf(w)) };
      from += rect.h;
      return rect;
    }
    const all = again ?? { x: 0, y: 0, w: 0, h: 0 };
    const rect = { ...all, h: Math.min(all.h, rowsOf(all.w)) };
    again = rect.h < all.h ? { ...all, y: all.y + rect.h, h: all.h - rect.h } : undefined;
    return rect;
  }

  return {
    /** Number of rows lit so far. */
    get lit(): number {
      return lit;
    },
    /** Number of rows beyond the painted ones that affect shadow and sky. */
    around,
    /** Reports that a rectangle was painted again; this affects its shadow and the sky visible around it, too. */
    changed(rect: PixelRect): void {
      const shadows = [mood, isChanging() ? old : undefined].flatMap((one) => (one ? [shadowThrow(one)] : []));
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
    /**
     * Returns what to light next when the upper `painted` rows are painted. A change of light is completed before the
     * next one begins.
     */
    next(wanted: Mood, painted: number): Exposure | undefined {
      if (mood !== wanted && !isChanging() && !dirty && (lit === 0 || lit === h)) {
        [old, mood] = [mood, wanted];
        to = lit;
      }
      const light = mood ?? wanted;
      const patch = mended(isChanging() && old ? old : light);
      if (patch) return patch;
      const ready = painted === h ? h : Math.max(0, painted - around);
      if (ready - lit >= band || (painted === h && lit < h)) {
        const rect = { x: 0, y: lit, w, h: Math.min(band, ready - lit) };
        lit += rect.h;
        return { rect, mood: light };
      }
      if (painted < h || !isChanging()) return undefined;
      const rect = relit();
      const last = !isChanging();
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
