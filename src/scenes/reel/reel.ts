import type { Scene } from 'phaser';
import { GameObjects } from 'phaser';
import { BACKDROP } from '../../art/palette.ts';
import type { Cell } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { Reel } from '../../session/contracts/reel.ts';
import { laidOf } from '../board/laid.ts';
import { DEPTH } from '../depths.ts';
import type { TableGame } from '../game.ts';
import type { Layers } from '../layers.ts';
import { makeCanvas } from '../pictures/canvas.ts';
import { inkOf } from '../pictures/palette.ts';
import type { Rect } from '../units.ts';
import { clamp, easeInOut, union } from '../units.ts';
import { createPrinter } from './print.ts';
import { createReelGround } from './reelGround.ts';
import { createReelPieces } from './reelPieces.ts';
import { between, closeUp, shaped } from './stance.ts';

/** Pixels per cell, but never more pixels in a picture of the ground than every phone can keep twice. */
const GRAIN = 96;
const MOST_PIXELS = 6_000_000;

interface Options {
  readonly scene: Scene;
  readonly game: TableGame;
  readonly layers: Layers;
  /** What the camera shows, in cells. */
  readonly seen: () => Rect;
  /** Resolves when everything is painted. */
  readonly painted: () => Promise<void>;
  /** Width of the pictures, in heights. */
  readonly shape: number;
}

/** The smallest area of whole cells around this one. */
function whole({ x, y, w, h }: Rect): Rect {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, w: Math.ceil(x + w) - left, h: Math.ceil(y + h) - top };
}

/**
 * The board at these moments of a game, of which the last is what the table shows. It is drawn from one picture of the
 * board, in its light; the table and its painter go on as they were.
 */
export async function createReel(
  { scene, game, layers, seen, painted, shape }: Options,
  views: readonly MatchView[],
): Promise<Reel> {
  const last = views.at(-1);
  if (!last) throw new Error('Expected a moment to show');
  await painted();
  const frames = views.map((view) => shaped(game.frame(view), shape));
  const all = frames.reduce(union);
  const area = whole(all);
  const grain = Math.min(GRAIN, Math.floor(Math.sqrt(MOST_PIXELS / (area.w * area.h))));
  const print = createPrinter();

  /** Everything on the table below this layer. */
  function below(depth: number): HTMLCanvasElement {
    const images = scene.children.list.filter(
      (child): child is GameObjects.Image => child instanceof GameObjects.Image && child.depth < depth,
    );
    return makeCanvas(area.w * grain, area.h * grain, (g, w, h) => {
      g.fillStyle = BACKDROP;
      g.fillRect(0, 0, w, h);
      g.imageSmoothingQuality = 'high';
      g.scale(grain, grain);
      g.translate(-area.x, -area.y);
      print(g, images);
    });
  }

  // Wild land is there only where the camera looks.
  layers.look(union(area, seen()));
  const finished = below(DEPTH.regions);
  const bare = views.length > 1 ? await game.bare({ area, grain, finished, below }) : finished;
  layers.look(seen());
  const ground = createReelGround(
    { area, grain, finished, bare },
    { moments: views.map(({ state }) => laidOf(state)), reach: game.reach },
  );
  const near = closeUp(last, frames.at(-1) ?? all);
  const pieces = createReelPieces({ scene, game, layers, views, shine: layers.shining });
  // Those that are no longer on the table have to be painted.
  await painted();

  return {
    draw(g, box, { at, near: nearness, marked }) {
      const n = Math.floor(at);
      const [from = all, to = from] = [frames[n], frames[n + 1]];
      const look = between(between(from, to, easeInOut(at - n)), near, nearness);
      g.save();
      g.beginPath();
      g.rect(box.x, box.y, box.w, box.h);
      g.clip();
      g.imageSmoothingQuality = 'high';
      g.translate(box.x, box.y);
      g.scale(box.w / look.w, box.h / look.h);
      g.translate(-look.x, -look.y);
      ground.draw(g, at, look);
      if (marked > 0) markLatest(g, views[Math.ceil(at)], marked * (n < at ? clamp(2 * (at - n), 0, 1) : 1));
      print(g, pieces.at(at));
      g.restore();
    },
    close: pieces.close,
  };
}

interface Laid extends Cell {
  readonly type: 'laid';
  readonly player: number;
}

const isLaid = (event: { readonly type: string }): event is Laid => event.type === 'laid';

/** Frames the tile that was laid last in the colour of its player. */
function markLatest(g: CanvasRenderingContext2D, view: MatchView | undefined, alpha: number): void {
  const laid = view?.log.flatMap(({ event }) => (isLaid(event) ? [event] : [])).at(-1);
  if (!view || !laid) return;
  g.save();
  g.globalAlpha = alpha;
  g.lineJoin = 'round';
  for (const [width, ink] of [
    [0.11, '#fffaec'],
    [0.07, inkOf(view.players[laid.player]?.colour ?? null)],
  ] as const) {
    g.lineWidth = width;
    g.strokeStyle = ink;
    g.strokeRect(laid.x, laid.y, 1, 1);
  }
  g.restore();
}
