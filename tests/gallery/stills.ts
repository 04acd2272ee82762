import { SKINS } from '../../src/art/contract.ts';
import type { Area, Skin } from '../../src/art/contract.ts';
import type { PreviewPainter } from '../../src/art/previewPainter.ts';
import { openPreviewPainter } from '../../src/art/previewPainter.ts';
import { createTablePainter } from '../../src/art/tablePainter.ts';
import { greedyCarcassonneMove } from '../../src/arena/baseline/carcassonneGreedy.ts';
import { greedyMove } from '../../src/arena/baseline/greedy.ts';
import {
  MATERIAL,
  RULE_SETS,
  adapterOf,
  carcassonne,
  deal,
  defaultOptions,
  seededRandom,
  startGame,
  stateOf,
} from '../../src/game/index.ts';
import type { GameState, RuleSetId } from '../../src/game/index.ts';
import { illustratorOf } from '../../src/hud/book/illustrator.ts';
import { paintPieces } from '../../src/hud/book/pieces.ts';
import { builtIn } from '../../src/hud/modules/index.ts';
import type { SceneView } from '../../src/session/book/scene.ts';

/** Paints the stills of the title page, of the form of a new game and of the empty boards with the game's own painter. */

declare global {
  interface Window {
    readonly stillNames: readonly string[];
    /** Resolves with a WebP picture, as base64. */
    readonly paintStill: (name: string) => Promise<string>;
  }
}

interface Still {
  readonly state: () => GameState;
  /** The painted part of the board, in cells; or so much around the first tile with this mark. */
  readonly camera: Area | { readonly around: string; readonly w: number; readonly h: number };
  readonly width: number;
  readonly quality: number;
}

/** A game that both play sensibly, until this many tiles lie. */
function walled(rulesId: RuleSetId, tiles: number, seed: string): GameState {
  const rules = RULE_SETS[rulesId];
  const random = seededRandom(seed);
  const options = defaultOptions(rules);
  const position = startGame({ rules, options, ...deal(rules, random) });
  while (position.awaiting !== 'over' && (position.awaiting !== 'place' || stateOf(position).laid.length < tiles))
    position.play(greedyMove(position, random));
  return stateOf(position);
}

function open(modules: readonly string[], tiles: number, seed: string): GameState {
  const random = seededRandom(seed);
  const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules });
  const position = carcassonne.startGame({
    rules,
    players: ['', '', ''],
    start: rules.start,
    deck: carcassonne.deal(rules, random).deck,
  });
  while (
    position.awaiting !== 'over' &&
    (position.awaiting !== 'place' || carcassonne.stateOf(position).laid.length < tiles)
  )
    position.play(greedyCarcassonneMove(position, random));
  return carcassonne.stateOf(position);
}

const CASTLE = (): GameState => walled('castle', 59, 'title');
const CARD = { width: 260, quality: 0.32 };

const STILLS: Readonly<Record<string, Still>> = {
  'title-wide': { state: CASTLE, camera: { x: -1.6, y: 1, w: 12.2, h: 7.6 }, width: 880, quality: 0.15 },
  'title-tall': { state: CASTLE, camera: { x: 1.2, y: -1.1, w: 5.6, h: 11.4 }, width: 380, quality: 0.2 },
  castle: { state: CASTLE, camera: { x: 6.3, y: 2.4, w: 4.2, h: 3 }, ...CARD },
  zamek: { state: () => walled('zamek', 59, 'title'), camera: { x: 5.2, y: 2.2, w: 4.2, h: 3 }, ...CARD },
  carcassonne: { state: () => open([], 50, 'title'), camera: { x: -2, y: -2, w: 4.2, h: 3 }, ...CARD },
  'expansion-3': {
    state: () => open(['princess', 'dragon'], 80, 'title'),
    camera: { around: 'volcano', w: 3, h: 2.15 },
    ...CARD,
  },
  'expansion-6': { state: () => open(['count'], 40, 'title'), camera: { x: -2.4, y: -1.5, w: 5, h: 3.6 }, ...CARD },
  'expansion-8': {
    state: () => open(['bridges', 'castles', 'bazaars'], 80, 'title'),
    camera: { around: 'bazaar', w: 3, h: 2.15 },
    ...CARD,
  },
  'expansion-1': {
    state: () => open(['inns', 'large'], 84, 'title'),
    camera: { around: 'cathedral', w: 3, h: 2.15 },
    ...CARD,
  },
  'expansion-2': {
    state: () => open(['builders', 'pigs', 'goods'], 60, 'trade'),
    camera: { around: 'grain', w: 3, h: 2.15 },
    ...CARD,
  },
};

