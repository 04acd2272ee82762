import type { Hex } from '../bytes.ts';
import type { Asked, Past } from './entry.ts';
import type { Table } from './table.ts';
import { matchOf } from './table.ts';
import type { Side, Terms } from './terms.ts';

/** What the log of a match amounts to. A value made from entries and told secrets alone, so it is the same on both devices. */
export interface Course {
  readonly match: Hex;
  readonly terms: Terms;
  readonly keys: readonly [Hex, Hex];
  /** Commitments to the chains of secrets; the guest's is `null` before it has joined. */
  readonly chains: readonly [Hex, Hex | null];
  readonly past: Past | null;
  /** The side that is player 0; `null` before the lot is drawn. */
  readonly first: Side | null;
  readonly table: Table | null;
  readonly acts: readonly Act[];
  /** What chance has brought so far; an undo does not make it unknown again. */
  readonly deck: readonly string[];
  readonly tokens: Readonly<Record<string, number>>;
  /** Steps of the chains used up. */
  readonly steps: number;
  readonly ask: { readonly by: Side; readonly what: Asked } | null;
  /** What each side has asked for since the last action: nobody asks twice. */
  readonly asked: readonly string[];
  readonly outcome: Outcome | null;
}

export interface Act {
  readonly by: Side;
  readonly before: Table;
}

export type Outcome = { readonly type: 'over' } | { readonly type: 'drawn' } | { readonly type: 'resigned'; readonly by: Side };

/** The side whose turn it is; `null` before the lot is drawn. */
export function sideToMove({ first, table }: Course): Side | null {
  if (first === null || !table) return null;
  return matchOf(table).state.player === 0 ? first : first === 0 ? 1 : 0;
}

/** The player that a side is. */
export const playerOf = (first: Side, side: Side): 0 | 1 => (first === side ? 0 : 1);

/** May the side take back its last action without asking? */
export function canTakeBack(course: Course, side: Side): boolean {
  const { table, acts, outcome } = course;
  const last = acts.at(-1);
  if (outcome || !table || !last || last.by !== side || sideToMove(course) !== side) return false;
  const { state, revealed } = matchOf(table);
  return !revealed && state.awaiting !== 'flip' && state.turn === matchOf(last.before).state.turn;
}
