import { sameFeature } from '../../game/index.ts';
import type { FeatureAt } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { isScored } from '../../session/match/history.ts';
import type { GameTexts } from '../table/texts.ts';
import { eventText } from '../words/events.ts';

/**
 * Who scored a complete region and how much, according to the log; `null` if nobody did. Takes the features of the
 * region; the first identifies it.
 */
export function scoredText(game: GameTexts, view: MatchView, [name]: readonly FeatureAt[]): string | null {
  const told = view.log.flatMap(({ event }) =>
    isScored(event) && name && event.line.features.some((at) => sameFeature(at, name))
      ? [eventText(game, view, event)]
      : [],
  );
  return told.length > 0 ? told.join('; ') : null;
}
