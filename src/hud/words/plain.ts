import { adapterOf } from '../../game/index.ts';
import type { GameEvent, Option, PieceEvent, Place, Target } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { GameTexts, OptionTexts } from '../table/texts.ts';
import { kindAt, kindTitle, nameOf } from './names.ts';

/** Plain texts for what neither a rule set nor a module has texts for. */

export const pieceName = (game: GameTexts, sort: string): string =>
  game.piece(sort) ?? (sort === 'follower' ? game.texts.t('piece.follower') : sort);

/** `City at (2, 1)`, `C4`, `C4, north`, `quarter 3`. */
export function placeText(game: GameTexts, view: MatchView, place: Place): string {
  const { t } = game.texts;
  switch (place.on) {
    case 'feature': {
      const kind = kindAt(view, game.lying(view.state), place);
      return kind === undefined
        ? game.cell(place)
        : t('choice.at', { kind: kindTitle(game, kind), cell: game.cell(place) });
    }
    case 'tile':
      return game.cell(place);
    case 'edge':
      return [game.cell(place), t(`side.${(['N', 'E', 'S', 'W'] as const)[place.side] ?? 'N'}`)].join(', ');
    case 'spot':
      return game.spot(place.spot) ?? place.spot;
  }
}

/** The target of an option; empty if it has none. */
export function targetText(game: GameTexts, view: MatchView, target: Target): string {
  const { t, number } = game.texts;
  switch (target.on) {
    case 'cell':
      return game.cell(target);
    case 'feature':
      return t('choice.at', { kind: kindTitle(game, target.kind), cell: game.cell(target) });
    case 'piece': {
      const piece = adapterOf(view.rules)
        .pieces(view.state)
        .find(({ id }) => id === target.piece);
      return piece
        ? t('piece.at', { piece: pieceName(game, piece.sort), place: placeText(game, view, piece.place) })
        : target.piece;
    }
    case 'spot':
      return game.spot(target.spot) ?? target.spot;
    case 'number':
      return `${number(target.least)} – ${number(target.most)}`;
    case 'nothing':
      return '';
  }
}

/** The verb and the target: `fly: C4`. */
export function plainOption(
  game: GameTexts,
  view: MatchView,
  { action, target, declines, piece }: Option,
): OptionTexts {
  const { t } = game.texts;
  if (declines) return { label: t('choice.pass') };
  const where = targetText(game, view, target);
  const label = where === '' ? action.do : t('choice.plain', { what: action.do, where });
  return piece === null ? { label } : { label, hint: pieceName(game, piece) };
}

/** Pieces that are placed, moved or taken; `undefined` for every other event. */
export function pieceText(game: GameTexts, view: MatchView, event: PieceEvent): string | undefined {
  const { t } = game.texts;
  const place = (at: Place): string => placeText(game, view, at);
  const player = nameOf(view, event.player);
  switch (event.type) {
    case 'placed':
      return t('log.placed', { player, piece: pieceName(game, event.sort), place: place(event.to) });
    case 'moved':
      return t('log.moved', {
        player,
        piece: pieceName(game, event.sort),
        from: place(event.from),
        to: place(event.to),
      });
    case 'removed':
      return t('log.removed', { player, piece: pieceName(game, event.sort), place: place(event.from) });
    case 'taken':
      return t('log.taken', { player, what: pieceName(game, event.what) });
    case 'named':
      return t('log.named', { player, what: event.what, number: event.number });
    default:
      return undefined;
  }
}

/** `Ada: erupted.` */
export function plainEvent({ texts: { t } }: GameTexts, view: MatchView, { type, player }: GameEvent): string {
  return typeof player === 'number'
    ? t('log.other', { player: nameOf(view, player), what: type })
    : t('log.other.nobody', { what: type });
}
