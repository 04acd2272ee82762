import type { StartSpace } from '../../game/index.ts';
import { Surface } from '../core/surface.ts';
import { packed } from '../light/relief.ts';
import type { PixelRect, Relief } from '../light/relief.ts';
import { recallRelief, reliefKey } from '../store/paintStore.ts';
import type { PaintKey, PaintStore } from '../store/paintStore.ts';
import { inward, sideNumber } from '../topology/sides.ts';
import type { Castle } from './castle.ts';
import { makeNiche } from './niche.ts';
import type { Niche } from './niche.ts';
import { paintBoard } from './paintBoard.ts';

/** A part of the board without tiles, in pixels of the whole; `open`: the start spaces that are joined to their cells. */
export interface BoardWindow {
  readonly rect: PixelRect;
  readonly open: readonly string[];
}

interface Setup {
  readonly castle: Castle;
  readonly ppu: number;
  readonly rough: boolean;
  readonly store: PaintStore;
}

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

/** Paints the board without tiles, window by window, or takes them from the store. */
export function createWindows({ castle, ppu, rough, store }: Setup) {
  const { area, board, skin } = castle;
  const boardText = JSON.stringify(board);
  const nicheOf = nicheMaker(castle, ppu, rough);
  const nicheRect = ({ cell, side }: StartSpace): PixelRect => {
    const [dx, dy] = inward(sideNumber(side));
    return {
      x: Math.round((cell.x - dx - area.x) * ppu),
      y: Math.round((cell.y - dy - area.y) * ppu),
      w: ppu,
      h: ppu,
    };
  };
  const key = ({ rect, open }: BoardWindow): PaintKey => {
    const joined = board.startSpaces
      .filter((start) => open.includes(start.id) && meet(rect, nicheRect(start)))
      .map(({ id }) => id);
    return reliefKey(['board', skin, boardText, ppu, rough, rect.x, rect.y, joined], rect.w, rect.h);
  };

  /** What a helper has painted, by key. */
  const taken = new Map<string, Relief>();

  return {
    nicheRect,
    /** Accepts a window that somebody else has painted. */
    take: (window: BoardWindow, relief: Relief): void => void taken.set(key(window).name, relief),
    isTaken: (window: BoardWindow): boolean => taken.size > 0 && taken.has(key(window).name),
    /** Nothing that was taken and not used will be needed. */
    forget: (): void => taken.clear(),
    /** Its key in the store. */
    key,
    paint(window: BoardWindow): Relief {
      const { x, y, w, h } = window.rect;
      const { name } = key(window);
      const given = taken.get(name);
      taken.delete(name);
      if (given) return given;
      const paint = (): Relief => {
        const s = new Surface(w, h, ppu, area.x + x / ppu, area.y + y / ppu);
        paintBoard(
          s,
          castle,
          board.startSpaces.flatMap(({ id }) => nicheOf(id, window.open.includes(id)) ?? []),
        );
        return packed(s);
      };
      return recallRelief(store, key(window), paint, { w, h, ppu });
    },
  };
}
export type BoardWindows = ReturnType<typeof createWindows>;

const meet = (a: PixelRect, b: PixelRect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
