import { accept, refuse } from '../../game/index.ts';
import type { Action, Result } from '../../game/index.ts';
import { canonical } from '../bytes.ts';
import { byPlayer } from './logState.ts';
import type { LogState } from './logState.ts';
import { drawsOf, secretsOf } from './draws.ts';
import { ROOT } from './entry.ts';
import type { Past } from './entry.ts';
import { matchOf, rulesOf, stateOf } from './rules.ts';
import type { Table } from './rules.ts';
import type { Side, Terms } from './terms.ts';

/** Continuing a prior game: what a match takes over, and whether another device's account of it can be true. */

/** A prior game, replayed. */
export interface Replayed {
  readonly table: Table;
  /** Number of actions before the current turn; they can no longer be undone. */
  readonly settled: number;
}

/** Replays the actions with the draws that the past contains. */
function replay(terms: Terms, past: Past): Result<Replayed> {
  const { first, actions } = past;
  const [rules, secrets] = [rulesOf(terms), secretsOf(past)];
  const reveal = (from: Table): Table => {
    const due = rules.due(from, secrets);
    return due?.known ? reveal(rules.reveal(from, due.slot, due.known)) : from;
  };
  let table = reveal(rules.open(byPlayer(terms.names, first)));
  let settled = 0;
  for (const [n, action] of actions.entries()) {
    const next = rules.play(table, action);
    if (!next.ok) return refuse('bad-past', `The game before does not replay: ${next.error.message}`);
    const after = reveal(next.value);
    if (stateOf(after).turn !== stateOf(table).turn) settled = n + 1;
    table = after;
  }
  return accept({ table, settled });
}

/**
 * Replays a past. Refuses it unless the rules could have produced it: every action is legal, every tile and token was
 * possible at its moment, and none is known beyond those drawn, because otherwise its author would know what comes
 * next.
 */
export function replayPast(terms: Terms, past: Past): Result<Replayed> {
  const replayed = replay(terms, past);
  if (replayed.ok && canonical(drawsOf(replayed.value.table.secrets)) !== canonical(drawsOf(secretsOf(past))))
    return refuse('bad-past', 'The game before knows other tiles or tokens than were drawn.');
  return replayed;
}

/**
 * Converts a past of protocol 3, which may contain tiles that were drawn and then undone; these are removed. Returns
 * `null` if it does not replay.
 */
export function cutPast(terms: Terms, past: Past): Past | null {
  const replayed = replay(terms, past);
  return replayed.ok ? { from: ROOT, ...past, ...drawsOf(replayed.value.table.secrets) } : null;
}

/**
 * What another match takes over from this one, with `mine` as its host; `null` before the first tile. Tiles that were
 * drawn and then undone are left out.
 */
export function pastOf({ match, first, table, terms }: LogState, mine: Side): Past | null {
  if (first === null || !table) return null;
  const sides = terms.names.length;
  return {
    from: match,
    first: (first - mine + sides) % sides,
    actions: matchOf(table).actions,
    ...drawsOf(table.secrets),
  };
}

/** Result of comparing a past with this device's record of the same match. */
export type Comparison =
  | 'same'
  /** This device knows later actions. */
  | 'older'
  /** The past has later actions than this device knows. */
  | 'newer'
  /** A different game: settled turns differ. */
  | 'other';

/**
 * Compares a past with this device's record of the match. The current turn may differ on either side, earlier turns may
 * not.
 */
export function comparePast(past: Past, settled: number, here: LogState): Comparison {
  const mine = pastOf(here, 0);
  if (!mine) return 'newer';
  const [ours, theirs] = [mine.actions, past.actions];
  const alike = common(ours, theirs);
  if (
    alike === ours.length &&
    alike === theirs.length &&
    canonical(drawsOf(secretsOf(mine))) === canonical(drawsOf(secretsOf(past)))
  )
    return 'same';
  if (alike >= settledIn(here) && startsWith(past.deck, mine.deck)) return 'newer';
  return alike >= settled && startsWith(mine.deck, past.deck) ? 'older' : 'other';
}

const settledIn = ({ acts, table }: LogState): number =>
  table ? acts.findLastIndex(({ before }) => stateOf(before).turn !== stateOf(table).turn) + 1 : 0;

/** Number of equal actions at the beginning. */
function common(some: readonly Action[], others: readonly Action[]): number {
  const differs = some.findIndex((action, n) => canonical(action) !== canonical(others[n] ?? null));
  return differs < 0 ? some.length : differs;
}

const startsWith = (list: readonly unknown[], start: readonly unknown[]): boolean =>
  canonical(list.slice(0, start.length)) === canonical(start);
