import { adapterOf } from '../../../game/index.ts';
import type { FeatureAt, GameEvent, Option, PieceEvent, Prompt } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { crowdOf, worthOf } from '../../../session/match/worth.ts';
import { kindSign } from '../../games/carcassonne/kindSign.ts';
import { carcassonneState, cellName, isBaseKind, lyingIn } from '../../games/carcassonne/names.ts';
import type { OptionTexts, PromptTexts, SliceTexts } from '../../games/texts.ts';
import { icon } from '../../kit/icons.tsx';
import { kindAt, nameOf } from '../../words/names.ts';
import {
  COUNT,
  LEADS_TO,
  QUARTERS,
  asQuarter,
  crowdIn,
  crowdText,
  gainsText,
  isEnding,
  quarterAt,
  sliceOf,
} from './quarters.ts';
import type { Quarter } from './quarters.ts';
import { reasonTexts } from '../reasons.ts';

const REINFORCE = 'reinforce';
const ENTER = 'enter';
const FOLLOWER = 'follower';
const OTHER = 'other';
const CITY = 'carcassonne';
type Moved = GameEvent & Extract<PieceEvent, { readonly type: 'moved' }>;

/** Texts of the Count, and of figures that enter or leave the city. */
export function countTexts(texts: Texts): SliceTexts {
  const { t, list } = texts;

  /** The figures in a quarter, and whether the Count is there. */
  const there = (view: MatchView, quarter: Quarter, own: number): readonly string[] => {
    const who = crowdText(texts, view, crowdIn(view, quarter), own);
    return [
      ...(who === '' ? [] : [t('carcassonne.count.there', { who })]),
      ...(sliceOf(view)?.count === quarter ? [t('carcassonne.count.bars')] : []),
    ];
  };

  function enterOption(view: MatchView, { action, piece }: Option): OptionTexts | undefined {
    const quarter = asQuarter(action['quarter']);
    if (!quarter) return undefined;
    const into = t(`carcassonne.count.into.${quarter}`);
    return {
      label: t(piece !== FOLLOWER ? 'carcassonne.count.enter.choice.other' : 'carcassonne.count.enter.choice', {
        into,
      }),
      hint: [t(`carcassonne.count.for.${quarter}`), ...there(view, quarter, action.player)].join('; '),
      sign: () => kindSign(LEADS_TO[quarter]),
      commit: t('carcassonne.count.enter.commit'),
    };
  }

  /** Whom he would lock in, and whom he would release. */
  function moveOption(view: MatchView, { action }: Option): OptionTexts | undefined {
    const quarter = asQuarter(action['quarter']);
    const now = sliceOf(view)?.count;
    if (!quarter || !now) return undefined;
    const [shut, freed] = [quarter, now].map((one) => crowdText(texts, view, crowdIn(view, one), action.player));
    return {
      label: t('carcassonne.count.move.choice', { into: t(`carcassonne.count.into.${quarter}`) }),
      hint: [
        shut ? t('carcassonne.count.move.shuts', { who: shut }) : t('carcassonne.count.move.shuts.none'),
        ...(freed ? [t('carcassonne.count.move.frees', { who: freed })] : []),
      ].join('; '),
      sign: () => kindSign(LEADS_TO[quarter]),
      commit: t('carcassonne.count.move.commit'),
    };
  }

  const placeOf = (kind: string, at: FeatureAt): string =>
    isBaseKind(kind) ? t('choice.at', { kind: t(`carcassonne.Kind.${kind}`), cell: cellName(texts, at) }) : '';

  /** The resulting majority, and the points at stake. */
  function leaveOption(view: MatchView, { action, target, piece }: Option): OptionTexts | undefined {
    const quarter = asQuarter(action['quarter']);
    if (!quarter || target.on !== 'feature') return undefined;
    const { player } = action;
    const crowd = crowdOf(view.state, target).map((count, one) => (one === player ? count + 1 : count));
    const most = Math.max(...crowd);
    const leaders = [...crowd.keys()].filter((one) => crowd[one] === most);
    const values = {
      where: placeOf(target.kind, target),
      who: crowdText(texts, view, new Map(crowd.entries()), player),
      count: worthOf(view.state, target) ?? 0,
    };
    return {
      label: t(`carcassonne.count.leave.choice.${piece === FOLLOWER ? LEADS_TO[quarter] : OTHER}`, {
        from: t(`carcassonne.count.from.${quarter}`),
      }),
      hint: !leaders.includes(player)
        ? t('carcassonne.count.leave.loses', { ...values, player: list(leaders.map((one) => nameOf(view, one))) })
        : t(leaders.length > 1 ? 'carcassonne.count.leave.ties' : 'carcassonne.count.leave.wins', values),
      sign: () => kindSign(LEADS_TO[quarter]),
      commit: t('carcassonne.count.leave.commit'),
    };
  }

  function declined(view: MatchView): OptionTexts | undefined {
    const say = (label: string): OptionTexts => ({ label, sign: () => icon('none') });
    switch (view.state.awaiting) {
      case ENTER:
        return say(t('carcassonne.count.enter.pass'));
      case COUNT:
        return say(t('carcassonne.count.move.pass'));
      case REINFORCE:
        return say(t(isEnding(view) ? 'carcassonne.count.final.pass' : 'carcassonne.count.leave.pass'));
      default:
        return undefined;
    }
  }

  /** The regions that can be joined, who has them now, and their points. */
  function atStake(view: MatchView, prompt: Prompt, own: number | null): string {
    const regions = new Map(
      prompt.options.flatMap(({ target }) => (target.on === 'feature' ? [[placeOf(target.kind, target), target]] : [])),
    );
    return list(
      [...regions].map(([where, at]) =>
        t('carcassonne.count.leave.now', {
          where,
          who: crowdText(texts, view, new Map(crowdOf(view.state, at).entries()), own) || t('carcassonne.count.nobody'),
          count: worthOf(view.state, at) ?? 0,
        }),
      ),
    );
  }

  const isFree = (view: MatchView): boolean => carcassonneState(view).options.extra['countFinal'] === 'any';
  const waitingIn = (view: MatchView, player: number): number => crowdIn(view, 'market').get(player) ?? 0;
  const countIn = (view: MatchView): string => t(`carcassonne.count.in.${sliceOf(view)?.count ?? 'palace'}`);

  function promptOf(view: MatchView, prompt: Prompt): Partial<PromptTexts> | undefined {
    switch (prompt.awaiting) {
      case ENTER:
        return {
          title: t('carcassonne.count.enter.prompt'),
          detail: t('carcassonne.count.enter.why', { gains: gainsText(texts, view) }),
          label: t('carcassonne.count.enter.label'),
          commit: t('carcassonne.count.enter.commit'),
        };
      case COUNT:
        return {
          title: t('carcassonne.count.move.prompt'),
          detail: t('carcassonne.count.move.detail', { in: countIn(view) }),
          label: t('carcassonne.count.move.label'),
          commit: t('carcassonne.count.move.commit'),
        };
      case REINFORCE:
        return {
          ...(isEnding(view)
            ? {
                title: t(isFree(view) ? 'carcassonne.count.final.prompt.any' : 'carcassonne.count.final.prompt'),
                detail: isFree(view)
                  ? t('prompt.choose.count', { count: prompt.options.length })
                  : t('carcassonne.count.final.left', { count: waitingIn(view, prompt.actor) }),
              }
            : { title: t('carcassonne.count.leave.prompt'), detail: atStake(view, prompt, prompt.actor) }),
          label: t('carcassonne.count.leave.label'),
          commit: t('carcassonne.count.leave.commit'),
        };
      default:
        return undefined;
    }
  }

  /** For players who wait. */
  function othersOf(view: MatchView): Pick<PromptTexts, 'title' | 'detail'> | undefined {
    const player = nameOf(view, view.actor);
    switch (view.state.awaiting) {
      case ENTER:
        return {
          title: t('carcassonne.count.enter.others', { player }),
          detail: t('carcassonne.count.enter.others.why', { gains: gainsText(texts, view), player }),
        };
      case COUNT:
        return {
          title: t('carcassonne.count.move.others', { player }),
          detail: t('carcassonne.count.move.detail', { in: countIn(view) }),
        };
      case REINFORCE:
        return isEnding(view) && !isFree(view)
          ? {
              title: t('carcassonne.count.final.others', { player }),
              detail: t('carcassonne.count.final.left', { count: waitingIn(view, view.actor) }),
            }
          : { title: t('carcassonne.count.leave.others', { player }), detail: stakeNow(view) };
      default:
        return undefined;
    }
  }

  const stakeNow = (view: MatchView): string => {
    const prompt = isEnding(view) ? null : adapterOf(view.rules).prompt(view.state);
    return prompt ? atStake(view, prompt, null) : '';
  };

  function eventText(view: MatchView, event: GameEvent): string | undefined {
    const { to, player } = event as GameEvent & { readonly to?: Moved['to']; readonly player: number };
    const name = nameOf(view, player);
    const quarter = quarterAt(to);
    if (event.type === 'placed' && quarter) {
      const gains = gainsText(texts, view, event);
      return gains === ''
        ? t('carcassonne.count.entered', { player: name, into: t(`carcassonne.count.into.${quarter}`) })
        : t('carcassonne.count.entered.why', { gains, player: name, into: t(`carcassonne.count.into.${quarter}`) });
    }
    if (event.type !== 'moved') return undefined;
    const { from } = event as Moved;
    if (event['sort'] === COUNT && quarter) {
      const into = t(`carcassonne.count.into.${quarter}`);
      const { countMove = 'player' } = carcassonneState(view).options.extra;
      return countMove === 'player'
        ? t('carcassonne.count.moved', { player: name, into })
        : t('carcassonne.count.moved.himself', { into });
    }
    const left = quarterAt(from);
    const kind = to?.on === 'feature' ? kindAt(view, lyingIn(view), to) : undefined;
    return left && to?.on === 'feature' && kind !== undefined && isBaseKind(kind)
      ? t(`carcassonne.count.left.${kind}`, {
          player: name,
          from: t(`carcassonne.count.from.${left}`),
          cell: cellName(texts, to),
        })
      : undefined;
  }

  return {
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
            t('carcassonne.count.move.detail', { in: countIn(view) }),
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
    option(view, option) {
      if (option.declines) return declined(view);
      if (option.action.do === ENTER) return enterOption(view, option);
      if (option.action.do === COUNT) return moveOption(view, option);
      return option.action.do === REINFORCE ? leaveOption(view, option) : undefined;
    },
    prompt: promptOf,
    others: othersOf,
    event: eventText,
    advice({ action: { do: verb, quarter: word, x = 0, y = 0 } }) {
      const quarter = asQuarter(word);
      if (!quarter) return undefined;
      const into = t(`carcassonne.count.into.${quarter}`);
      const say = (follower: string): string => t('advice.deploy', { follower });
      if (verb === ENTER) return say(t('carcassonne.count.enter.choice', { into }));
      if (verb === COUNT) return say(t('carcassonne.count.move.choice', { into }));
      return verb === REINFORCE
        ? say(t('carcassonne.count.advice.leave', { cell: cellName(texts, { x, y }) }))
        : undefined;
    },
    refusal(code, awaiting) {
      if (code !== 'no-such-target' && code !== 'figure-unusable') return undefined;
      if (awaiting === ENTER) return t('carcassonne.count.refused.enter');
      if (awaiting === COUNT) return t('carcassonne.count.refused.move');
      return awaiting === REINFORCE ? t('carcassonne.count.refused.leave') : undefined;
    },
  };
}
