import type { GameObjects, Scene } from 'phaser';
import { adapterOf, sameCell } from '../../game/index.ts';
import type { Cell, Option, Piece as GamePiece } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { effectsOf } from '../../session/match/effects.ts';
import type { CameraView } from '../camera/maths.ts';
import { DEPTH } from '../depths.ts';
import type { TableGame } from '../game.ts';
import { INK, darkOf, inkOf } from '../pictures/palette.ts';
import { glowPicture } from '../pictures/marks.ts';
import { pointOf } from '../pieces/pieces.ts';
import type { Journey } from '../pieces/sortLook.ts';
import { lookOf } from '../pieces/sorts.ts';
import type { Point } from '../units.ts';
import { UNIT, cellCentre, lerpPoint, colourNumber } from '../units.ts';
import type { Label } from './assists/labels.ts';
import { createLabels } from './assists/labels.ts';

/**
 * A piece that is being moved across the board, as every player sees it: its path, the moves left, and the possible
 * next moves.
 */
export interface Underway {
  readonly piece: GamePiece;
  readonly journey: Journey;
  /** Possible next cells, and who is sent home by moving there. */
  readonly ways: readonly { readonly option: Option; readonly cell: Cell; readonly fallen: readonly GamePiece[] }[];
}

const known = new WeakMap<object, Underway | null>();

/** The travelling piece of a view; computed by the rules, once for each state. */
export function underwayIn(view: Pick<MatchView, 'rules' | 'state'>): Underway | null {
  const { state } = view;
  const found = known.get(state);
  if (found !== undefined) return found;
  const made = look(view);
  known.set(state, made);
  return made;
}

function look({ rules, state }: Pick<MatchView, 'rules' | 'state'>): Underway | null {
  const adapter = adapterOf(rules);
  const pieces = adapter.pieces(state);
  for (const piece of pieces) {
    const journey = lookOf(piece.sort).journey?.(state) ?? null;
    if (!journey) continue;
    const options = adapter.prompt(state)?.options.filter(({ piece: sort }) => sort === piece.sort) ?? [];
    const ways = options.flatMap((option) => {
      const { target } = option;
      if (target.on !== 'cell') return [];
      const left = new Set(adapter.pieces(effectsOf(state, option.action).state).map(({ id }) => id));
      const fallen = pieces.filter(
        ({ id, place }) => place.on === 'feature' && sameCell(place, target) && !left.has(id),
      );
      return [{ option, cell: { x: target.x, y: target.y }, fallen }];
    });
    return { piece, journey, ways };
  }
  return null;
}

/** In cells. */
const PRINT = 0.05;
const RIM = 0.024;
const STEP = 0.2;
const COUNT_AT = { x: 0.34, y: 0.3 } as const;
const LEFT_AT = { x: 0.36, y: -0.36 } as const;
/** Opacity of the mark on a figure that would be sent home: by a possible move, by the chosen one. */
const MARK = { open: 0.5, chosen: 1 } as const;
const HEAT = '#ff5a1f';

/** Footprints along a path from cell to cell. */
export function printsOf(way: readonly Cell[]): readonly Point[] {
  return way.slice(1).flatMap((to, n) => {
    const [from, end] = [cellCentre(way[n] ?? to), cellCentre(to)];
    const steps = Math.round(1 / STEP);
    return Array.from({ length: steps }, (_, step) => {
      const { x, y } = lerpPoint(from, end, (step + 0.5) / steps);
      // Left and right foot.
      const side = step % 2 === 0 ? 0.045 : -0.045;
      return { x: x + (end.y === from.y ? 0 : side), y: y + (end.y === from.y ? side : 0) };
    });
  });
}

export function createJourneyLayer(scene: Scene, game: TableGame) {
  const way: GameObjects.Graphics = scene.add.graphics().setDepth(DEPTH.frames + 1);
  const labels = createLabels(scene);
  let images: GameObjects.Image[] = [];
  let shown = '';
  let prey = 0;

  function image(key: string, { x, y }: Point, size: { readonly w: number; readonly h: number }): GameObjects.Image {
    const one = scene.add.image(x * UNIT, y * UNIT, key).setDisplaySize(size.w * UNIT, size.h * UNIT);
    images.push(one);
    return one;
  }

  function clear(): void {
    way.clear();
    for (const one of images) one.destroy();
    images = [];
    labels.show([]);
    prey = 0;
  }

  function drawWay({ visited }: Journey, colour: number | null): void {
    const prints = printsOf(visited);
    for (const [grow, ink] of [
      [RIM, INK],
      [0, inkOf(colour)],
    ] as const) {
      way.fillStyle(colourNumber(ink), 0.92);
      for (const { x, y } of prints) way.fillCircle(x * UNIT, y * UNIT, (PRINT + grow) * UNIT);
    }
    // It cannot return to visited cells.
    way.lineStyle(0.05 * UNIT, colourNumber(darkOf(colour)), 0.75);
    for (const { x, y } of visited.slice(0, -1))
      way.strokeRoundedRect((x + 0.07) * UNIT, (y + 0.07) * UNIT, 0.86 * UNIT, 0.86 * UNIT, 0.1 * UNIT);
  }

  function markFallen(pieces: readonly GamePiece[], view: MatchView, alpha: number): void {
    for (const piece of pieces) {
      const at = pointOf(piece, view, game);
      if (!at) continue;
      prey += 1;
      image(glowPicture(scene, HEAT), at, { w: 0.62, h: 0.62 })
        .setDepth(DEPTH.shadows + 3)
        .setAlpha(alpha);
      image('prey', at, { w: 0.56, h: 0.56 })
        .setDepth(DEPTH.choices - 1)
        .setAlpha(alpha);
    }
  }

  return {
    show(view: MatchView, { busy, hot }: { readonly busy: boolean; readonly hot: Cell | undefined }): void {
      const now = busy || view.over ? null : underwayIn(view);
      const chosen = view.gesture.type === 'choosing' ? view.gesture.option.id : null;
      const wanted = now ? JSON.stringify([now, chosen, hot, view.myTurn]) : '';
      if (wanted === shown) return;
      shown = wanted;
      clear();
      if (!now) return;
      const colour = view.players[view.actor]?.colour ?? null;
      drawWay(now.journey, colour);
      const texts: Label[] = [];
      const at = cellCentre(now.journey.visited.at(-1) ?? { x: 0, y: 0 });
      texts.push({ text: String(now.journey.left), colour, at: { x: at.x + LEFT_AT.x, y: at.y + LEFT_AT.y } });
      for (const { option, cell, fallen } of now.ways) {
        const isChosen = option.id === chosen || (hot !== undefined && sameCell(hot, cell));
        const middle = cellCentre(cell);
        image(isChosen ? 'legal-hot' : 'legal', middle, { w: 1, h: 1 }).setDepth(DEPTH.frames + 2);
        if (!view.myTurn)
          image(`frame-${colour ?? 'neutral'}`, middle, { w: 1, h: 1 })
            .setDepth(DEPTH.frames)
            .setAlpha(0.8);
        if (fallen.length === 0) continue;
        markFallen(fallen, view, isChosen ? MARK.chosen : MARK.open);
        texts.push({
          text: `×${fallen.length}`,
          colour: null,
          at: { x: middle.x + COUNT_AT.x, y: middle.y + COUNT_AT.y },
        });
      }
      labels.show(texts);
    },
    place: (at: CameraView): void => labels.place(at),
    /** Number of figures that could be sent home next, for tests. */
    get prey(): number {
      return prey;
    },
    get texts(): readonly string[] {
      return labels.texts;
    },
  };
}
