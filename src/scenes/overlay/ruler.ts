import type { GameObjects, Scene } from 'phaser';
import type { Action, Cell } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { CameraView } from '../camera/maths.ts';
import { toBoard, toScreen } from '../camera/maths.ts';
import { DEPTH } from '../depths.ts';
import type { Coordinates } from '../game.ts';
import { COORDINATE, coordinatePicture } from '../pictures/coordinate.ts';
import type { Point, Rect } from '../units.ts';
import { UNIT, cellOf } from '../units.ts';

/** A coordinate at the edge of the free area, in CSS pixels. */
export interface RulerMark {
  readonly text: string;
  readonly at: Point;
  /** It belongs to the cell that is pointed out. */
  readonly strong: boolean;
}

/** Distance of the numbers from the edge, and the least between two of them, in CSS pixels. */
const INSET = 12;
const APART = { across: 30, down: 22 } as const;

/** Every how many cells there is a number: counted from 0, so that it stays where it is when the camera moves. */
const everyNth = (zoom: number, apart: number): number => [1, 2, 5, 10].find((n) => n * zoom >= apart) ?? 20;

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);

/** The columns along the upper edge and the rows along the left one; those of `named` cells are always there. */
export function rulerMarks(
  { column, row }: Coordinates,
  camera: CameraView,
  free: Rect,
  named: readonly Cell[],
): readonly RulerMark[] {
  const [from, to] = [
    cellOf(toBoard(camera, free)),
    cellOf(toBoard(camera, { x: free.x + free.w, y: free.y + free.h })),
  ];
  const middle = (n: number): Point => toScreen(camera, { x: n + 0.5, y: n + 0.5 });
  const pick = (all: readonly number[], strong: readonly number[], apart: number): readonly number[] => {
    const nth = everyNth(camera.zoom, apart);
    const isFree = (n: number): boolean => strong.every((one) => Math.abs(one - n) * camera.zoom >= apart);
    return all.filter((n) => strong.includes(n) || (n % nth === 0 && isFree(n)));
  };
  const [xs, ys] = [named.map(({ x }) => x), named.map(({ y }) => y)];
  const columns = pick(range(from.x, to.x), xs, APART.across).flatMap((n): RulerMark | [] => {
    const { x } = middle(n);
    if (x < free.x + 2 * INSET || x > free.x + free.w - INSET) return [];
    return { text: column(n), at: { x, y: free.y + INSET }, strong: xs.includes(n) };
  });
  const rows = pick(range(from.y, to.y), ys, APART.down).flatMap((n): RulerMark | [] => {
    const { y } = middle(n);
    if (y < free.y + 2 * INSET || y > free.y + free.h - INSET) return [];
    return { text: row(n), at: { x: free.x + INSET, y }, strong: ys.includes(n) };
  });
  return [...columns, ...rows];
}

/** The cells that are pointed out now: by a hint or a lesson, by what is held or chosen, by the pointer. */
export function namedIn(
  { gesture, spot }: Pick<MatchView, 'gesture' | 'spot'>,
  advised: Action | undefined,
  hot: Cell | undefined,
): readonly Cell[] {
  const { x, y } = advised ?? {};
  if (x !== undefined && y !== undefined) return [{ x, y }];
  if (spot?.cells?.length) return spot.cells;
  if (spot?.region) return [spot.region];
  if (gesture.type === 'placing') return [gesture];
  const target = gesture.type === 'choosing' ? gesture.option.target : undefined;
  if (target && 'x' in target) return [target];
  return hot ? [hot] : [];
}

/** The coordinates of the cells at the edge of the table. They keep their size on the screen. */
export function createRuler(scene: Scene) {
  let images: GameObjects.Image[] = [];
  let marks: readonly RulerMark[] = [];

  return {
    get texts(): readonly string[] {
      return marks.map(({ text }) => text);
    },
    place(next: readonly RulerMark[], camera: CameraView): void {
      marks = next;
      while (images.length > next.length) images.pop()?.destroy();
      for (const [n, { text, at, strong }] of next.entries()) {
        const image = (images[n] ??= scene.add.image(0, 0, '__DEFAULT').setDepth(DEPTH.badges - 1));
        const { x, y } = toBoard(camera, at);
        const scale = UNIT / camera.zoom;
        image
          .setTexture(coordinatePicture(scene, text, strong))
          .setPosition(x * UNIT, y * UNIT)
          .setDisplaySize(COORDINATE.w * scale, COORDINATE.h * scale);
      }
    },
    hide(): void {
      for (const image of images) image.destroy();
      images = [];
      marks = [];
    },
  };
}
