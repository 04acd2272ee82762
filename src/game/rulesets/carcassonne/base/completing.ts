import { surroundedNode } from './placing.ts';
import { COMPLETED, LAST, Table } from './table.ts';
import { BUILT, FIELD, GARDEN, MONASTERY } from './vocabulary.ts';

/** Which regions a tile completes (RULES.md §7). */

/** Lists the regions that this turn's tile has completed. */
export function listCompleted(t: Table): void {
  const { regions, plane } = t;
  const cell = t.get(LAST);
  const laid = t.laidOn(cell);
  const first = Table.firstNode(laid);
  const count = t.featureCount(Table.row(laid) >> 2);
  for (let node = first; node < first + count; node++) {
    if (((BUILT >> regions.kind(node)) & 1) === 0) continue;
    const root = regions.find(node);
    if (regions.open(root) === 0) note(t, root);
  }
  const surrounded = t.get(t.surrounding);
  for (let i = 1; i <= surrounded; i++) {
    const other = t.get(t.surrounding + i);
    if (!plane.touch(cell, other)) continue;
    const there = t.laidOn(other);
    for (let node = surroundedNode(t, there, 0); node >= 0; node = surroundedNode(t, there, node + 1)) {
      if (regions.open(node) === 0) note(t, node);
    }
  }
}

function note(t: Table, root: number): void {
  const count = t.get(COMPLETED);
  for (let i = 1; i <= count; i++) if (t.get(COMPLETED + i) === root) return;
  t.journal.push(COMPLETED, root);
}

/** Does the region count as completed, for farmers and in counts of completed regions? */
export function isCompleted(t: Table, root: number): boolean {
  return (
    t.regions.kind(root) !== FIELD &&
    t.regions.open(root) === 0 &&
    (t.rules.isUncounted.length === 0 || !t.rules.isUncounted.some((isUncounted) => isUncounted(t, root)))
  );
}

/** Did this turn's tile complete the region? Assumes that the region is complete. */
export function completedNow(t: Table, root: number): boolean {
  const { regions } = t;
  const last = t.get(LAST);
  const kind = regions.kind(root);
  if (kind !== MONASTERY && kind !== GARDEN)
    return regions.hasTile(root, regions.tileIndex(Table.firstNode(t.laidOn(last))));
  return t.plane.touch(t.cellOf(root), last);
}
