import type { FigureCount, MatchView } from '../../session/contracts/match.ts';
import type { GameTexts } from '../table/texts.ts';
import { pieceName } from './plain.ts';

/** Describes a figure other than followers, and whether it is in hand. */
export function figureText(
  game: GameTexts,
  { sort, inHand, of }: FigureCount,
): { readonly label: string; readonly where: string } {
  const name = pieceName(game, sort);
  return (
    game.figure(sort, inHand > 0) ?? {
      label: name,
      where: `${name}: ${game.texts.number(inHand)} / ${game.texts.number(of)}`,
    }
  );
}

/** A player's points and figures, for screen readers. */
export function playerText(game: GameTexts, view: MatchView, index: number): string {
  const player = view.players[index];
  if (!player) return '';
  const { t } = game.texts;
  const [followers, ...others] = player.figures;
  return [
    t('card.score', { player: player.name, count: player.score }),
    t('card.followers.left', { count: followers?.inHand ?? 0 }),
    ...others.map((count) => figureText(game, count).where),
    ...game.holdings(view, index),
  ].join(', ');
}
