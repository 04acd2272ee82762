import { laidOf } from '../board/laid.ts';
import type { Beat } from './beats.ts';
import { changedTiles, heldBefore, joinScores, newEntries, settle, tileKey } from './beats.ts';
import type { Change } from './stage.ts';
import { tell } from './story.ts';

/**
 * What to show between two views, in order. `undefined`: they are too far apart (a resumed game), show the new one at
 * once.
 * Events only determine the order: what they do not explain is found by comparing the pieces by id, so undo needs no
 * events.
 */
export function planMotion(change: Change): readonly Beat[] | undefined {
  const { before, now, was, will, game } = change;
  if (before.rules !== now.rules || before.tiles !== now.tiles) return undefined;
  const { laid, lifted } = changedTiles(laidOf(before.state), laidOf(now.state));
  if (laid.length + lifted.length > 1) return undefined;

  const table = new Map(was);
  const dropped = new Set<string>();
  const entries = newEntries(before, now);
  const all = tell({ ...change, table, totals: [...before.state.scores], laid, dropped, entries });
  const beats = game.joinsScores ? joinScores(all, entries) : all;
  const drops = laid
    .filter((tile) => !dropped.has(tileKey(tile)))
    .map((tile): Beat => [{ type: 'drop', tile, held: heldBefore(before, tile) }]);
  const rest = settle(table, will);
  return [
    ...drops,
    ...beats,
    ...(rest.length > 0 ? [rest] : []),
    ...lifted.map((tile): Beat => [{ type: 'lift', tile }]),
  ];
}
