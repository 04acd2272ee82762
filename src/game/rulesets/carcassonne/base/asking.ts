import { accept, refuse } from '../../../core/result.ts';
import type { Verb } from './slots.ts';
import { ACTOR } from './table.ts';
import type { Table } from './table.ts';

/** Choices that several players make one after the other, and choices that may be declined. */

/**
 * Whoever comes first among those who have something to choose; -1 for nobody. The line is everybody once, clockwise from `first`; those before
 * place `from` of it are passed over.
 */
export function nextAsked(t: Table, first: number, from: number, hasChoice: (player: number) => boolean): number {
  for (let n = from; n < t.players; n++) {
    const player = (first + n) % t.players;
    if (hasChoice(player)) return player;
  }
  return -1;
}

/** The place of a player in that line. */
export const placeInLine = (t: Table, first: number, player: number): number =>
  (player - first + t.players) % t.players;

/** The next one chooses; the stage is left when there is none. */
export function ask(t: Table, player: number): void {
  if (player < 0) t.next();
  else t.set(ACTOR, player);
}

/** Declines what is pending, while it is offered. */
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
