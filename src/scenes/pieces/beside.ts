import type { Place } from '../../game/index.ts';
import type { Point, Rect } from '../units.ts';
import { distance } from '../units.ts';

/** Distance between a piece and the one it stands beside, in heights of the latter. */
const NEAR = { upright: 0.62, lying: 0.82 } as const;
const SIDES: readonly Point[] = [
  { x: 1, y: 0.1 },
  { x: -1, y: 0.1 },
  { x: 0.82, y: -0.5 },
  { x: -0.82, y: -0.5 },
  { x: 0.7, y: 0.7 },
  { x: -0.7, y: 0.7 },
];

interface Standing extends Point {
  readonly height: number;
  readonly pose: string;
}

/** The position beside a piece with the most room, so that it is clear which one it belongs to. */
export function standBeside(other: Standing, all: readonly Standing[]): Point {
  const rest = all.filter((one) => one !== other && distance(one, other) > 0 && distance(one, other) < 2);
  const near = other.height * (other.pose === 'lying' ? NEAR.lying : NEAR.upright);
  const spots = SIDES.map(({ x, y }) => ({ x: other.x + x * near, y: other.y + y * near }));
  const room = (spot: Point): number => Math.min(1, ...rest.map((one) => distance(one, spot)));
  return spots.reduce((best, spot) => (room(spot) > room(best) + 0.01 ? spot : best));
}

/** Figures in a row on one feature, and the distances between them, in their heights. */
const ROW = 4;
const APART = { across: 0.62, down: 0.72 } as const;

/** Offset of figure `n` of `many` on one feature, in heights of the figure. */
export function stepAside(n: number, many: number): Point {
  const columns = Math.min(ROW, many);
  const rows = Math.ceil(many / ROW);
  return {
    x: ((n % ROW) - (columns - 1) / 2) * APART.across,
    y: (Math.floor(n / ROW) - (rows - 1) / 2) * APART.down,
  };
}

interface Placed extends Standing {
  readonly place: Place;
  readonly owner: number | null;
  /** It is painted into the land. */
  readonly built?: unknown;
}

/** Moves pieces apart that would hide each other. */
export const makeRoom = <P extends Placed>(pieces: readonly P[]): readonly P[] => stepClear(sideBySide(pieces));

/** Places several figures on one feature side by side, grouped by player. */
export function sideBySide<P extends Placed>(pieces: readonly P[]): readonly P[] {
  const groups = new Map<string, P[]>();
  for (const piece of pieces) {
    const { place, owner } = piece;
    if (place.on !== 'feature' || owner === null) continue;
    const key = `${place.x},${place.y},${place.feature}`;
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  const moved = new Map<P, P>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const inOrder = group.toSorted((a, b) => (a.owner ?? 0) - (b.owner ?? 0));
    for (const [n, piece] of inOrder.entries()) {
      const { x, y } = stepAside(n, group.length);
      moved.set(piece, { ...piece, x: piece.x + x * piece.height, y: piece.y + y * piece.height });
    }
  }
  return moved.size === 0 ? pieces : pieces.map((piece) => moved.get(piece) ?? piece);
}

/** Where a piece of nobody may stand, from its place, in its height; the first of equally good places is taken. */
const STEPS: readonly Point[] = [0, -0.2, 0.2, -0.4, 0.4].flatMap((x) =>
  [0, -0.25, 0.25, -0.5, 0.4].map((y) => ({ x, y })),
);
const WIDTH = 0.8;

/** The box around a body. */
function boxOf({ x, y, height, pose }: Standing): Rect {
  const w = pose === 'standing' ? WIDTH * height : height;
  return { x: x - w / 2, y: pose === 'standing' ? y - height : y - height / 2, w, h: height };
}

/** The part of the rear one of two bodies that the front one hides. */
function hiddenBy(one: Standing, other: Standing): number {
  const [a, b] = [boxOf(one), boxOf(other)];
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  const rear = one.y < other.y ? a : b;
  return across <= 0 || down <= 0 ? 0 : (across * down) / (rear.w * rear.h);
}

/** Pieces of nobody on a tile or a feature stand where they hide nobody, and nobody hides them. */
function stepClear<P extends Placed>(pieces: readonly P[]): readonly P[] {
  return pieces.map((piece) => {
    const { on } = piece.place;
    if (piece.built || !(on === 'tile' || (on === 'feature' && piece.owner === null))) return piece;
    const near = pieces.filter((one) => one !== piece && !one.built && distance(one, piece) < 2);
    const spots = STEPS.map(({ x, y }) => ({ ...piece, x: piece.x + x * piece.height, y: piece.y + y * piece.height }));
    const worst = (spot: P): number => Math.max(0, ...near.map((one) => hiddenBy(spot, one)));
    return spots.reduce((best, spot) => (worst(spot) < worst(best) - 0.01 ? spot : best));
  });
}
