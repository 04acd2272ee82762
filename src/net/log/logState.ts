import type { Hex } from '../bytes.ts';
import type { Told } from '../fair/chain.ts';
import type { Asked, Past } from './entry.ts';
import type { Secrets } from './draws.ts';
import { rulesOf, stateOf } from './rules.ts';
import type { Table } from './rules.ts';
import type { Side, Terms } from './terms.ts';

/**
 * The state of a match: a value derived from its log entries and the secrets these require, and from nothing else.
 * Devices with equal logs and those secrets have equal courses, in whatever order messages arrived. Lists are by
 * side.
 */
export interface LogState {
  readonly match: Hex;
  readonly terms: Terms;
  /** Who signs for a side: its device, or the host for a computer player. */
  readonly keys: readonly Hex[];
  /** Levels of the computer players; `null` for a device. */
  readonly bots: readonly (string | null)[];
  /** Sides whose secrets every draw uses: the devices with which the match was opened, including those that have left. */
  readonly drawers: readonly Side[];
  /** Commitments to the chains of secrets; `null` before a guest has joined, and for computer players. */
  readonly chains: readonly (Hex | null)[];
  /** The last secret in the chain of each side that has left: draws continue with it. */
  readonly left: ToldByAll;
  /** Written by protocol 3, whose requests and farewells contain less. */
  readonly isOld: boolean;
  readonly past: Past | null;
  /** The side that is player 0; `null` before that is drawn. */
  readonly first: Side | null;
  readonly table: Table | null;
  readonly acts: readonly Act[];
  /** Results of draws: they stay known when a step is undone. */
  readonly secrets: Secrets;
  /** Steps of the chains used up. */
  readonly steps: number;
  /** Number of undos in this turn. */
  readonly takenBack: number;
  /** The request to all others; `id`: digest of its entry; `yes`: who has agreed. */
  readonly ask: { readonly id: Hex; readonly by: Side; readonly what: Asked; readonly yes: readonly Side[] } | null;
  /** What each side has requested since the last action: nobody asks twice. */
  readonly asked: readonly string[];
  readonly outcome: Outcome | null;
}

export interface Act {
  readonly by: Side;
  readonly before: Table;
}

export type Outcome =
  | { readonly type: 'over' }
  | { readonly type: 'drawn' }
  | { readonly type: 'resigned'; readonly by: Side };

/** The secrets revealed by the sides, by side; `null`: none. */
export type ToldByAll = readonly (Told | null)[];

/** The sides that are devices now. */
export const devicesOf = ({ bots }: Pick<LogState, 'bots'>): readonly Side[] =>
  bots.flatMap((level, side) => (level === null ? [side] : []));

/** Have all devices committed to their chains? */
export const isReady = ({ drawers, chains }: LogState): boolean => drawers.every((side) => chains[side] !== null);

/** The side whose turn it is; `null` before the first player is drawn. */
export function sideToMove({ first, table, terms }: LogState): Side | null {
  if (first === null || !table) return null;
  return sideOf(first, rulesOf(terms).adapter.actor(stateOf(table)), terms.names.length);
}

/** The player of a side: clockwise from the first one. */
export const playerOf = (first: Side, side: Side, sides: number): number => (side - first + sides) % sides;
export const sideOf = (first: Side, player: number, sides: number): Side => (first + player) % sides;
/** By player, from a list by side. */
export const byPlayer = <T>(sides: readonly T[], first: Side): readonly T[] => [
  ...sides.slice(first),
  ...sides.slice(0, first),
];

/** Nobody needs more in one turn, and logs are limited. */
const MOST_TAKEN_BACK = 20;

/** May the side undo its last action without asking? */
export function canTakeBack(logState: LogState, side: Side): boolean {
  const { table, acts, outcome, terms, takenBack } = logState;
  const last = acts.at(-1);
  if (outcome || !table || !last || last.by !== side || takenBack >= MOST_TAKEN_BACK || sideToMove(logState) !== side)
    return false;
  return stateOf(table).turn === stateOf(last.before).turn && !rulesOf(terms).isRevealed(table);
}
