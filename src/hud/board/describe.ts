import { adapterOf, cellKey, sameCell } from '../../game/index.ts';
import type { Cell, Piece } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { GameTexts } from '../table/texts.ts';
import { tileText } from '../words/features.ts';
import { kindAt, laidOn, modulesOf, nameOf, specOf } from '../words/names.ts';
import { pieceName } from '../words/plain.ts';

/** The pieces on the board by `cellKey` of their cell, in the order that the rules list them. */
export type Standing = ReadonlyMap<string, readonly Piece[]>;

/** Computed once for a whole board, because every cell needs it. */
export function piecesByCell(view: MatchView): Standing {
  const found = new Map<string, Piece[]>();
  for (const piece of adapterOf(view.rules).pieces(view.state)) {
    if (piece.place.on === 'spot') continue;
    const key = cellKey(piece.place);
    const there = found.get(key);
    if (there) there.push(piece);
    else found.set(key, [piece]);
  }
  return found;
}

/** What else to say about a cell. */
export interface CellNotes {
  readonly pieces?: Standing;
  /** No tile can fill it any more. */
  readonly dead?: boolean;
  readonly beside?: readonly string[];
}

/** Describes a cell: the tile, the pieces, whether the tile in hand fits. */
export function cellText(
  game: GameTexts,
  view: MatchView,
  cell: Cell,
  { pieces = piecesByCell(view), dead = false, beside = [] }: CellNotes = {},
): string {
  const { t } = game.texts;
  const { state, gesture, hand } = view;
  const modules = modulesOf(view);
  const parts: string[] = [];
  const laid = laidOn(game, view, cell);
  const spec = laid && specOf(view, laid.tile);
  if (laid) {
    parts.push(spec ? tileText(game, spec, laid.rotation, modules) : laid.tile);
    if (state.last && sameCell(state.last, cell)) parts.push(t('board.last'));
  } else if (gesture.type === 'placing' && sameCell(gesture, cell)) {
    parts.push(t('board.previewed', { count: gesture.rotation }));
    if (hand) parts.push(tileText(game, hand, gesture.rotation, modules));
  } else {
    parts.push(t('board.empty'));
    if (view.legalCells.some((legal) => sameCell(legal, cell))) parts.push(t('board.fits'));
    if (dead) parts.push(t('dead.here'));
  }
  parts.splice(1, 0, ...(pieces.get(cellKey(cell)) ?? []).map((piece) => pieceText(game, view, piece)));
  return `${game.cell(cell)}: ${[...parts, ...beside].join(', ')}`;
}

function pieceText(game: GameTexts, view: MatchView, { sort, owner, place }: Piece): string {
  const player = owner === null ? '' : nameOf(view, owner);
  const kind = place.on === 'feature' ? kindAt(view, game.lying(view.state), place) : undefined;
  const known =
    game.onBoard(sort, player, view, place) ?? (kind === undefined ? undefined : game.role(sort, kind)?.placed(player));
  if (known !== undefined) return known;
  const piece = pieceName(game, sort);
  return owner === null ? piece : game.texts.t('piece.of', { piece, player });
}
