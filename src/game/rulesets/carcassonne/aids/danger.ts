import type { Cell } from '../../../core/vocabulary.ts';
import type { CarcassonnePosition } from '../base/position.ts';
import { isEntryForbidden, isShielded } from '../base/scoring.ts';
import { STANDING, figureId, standingNode, standingPlayer } from '../base/table.ts';
import { unseenTiles } from './tiles.ts';

/** Who may be sent home by what crosses the board, for people who want to know. */

export interface FigureInDanger {
  /** Id of the piece. */
  readonly piece: string;
  readonly player: number;
  /** How likely it goes home in the crossing that is under way, or else in the next one, if all moves are equally likely; 0…1. */
  readonly chance: number;
  /** Its tile may not be entered, or nothing but its region sends it home. */
  readonly shielded: boolean;
}

export interface DangerInfo {
  /** In the order in which they came to the board. */
  readonly figures: readonly FigureInDanger[];
  /** Laid cells that may be entered, with how likely that is. */
  readonly cells: readonly (Cell & { readonly chance: number })[];
  readonly underway: boolean;
  /** Tiles to come that would make it set out, of all that are to come. */
  readonly calls: number;
  readonly left: number;
}

/** `null`: there is no such thing in this game. */
export function dangerOf(position: CarcassonnePosition): DangerInfo | null {
  const { table: t } = position;
  const { danger } = t.rules;
  if (danger.length === 0) return null;
  const reach = joined(danger.map((one) => one.reach(t)));
  const { kinds, left } = unseenTiles(position);
  const calls = kinds.reduce(
    (sum, { tile, count }) => sum + (danger.some((one) => one.isCalledBy(tile)) ? count : 0),
    0,
  );
  const underway = danger.some((one) => one.isUnderway(t));
  const isToCome = underway || calls > 0;
  return {
    figures: t.journal.entries(STANDING).map((entry, n) => {
      const cell = t.cellOf(standingNode(entry));
      const shielded = isShielded(t, n) || isEntryForbidden(t, cell);
      const chance = isToCome && !shielded ? (reach.get(cell) ?? 0) : 0;
      return { piece: figureId(entry), player: standingPlayer(entry), chance, shielded };
    }),
    cells: isToCome ? [...reach].map(([cell, chance]) => ({ ...t.plane.coordinates(cell), chance })) : [],
    underway,
    calls: Math.min(calls, left),
    left,
  };
}

/** At least one of them comes. */
function joined(all: readonly ReadonlyMap<number, number>[]): ReadonlyMap<number, number> {
  const sum = new Map<number, number>();
  for (const reach of all)
    for (const [cell, chance] of reach) sum.set(cell, 1 - (1 - (sum.get(cell) ?? 0)) * (1 - chance));
  return sum;
}
