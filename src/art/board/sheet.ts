import type { StartSpace } from '../../game/index.ts';
import type { Area } from '../contract.ts';
import type { LitPicture, OpenLighter } from '../light/lighter.ts';
import type { Mood } from '../light/moods.ts';
import { blankRelief, blit, copyRelief } from '../light/relief.ts';
import type { PixelRect, Relief } from '../light/relief.ts';
import { NO_STORE } from '../store/paintStore.ts';
import type { PaintKey, PaintStore } from '../store/paintStore.ts';
import type { Castle } from './castle.ts';
import { createExposures } from './exposure.ts';
import { LIFT } from './niche.ts';
import type { Wanted, WantedTile } from './wanted.ts';
import { cellKey } from './wanted.ts';
import { createWindows } from './windows.ts';
import type { BoardWindow } from './windows.ts';

/** A lit piece of the board picture. */
export interface SheetPatch extends Area {
  readonly ppu: number;
  readonly coarse?: boolean;
  readonly picture: LitPicture;
  readonly rect: PixelRect;
  readonly mood: Mood;
  readonly relit?: 'part' | 'last';
  readonly repeats?: number;
}

/** Result of a step: a patch, `more` to do, or nothing left. */
export type StepResult = SheetPatch | 'more' | 'done';

/** The board picture at one size: painted and lit piece by piece, and kept up to date. */
export interface Sheet {
  readonly ppu: number;
  /** Does the next small piece of work towards `wanted`, in this light; places outside `within` are skipped. */
  step(wanted: Wanted, mood: Mood, within?: (x: number, y: number) => boolean): StepResult;
  /** The parts of the board that the next steps would paint. */
  needs(wanted: Wanted): readonly PaintKey[];
  /** Parts of the board still to be painted after the next one, those needed last first. */
  missing(): readonly BoardWindow[];
  /** Accepts a part that somebody else has painted. */
  take(window: BoardWindow, relief: Relief): void;
  /** Is the picture of a cell painted and lit? */
  shows(x: number, y: number): boolean;
  /** Number of rows lit so far. */
  readonly lit: number;
  readonly sunSteps: number;
  readonly relief: Relief;
  close(): void;
}

export interface SheetSetup {
  readonly castle: Castle;
  readonly ppu: number;
  /** Returns a tile painted at this size. */
  readonly tile: (wanted: WantedTile) => Relief;
  /** Paint a coarse picture. */
  readonly rough: boolean;
  readonly lighter: OpenLighter;
  readonly store?: PaintStore;
}

/** Number of rows painted at a time. */
const BAND = 96;

/** The first rows of all bands from this one on, the last one first. */
const bandsAfter = (first: number, height: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((height - first) / BAND)) }, (_, n) => first + n * BAND).toReversed();

export function openSheet({ castle, ppu, tile, rough, lighter: openLighter, store = NO_STORE }: SheetSetup): Sheet {
  const { area, board } = castle;
  const w = Math.round(area.w * ppu);
  const h = Math.round(area.h * ppu);
  const relief = blankRelief(w, h, ppu);
  const column = (x: number): number => Math.round((x - area.x) * ppu);
  const row = (y: number): number => Math.round((y - area.y) * ppu);
  const shown = new Map<string, WantedTile>();
  const openNiches = new Set<string>();
  let painted = 0;
  const lighter = openLighter(relief, { fades: true });
  const exposures = createExposures({ w, h, ppu, band: BAND, atOnce: () => lighter.atOnce });

  const windows = createWindows({ castle, ppu, rough, store });
  const { nicheRect } = windows;
  const isOpen = (id: string): boolean => openNiches.has(id);
  const asNow = (rect: PixelRect): BoardWindow => ({ rect, open: [...openNiches] });
  /** Start spaces that must be opened or closed; in the coarse picture they stay closed. */
  const turnedNiches = (wanted: Wanted): readonly StartSpace[] =>
    rough ? [] : board.startSpaces.filter(({ id }) => wanted.joinedNiches.has(id) !== isOpen(id));
  const toggled = (id: string): readonly string[] =>
    isOpen(id) ? [...openNiches].filter((one) => one !== id) : [...openNiches, id];
  const bandAt = (y: number): PixelRect => ({ x: 0, y, w, h: Math.min(BAND, h - y) });
  const nextBand = (): PixelRect => bandAt(painted);

  /** Puts a window of the board without tiles in its place. */
  function paintWindow(rect: PixelRect): void {
    copyRelief(windows.paint(asNow(rect)), relief, rect.x, rect.y);
    lighter.changed(rect);
  }

  /** Updates one place that is painted but not as wanted; returns false if there is none. */
  function mend(wanted: Wanted, within: (x: number, y: number) => boolean): boolean {
    for (const start of turnedNiches(wanted)) {
      const rect = nicheRect(start);
      if (rect.y + rect.h > painted || !within(start.cell.x, start.cell.y)) continue;
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
        shown.set(key, now);
        // A tile that is joined to a new one changes only along the border between them.
        const changed = blit(tile(now), relief, rect.x, rect.y, now.rotation, LIFT);
        if (!changed) return true;
        lighter.changed(changed);
        exposures.changed(changed);
        return true;
      }
      paintWindow(rect);
      shown.delete(key);
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
    needs: (wanted) =>
      [
        ...(painted < h ? [asNow(nextBand())] : []),
        ...turnedNiches(wanted).map((start) => ({ rect: nicheRect(start), open: toggled(start.id) })),
      ]
        .filter((window) => !windows.isTaken(window))
        .map(windows.key),
    missing: () =>
      bandsAfter(painted + BAND, h)
        .map((y) => asNow(bandAt(y)))
        .filter((window) => !windows.isTaken(window)),
    take(window, painting) {
      if (window.rect.y >= painted) windows.take(window, painting);
    },
    step(wanted, mood, within = () => true) {
      if (mend(wanted, within)) return 'more';
      const next = exposures.next(mood, painted);
      if (next) {
        const { rect, mood: hour, relit } = next;
        const place = { x: area.x + rect.x / ppu, y: area.y + rect.y / ppu, w: rect.w / ppu, h: rect.h / ppu };
        return { ...place, ppu, rect, mood: hour, picture: lighter.light(rect, hour), ...(relit ? { relit } : {}) };
      }
      if (painted === h) return 'done';
      const band = nextBand();
      paintWindow(band);
      painted += band.h;
      if (painted === h) windows.forget();
      return 'more';
    },
    close: lighter.close,
  };
}

const same = (a: WantedTile | undefined, b: WantedTile | undefined): boolean =>
  a?.tile === b?.tile && a?.rotation === b?.rotation && a?.joined === b?.joined;
