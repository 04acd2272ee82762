import type { Cell, LegalCell, Rotation } from '../game/index.ts';
import type { Idle, Placing } from './tableContract.ts';

/**
 * The tile that hangs in the air, as a pure state machine. It knows only the cells on offer; a gesture of another kind (`G`) goes
 * through unchanged. Every function returns the next gesture, the same one when the intent makes no sense now.
 */

export interface Offered {
  readonly cells: readonly LegalCell[];
}

type Hanging<G> = G | Idle | Placing;

const isPlacing = <G>(gesture: Hanging<G>): gesture is Placing => (gesture as { readonly type?: unknown }).type === 'placing';
const isOver = <G>(gesture: Hanging<G>, at: Cell): boolean => isPlacing(gesture) && gesture.x === at.x && gesture.y === at.y;
const cellAt = ({ cells }: Offered, { x, y }: Cell): LegalCell | undefined => cells.find((cell) => cell.x === x && cell.y === y);
const turned = <G>(gesture: Hanging<G>): Rotation => (isPlacing(gesture) ? gesture.rotation : 0);

function hang(cell: LegalCell, wanted: Rotation): Idle | Placing {
  const rotation = cell.rotations.includes(wanted) ? wanted : cell.rotations[0];
  return rotation === undefined ? { type: 'idle' } : { type: 'placing', x: cell.x, y: cell.y, rotation, rotations: cell.rotations };
}

/** A tap on a legal cell hangs the tile there; on the hanging tile it turns it. */
export const tap = <G>(gesture: Hanging<G>, offered: Offered, at: Cell): Hanging<G> => (isOver(gesture, at) ? rotate(gesture, 1) : hover(gesture, offered, at));

/** A tile that was laid hangs again where it lay. */
export function hangAt(offered: Offered, at: Cell, rotation: Rotation): Idle | Placing | undefined {
  const cell = cellAt(offered, at);
  return cell && hang(cell, rotation);
}

/** The tile is dragged over a cell. */
export function hover<G>(gesture: Hanging<G>, offered: Offered, at: Cell): Hanging<G> {
  if (isOver(gesture, at)) return gesture;
  return hangAt(offered, at, turned(gesture)) ?? gesture;
}

/** The next legal rotation. */
export function rotate<G>(gesture: Hanging<G>, direction: 1 | -1): Hanging<G> {
  if (!isPlacing(gesture)) return gesture;
  const { rotations } = gesture;
  return { ...gesture, rotation: following(rotations, rotations.indexOf(gesture.rotation), direction) ?? gesture.rotation };
}

/** The nearest legal cell in a direction; the first of all when nothing hangs yet. */
export function step<G>(gesture: Hanging<G>, { cells }: Offered, dx: number, dy: number): Hanging<G> {
  if (!isPlacing(gesture)) {
    const [first] = cells;
    return first ? hang(first, 0) : gesture;
  }
  const [next] = cells
    .map((cell) => ({ cell, along: (cell.x - gesture.x) * dx + (cell.y - gesture.y) * dy, aside: Math.abs((cell.x - gesture.x) * dy) + Math.abs((cell.y - gesture.y) * dx) }))
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.along + 2 * a.aside - (b.along + 2 * b.aside));
  return next ? hang(next.cell, gesture.rotation) : gesture;
}

/** The next legal cell in the list, for keys. */
export function cycleCells<G>(gesture: Hanging<G>, { cells }: Offered, direction: 1 | -1): Hanging<G> {
  const index = isPlacing(gesture) ? cells.findIndex((cell) => isOver(gesture, cell)) : beforeFirst(direction);
  const cell = following(cells, index, direction);
  return cell ? hang(cell, turned(gesture)) : gesture;
}

/** The next of a list that goes round. */
export const following = <T>(list: readonly T[], index: number, direction: 1 | -1): T | undefined => list[(index + direction + list.length) % list.length];

/** Where to begin so that the next one is the first, or the last when one goes backwards. */
export const beforeFirst = (direction: 1 | -1): number => (direction > 0 ? -1 : 0);
