import type { VNode } from 'preact';
import type { Option } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { adviceBy, optionsBy, othersBy, promptsBy, refusalsBy } from '../../../hud/table/byWord.ts';
import type { GameTexts, SliceTexts } from '../../../hud/table/texts.ts';
import { icon } from '../../../hud/kit/icons.tsx';
import { nameOf } from '../../../hud/words/names.ts';
import { BID, OFFER, TRADE, isChosen, sliceOf, stallIn } from './bazaarState.ts';
import { highestText, stallName, tileWords } from './words.ts';

/** The choices of a bazaar: to name or take a tile, to bid, to buy or sell. */
export const choiceTexts = (texts: Texts, game: () => GameTexts): SliceTexts => ({
  option: optionTexts(texts, game),
  ...askedTexts(texts, game),
  advice: adviceTexts(texts),
  refusal: refusalsBy(['no-such-target'], {
    [OFFER]: texts.t('carcassonne.bazaars.refused.offer'),
    [BID]: texts.t('carcassonne.bazaars.refused.bid'),
  }),
});

/** The number chosen for an option, or its minimum. */
function numberFor({ gesture }: MatchView, { id, target }: Option): number {
  const least = target.on === 'number' ? target.least : 0;
  return gesture.type === 'choosing' && gesture.option.id === id ? (gesture.number ?? least) : least;
}

function optionTexts(texts: Texts, game: () => GameTexts): NonNullable<SliceTexts['option']> {
  const { t } = texts;
  const sign = (): VNode => icon('hand');
  const bid = (view: MatchView, option: Option): string =>
    t('carcassonne.bazaars.advice.bid', { count: numberFor(view, option) });
  const byVerb = optionsBy(
    {
      [OFFER](view, option) {
        const { target } = option;
        if (target.on !== 'number' && target.on !== 'spot') return undefined;
        const found = stallIn(target.spot ?? '');
        return (
          found && {
            label: stallName(texts, found.stall),
            hint: tileWords(game(), view, found.tile),
            sign,
            commit: target.on === 'number' ? bid(view, option) : t('carcassonne.bazaars.take.commit'),
            elsewhere: true,
          }
        );
      },
      [BID]: (view, option) => ({ label: bid(view, option), sign, quick: true }),
      buy: (view) => ({ label: t('carcassonne.bazaars.trade.buy'), hint: buyHint(texts, view) }),
      sell: (view) => ({
        label: t('carcassonne.bazaars.trade.sell'),
        hint: t('carcassonne.bazaars.trade.sell.hint', priceIn(view)),
      }),
    },
    { [BID]: () => ({ label: t('carcassonne.bazaars.bid.pass'), quick: true }) },
  );
  return (view, option) => (sliceOf(view) ? byVerb(view, option) : undefined);
}

function priceIn(view: MatchView): { readonly count: number; readonly player: string } {
  const { bid = 0, bidder = 0 } = sliceOf(view) ?? {};
  return { count: bid, player: nameOf(view, bidder) };
}

function buyHint({ t }: Texts, view: MatchView): string {
  const slice = sliceOf(view);
  return slice?.bidder === slice?.auctioneer
    ? t('carcassonne.bazaars.trade.buy.own', priceIn(view))
    : t('carcassonne.bazaars.trade.buy.hint', priceIn(view));
}

/** What is asked, for the player who chooses and for those who wait. */
function askedTexts({ t }: Texts, game: () => GameTexts): Pick<SliceTexts, 'prompt' | 'others'> {
  const actorOf = (view: MatchView): { readonly player: string } => ({ player: nameOf(view, view.actor) });
  return {
    prompt: promptsBy({
      [OFFER]: (view) =>
        isChosen(view)
          ? {
              title: t('carcassonne.bazaars.take.prompt'),
              detail: t('carcassonne.bazaars.take.detail'),
              label: t('carcassonne.bazaars.take.label'),
              commit: t('carcassonne.bazaars.take.commit'),
            }
          : {
              title: t('carcassonne.bazaars.offer.prompt'),
              detail: t('carcassonne.bazaars.offer.detail'),
              label: t('carcassonne.bazaars.offer.label'),
              commit: t('carcassonne.bazaars.bid.choice'),
            },
      [BID]: (view) => ({
        title: t('carcassonne.bazaars.bid.prompt'),
        detail: highestText(game(), view),
        label: t('carcassonne.bazaars.bid.label'),
        commit: t('carcassonne.bazaars.bid.choice'),
      }),
      [TRADE]: (view) => ({
        title: t('carcassonne.bazaars.trade.prompt'),
        detail: highestText(game(), view),
        label: t('carcassonne.bazaars.trade.label'),
        commit: t('commit.choose'),
      }),
    }),
    others: othersBy({
      [OFFER]: (view) => ({
        title: t(
          isChosen(view) ? 'carcassonne.bazaars.take.others' : 'carcassonne.bazaars.offer.others',
          actorOf(view),
        ),
        detail: '',
      }),
      [BID]: (view) => ({
        title: t('carcassonne.bazaars.bid.others', actorOf(view)),
        detail: highestText(game(), view),
      }),
      [TRADE]: (view) => ({
        title: t('carcassonne.bazaars.trade.others', actorOf(view)),
        detail: highestText(game(), view),
      }),
    }),
  };
}

function adviceTexts(texts: Texts): NonNullable<SliceTexts['advice']> {
  const { t } = texts;
  const say = (follower: string): string => t('advice.deploy', { follower });
  return adviceBy({
    [OFFER]({ action: { tile, bid } }) {
      const stall = stallName(texts, tile as number);
      return say(typeof bid === 'number' ? t('carcassonne.bazaars.advice.offer', { stall, count: bid }) : stall);
    },
    [BID]: ({ action: { points } }) => say(t('carcassonne.bazaars.advice.bid', { count: points as number })),
    buy: () => say(t('carcassonne.bazaars.trade.buy')),
    sell: () => say(t('carcassonne.bazaars.trade.sell')),
    pass: ({ view }) => (view.state.awaiting === BID ? say(t('carcassonne.bazaars.bid.pass')) : undefined),
  });
}
