import { STEP_X, STEP_Y } from '../../../game/core/grid.ts';
import { DEPLOYED, deployedNode, deployedPlayer } from '../../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../../game/rulesets/carcassonne/base/table.ts';
import { CITY } from '../../../game/rulesets/carcassonne/base/vocabulary.ts';

/** Where a castle may be founded, and its vicinity (RULES.md §15.2). */

const TILES = 2;
/** Mark of a city segment that is larger than a half-round. */
const WIDE = 'wide';

/** Is it a completed small city of two half-round segments? */
export function isSmallCity(t: Table, root: number): boolean {
  const { regions } = t;
  if (regions.kind(root) !== CITY || regions.open(root) !== 0 || regions.tileCount(root) !== TILES) return false;
  const nodes = regions.nodesOf(root);
  return (
    nodes.length === TILES &&
    nodes.every((node) => {
      const segment = t.tileOn(t.cellOf(node))?.features[regions.feature(node)];
      return segment?.sides.length === 1 && !segment.marks[WIDE];
    })
  );
}

/** The owner of the only figure in a region; -1 for none or several. */
export function loneOwner(t: Table, root: number): number {
  let owner = -1;
  for (let n = t.get(DEPLOYED); n > 0; n--) {
    const entry = t.get(DEPLOYED + n);
    if (t.regions.find(deployedNode(entry)) !== root) continue;
    if (owner >= 0) return -1;
    owner = deployedPlayer(entry);
  }
  return owner;
}

/** The two cells of a small city, the upper or left one first. */
function cellsOf(t: Table, root: number): readonly [number, number] {
  const [a = -1, b = -1] = t.regions.nodesOf(root).map((node) => t.cellOf(node));
  const isFirst = t.plane.y(a) < t.plane.y(b) || t.plane.x(a) < t.plane.x(b);
  return isFirst ? [a, b] : [b, a];
}

/** Side 1 or 2 of the first cell, towards the second. */
const sideBetween = (t: Table, [a, b]: readonly [number, number]): number => (t.plane.x(a) === t.plane.x(b) ? 2 : 1);

/** Its two cells and the two next to each of its long sides. */
export function vicinityOf(t: Table, root: number): readonly number[] {
  const both = cellsOf(t, root);
  const along = sideBetween(t, both);
  return both.flatMap((cell) =>
    [cell, ...[along + 1, along + 3].map((side) => near(t, cell, side & 3))].filter((there) => there >= 0),
  );
}

const near = (t: Table, cell: number, side: number): number =>
  t.plane.near(cell, STEP_X[side] as number, STEP_Y[side] as number);
