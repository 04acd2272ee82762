import type { Place } from '../../game/index.ts';
import type { Point } from '../units.ts';
import { distance } from '../units.ts';

/** Distance between a piece and the one it stands beside, in heights of the latter. */
const NEAR = { upright: 0.56, lying: 0.82 } as const;
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
const APART = { across: 0.62, down: 0.5 } as const;

/** Offset of figure `n` of `many` on one feature, in heights of the figure. */
export function stepAside(n: number, many: number): Point {
  const columns = Math.min(ROW, many);
  const rows = Math.ceil(many / ROW);
  return {
    x: ((n % ROW) - (columns - 1) / 2) * APART.across,
    y: (Math.floor(n / ROW) - (rows - 1) / 2) * APART.down,
  };
}

interface OnFeature extends Point {
  readonly place: Place;
  readonly height: number;
  readonly owner: number | null;
}

/** Places several figures on one feature side by side, grouped by player. */
export function sideBySide<P extends OnFeature>(pieces: readonly P[]): readonly P[] {
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
