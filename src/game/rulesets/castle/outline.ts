import type { Cell } from '../../core/vocabulary.ts';

/** A grid vertex: cell `x, y` has the vertices `x, y` to `x + 1, y + 1`. */
export type Vertex = readonly [x: number, y: number];

/** The line around cells, or why it is not a single line. */
export type Outline =
  | {
      readonly ok: true;
      /** Where it turns, clockwise from the leftmost of the topmost. */ readonly corners: readonly Vertex[];
    }
  | {
      readonly ok: false;
      readonly code: 'cells-none' | 'cells-apart' | 'cells-hole' | 'cells-pinched';
      /** A cell involved in the issue. */ readonly cell: Cell;
    };

const key = (x: number, y: number): string => `${x},${y}`;

/** Follows the border of the cells clockwise, with the cells on the right. */
export function outlineOf(cells: readonly Cell[]): Outline {
  const [first] = cells.toSorted((a, b) => a.y - b.y || a.x - b.x);
  if (!first) return { ok: false, code: 'cells-none', cell: { x: 0, y: 0 } };
  const apart = strayCell(cells, first);
  if (apart) return { ok: false, code: 'cells-apart', cell: apart };
  const next = bordersOf(cells);
  for (const { to } of next.values())
    if (to.length > 1) return { ok: false, code: 'cells-pinched', cell: to[0]?.cell ?? first };
  const corners: Vertex[] = [];
  let at: Vertex = [first.x, first.y];
  let heading = '';
  do {
    const border = next.get(key(...at));
    const step = border?.to[0];
    if (!border || !step) break;
    next.delete(key(...at));
    const direction = key(step.vertex[0] - at[0], step.vertex[1] - at[1]);
    if (direction !== heading) corners.push(at);
    heading = direction;
    at = step.vertex;
  } while (at[0] !== first.x || at[1] !== first.y);
  const [left] = next.values();
  // Any remaining border surrounds a hole.
  return left ? { ok: false, code: 'cells-hole', cell: left.to[0]?.cell ?? first } : { ok: true, corners };
}

interface Border {
  readonly to: { readonly vertex: Vertex; readonly cell: Cell }[];
}

/** Vertex → where the border continues. */
function bordersOf(cells: readonly Cell[]): Map<string, Border> {
  const inside = new Set(cells.map(({ x, y }) => key(x, y)));
  const next = new Map<string, Border>();
  const add = (cell: Cell, from: Vertex, vertex: Vertex, beyond: string): void => {
    if (inside.has(beyond)) return;
    const border = next.get(key(...from)) ?? { to: [] };
    border.to.push({ vertex, cell });
    next.set(key(...from), border);
  };
  for (const cell of cells) {
    const { x, y } = cell;
    add(cell, [x, y], [x + 1, y], key(x, y - 1));
    add(cell, [x + 1, y], [x + 1, y + 1], key(x + 1, y));
    add(cell, [x + 1, y + 1], [x, y + 1], key(x, y + 1));
    add(cell, [x, y + 1], [x, y], key(x - 1, y));
  }
  return next;
}

/** A cell that cannot be reached from `start` across shared sides. */
function strayCell(cells: readonly Cell[], start: Cell): Cell | undefined {
  const left = new Map(cells.map((cell) => [key(cell.x, cell.y), cell]));
  left.delete(key(start.x, start.y));
  const queue = [start];
  for (const { x, y } of queue) {
    for (const near of [key(x, y - 1), key(x + 1, y), key(x, y + 1), key(x - 1, y)]) {
      const cell = left.get(near);
      if (cell) queue.push(cell);
      left.delete(near);
    }
  }
  return [...left.values()][0];
}
