import { sameCell } from '../../game/index.ts';
import type { Cell } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { faceTo } from '../motion/travel.ts';
import type { PieceLayer } from '../pieces/pieceLayer.ts';
import { lookOf } from '../pieces/sorts.ts';
import { cellCentre } from '../units.ts';
import { underwayIn } from './journey.ts';

/** How far it leans towards its destination, in radians. */
const LEAN = { across: 0.14, along: 0.1 } as const;

/** Turns a travelling piece towards where it would be moved: the chosen cell, otherwise the one under the pointer. */
export function attend(view: MatchView, pieces: Pick<PieceLayer, 'get'>, hot: Cell | undefined): void {
  const now = view.over ? null : underwayIn(view);
  const sprite = now && pieces.get(now.piece.id);
  if (!sprite || lookOf(now.piece.sort).moves !== 'flies') return;
  const { pose } = sprite;
  const chosen = view.gesture.type === 'choosing' ? view.gesture.option.target : undefined;
  const wanted = chosen?.on === 'cell' ? chosen : view.myTurn ? hot : undefined;
  const to = wanted && now.ways.find(({ cell }) => sameCell(cell, wanted))?.cell;
  const from = now.journey.visited.at(-1);
  if (to) faceTo(sprite, cellCentre(to));
  pose.angle =
    to && from ? (to.x - from.x) * LEAN.across + (to.y - from.y) * (pose.turned ? LEAN.along : -LEAN.along) : 0;
  sprite.apply();
}
