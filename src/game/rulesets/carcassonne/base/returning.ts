import { seededRandom } from '../../../core/random.ts';
import { inOrder } from './setup.ts';
import { DRAWN } from './table.ts';
import type { Table } from './table.ts';

/** Returning drawn tiles to the stack, for modules. */

/**
 * Shuffles a tile into the stack. Its place is derived from the order of the undrawn tiles, which is random already:
 * the same stack always gives the same result, and the deck remains the only source of chance. If the stack is not
 * known, it gets one more unknown tile; if the deck lists the draws in order, it contains the returned tile already. In
 * a dealt game, no more tiles return than modules declare; if a record with a stack of its own exceeds that, the tile
 * is set aside.
 */
export function returnTile(t: Table, tile: number): void {
  const { journal, rules } = t;
  if (t.knownReturns !== null && t.get(t.returned) - t.knownReturns >= rules.maxReturns) {
    journal.push(t.aside, tile);
    return;
  }
  journal.push(t.returned, tile);
  if (t.knownReturns === null || t.get(t.returned) <= t.knownReturns) return;
  const first = t.get(DRAWN);
  const stack = journal.entries(t.deck).slice(first);
  journal.push(t.deck, -1);
  if (stack.some((known) => known < 0)) return;
  const place = Math.floor(seededRandom(`${stack.join(' ')} and ${tile}`)() * (stack.length + 1));
  for (const [n, next] of inOrder(rules, stack.toSpliced(place, 0, tile)).entries())
    t.set(t.deck + 1 + first + n, next);
}
