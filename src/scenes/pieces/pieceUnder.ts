import type { Point } from '../units.ts';
import type { Piece } from './pieces.ts';

/** Half the width and half the height of a body, in heights of the piece. */
const HALF = { standing: { x: 0.4, y: 0.5 }, lying: { x: 0.5, y: 0.42 }, flat: { x: 0.5, y: 0.5 } } as const;

/** The piece under a point of the board, in cells; of several, the one whose middle is nearest. */
export function pieceUnder(point: Point, pieces: readonly Piece[]): Piece | undefined {
  let found: Piece | undefined;
  let least = 1;
  for (const piece of pieces) {
    if (piece.built) continue;
    const half = HALF[piece.pose];
    const middle = piece.pose === 'standing' ? piece.y - piece.height / 2 : piece.y;
    const away = Math.hypot(
      (point.x - piece.x) / (half.x * piece.height),
      (point.y - middle) / (half.y * piece.height),
    );
    if (away >= least) continue;
    [found, least] = [piece, away];
  }
  return found;
}
