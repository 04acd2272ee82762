import type { Texts } from '../../../i18n/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import type { GameTexts } from '../../../hud/table/texts.ts';
import { tileText } from '../../../hud/words/features.ts';
import { modulesOf, nameOf, specOf } from '../../../hud/words/names.ts';
import { sliceOf } from './bazaarState.ts';
import type { Person } from './bazaarState.ts';

/** Stalls, tiles, bids and players of a bazaar in words. */

export const stallName = ({ t }: Texts, stall: number): string => t('carcassonne.bazaars.stall', { count: stall + 1 });

export function tileWords(game: GameTexts, view: Pick<MatchView, 'tiles' | 'state'>, id: string): string {
  const tile = specOf(view, id);
  return tile ? tileText(game, tile, 0, modulesOf(view)) : id;
}

/** The tile under the hammer and the highest bid; empty if there is none. */
export function highestText(game: GameTexts, view: MatchView): string {
  const { t } = game.texts;
  const slice = sliceOf(view);
  if (!slice || slice.named === null) return '';
  const tile = tileWords(game, view, slice.stalls[slice.named]?.tile ?? '');
  return t('carcassonne.bazaars.bid.highest', {
    stall: t('carcassonne.bazaars.tile', { count: slice.named + 1, tile }),
    count: slice.bid,
    player: nameOf(view, slice.bidder),
  });
}

/** What a player does or has done in the bazaar, in a word or two. */
export function partText({ t }: Texts, { part, bid }: Person): string {
  switch (part) {
    case 'waits':
      return '';
    case 'leads':
    case 'outbid':
      return t('carcassonne.bazaars.part.bid', { count: bid ?? 0 });
    default:
      return t(`carcassonne.bazaars.part.${part}`);
  }
}
