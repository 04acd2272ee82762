import type { LaidTile } from '../../game/index.ts';
import { cellKey } from '../board/wanted.ts';
import type { Structure, PainterSetup } from '../contract.ts';
import { processorLighter } from '../light/lighter.ts';
import type { OpenLighter } from '../light/lighter.ts';
import { shrunk } from '../light/relief.ts';
import type { Relief } from '../light/relief.ts';
import { createLand } from '../plane/land.ts';
import { openPlaneSheet } from '../plane/planeSheet.ts';
import type { StepResult } from '../board/sheet.ts';
import { NO_STORE } from '../store/paintStore.ts';
import type { PaintKey, PaintStore } from '../store/paintStore.ts';
import { createCurrentLight } from './currentLight.ts';
import { createTilePainter } from './tiles.ts';
import type { TileShape } from './tiles.ts';
import { evenPpu, isPatch } from './boardPainter.ts';
import type { BoardPainter } from './boardPainter.ts';

/** Pixels per cell of the coarse picture; never more than the fine one has. */
const COARSE = 32;

/** Paints the open plane, in the same small steps as a board. */
export function openPlane(
  setup: PainterSetup,
  lighter: OpenLighter = processorLighter,
  store: PaintStore = NO_STORE,
  lit: PaintStore = NO_STORE,
): BoardPainter {
  const painter = createTilePainter(setup, store);
  const sun = createCurrentLight();
  const ppu = evenPpu(setup.ppu);
  const coarsePpu = Math.min(COARSE, ppu);
  const shapeOf = (tile: string): TileShape => ({ tile, joined: 0 });

  function openStage(size: number, rough: boolean, paint: (id: string) => Relief) {
    const tiles = new Map<string, Relief>();
    const tile = (id: string): Relief => {
      const known = tiles.get(id) ?? paint(id);
      tiles.set(id, known);
      return known;
    };
    const land = createLand({ ppu: size, specs: painter.specs, tile, store });
    return {
      tiles,
      tile,
      land,
      sheet: openPlaneSheet({
        ppu: size,
        land,
        lighter: rough ? processorLighter : lighter,
        wild: rough ? 'first' : 'last',
        ...(rough ? {} : { lit }),
      }),
    };
  }

  const fine = openStage(ppu, false, (id) => painter.paint(shapeOf(id), ppu));
  const fineKey = (id: string): PaintKey => painter.key(shapeOf(id), ppu);
  const isThere = (id: string): boolean => fine.tiles.has(id) || store.has(fineKey(id));
  let coarse: ReturnType<typeof openStage> | undefined = openStage(coarsePpu, true, (id) =>
    isThere(id) ? shrunk(fine.tile(id), coarsePpu) : painter.sketch(shapeOf(id), coarsePpu),
  );
  /** The light of the coarse picture, which the fine one starts with. */
  let first = sun.mood;
  let shown = 0;
  let wanted: readonly LaidTile[] = [];
  let structures: readonly Structure[] = [];

  /** What was lit on an earlier visit comes before everything else. */
  function recall(): StepResult {
    if (shown === 0) return 'done';
    const found = fine.sheet.recall(sun.mood);
    if (found === 'done') coarse?.sheet.skip(fine.sheet.shows);
    return found;
  }
  /** What pictures are assembled from. */
  const parts = (): readonly PaintKey[] => [
    ...(coarse ?? fine).land.needs(),
    ...wanted.flatMap(({ tile }) => (fine.tiles.has(tile) ? [] : fineKey(tile))),
  ];
  const litNeeds = (): readonly PaintKey[] => (shown === 0 ? [] : fine.sheet.keptNeeds(sun.mood));

  const tell = ({ land, sheet }: typeof fine): void =>
    sheet.changed(land.show(new Map(wanted.map((tile) => [cellKey(tile.x, tile.y), tile])), structures), wanted.at(-1));

  return {
    ppu,
    get shown() {
      return shown;
    },
    get sunSteps() {
      return fine.sheet.sunSteps;
    },
    show(laid, built = []) {
      shown++;
      wanted = laid;
      structures = built;
      tell(fine);
      if (coarse) tell(coarse);
    },
    again() {
      coarse?.sheet.again();
      fine.sheet.again();
    },
    // There is none of an open plane.
    still: () => undefined,
    setLight: sun.request,
    step() {
      sun.steps(fine.sheet.sunSteps);
      const recalled = recall();
      if (recalled !== 'done') return recalled;
      if (!coarse) return fine.sheet.step(sun.mood);
      if (coarse.sheet.isBlank) first = sun.mood;
      const result = coarse.sheet.step(first);
      // Before the first `show`, only the coarse ground is painted.
      if (isPatch(result)) return { ...result, coarse: true };
      if (result !== 'done' || shown === 0) return result;
      coarse.sheet.close();
      coarse = undefined;
      return 'more';
    },
    // Nothing is read while there may be whole pictures.
    needs: () => (litNeeds().length > 0 || fine.sheet.isComplete ? [] : parts()),
    lit: { needs: litNeeds, parts, keep: fine.sheet.keep },
    missing: () =>
      fine.sheet.isComplete
        ? []
        : [...new Set(wanted.map(({ tile }) => tile))].filter((id) => !isThere(id)).map(shapeOf),
    take: ({ tile }, relief) => void (fine.tiles.has(tile) || fine.tiles.set(tile, relief)),
  };
}
