import type { LaidTile } from '../../game/index.ts';
import type { LogEntry, MatchView } from '../../session/contract.ts';
import type { Places } from '../board/places.ts';
import type { Piece, Pieces } from '../pieces/pieces.ts';
import type { Beat, Step } from './beats.ts';
import { changedTiles, hungAt, joinBeats, newEntries, settle, sharesFeature, tileKey } from './beats.ts';
import { followerKey, followerPiece, keepKey, keepPiece, markerKey, markerPiece, tokenKey } from '../pieces/pieces.ts';

export type { Beat, Step } from './beats.ts';
export { newEntries } from './beats.ts';

interface Change {
  readonly before: MatchView;
  readonly now: MatchView;
  readonly was: Pieces;
  readonly will: Pieces;
  readonly places: Places;
}

/**
 * What to show between two views, in order. `undefined`: they are too far apart (a resumed game), show the new one at once.
 * Events only tell the order: whatever they leave unexplained is found by comparing the pieces, so undo needs no events.
 */
export function planMotion(change: Change): readonly Beat[] | undefined {
  const { before, now, was, will } = change;
  if (before.rules !== now.rules || before.board !== now.board) return undefined;
  const { laid, lifted } = changedTiles(before.state.laid, now.state.laid);
  if (laid.length + lifted.length > 1) return undefined;

  const table = new Map(was);
  const story = createStory(change, table, laid);
  const beats = story.tell(newEntries(before, now));
  const drops = laid.filter((tile) => !story.dropped.has(tileKey(tile))).map((tile): Beat => [{ type: 'drop', tile, hung: hungAt(before, tile) }]);
  const rest = settle(table, will);
  return [...drops, ...beats, ...(rest.length > 0 ? [rest] : []), ...lifted.map((tile): Beat => [{ type: 'lift', tile }])];
}

/** Turns events into beats and keeps count of what they change on the table. */
function createStory({ before, now, places }: Change, table: Map<string, Piece>, laid: readonly LaidTile[]) {
  const dropped = new Set<string>();
  const totals: [number, number] = [before.state.scores[0], before.state.scores[1]];
  const colour = (player: number): number => now.players[player === 1 ? 1 : 0].colour;

  function marker(player: 0 | 1, from: number, to: number): Beat {
    const rival = player === 0 ? 1 : 0;
    totals[player] = to;
    const piece = markerPiece(player, to, totals[rival], colour(player), places);
    const aside = markerPiece(rival, totals[rival], to, colour(rival), places);
    const moved = table.get(aside.key);
    table.set(piece.key, piece);
    table.set(aside.key, aside);
    const walk: Step = { type: 'march', piece, player, from, to, other: totals[rival] };
    return moved && (moved.x !== aside.x || moved.y !== aside.y) ? [walk, { type: 'slide', piece: aside }] : [walk];
  }

  function beatOf(entry: LogEntry, batch: readonly LogEntry[]): Beat {
    const { event } = entry;
    switch (event.type) {
      case 'laid': {
        const tile = laid.find((one) => one.x === event.x && one.y === event.y);
        if (!tile) return [];
        dropped.add(tileKey(tile));
        return [{ type: 'drop', tile, hung: hungAt(before, tile) }];
      }
      case 'deployed': {
        const piece = followerPiece({ ...event.at, player: event.player }, now.state.laid, colour(event.player), places);
        if (table.has(piece.key)) return [];
        table.set(piece.key, piece);
        const { gesture } = before;
        return [{ type: 'arrive', piece, player: event.player, shown: gesture.type === 'deploying' && gesture.feature === event.at.feature }];
      }
      case 'completed': {
        // Shown together with its points where both came at once.
        const scored = batch.some(({ event: other }) => other.type === 'scored' && sharesFeature(other.line.features, event.features));
        return scored ? [] : [{ type: 'sweep', features: event.features, player: event.scorer, points: null }];
      }
      case 'scored':
        return [{ type: 'sweep', features: event.line.features, player: event.line.player, points: event.line.points }];
      case 'marker':
        return event.from === event.to ? [] : marker(event.player, event.from, event.to);
      case 'token-taken': {
        const piece = table.get(tokenKey(event.field));
        table.delete(tokenKey(event.field));
        return piece ? [{ type: 'reveal', piece, player: event.player, kind: event.kind }] : [];
      }
      case 'keep-moved': {
        const piece = keepPiece(event.player, event.at, now.state.laid, colour(event.player), places);
        table.set(keepKey(event.player), piece);
        return [{ type: 'keep', piece, player: event.player }];
      }
      case 'follower-home': {
        const piece = table.get(followerKey(event.player, event.at));
        if (piece) table.delete(piece.key);
        return piece ? [{ type: 'leave', piece, player: event.player }] : [];
      }
      case 'token-used': {
        const piece = table.get(markerKey(event.player));
        return piece ? [{ type: 'flash', piece }] : [];
      }
      case 'keep-compared':
        return [{ type: 'cells', cells: event.empty, player: event.winner }];
      default:
        return [];
    }
  }

  const tell = (entries: readonly LogEntry[]): readonly Beat[] => joinBeats(entries.map((entry) => beatOf(entry, entries)));

  return { tell, dropped };
}
