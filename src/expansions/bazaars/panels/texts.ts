import type { GameEvent, PieceEvent, carcassonne } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { eventsBy } from '../../../hud/table/byWord.ts';
import type { GameTexts, SliceTexts } from '../../../hud/table/texts.ts';
import { nameOf, specOf } from '../../../hud/words/names.ts';
import { reasonTexts } from '../../../hud/modules/reasons.ts';
import { BID, STALL, sliceOf, stallIn } from './bazaarState.ts';
import { choiceTexts } from './choices.ts';
import { highestText, stallName, tileWords } from './words.ts';

/** Texts of bazaars: naming, bidding, buying and selling, or choosing. */
export function bazaarTexts(texts: Texts, game: () => GameTexts): SliceTexts {
  const { t } = texts;
  return {
    ...choiceTexts(texts, game),
    reason: reasonTexts(texts, 'names', 'bids', 'leaves', 'buys', 'sells', 'picks'),
    notes: (tile) => ((tile as carcassonne.CarcassonneTile).flags.has('bazaar') ? [t('carcassonne.bazaars.mark')] : []),
    piece: (sort) => (sort === STALL ? t('carcassonne.bazaars.piece') : undefined),
    spot(spot) {
      const found = stallIn(spot);
      if (found) return stallName(texts, found.stall);
      return /^hand \d/.test(spot) ? t('carcassonne.bazaars.hand') : undefined;
    },
    beside(view) {
      const slice = sliceOf(view);
      if (!slice?.phase) return [];
      const stalls = slice.stalls.flatMap(({ tile, player, laid }, n) => {
        if (laid) return [];
        const stall = t('carcassonne.bazaars.tile', { count: n + 1, tile: tileWords(game(), view, tile) });
        return player === null ? [stall] : [t('carcassonne.bazaars.taken', { stall, player: nameOf(view, player) })];
      });
      return [`${stalls.join('; ')}.`, highestText(game(), view)].filter(Boolean);
    },
    event: eventTexts(texts, game),
    line: ({ what, points }) =>
      what === 'bazaar'
        ? t('line.plain', {
            what: points < 0 ? t('carcassonne.bazaars.line.paid') : t('carcassonne.bazaars.line.earned'),
            points,
          })
        : undefined,
  };
}

function eventTexts(texts: Texts, game: () => GameTexts): NonNullable<SliceTexts['event']> {
  const { t } = texts;
  const byType = eventsBy<PieceEvent>({
    named: (view, event) => {
      if (event.what !== BID) return undefined;
      const values = { player: nameOf(view, event.player), count: event.number };
      return isOpening(view, event) ? t('carcassonne.bazaars.offers', values) : t('carcassonne.bazaars.bids', values);
    },
    passed: (view, { what, player }) =>
      what === BID ? t('carcassonne.bazaars.passes', { player: nameOf(view, player) }) : undefined,
    taken: (view, { what, player }) =>
      specOf(view, what) ? t('carcassonne.bazaars.keeps', { player: nameOf(view, player) }) : undefined,
    placed(view, { sort, to }) {
      const found = sort === STALL && to.on === 'spot' ? stallIn(to.spot) : undefined;
      const stall = found && stallName(texts, found.stall);
      return stall && t('carcassonne.bazaars.opened', { stall, tile: tileWords(game(), view, found.tile) });
    },
    moved(view, { sort, from, player }) {
      const found = sort === STALL && from.on === 'spot' ? stallIn(from.spot) : undefined;
      const tile = found && tileWords(game(), view, found.tile);
      return tile && t('carcassonne.bazaars.got', { player: nameOf(view, player), tile });
    },
    removed: (view, { sort, player }) =>
      sort === STALL ? t('carcassonne.bazaars.places', { player: nameOf(view, player) }) : undefined,
  });
  return (view, event) => (sliceOf(view) ? byType(view, event) : undefined);
}

/** Whether it is the first bid for its tile. */
function isOpening({ log }: MatchView, event: GameEvent): boolean {
  const end = log.findIndex((entry) => entry.event === event);
  const before = log
    .slice(0, Math.max(0, end))
    .findLast(({ event: { type, sort } }) => type === 'named' || sort === STALL);
  return before?.event.type !== 'named';
}
