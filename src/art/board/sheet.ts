import type { Area } from '../contract.ts';
import { Surface } from '../core/surface.ts';
import type { LitPicture, OpenLighter } from '../light/lighter.ts';
import type { Mood } from '../light/moods.ts';
import { blankRelief, blit, pack } from '../light/relief.ts';
import type { PixelRect, Relief } from '../light/relief.ts';
import { inward, sideNumber } from '../topology/sides.ts';
import type { Castle } from './castle.ts';
import { createExposures } from './exposure.ts';
import { LIFT, makeNiche } from './niche.ts';
import type { Niche } from './niche.ts';
import { paintBoard } from './paintBoard.ts';
import type { Wanted, WantedTile } from './wanted.ts';
import { cellKey } from './wanted.ts';

/** A lit piece of the board picture. */
export interface SheetPatch extends Area {
  readonly ppu: number;
  readonly picture: LitPicture;
  readonly rect: PixelRect;
  readonly mood: Mood;
  readonly relit?: 'part' | 'last';
  readonly repeats?: number;
}

/** Result of a step: a patch, `more` to do, or nothing left. */
export type StepResult = SheetPatch | 'more' | 'done';

/** The board picture at one size: painted and lit piece by piece, and kept as it should be. */
export interface Sheet {
  readonly ppu: number;
  /** Does the next small piece of work towards what is wanted, in this light; places outside `within` wait. */
  step(wanted: Wanted, mood: Mood, within?: (x: number, y: number) => boolean): StepResult;
  /** Is the picture of a cell painted and lit? */
  shows(x: number, y: number): boolean;
  /** Rows lit so far. */
  readonly lit: number;
  readonly sunSteps: number;
  readonly relief: Relief;
  close(): void;
}

export interface SheetSetup {
  readonly castle: Castle;
  readonly ppu: number;
  /** A tile painted at this size. */
  readonly tile: (wanted: WantedTile) => Relief;
  /** A first quick picture. */
  readonly rough: boolean;
  readonly lighter: OpenLighter;
}

/** Rows painted at a time. */
const BAND = 96;

export function openSheet({ castle, ppu, tile, rough, lighter: openLighter }: SheetSetup): Sheet {
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
  const lighter = openLighter(relief, { fades: true });
  const exposures = createExposures({ w, h, ppu, band: BAND, atOnce: () => lighter.atOnce });

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
    lighter.changed({ x, y, w: width, h: height });
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
      exposures.changed(rect);
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
        lighter.changed(rect);
        shown.set(key, now);
      } else {
        paintWindow(rect);
        shown.delete(key);
      }
      exposures.changed(rect);
      return true;
    }
    return false;
  }

  return {
    ppu,
    relief,
    get lit() {
      return exposures.lit;
    },
    get sunSteps() {
      return lighter.sunSteps;
    },
    shows: (_x, y) => row(y + 1) <= exposures.lit,
    step(wanted, mood, within = () => true) {
      if (mend(wanted, within)) return 'more';
      const next = exposures.next(mood, painted);
      if (next) {
        const { rect, mood: hour, relit } = next;
        const place = { x: area.x + rect.x / ppu, y: area.y + rect.y / ppu, w: rect.w / ppu, h: rect.h / ppu };
        return { ...place, ppu, rect, mood: hour, picture: lighter.light(rect, hour), ...(relit ? { relit } : {}) };
      }
      if (painted === h) return 'done';
      const rows = Math.min(BAND, h - painted);
      paintWindow({ x: 0, y: painted, w, h: rows });
      painted += rows;
      return 'more';
    },
    close: lighter.close,
  };
}

const same = (a: WantedTile | undefined, b: WantedTile | undefined): boolean => a?.tile === b?.tile && a?.rotation === b?.rotation && a?.joined === b?.joined;
