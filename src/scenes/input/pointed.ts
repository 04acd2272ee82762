import type { MatchView, Pointed } from '../../session/contracts/match.ts';
import type { TableGame } from '../game.ts';
import { pieceUnder } from '../pieces/pieceUnder.ts';
import type { Piece } from '../pieces/pieces.ts';
import type { Point } from '../units.ts';

/** What can be inspected at a point of the board, in cells: where the piece stands that is seen there, or the ground. */
export function pointedAt(point: Point, pieces: readonly Piece[], view: MatchView, game: TableGame): Pointed | null {
  const { place, owner, sort } = pieceUnder(point, pieces) ?? {};
  if (place?.on === 'feature') return { what: 'feature', x: place.x, y: place.y, feature: place.feature };
  return sort === 'marker' && owner !== undefined && owner !== null
    ? { what: 'player', player: owner }
    : game.inspect(point, view);
}
