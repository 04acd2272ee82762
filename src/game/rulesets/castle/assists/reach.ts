import { FIELDS } from '../board.ts';
import type { CastlePosition } from '../position.ts';
import { SCORE, WALL } from '../table.ts';
import type { Player } from '../vocabulary.ts';

/** The scores that make a marker stop at a token (RULES.md §6). */
export interface TokenReach {
  /** Lower space of the corner. */
  readonly corner: number;
  /** A space of that corner and the points needed to reach it, nearest first. */
  readonly stops: readonly { readonly field: number; readonly points: number }[];
}

/** Lists every corner that still holds its token, as seen from a player's marker, nearest first. */
export function tokenReach({ table: t }: CastlePosition, player: Player): readonly TokenReach[] {
  const total = t.get(SCORE + player);
  const reach = new Map<number, { readonly field: number; readonly points: number }[]>();
  for (let points = 1; points < FIELDS; points++) {
    const field = (total + points) % FIELDS;
    const number = t.material.cornerOf[field] ?? -1;
    if (number < 0 || ((t.get(WALL) >>> number) & 1) === 0) continue;
    const corner = t.material.tokenFields[number] ?? field;
    reach.set(corner, [...(reach.get(corner) ?? []), { field, points }]);
  }
  return [...reach].map(([corner, stops]) => ({ corner, stops }));
}
