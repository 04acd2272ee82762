import type { Hex } from '../bytes.ts';
import type { Told } from '../fair/chain.ts';
import type { Asked, Past } from './entry.ts';
import type { Secrets } from './draws.ts';
import { rulesOf, stateOf } from './rules.ts';
import type { Table } from './rules.ts';
import type { Side, Terms } from './terms.ts';

/**
 * What the log of a match amounts to: a value made from its entries and the secrets that these require, and from nothing else. Devices
 * with equal logs and those secrets have equal courses, in whatever order things reached them. Lists are by side.
 */
export interface Course {
  readonly match: Hex;
  readonly terms: Terms;
  /** Who signs for a side: its device, for a computer player the host. */
  readonly keys: readonly Hex[];
  /** Levels of the computer players; `null` for a device. */
  readonly bots: readonly (string | null)[];
  /** Sides whose secrets every draw takes: the devices with which the match was opened, those who have left among them. */
  readonly drawers: readonly Side[];
  /** Commitments to the chains of secrets; `null` before a guest has joined, and for computer players. */
  readonly chains: readonly (Hex | null)[];
  /** The last secret of the chain of everybody who has left: the draws go on with it. */
  readonly left: ToldByAll;
  /** Written by protocol 3, whose questions and farewells say less. */
  readonly isOld: boolean;
  readonly past: Past | null;
  /** The side that is player 0; `null` before the lot is drawn. */
  readonly first: Side | null;
  readonly table: Table | null;
  readonly acts: readonly Act[];
  /** What chance has brought: it stays known when a step is taken back. */
  readonly secrets: Secrets;
  /** Steps of the chains used up. */
  readonly steps: number;
  /** Times that something was taken back in this turn. */
  readonly takenBack: number;
  /** What is asked of all others; `id`: digest of its entry; `yes`: who has agreed. */
  readonly ask: { readonly id: Hex; readonly by: Side; readonly what: Asked; readonly yes: readonly Side[] } | null;
  /** What each side has asked for since the last action: nobody asks twice. */
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

/** What the sides have told of their secrets, by side; `null`: nothing. */
export type ToldByAll = readonly (Told | null)[];

/** The sides that are devices, now. */
export const devicesOf = ({ bots }: Pick<Course, 'bots'>): readonly Side[] =>
  bots.flatMap((level, side) => (level === null ? [side] : []));

/** Have all devices committed to their chains? */
export const isReady = ({ drawers, chains }: Course): boolean => drawers.every((side) => chains[side] !== null);

/** The side whose turn it is; `null` before the lot is drawn. */
export function sideToMove({ first, table, terms }: Course): Side | null {
  if (first === null || !table) return null;
  return sideOf(first, rulesOf(terms).adapter.actor(stateOf(table)), terms.names.length);
}

/** The player that a side is: from the first one clockwise. */
export const playerOf = (first: Side, side: Side, sides: number): number => (side - first + sides) % sides;
export const sideOf = (first: Side, player: number, sides: number): Side => (first + player) % sides;
/** By player, from what stands by side. */
export const byPlayer = <T>(sides: readonly T[], first: Side): readonly T[] => [
  ...sides.slice(first),
  ...sides.slice(0, first),
];

/** Nobody needs more in one turn, and a log has an end. */
const MOST_TAKEN_BACK = 20;

/** May the side take back its last action without asking? */
export function canTakeBack(course: Course, side: Side): boolean {
  const { table, acts, outcome, terms, takenBack } = course;
  const last = acts.at(-1);
  if (outcome || !table || !last || last.by !== side || takenBack >= MOST_TAKEN_BACK || sideToMove(course) !== side)
    return false;
  return stateOf(table).turn === stateOf(last.before).turn && !rulesOf(terms).isRevealed(table);
}
