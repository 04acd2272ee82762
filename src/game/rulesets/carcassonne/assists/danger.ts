import type { Cell } from '../../../core/vocabulary.ts';
import type { CarcassonnePosition } from '../base/position.ts';
import { isEntryForbidden, isShielded } from '../base/scoring.ts';
import { DEPLOYED, figureId, deployedNode, deployedPlayer } from '../base/table.ts';
import { unseenTiles } from './tiles.ts';

/** Which figures a piece that crosses the board may send home, for players who ask. */

export interface FigureInDanger {
  /** Id of the piece. */
  readonly piece: string;
  readonly player: number;
  /**
   * Probability that it is sent home in the crossing under way, or otherwise in the next one, if all moves are equally
   * likely; 0…1.
   */
  readonly chance: number;
  /** Its tile may not be entered, or only its own region can send it home. */
  readonly shielded: boolean;
}

export interface DangerInfo {
  /** In the order in which they were placed. */
  readonly figures: readonly FigureInDanger[];
  /** Cells with a tile that may be entered, each with the probability. */
  readonly cells: readonly (Cell & { readonly chance: number })[];
  readonly underway: boolean;
  /** How many of the tiles to come would start a crossing. */
  readonly calls: number;
  readonly left: number;
}

/** Returns `null` if no piece in this game sends figures home. */
export function dangerOf(position: CarcassonnePosition): DangerInfo | null {
  const { table: t } = position;
  const { danger } = t.rules;
  if (danger.length === 0) return null;
  const reach = joined(danger.map((one) => one.entryChances(t)));
  const { kinds, left } = unseenTiles(position);
  const calls = kinds.reduce(
    (sum, { tile, count }) => sum + (danger.some((one) => one.isCalledBy(tile)) ? count : 0),
    0,
  );
  const underway = danger.some((one) => one.isUnderway(t));
  const isToCome = underway || calls > 0;
  return {
    figures: t.journal.entries(DEPLOYED).map((entry, n) => {
      const cell = t.cellOf(deployedNode(entry));
      const shielded = isShielded(t, n) || isEntryForbidden(t, cell);
      const chance = isToCome && !shielded ? (reach.get(cell) ?? 0) : 0;
      return { piece: figureId(entry), player: deployedPlayer(entry), chance, shielded };
    }),
    cells: isToCome ? [...reach].map(([cell, chance]) => ({ ...t.plane.coordinates(cell), chance })) : [],
    underway,
    calls: Math.min(calls, left),
    left,
  };
}

/** Combines the probabilities: at least one of the pieces enters the cell. */
function joined(all: readonly ReadonlyMap<number, number>[]): ReadonlyMap<number, number> {
  const sum = new Map<number, number>();
  for (const reach of all)
    for (const [cell, chance] of reach) sum.set(cell, 1 - (1 - (sum.get(cell) ?? 0)) * (1 - chance));
  return sum;
}
