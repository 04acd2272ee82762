import type { PieceEvent } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { eventsBy } from '../../../hud/table/byWord.ts';
import { kindSign } from '../../../hud/games/carcassonne/kindSign.ts';
import { carcassonneState, cellName, isBaseKind, lyingIn } from '../../../hud/games/carcassonne/names.ts';
import type { GameTexts, SliceTexts } from '../../../hud/table/texts.ts';
import { kindAt, nameOf } from '../../../hud/words/names.ts';
import { reasonTexts } from '../../../hud/modules/reasons.ts';
import { choiceTexts } from './choices.ts';
import { COUNT, QUARTERS, crowdIn, crowdText, gainsText, inText, quarterAt, sliceOf } from './quarters.ts';

const CITY = 'carcassonne';
type Placed = Extract<PieceEvent, { readonly type: 'placed' }>;
type Moved = Extract<PieceEvent, { readonly type: 'moved' }>;

/** Texts of the Count, and of figures that enter or leave the city. */
export function countTexts(texts: Texts, game: () => GameTexts): SliceTexts {
  const { t } = texts;
  return {
    ...choiceTexts(texts, game),
    reason: reasonTexts(texts, 'reinforces', 'sendsIn', 'bars'),
    kind: (kind) =>
      kind === CITY
        ? {
            name: t('carcassonne.count.city'),
            title: t('carcassonne.count.City'),
            object: t('carcassonne.count.city'),
          }
        : undefined,
    kindSign: (kind) => (kind === CITY ? kindSign('city') : undefined),
    spot(spot) {
      const quarter = quarterAt({ on: 'spot', spot });
      return quarter && t(`carcassonne.count.quarter.${quarter}`);
    },
    piece: (sort) => (sort === COUNT ? t('carcassonne.count.piece') : undefined),
    beside: (view) =>
      sliceOf(view)
        ? [
            inText(texts, view),
            ...QUARTERS.flatMap((quarter) => {
              const who = crowdText(texts, view, crowdIn(view, quarter), null);
              return who === '' ? [] : [`${t(`carcassonne.count.quarter.${quarter}`)}: ${who}.`];
            }),
          ]
        : [],
    holdings: (view, player) =>
      QUARTERS.flatMap((quarter) => {
        const count = crowdIn(view, quarter).get(player) ?? 0;
        return count === 0 ? [] : [t('carcassonne.count.holding', { count, in: t(`carcassonne.count.in.${quarter}`) })];
      }),
    event: eventsBy<Placed | Moved>({
      placed: (view, event) => enteredText(texts, view, event),
      moved: (view, event) => (event.sort === COUNT ? countMovedText : leftText)(texts, view, event),
    }),
  };
}

/** A figure enters the city, and why it may. */
function enteredText(texts: Texts, view: MatchView, event: Placed): string | undefined {
  const quarter = quarterAt(event.to);
  if (!quarter) return undefined;
  const gains = gainsText(texts, view, event);
  const values = { player: nameOf(view, event.player), into: texts.t(`carcassonne.count.into.${quarter}`) };
  return gains === ''
    ? texts.t('carcassonne.count.entered', values)
    : texts.t('carcassonne.count.entered.why', { ...values, gains });
}

function countMovedText(texts: Texts, view: MatchView, { player, to }: Moved): string | undefined {
  const quarter = quarterAt(to);
  if (!quarter) return undefined;
  const into = texts.t(`carcassonne.count.into.${quarter}`);
  const { countMove = 'player' } = carcassonneState(view).options.extra;
  return countMove === 'player'
    ? texts.t('carcassonne.count.moved', { player: nameOf(view, player), into })
    : texts.t('carcassonne.count.moved.himself', { into });
}

/** A figure leaves the city for a feature. */
function leftText(texts: Texts, view: MatchView, { player, from, to }: Moved): string | undefined {
  const quarter = quarterAt(from);
  const kind = to.on === 'feature' ? kindAt(view, lyingIn(view), to) : undefined;
  return quarter && to.on === 'feature' && kind !== undefined && isBaseKind(kind)
    ? texts.t(`carcassonne.count.left.${kind}`, {
        player: nameOf(view, player),
        from: texts.t(`carcassonne.count.from.${quarter}`),
        cell: cellName(texts, to),
      })
    : undefined;
}
