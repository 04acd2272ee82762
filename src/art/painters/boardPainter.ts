import type { LaidTile } from '../../game/index.ts';
import { surveyCastle } from '../board/castle.ts';
import { openSheet } from '../board/sheet.ts';
import type { Sheet, SheetPatch, StepResult } from '../board/sheet.ts';
import { wantedFrom } from '../board/wanted.ts';
import type { BoardSetup, Light, Structure } from '../contract.ts';
import { processorLighter } from '../light/lighter.ts';
import type { OpenLighter } from '../light/lighter.ts';
import { shrunk } from '../light/relief.ts';
import type { Relief } from '../light/relief.ts';
import { NO_STORE } from '../store/paintStore.ts';
import type { PaintKey, PaintStore } from '../store/paintStore.ts';
import { createCurrentLight } from './currentLight.ts';
import { createTilePainter, shapeKey } from './tiles.ts';
import type { TileShape } from './tiles.ts';

/** Pixels per cell of the coarse board picture; never more than the fine one has. */
const COARSE = 32;
/** A still of the empty board stands in for the coarse picture of no more tiles than these: they have their own sprites. */
const FEW = 8;

/** Paints the board in small steps, so that new orders can be processed in between. */
export interface BoardPainter {
  /** Pixels per cell of the fine picture. */
  readonly ppu: number;
  show(laid: readonly LaidTile[], built?: readonly Structure[]): void;
  /** Delivers everything again, for a new listener. */
  again(): void;
  /** The page shows a still of the empty board. */
  still(): void;
  setLight(light: Light): void;
  /** Number of calls of `show` that the next patches include. */
  readonly shown: number;
  /** Number of steps in which the sun moves over a game, as far as known. */
  readonly sunSteps: number;
  /** Does the next small piece of work on the board picture; `done` if there is none. */
  step(): StepResult;
  /** What the next steps would paint unless it is in the store. */
  needs(): readonly PaintKey[];
  /**
   * What the next step would light unless it was kept lit; what lit pieces are made of; and keeping the next one, false
   * if all are kept.
   */
  readonly lit?: { needs(): readonly PaintKey[]; parts(): readonly PaintKey[]; keep(): boolean };
  /** Tiles still to be painted for the fine picture, those needed last first. */
  missing(): readonly TileShape[];
  /** Parts of the fine board without tiles still to be painted, those needed last first. */
  readonly windows?: Pick<Sheet, 'missing' | 'take'>;
  /** Accepts a tile that the other worker has painted for the fine picture. */
  take(shape: TileShape, relief: Relief): void;
}

export function openBoardPainter(
  setup: BoardSetup,
  lighter: OpenLighter = processorLighter,
  store: PaintStore = NO_STORE,
): BoardPainter {
  const { board, skin } = setup;
  const castle = surveyCastle(board, skin);
  const painter = createTilePainter(setup, store);
  const sun = createCurrentLight();
  const ppu = evenPpu(setup.ppu);
  const coarsePpu = Math.min(COARSE, ppu);

  /** Painted tiles by tile and open sides. */
  const roughTiles = new Map<string, Relief>();
  const fineTiles = new Map<string, Relief>();
  const isThere = (shape: TileShape): boolean => fineTiles.has(shapeKey(shape)) || store.has(painter.key(shape, ppu));
  const fineTile = among(fineTiles, (shape) => painter.paint(shape, ppu));
  const roughTile = among(roughTiles, (shape) =>
    isThere(shape) ? shrunk(fineTile(shape), coarsePpu) : painter.sketch(shape, coarsePpu),
  );

  let shown = 0;
  let wanted = wantedFrom([], painter.specs, board);
  let coarse: Sheet | undefined;
  let fine: Sheet | undefined;
  let fineDone = false;
  let hasStill = false;
  const needsCoarse = (): boolean => !fineDone && !(hasStill && wanted.cells.size <= FEW);
  function closeCoarse(): void {
    coarse?.close();
    coarse = undefined;
    roughTiles.clear();
  }
  let coarseMood = sun.mood;

  return {
    ppu,
    get shown() {
      return shown;
    },
    get sunSteps() {
      return fine?.sunSteps ?? 0;
    },
    show(laid) {
      shown++;
      wanted = wantedFrom(laid, painter.specs, board);
    },
    // The page keeps the whole picture of a board.
    again: () => undefined,
    still() {
      hasStill = true;
      if (!needsCoarse()) closeCoarse();
    },
    setLight: sun.request,
    step() {
      sun.steps(fine?.sunSteps ?? 0);
      const { mood } = sun;
      if (needsCoarse()) {
        // What a sheet needs is known once it is open.
        if (!coarse) {
          coarse = openSheet({ castle, ppu: coarsePpu, rough: true, tile: roughTile, lighter, store });
          return 'more';
        }
        // A coarse piece must not cover fine ones.
        if (!fine?.lit) coarseMood = mood;
        // While it is new it stands in for everything; after that it must not cover what is fine.
        const isNew = coarse.lit < coarse.relief.h;
        const result = coarse.step(wanted, coarseMood, (x, y) => isNew || !fine?.shows(x, y));
        if (isPatch(result)) return { ...result, coarse: true };
        if (result === 'more') return result;
      }
      if (!fine) {
        fine = openSheet({ castle, ppu, rough: false, tile: fineTile, lighter, store });
        return 'more';
      }
      const result = fine.step(wanted, mood);
      if (result === 'done') {
        fineDone = true;
        closeCoarse();
      }
      return result;
    },
    needs() {
      const tiles = [...wanted.cells.values()].flatMap((tile) =>
        fineTiles.has(shapeKey(tile)) ? [] : painter.key(tile, ppu),
      );
      return [...tiles, ...[coarse, fine].flatMap((sheet) => sheet?.needs(wanted) ?? [])];
    },
    missing() {
      const rowOf = (key: string): number => Number(key.split(',')[1]);
      return [...wanted.cells]
        .toSorted(([a], [b]) => rowOf(b) - rowOf(a))
        .flatMap(([, tile]) => (isThere(tile) ? [] : tile));
    },
    windows: {
      missing: () => fine?.missing() ?? [],
      take: (window, relief) => fine?.take(window, relief),
    },
    take: (shape, relief) => void fineTiles.set(shapeKey(shape), relief),
  };
}

/** Paints what is not known yet. */
const among =
  (known: Map<string, Relief>, paint: (shape: TileShape) => Relief) =>
  (shape: TileShape): Relief => {
    const key = shapeKey(shape);
    const relief = known.get(key) ?? paint(shape);
    known.set(key, relief);
    return relief;
  };

export const isPatch = (result: StepResult): result is SheetPatch => typeof result === 'object';

/** Rounds to an even number: the picture's border is half a cell off the grid, and cells must start on whole pixels. */
export const evenPpu = (ppu: number): number => Math.max(2, Math.round(ppu / 2) * 2);
