import type { Area } from '../contract.ts';
import { Surface } from '../core/surface.ts';
import { light, lightMargin } from '../light/light.ts';
import { AFTERNOON } from '../light/moods.ts';
import { shadowThrow, skyThrow } from '../light/rays.ts';
import { blankRelief, blit, pack } from '../light/relief.ts';
import type { PixelRect, Relief } from '../light/relief.ts';
import { inward, sideNumber } from '../topology/sides.ts';
import type { Castle } from './castle.ts';
import { LIFT, makeNiche } from './niche.ts';
import type { Niche } from './niche.ts';
import { paintBoard } from './paintBoard.ts';
import { fadeIntoBackdrop } from './backdrop.ts';
import type { Wanted, WantedTile } from './wanted.ts';
import { cellKey } from './wanted.ts';

/** A lit piece of the board picture. */
export interface SheetPatch extends Area {
  readonly ppu: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly rect: PixelRect;
}

/** Result of a step: a patch, `more` to do, or nothing left. */
export type StepResult = SheetPatch | 'more' | 'done';

/** The board picture at one size: painted and lit piece by piece, and kept as it should be. */
export interface Sheet {
  readonly ppu: number;
  /** Does the next small piece of work towards what is wanted; places outside `within` wait. */
  step(wanted: Wanted, within?: (x: number, y: number) => boolean): StepResult;
  /** Is the picture of a cell painted and lit? */
  shows(x: number, y: number): boolean;
  readonly relief: Relief;
}

export interface SheetSetup {
  readonly castle: Castle;
  readonly ppu: number;
  /** A tile painted at this size. */
  readonly tile: (wanted: WantedTile) => Relief;
  /** A first quick picture. */
  readonly rough: boolean;
}

/** Rows painted at a time, and pixels lit at a time. */
const BAND = 96;
const LIT_AT_ONCE = 160_000;

export function openSheet({ castle, ppu, tile, rough }: SheetSetup): Sheet {
  const { area, board } = castle;
  const w = Math.round(area.w * ppu);
  const h = Math.round(area.h * ppu);
  const relief = blankRelief(w, h, ppu);
  const column = (x: number): number => Math.round((x - area.x) * ppu);
  const row = (y: number): number => Math.round((y - area.y) * ppu);
  const shown = new Map<string, WantedTile>();
  const niches = new Map<string, Niche>();
  const openNiches = new Set<string>();
  let painted = 0;
  let lit = 0;
  let dirty: PixelRect | undefined;

  const reachUp = Math.ceil(skyThrow * ppu) + lightMargin(ppu) + 1;
  const shadow = shadowThrow(AFTERNOON);
  const reachX = Math.ceil(shadow.x * ppu) + lightMargin(ppu) + 1;
  const reachY = Math.ceil(shadow.y * ppu) + lightMargin(ppu) + 1;

  const nicheOf = (id: string): Niche | undefined => {
    const joined = openNiches.has(id);
    const key = `${id}:${joined}`;
    const known = niches.get(key);
    const start = board.startSpaces.find((space) => space.id === id);
    if (known || !start) return known;
    const made = makeNiche(start, castle.skin, ppu, { joined, rough });
    niches.set(key, made);
    return made;
  };

  /** Paints a window of the board without tiles. */
  function paintWindow({ x, y, w: width, h: height }: PixelRect): void {
    const s = new Surface(width, height, ppu, area.x + x / ppu, area.y + y / ppu);
    paintBoard(s, castle, board.startSpaces.flatMap(({ id }) => nicheOf(id) ?? []));
    pack(s, relief, x, y);
  }

  function changed(rect: PixelRect): void {
    const x = Math.max(0, rect.x - reachUp);
    const y = Math.max(0, rect.y - reachUp);
    const grown = { x, y, w: Math.min(w, rect.x + rect.w + reachX) - x, h: Math.min(h, rect.y + rect.h + reachY) - y };
    dirty = dirty ? union(dirty, grown) : grown;
  }

  /** Brings one place that is painted but not as wanted up to date. */
  function mend(wanted: Wanted, within: (x: number, y: number) => boolean): boolean {
    for (const start of board.startSpaces) {
      const [dx, dy] = inward(sideNumber(start.side));
      const rect = { x: column(start.cell.x - dx), y: row(start.cell.y - dy), w: ppu, h: ppu };
      if (wanted.joinedNiches.has(start.id) === openNiches.has(start.id) || rect.y + rect.h > painted || !within(start.cell.x, start.cell.y)) continue;
      if (wanted.joinedNiches.has(start.id)) openNiches.add(start.id);
      else openNiches.delete(start.id);
      paintWindow(rect);
      changed(rect);
      return true;
    }
    for (const { x, y } of board.cells) {
      const key = cellKey(x, y);
      const old = shown.get(key);
      const now = wanted.cells.get(key);
      const rect = { x: column(x), y: row(y), w: ppu, h: ppu };
      if (same(old, now) || rect.y + rect.h > painted || !within(x, y)) continue;
      if (now) {
        blit(tile(now), relief, rect.x, rect.y, now.rotation, LIFT);
        shown.set(key, now);
      } else {
        paintWindow(rect);
        shown.delete(key);
      }
      changed(rect);
      return true;
    }
    return false;
  }

  function develop(rect: PixelRect): SheetPatch {
    const pixels = light(relief, rect, AFTERNOON);
    fadeIntoBackdrop(pixels, rect, relief);
    return { x: area.x + rect.x / ppu, y: area.y + rect.y / ppu, w: rect.w / ppu, h: rect.h / ppu, ppu, pixels, rect };
  }

  /** Lights what changed among the rows that are lit already, a piece at a time. */
  function relight(): SheetPatch | undefined {
    if (!dirty) return undefined;
    const bottom = Math.min(lit, dirty.y + dirty.h);
    if (bottom <= dirty.y) {
      dirty = undefined;
      return undefined;
    }
    const rows = Math.min(bottom - dirty.y, Math.max(16, Math.floor(LIT_AT_ONCE / dirty.w)));
    const rect = { ...dirty, h: rows };
    dirty = dirty.y + rows < bottom ? { ...dirty, y: dirty.y + rows, h: bottom - dirty.y - rows } : undefined;
    return develop(rect);
  }

  return {
    ppu,
    relief,
    shows: (_x, y) => row(y + 1) <= lit,
    step(wanted, within = () => true) {
      if (mend(wanted, within)) return 'more';
      const patch = relight();
      if (patch) return patch;
      const ready = painted === h ? h : Math.max(0, painted - reachUp);
      if (ready - lit >= BAND || (painted === h && lit < h)) {
        const rect = { x: 0, y: lit, w, h: Math.min(BAND, ready - lit) };
        lit += rect.h;
        return develop(rect);
      }
      if (painted === h) return 'done';
      const rows = Math.min(BAND, h - painted);
      paintWindow({ x: 0, y: painted, w, h: rows });
      painted += rows;
      return 'more';
    },
  };
}

const same = (a: WantedTile | undefined, b: WantedTile | undefined): boolean => a?.tile === b?.tile && a?.rotation === b?.rotation && a?.joined === b?.joined;

function union(a: PixelRect, b: PixelRect): PixelRect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}
