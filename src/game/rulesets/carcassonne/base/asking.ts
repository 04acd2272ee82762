import { accept, refuse } from '../../../core/result.ts';
import type { Verb } from './hooks.ts';
import { ACTOR } from './table.ts';
import type { Table } from './table.ts';

/** Choices that several players make one after the other, and choices that may be declined. */

/**
 * Returns the first player who has something to choose, or -1. Asks each player once, clockwise from `first`, starting
 * at place `from` in this order.
 */
export function nextAsked(t: Table, first: number, from: number, hasChoice: (player: number) => boolean): number {
  for (let n = from; n < t.players; n++) {
    const player = (first + n) % t.players;
    if (hasChoice(player)) return player;
  }
  return -1;
}

/** The place of a player in this order. */
export const placeInLine = (t: Table, first: number, player: number): number =>
  (player - first + t.players) % t.players;

/** Asks this player next; leaves the stage if `player` is -1. */
export function ask(t: Table, player: number): void {
  if (player < 0) t.next();
  else t.set(ACTOR, player);
}

/** A verb that declines the current choice while `isOffered`. */
export const decline = (isOffered: (t: Table) => boolean, play: (t: Table) => void): Verb<Table> => ({
  do: 'pass',
  list: (t, out, from, tag) => {
    if (!isOffered(t)) return from;
    out[from] = tag;
    return from + 1;
  },
  play,
  actionOf: (t) => ({ player: t.get(ACTOR), do: 'pass' }),
  moveOf: (t) => (isOffered(t) ? accept(0) : refuse('wrong-action', 'This cannot be declined.')),
});
