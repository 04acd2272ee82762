import type { LaidTile, TileId, TileSpec } from '../../game/index.ts';
import { surveyCastle } from '../board/castle.ts';
import { openSheet } from '../board/sheet.ts';
import type { Sheet, SheetPatch, StepResult } from '../board/sheet.ts';
import { joinedSides, wantedFrom } from '../board/wanted.ts';
import type { WantedTile } from '../board/wanted.ts';
import type { Figure, Light, StudioSetup } from '../contract.ts';
import { paintFigure } from '../figures/figure.ts';
import type { FigureLook } from '../figures/figure.ts';
import type { Picture } from '../figures/picture.ts';
import { processorLighter } from '../light/lighter.ts';
import type { LitPicture, OpenLighter } from '../light/lighter.ts';
import { blankRelief, blit, packed } from '../light/relief.ts';
import type { Relief } from '../light/relief.ts';
import { inSteps, moodOf } from '../light/sun.ts';
import { paintTile, paintTileFine } from '../tile/paintTile.ts';
import { planTile } from '../topology/fromData.ts';
import type { TilePlan } from '../topology/plan.ts';
import { FOUR } from '../topology/sides.ts';

/** Pixels per cell of the first, coarse board picture. */
const COARSE = 32;
/** Width of a figure in parts of a tile. */
const FIGURE_SIZE = 0.75;

/** Paints in small steps, so that whoever runs it can take new orders in between. */
export interface Workshop {
  /** Side of the pictures of tiles. */
  readonly tilePx: number;
  show(laid: readonly LaidTile[]): void;
  setLight(light: Light): void;
  /** How many calls of `show` the patches include that come now. */
  readonly shown: number;
  /** The four pictures of a tile, by rotation, in the light of the moment. */
  tile(id: TileId): readonly LitPicture[];
  figure(figure: Figure, look: FigureLook): Picture;
  /** The next small piece of work on the board picture or in advance; `done` when there is nothing to do. */
  step(): StepResult;
}

export function openWorkshop(setup: StudioSetup, lighter: OpenLighter = processorLighter): Workshop {
  const { board, skin, tilePx } = setup;
  const castle = surveyCastle(board, skin);
  const specs = new Map(setup.tiles.map((tile): [string, TileSpec] => [tile.id, tile]));
  const plans = new Map<string, TilePlan>();
  const inHand = new Map<string, Relief>();

  const planOf = (id: TileId): TilePlan => {
    const known = plans.get(id);
    if (known) return known;
    const spec = specs.get(id);
    if (!spec) throw new Error(`There is no tile ${id}`);
    const plan = planTile(spec, skin);
    plans.set(id, plan);
    return plan;
  };
  /** Tiles as they lie on the board, by their open sides. */
  const paintedAt = (ppu: number, rough: boolean): ((wanted: WantedTile) => Relief) => {
    const known = new Map<string, Relief>();
    return ({ tile, joined }) => {
      const key = `${tile}:${joined}`;
      const relief = known.get(key) ?? packed((rough ? paintTile : paintTileFine)(planOf(tile), skin, ppu, joinedSides(joined)));
      known.set(key, relief);
      return relief;
    };
  };
  const handTile = (id: TileId): Relief => {
    const relief = inHand.get(id) ?? packed(paintTileFine(planOf(id), skin, tilePx));
    inHand.set(id, relief);
    return relief;
  };
  const openAt = (ppu: number, rough: boolean): Sheet => openSheet({ castle, ppu, rough, tile: paintedAt(ppu, rough), lighter });

  /** Where a tile is laid to take its picture. */
  const table = blankRelief(tilePx, tilePx, tilePx);
  const tableLighter = lighter(table, { fades: false });
  const whole = { x: 0, y: 0, w: tilePx, h: tilePx };

  let shown = 0;
  let wanted = wantedFrom([], specs, board);
  let coarse: Sheet | undefined;
  let fine: Sheet | undefined;
  let fineDone = false;
  let wished: Light = { kind: 'progress', progress: 0 };
  let seen: Light = wished;
  let shone: Light = wished;
  let mood = moodOf(shone);
  let coarseMood = mood;
  const waiting = setup.tiles.map((tile) => tile.id);

  const isPatch = (result: StepResult): result is SheetPatch => typeof result === 'object';

  /** How seldom the sun moves is known once something has been lit; it takes effect with the next wish. */
  function lookUp(): void {
    if (wished === seen) return;
    seen = wished;
    const steps = fine?.sunSteps ?? 0;
    const next = steps > 0 ? inSteps(wished, steps) : wished;
    if (next.kind === shone.kind && progressOf(next) === progressOf(shone)) return;
    shone = next;
    mood = moodOf(next);
  }

  function boardStep(): StepResult {
    lookUp();
    if (!fineDone) {
      coarse ??= openAt(COARSE, true);
      // A coarse piece must not cover what is fine already.
      if (!fine?.lit) coarseMood = mood;
      const result = coarse.step(wanted, coarseMood, (x, y) => !fine?.shows(x, y));
      if (isPatch(result) || result === 'more') return result;
    }
    fine ??= openAt(evenPpu(setup.ppu), false);
    const result = fine.step(wanted, mood);
    if (result === 'done') {
      fineDone = true;
      coarse?.close();
      coarse = undefined;
    }
    return result;
  }

  return {
    tilePx,
    get shown() {
      return shown;
    },
    show(laid) {
      shown++;
      wanted = wantedFrom(laid, specs, board);
    },
    setLight(light) {
      wished = light;
    },
    tile(id) {
      lookUp();
      const relief = handTile(id);
      return FOUR.map((rotation) => {
        blit(relief, table, 0, 0, rotation, 0);
        tableLighter.changed(whole);
        return tableLighter.light(whole, mood);
      });
    },
    figure: (figure, look) => paintFigure(figure, look, skin, Math.round(tilePx * FIGURE_SIZE)),
    step() {
      const result = boardStep();
      if (result !== 'done') return result;
      const next = waiting.find((id) => !inHand.has(id));
      if (next === undefined) return 'done';
      handTile(next);
      return 'more';
    },
  };
}

const progressOf = (light: Light): number => (light.kind === 'progress' ? light.progress : -1);

/** Cells begin on whole pixels half a cell from the border of the picture. */
export const evenPpu = (ppu: number): number => Math.max(2, Math.round(ppu / 2) * 2);
