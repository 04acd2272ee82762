import type { StartSpace } from '../../game/index.ts';
import type { Area } from '../contract.ts';
import { Surface } from '../core/surface.ts';
import type { LitPicture, OpenLighter } from '../light/lighter.ts';
import type { Mood } from '../light/moods.ts';
import { blankRelief, blit, copyRelief, packed } from '../light/relief.ts';
import type { PixelRect, Relief } from '../light/relief.ts';
import { NO_STORE, recallRelief, reliefKey } from '../store/paintStore.ts';
import type { PaintKey, PaintStore } from '../store/paintStore.ts';
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

/** Makes the niche of a start space, joined to its cell or not; each one once. */
function nicheMaker({ board, skin }: Castle, ppu: number, rough: boolean) {
  const niches = new Map<string, Niche>();
  return (id: string, joined: boolean): Niche | undefined => {
    const key = `${id}:${joined}`;
    const known = niches.get(key);
    const start = board.startSpaces.find((space) => space.id === id);
    if (known || !start) return known;
    const made = makeNiche(start, skin, ppu, { joined, rough });
    niches.set(key, made);
    return made;
  };
}

/** Keys of windows of the board in the store; `open`: which niches are joined to their cells. */
function windowKeys(
  { castle: { board, skin }, ppu, rough }: Pick<SheetSetup, 'castle' | 'ppu' | 'rough'>,
  nicheRect: (start: StartSpace) => PixelRect,
) {
  const boardText = JSON.stringify(board);
  return (rect: PixelRect, open: (id: string) => boolean): PaintKey => {
    const joined = board.startSpaces
      .filter((start) => open(start.id) && meet(rect, nicheRect(start)))
      .map(({ id }) => id);
    return reliefKey(['board', skin, boardText, ppu, rough, rect.x, rect.y, joined], rect.w, rect.h);
  };
}

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

  const nicheOf = nicheMaker(castle, ppu, rough);

  const nicheRect = ({ cell, side }: StartSpace): PixelRect => {
    const [dx, dy] = inward(sideNumber(side));
    return { x: column(cell.x - dx), y: row(cell.y - dy), w: ppu, h: ppu };
  };
  const windowKey = windowKeys({ castle, ppu, rough }, nicheRect);
  const isOpen = (id: string): boolean => openNiches.has(id);
  /** Start spaces that must be opened or closed; in the coarse picture they stay closed. */
  const turnedNiches = (wanted: Wanted): readonly StartSpace[] =>
    rough ? [] : board.startSpaces.filter(({ id }) => wanted.joinedNiches.has(id) !== isOpen(id));
  const nextBand = (): PixelRect => ({ x: 0, y: painted, w, h: Math.min(BAND, h - painted) });

  /** Paints a window of the board without tiles, or takes it from the store. */
  function paintWindow(rect: PixelRect): void {
    const { x, y, w: width, h: height } = rect;
    const paint = (): Relief => {
      const s = new Surface(width, height, ppu, area.x + x / ppu, area.y + y / ppu);
      paintBoard(
        s,
        castle,
        board.startSpaces.flatMap(({ id }) => nicheOf(id, isOpen(id)) ?? []),
      );
      return packed(s);
    };
    copyRelief(recallRelief(store, windowKey(rect, isOpen), paint, { w: width, h: height, ppu }), relief, x, y);
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
    needs(wanted) {
      return [
        ...(painted < h ? [windowKey(nextBand(), isOpen)] : []),
        ...turnedNiches(wanted).map((start) =>
          windowKey(nicheRect(start), (id) => (id === start.id ? !isOpen(id) : isOpen(id))),
        ),
      ];
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
      return 'more';
    },
    close: lighter.close,
  };
}

const meet = (a: PixelRect, b: PixelRect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const same = (a: WantedTile | undefined, b: WantedTile | undefined): boolean =>
  a?.tile === b?.tile && a?.rotation === b?.rotation && a?.joined === b?.joined;
