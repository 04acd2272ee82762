import { STEP_X, STEP_Y } from '../../../core/grid.ts';
import { LEFT, MIDDLE, PORTS, RIGHT } from '../../../core/tileTable.ts';
import type { LaidTile } from '../../../core/vocabulary.ts';
import type { Material } from './material.ts';

/** Why a start is not possible: two tiles on one cell, or sides that do not match; undefined if it is. */
export function startIssue(material: Material, start: readonly LaidTile[]): string | undefined {
  const lying = new Map(start.map((laid) => [`${laid.x},${laid.y}`, laid]));
  if (lying.size < start.length) return 'Two tiles of the start lie on one cell.';
  for (const laid of start) {
    for (let side = 0; side < 4; side++) {
      const there = lying.get(`${laid.x + (STEP_X[side] ?? 0)},${laid.y + (STEP_Y[side] ?? 0)}`);
      if (there && !match(material, laid, side, there))
        return `The tiles of the start on ${laid.x},${laid.y} and ${there.x},${there.y} do not match.`;
    }
  }
  return undefined;
}

/** Do the same kinds meet in the middle and on both halves? */
function match(material: Material, mine: LaidTile, side: number, theirs: LaidTile): boolean {
  const shown = (laid: LaidTile, at: number, port: number): number => {
    const { table } = material;
    const tile = table.numberOf.get(laid.tile) ?? 0;
    const feature = table.ports[(tile * 4 + laid.rotation) * 4 * PORTS + at * PORTS + port] ?? -1;
    return feature < 0 ? -1 : (table.kind[(table.first[tile] ?? 0) + feature] ?? -1);
  };
  const back = (side + 2) & 3;
  return (
    [
      [LEFT, RIGHT],
      [MIDDLE, MIDDLE],
      [RIGHT, LEFT],
    ] as const
  ).every(([a, b]) => shown(mine, side, a) === shown(theirs, back, b));
}
