import { rotationsByCell } from '../../../core/legalCells.ts';
import type { LegalCell } from '../../../core/legalCells.ts';
import type { Cell, FeatureAt, Rotation, TileId } from '../../../core/vocabulary.ts';
import { isCompleted, listCompleted } from '../base/completing.ts';
import { lay, placements } from '../base/placing.ts';
import type { CarcassonnePosition } from '../base/position.ts';
import { COMPLETED, HAND, LAST } from '../base/table.ts';
import type { Table } from '../base/table.ts';
import type { Kind } from '../base/vocabulary.ts';
import { pointsOf } from '../base/worth.ts';

/** What a tile could complete if a player placed it now (RULES.md §5, §7): for players who choose among open tiles. */

/** A region that the tile would complete. */
export interface Completion extends Cell {
  readonly rotation: Rotation;
  readonly kind: Kind;
  /** A feature of the region that is already on the board; otherwise one of the tile itself. */
  readonly at: FeatureAt;
  readonly points: number;
  /** Players who would score: those with the most followers. Empty if there are none. */
  readonly leaders: readonly number[];
}

export interface Prospects {
  /** Where it fits on the current board, row by row. */
  readonly cells: readonly LegalCell[];
  /** Each region once, with the placement that scores most; the most valuable first. */
  readonly completes: readonly Completion[];
}

export function prospectsOf({ table: t }: CarcassonnePosition, id: TileId): Prospects {
  const tile = t.material.table.numberOf.get(id) ?? -1;
  const out = new Int32Array(t.moves.length);
  const places = [...out.subarray(0, placements(t, tile, out, 0, 0))];
  const best = new Map<string, Completion>();
  for (const place of places)
    for (const one of completionsAt(t, tile, place)) {
      const key = JSON.stringify(one.at);
      if ((best.get(key)?.points ?? -1) < one.points) best.set(key, one);
    }
  return {
    cells: [...rotationsByCell(places)]
      .map(([cell, rotations]) => ({ ...t.plane.coordinates(cell), rotations }))
      .sort((a, b) => a.y - b.y || a.x - b.x),
    completes: [...best.values()].sort((a, b) => b.points - a.points),
  };
}

/** Places the tile, lists the regions it completes, and undoes it. */
function completionsAt(t: Table, tile: number, place: number): readonly Completion[] {
  const [cell, rotation] = [place >> 2, (place & 3) as Rotation];
  const mark = t.journal.mark();
  const { events } = t;
  t.events = undefined;
  t.set(HAND, tile);
  for (const possibility of t.rules.possibilities) possibility.prepare(t, cell, tile, rotation);
  lay(t, cell, t.get(HAND), rotation);
  t.set(LAST, cell);
  t.set(COMPLETED, 0);
  listCompleted(t);
  const at = t.plane.coordinates(cell);
  const found = t.journal.entries(COMPLETED).flatMap((root): readonly Completion[] => {
    const features = t.featuresOf(root);
    const known = features.find(({ x, y }) => x !== at.x || y !== at.y) ?? features[0];
    if (!known || !isCompleted(t, root) || !canBeHeld(t, root)) return [];
    const leaders = t.regions.leaders(root);
    return [
      {
        ...at,
        rotation,
        kind: t.kindOf(root),
        at: known,
        points: pointsOf(t, root),
        leaders: Array.from({ length: t.players }, (_, player) => player).filter((player) => (leaders >> player) & 1),
      },
    ];
  });
  t.events = events;
  t.journal.rollback(mark);
  return found;
}

/** Can regions of this kind hold figures in this game? A garden may be only a picture. */
const canBeHeld = (t: Table, root: number): boolean => {
  const kinds = t.rules.figures.reduce((all, { stands }) => all | stands, t.rules.stands);
  return ((kinds >> t.regions.kind(root)) & 1) === 1;
};
