import type { VNode } from 'preact';
import type { GameEvent, Option, PieceEvent, Prompt, carcassonne } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import type { GameTexts, OptionTexts, PromptTexts, SliceTexts } from '../../games/texts.ts';
import { icon } from '../../kit/icons.tsx';
import { tileText } from '../../words/features.ts';
import { modulesOf, nameOf, specOf } from '../../words/names.ts';
import { BID, OFFER, STALL, TRADE, isChosen, sliceOf, stallIn } from './bazaarState.ts';
import type { Person } from './bazaarState.ts';
import { reasonTexts } from '../reasons.ts';

/** Texts of bazaars: naming, bidding, buying and selling, or choosing. */
export function bazaarTexts(texts: Texts, game: () => GameTexts): SliceTexts {
  const { t } = texts;
  const stallName = (stall: number): string => t('carcassonne.bazaars.stall', { count: stall + 1 });
  const tileWords = (view: Pick<MatchView, 'tiles' | 'state'>, id: string): string => {
    const tile = specOf(view, id);
    return tile ? tileText(game(), tile, 0, modulesOf(view)) : id;
  };

  function highest(view: MatchView): string {
    const slice = sliceOf(view);
    return !slice || slice.named === null
      ? ''
      : t('carcassonne.bazaars.bid.highest', {
          stall: t('carcassonne.bazaars.tile', {
            count: slice.named + 1,
            tile: tileWords(view, slice.stalls[slice.named]?.tile ?? ''),
          }),
          count: slice.bid,
          player: nameOf(view, slice.bidder),
        });
  }

  /** The number chosen for an option, or its minimum. */
  function numberFor({ gesture }: MatchView, { id, target }: Option): number {
    const least = target.on === 'number' ? target.least : 0;
    return gesture.type === 'choosing' && gesture.option.id === id ? (gesture.number ?? least) : least;
  }

  function option(view: MatchView, one: Option): OptionTexts | undefined {
    const { action, target, declines } = one;
    const slice = sliceOf(view);
    if (!slice) return undefined;
    const bid = (): string => t('carcassonne.bazaars.advice.bid', { count: numberFor(view, one) });
    const hand = (): VNode => icon('hand');
    if (action.do === OFFER && (target.on === 'number' || target.on === 'spot')) {
      const found = stallIn(target.spot ?? '');
      return (
        found && {
          label: stallName(found.stall),
          hint: tileWords(view, found.tile),
          sign: hand,
          commit: target.on === 'number' ? bid() : t('carcassonne.bazaars.take.commit'),
          elsewhere: true,
        }
      );
    }
    if (declines && view.state.awaiting === BID) return { label: t('carcassonne.bazaars.bid.pass'), quick: true };
    if (action.do === BID) return { label: bid(), sign: hand, quick: true };
    if (action.do !== 'buy' && action.do !== 'sell') return undefined;
    const values = { count: slice.bid, player: nameOf(view, slice.bidder) };
    if (action.do === 'sell')
      return { label: t('carcassonne.bazaars.trade.sell'), hint: t('carcassonne.bazaars.trade.sell.hint', values) };
    return {
      label: t('carcassonne.bazaars.trade.buy'),
      hint:
        slice.bidder === slice.auctioneer
          ? t('carcassonne.bazaars.trade.buy.own', values)
          : t('carcassonne.bazaars.trade.buy.hint', values),
    };
  }

  function prompt(view: MatchView, { awaiting }: Prompt): Partial<PromptTexts> | undefined {
    switch (awaiting) {
      case OFFER:
        return isChosen(view)
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
            };
      case BID:
        return {
          title: t('carcassonne.bazaars.bid.prompt'),
          detail: highest(view),
          label: t('carcassonne.bazaars.bid.label'),
          commit: t('carcassonne.bazaars.bid.choice'),
        };
      case TRADE:
        return {
          title: t('carcassonne.bazaars.trade.prompt'),
          detail: highest(view),
          label: t('carcassonne.bazaars.trade.label'),
          commit: t('commit.choose'),
        };
      default:
        return undefined;
    }
  }

  function others(view: MatchView): Pick<PromptTexts, 'title' | 'detail'> | undefined {
    const player = nameOf(view, view.actor);
    switch (view.state.awaiting) {
      case OFFER:
        return isChosen(view)
          ? { title: t('carcassonne.bazaars.take.others', { player }), detail: '' }
          : { title: t('carcassonne.bazaars.offer.others', { player }), detail: '' };
      case BID:
        return { title: t('carcassonne.bazaars.bid.others', { player }), detail: highest(view) };
      case TRADE:
        return { title: t('carcassonne.bazaars.trade.others', { player }), detail: highest(view) };
      default:
        return undefined;
    }
  }

  /** Whether it is the first bid for its tile. */
  function isOpening({ log }: MatchView, event: GameEvent): boolean {
    const end = log.findIndex((entry) => entry.event === event);
    const before = log
      .slice(0, Math.max(0, end))
      .findLast(({ event: { type, sort } }) => type === 'named' || sort === STALL);
    return before?.event.type !== 'named';
  }

  function event(view: MatchView, told: GameEvent): string | undefined {
    if (!sliceOf(view)) return undefined;
    const player = nameOf(view, told['player'] as number);
    if (told.type === 'named' && told['what'] === BID) {
      const values = { player, count: told['number'] as number };
      return isOpening(view, told) ? t('carcassonne.bazaars.offers', values) : t('carcassonne.bazaars.bids', values);
    }
    if (told.type === 'passed' && told['what'] === BID) return t('carcassonne.bazaars.passes', { player });
    const piece = told as GameEvent & PieceEvent;
    if (piece.type === 'taken' && specOf(view, piece.what)) return t('carcassonne.bazaars.keeps', { player });
    if (told['sort'] !== STALL) return undefined;
    switch (piece.type) {
      case 'placed': {
        const found = piece.to.on === 'spot' ? stallIn(piece.to.spot) : undefined;
        return (
          found && t('carcassonne.bazaars.opened', { stall: stallName(found.stall), tile: tileWords(view, found.tile) })
        );
      }
      case 'moved': {
        const found = piece.from.on === 'spot' ? stallIn(piece.from.spot) : undefined;
        return found && t('carcassonne.bazaars.got', { player, tile: tileWords(view, found.tile) });
      }
      case 'removed':
        return t('carcassonne.bazaars.places', { player });
      default:
        return undefined;
    }
  }

  return {
    reason: reasonTexts(texts, 'names', 'bids', 'leaves', 'buys', 'sells', 'picks'),
    notes: (tile) => ((tile as carcassonne.CarcassonneTile).flags.has('bazaar') ? [t('carcassonne.bazaars.mark')] : []),
    marks: ({ marks }) => (marks['inn'] ? [t('carcassonne.bazaars.inn')] : []),
    piece: (sort) => (sort === STALL ? t('carcassonne.bazaars.piece') : undefined),
    spot(spot) {
      const found = stallIn(spot);
      if (found) return stallName(found.stall);
      return /^hand \d/.test(spot) ? t('carcassonne.bazaars.hand') : undefined;
    },
    beside(view) {
      const slice = sliceOf(view);
      if (!slice?.phase) return [];
      const stalls = slice.stalls.flatMap(({ tile, player, laid }, n) => {
        if (laid) return [];
        const stall = t('carcassonne.bazaars.tile', { count: n + 1, tile: tileWords(view, tile) });
        return player === null ? [stall] : [t('carcassonne.bazaars.taken', { stall, player: nameOf(view, player) })];
      });
      return [`${stalls.join('; ')}.`, highest(view)].filter(Boolean);
    },
    option,
    prompt,
    others,
    event,
    line({ what, points }) {
      if (what !== 'bazaar') return undefined;
      const word = points < 0 ? t('carcassonne.bazaars.line.paid') : t('carcassonne.bazaars.line.earned');
      return t('line.plain', { what: word, points });
    },
    advice({ view, action }) {
      const say = (follower: string): string => t('advice.deploy', { follower });
      const { do: verb } = action;
      if (verb === OFFER) {
        const stall = stallName(action['tile'] as number);
        const bid = action['bid'];
        return say(typeof bid === 'number' ? t('carcassonne.bazaars.advice.offer', { stall, count: bid }) : stall);
      }
      if (verb === BID) return say(t('carcassonne.bazaars.advice.bid', { count: action['points'] as number }));
      if (verb === 'buy' || verb === 'sell') return say(t(`carcassonne.bazaars.trade.${verb}`));
      return verb === 'pass' && view.state.awaiting === BID ? say(t('carcassonne.bazaars.bid.pass')) : undefined;
    },
    refusal(code, awaiting) {
      if (code !== 'no-such-target') return undefined;
      if (awaiting === OFFER) return t('carcassonne.bazaars.refused.offer');
      return awaiting === BID ? t('carcassonne.bazaars.refused.bid') : undefined;
    },
  };
}

/** What a player does or has done in the bazaar, in a word or two. */
export const partText = ({ t }: Texts, { part, bid }: Person): string =>
  part === 'waits'
    ? ''
    : part === 'leads' || part === 'outbid'
      ? t('carcassonne.bazaars.part.bid', { count: bid ?? 0 })
      : t(`carcassonne.bazaars.part.${part}`);
