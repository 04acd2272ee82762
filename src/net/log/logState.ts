import type { Hex } from '../bytes.ts';
import type { Told } from '../fair/chain.ts';
import type { Asked } from './entry.ts';
import { rulesOf, stateOf } from './rules.ts';
import type { Secrets, Replica } from './rules.ts';
import type { Side, Terms } from './terms.ts';
import { fullTimes } from './time.ts';
import type { Moment, Times } from './time.ts';

/**
 * The state of a match, derived only from its log entries and the secrets that these require. Devices with the same log
 * and secrets have the same state, in whatever order messages arrived. Lists are by side.
 */
export interface LogState {
  readonly match: Hex;
  readonly terms: Terms;
  /** The side that orders the log: the author of the last opening. */
  readonly host: Side;
  /** Number of the last opening's entry; chains of secrets are made for each opening. */
  readonly since: number;
  /** Keys of the devices at the last opening, also of those who have left since; `null` for a computer player. */
  readonly seated: readonly (Hex | null)[];
  /** Keys that sign for a side: of its device, or of the host for a computer player. */
  readonly keys: readonly Hex[];
  /** Levels of the computer players; `null` for a device. */
  readonly bots: readonly (string | null)[];
  /** Sides whose secrets every draw uses: the devices at the last opening, also those that have left. */
  readonly drawers: readonly Side[];
  /** Commitments to the chains of secrets; `null` until a guest has joined, and for computer players. */
  readonly chains: readonly (Hex | null)[];
  /** The last secret in the chain of each side that has left; draws continue with it. */
  readonly departed: ToldByAll;
  /** The side that is player 0; `null` until that is drawn. */
  readonly first: Side | null;
  readonly replica: Replica | null;
  readonly acts: readonly Act[];
  /** Results of draws; they stay known after an undo. */
  readonly secrets: Secrets;
  /** Number of chain steps used since the last opening. */
  readonly steps: number;
  /** Number of undos in this turn. */
  readonly takenBack: number;
  /** By side: time to think, if it is limited. */
  readonly times: Times | null;
  /** The open request to all others; `id`: digest of its entry; `yes`: sides that have agreed. */
  readonly ask: { readonly id: Hex; readonly by: Side; readonly what: Asked; readonly yes: readonly Side[] } | null;
  /** What each side has requested since the last action; it may not ask for the same again. */
  readonly asked: readonly string[];
  readonly outcome: Outcome | null;
}

export interface Act {
  readonly by: Side;
  readonly before: Replica;
}

export type Outcome =
  /** The host took the opening back before all had joined. */
  | { readonly type: 'withdrawn' }
  | { readonly type: 'over' }
  | { readonly type: 'drawn' }
  /** The time of this side was up. */
  | { readonly type: 'time-up'; readonly by: Side }
  | { readonly type: 'resigned'; readonly by: Side };

/** What each side has revealed; `null`: nothing. */
export type ToldByAll = readonly (Told | null)[];

/** The sides that are currently played by a device. */
export const devicesOf = ({ bots }: Pick<LogState, 'bots'>): readonly Side[] =>
  bots.flatMap((level, side) => (level === null ? [side] : []));

/** True if all devices have committed to their chains. */
export const isReady = ({ drawers, chains }: LogState): boolean => drawers.every((side) => chains[side] !== null);

/** The side whose turn it is; `null` before the first player is drawn. */
export function sideToMove({ first, replica, terms }: LogState): Side | null {
  if (first === null || !replica) return null;
  return sideOf(first, rulesOf(terms).adapter.actor(stateOf(replica)), terms.names.length);
}

/** The player of a side; players are numbered clockwise from the first one. */
export const playerOf = (first: Side, side: Side, sides: number): number => (side - first + sides) % sides;
export const sideOf = (first: Side, player: number, sides: number): Side => (first + player) % sides;
/** Reorders a list by side into a list by player. */
export const byPlayer = <T>(sides: readonly T[], first: Side): readonly T[] => [
  ...sides.slice(first),
  ...sides.slice(0, first),
];

/** Limit of undos per turn: plenty for one turn, and logs are limited. */
const MOST_TAKEN_BACK = 20;

/** True if the side may undo its last action without asking. */
export function canTakeBack(logState: LogState, side: Side): boolean {
  const { replica, acts, outcome, terms, takenBack } = logState;
  const last = acts.at(-1);
  if (outcome || !replica || !last || last.by !== side || takenBack >= MOST_TAKEN_BACK || sideToMove(logState) !== side)
    return false;
  return stateOf(replica).turn === stateOf(last.before).turn && !rulesOf(terms).isRevealed(replica);
}

/** The times with which a match begins. */
export const timesAtFirst = ({ time, names }: Terms): Times | null => (time ? fullTimes(time, names.length) : null);

/** Where the game is, for its clocks. */
export function momentOf(replica: Replica, first: Side, sides: number): Moment {
  const { turn, second, player } = stateOf(replica);
  return { turn, second: second === true, seat: sideOf(first, player, sides) };
}
