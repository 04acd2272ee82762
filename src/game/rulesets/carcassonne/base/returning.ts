import { seededRandom } from '../../../core/random.ts';
import { inOrder } from './setup.ts';
import { DRAWN } from './table.ts';
import type { Table } from './table.ts';

/** Tiles that were drawn and go back into the stack: for modules. */

/**
 * Shuffles a tile into the stack. Where comes from the order of the undrawn tiles, which is chance already: so the same stack always gives the
 * same, and a game needs no other chance than its deck. Where the stack is not known it is one unknown tile more, and where the deck
 * tells how the tiles were drawn it holds this one already. More tiles than modules say never go back in a game that was dealt; those of a
 * record with a stack of its own are set aside.
 */
export function returnTile(t: Table, tile: number): void {
  const { journal, rules } = t;
  if (t.told !== null && t.get(t.returned) - t.told >= rules.returns) {
    journal.push(t.aside, tile);
    return;
  }
  journal.push(t.returned, tile);
  if (t.told === null || t.get(t.returned) <= t.told) return;
  const first = t.get(DRAWN);
  const stack = journal.entries(t.deck).slice(first);
  journal.push(t.deck, -1);
  if (stack.some((known) => known < 0)) return;
  const place = Math.floor(seededRandom(`${stack.join(' ')} and ${tile}`)() * (stack.length + 1));
  for (const [n, next] of inOrder(rules, stack.toSpliced(place, 0, tile)).entries())
    t.set(t.deck + 1 + first + n, next);
}