/** By state: a painter knows the tiles of one. */
const painters = new Map<() => GameState, PreviewPainter>();

function viewOf(state: GameState): SceneView {
  const rules = adapterOf(state.rules);
  return {
    rules: rules.id,
    state,
    tiles: rules.tiles(state),
    laid: [...(state.start ?? []), ...state.laid],
    pieces: rules.pieces(state),
    regions: [],
    lines: [],
    paths: [],
    walks: [],
    judged: null,
    refused: null,
  };
}

const MARKED = carcassonne.TILE_SETS.flatMap(carcassonne.tileSet);

function cameraOf({ camera }: Still, { laid }: SceneView): Area {
  if (!('around' in camera)) return camera;
  const marked = new Set(
    MARKED.filter(
      ({ flags, features }) => flags.has(camera.around) || features.some(({ marks }) => marks[camera.around]),
    ).map(({ id }) => id),
  );
  const at = laid
    .filter(({ tile }) => marked.has(tile))
    .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))[0];
  if (!at) throw new Error(`No tile on the board has a ${camera.around}`);
  return { x: at.x + 0.5 - camera.w / 2, y: at.y + 0.5 - camera.h / 2, w: camera.w, h: camera.h };
}

async function paintStill(name: string): Promise<string> {
  const still = STILLS[name];
  if (!still) throw new Error(`There is no still ${name}`);
  const painter = painters.get(still.state) ?? openPreviewPainter();
  painters.set(still.state, painter);
  const state = still.state();
  const view = viewOf(state);
  const camera = cameraOf(still, view);
  const isOpen = state.rules === 'carcassonne';
  const illustrator = illustratorOf(painter, {
    board: isOpen ? null : MATERIAL.board,
    tiles: view.tiles,
    skin: isOpen ? 'country' : (state.rules as RuleSetId),
  });
  const canvas = document.createElement('canvas');
  const built = builtIn(view.pieces, view);
  await illustrator.board(view.laid, built, camera, canvas);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is no canvas');
  await paintPieces(pen, camera, view, await illustrator.ground(view.laid, built), illustrator);
  return shrunk(canvas, still.width, Math.round((still.width * camera.h) / camera.w), still.quality);
}

async function shrunk(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  width: number,
  height: number,
  quality: number,
): Promise<string> {
  const small = new OffscreenCanvas(width, height);
  const context = small.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  const bytes = new Uint8Array(await (await small.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Pixels per cell of the table. */
const FINE = 96;
/** The still is half as fine. */
const BOARD = { shrink: 2, quality: 0.28 };
const BOARDS = Object.fromEntries(SKINS.map((skin) => [`board-${skin}`, skin]));

/** The board without tiles, in its first light. */
async function paintBoard(skin: Skin): Promise<string> {
  const painter = createTablePainter({
    board: MATERIAL.board,
    tiles: MATERIAL.tiles,
    skin,
    ppu: FINE,
    tilePx: 2 * FINE,
  });
  const { area } = painter;
  const canvas = new OffscreenCanvas(area.w * FINE, area.h * FINE);
  painter.onPatch(({ x, y, w, h, image }) => {
    const box = [(x - area.x) * FINE, (y - area.y) * FINE, w * FINE, h * FINE] as const;
    const pen = canvas.getContext('2d');
    pen?.clearRect(...box);
    pen?.drawImage(image, ...box);
  });
  await painter.painted();
  painter.close();
  return shrunk(canvas, canvas.width / BOARD.shrink, canvas.height / BOARD.shrink, BOARD.quality);
}

Object.assign(window, {
  paintStill: (name: string) => (BOARDS[name] ? paintBoard(BOARDS[name]) : paintStill(name)),
  stillNames: [...Object.keys(STILLS), ...Object.keys(BOARDS)],
});
