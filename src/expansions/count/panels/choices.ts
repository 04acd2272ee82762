import type { Action, Option } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { kindSign } from '../../../hud/games/carcassonne/kindSign.ts';
import { carcassonneState, cellName } from '../../../hud/games/carcassonne/names.ts';
import { adviceBy, optionsBy, othersBy, promptsBy, refusalsBy } from '../../../hud/table/byWord.ts';
import type { GameTexts, OptionTexts, SliceTexts } from '../../../hud/table/texts.ts';
import { icon } from '../../../hud/kit/icons.tsx';
import { nameOf } from '../../../hud/words/names.ts';
import { pieceName } from '../../../hud/words/plain.ts';
import { COUNT, LEADS_TO, asQuarter, crowdIn, crowdText, gainsText, inText, isEnding, sliceOf } from './quarters.ts';
import type { Quarter } from './quarters.ts';
import { joinedText, stakesOfOthers, stakesText } from './stakes.ts';

/** The choices of the Count: who enters the city, where he goes, who leaves it. They are also the verbs. */
const [ENTER, REINFORCE] = ['enter', 'reinforce'];
const FOLLOWER = 'follower';

export const choiceTexts = (texts: Texts, game: () => GameTexts): SliceTexts => ({
  option: optionTexts(texts, game),
  ...askedTexts(texts),
  advice: adviceTexts(texts),
  refusal: refusalsBy(['no-such-target', 'figure-unusable'], {
    [ENTER]: texts.t('carcassonne.count.refused.enter'),
    [COUNT]: texts.t('carcassonne.count.refused.move'),
    [REINFORCE]: texts.t('carcassonne.count.refused.leave'),
  }),
});

function optionTexts(texts: Texts, game: () => GameTexts): NonNullable<SliceTexts['option']> {
  const { t } = texts;
  /** The texts of an option that has a quarter. */
  const inQuarter =
    (tell: (view: MatchView, option: Option, quarter: Quarter) => OptionTexts | undefined) =>
    (view: MatchView, option: Option): OptionTexts | undefined => {
      const quarter = asQuarter(option.action['quarter']);
      const told = quarter && tell(view, option, quarter);
      return told && { ...told, sign: () => kindSign(LEADS_TO[quarter]) };
    };
  const isPlain = (piece: string | null): piece is null | typeof FOLLOWER => piece === null || piece === FOLLOWER;
  const goes = (piece: string | null, into: { readonly into: string }): string =>
    isPlain(piece)
      ? t('carcassonne.count.enter.choice', into)
      : t('carcassonne.count.enter.choice.other', { figure: pieceName(game(), piece), ...into });
  const leaves = (piece: string | null, kind: (typeof LEADS_TO)[Quarter], from: { readonly from: string }): string =>
    isPlain(piece)
      ? t(`carcassonne.count.leave.choice.${kind}`, from)
      : t('carcassonne.count.leave.choice.other', { figure: pieceName(game(), piece), ...from });
  const none = (label: string): OptionTexts => ({ label, sign: () => icon('none') });

  return optionsBy(
    {
      [ENTER]: inQuarter((view, { action, piece }, quarter) => ({
        label: goes(piece, { into: t(`carcassonne.count.into.${quarter}`) }),
        hint: [t(`carcassonne.count.for.${quarter}`), ...thereTexts(texts, view, quarter, action.player)].join('; '),
        commit: t('carcassonne.count.enter.commit'),
      })),
      [COUNT]: inQuarter((view, { action }, quarter) => ({
        label: t('carcassonne.count.move.choice', { into: t(`carcassonne.count.into.${quarter}`) }),
        hint: lockedText(texts, view, quarter, action.player),
        commit: t('carcassonne.count.move.commit'),
      })),
      [REINFORCE]: inQuarter((view, { action, target, piece }, quarter) =>
        target.on === 'feature'
          ? {
              label: leaves(piece, LEADS_TO[quarter], { from: t(`carcassonne.count.from.${quarter}`) }),
              hint: joinedText(texts, view, target, { player: action.player, sort: piece }),
              commit: t('carcassonne.count.leave.commit'),
            }
          : undefined,
      ),
    },
    {
      [ENTER]: () => none(t('carcassonne.count.enter.pass')),
      [COUNT]: () => none(t('carcassonne.count.move.pass')),
      [REINFORCE]: (view) => none(t(isEnding(view) ? 'carcassonne.count.final.pass' : 'carcassonne.count.leave.pass')),
    },
  );
}

/** The figures in a quarter, and whether the Count is there. */
function thereTexts(texts: Texts, view: MatchView, quarter: Quarter, own: number): readonly string[] {
  const who = crowdText(texts, view, crowdIn(view, quarter), own);
  return [
    ...(who === '' ? [] : [texts.t('carcassonne.count.there', { who })]),
    ...(sliceOf(view)?.count === quarter ? [texts.t('carcassonne.count.bars')] : []),
  ];
}

/** Whom the Count would lock in, and whom he would release. */
function lockedText(texts: Texts, view: MatchView, to: Quarter, own: number): string {
  const { t } = texts;
  const now = sliceOf(view)?.count;
  const [shut, freed] = [to, now].map((one) => one && crowdText(texts, view, crowdIn(view, one), own));
  return [
    shut ? t('carcassonne.count.move.shuts', { who: shut }) : t('carcassonne.count.move.shuts.none'),
    ...(freed ? [t('carcassonne.count.move.frees', { who: freed })] : []),
  ].join('; ');
}

/** What is asked, for the player who chooses and for those who wait. */
function askedTexts(texts: Texts): Pick<SliceTexts, 'prompt' | 'others'> {
  const { t } = texts;
  const actorOf = (view: MatchView): string => nameOf(view, view.actor);
  const isFree = (view: MatchView): boolean => carcassonneState(view).options.extra['countFinal'] === 'any';
  const stillThere = (view: MatchView, player: number): string =>
    t('carcassonne.count.final.left', { count: crowdIn(view, 'market').get(player) ?? 0 });

  return {
    prompt: promptsBy({
      [ENTER]: (view) => ({
        title: t('carcassonne.count.enter.prompt'),
        detail: t('carcassonne.count.enter.why', { gains: gainsText(texts, view) }),
        label: t('carcassonne.count.enter.label'),
        commit: t('carcassonne.count.enter.commit'),
      }),
      [COUNT]: (view) => ({
        title: t('carcassonne.count.move.prompt'),
        detail: inText(texts, view),
        label: t('carcassonne.count.move.label'),
        commit: t('carcassonne.count.move.commit'),
      }),
      [REINFORCE]: (view, prompt) => ({
        ...(!isEnding(view)
          ? { title: t('carcassonne.count.leave.prompt'), detail: stakesText(texts, view, prompt, prompt.actor) }
          : isFree(view)
            ? {
                title: t('carcassonne.count.final.prompt.any'),
                detail: t('prompt.choose.count', { count: prompt.options.length }),
              }
            : { title: t('carcassonne.count.final.prompt'), detail: stillThere(view, prompt.actor) }),
        label: t('carcassonne.count.leave.label'),
        commit: t('carcassonne.count.leave.commit'),
      }),
    }),
    others: othersBy({
      [ENTER]: (view) => ({
        title: t('carcassonne.count.enter.others', { player: actorOf(view) }),
        detail: t('carcassonne.count.enter.others.why', { gains: gainsText(texts, view), player: actorOf(view) }),
      }),
      [COUNT]: (view) => ({
        title: t('carcassonne.count.move.others', { player: actorOf(view) }),
        detail: inText(texts, view),
      }),
      [REINFORCE]: (view) =>
        isEnding(view) && !isFree(view)
          ? {
              title: t('carcassonne.count.final.others', { player: actorOf(view) }),
              detail: stillThere(view, view.actor),
            }
          : {
              title: t('carcassonne.count.leave.others', { player: actorOf(view) }),
              detail: stakesOfOthers(texts, view),
            },
    }),
  };
}

function adviceTexts(texts: Texts): NonNullable<SliceTexts['advice']> {
  const { t } = texts;
  const inQuarter =
    (tell: (into: string, action: Action) => string) =>
    ({ action }: { readonly action: Action }): string | undefined => {
      const quarter = asQuarter(action['quarter']);
      return quarter && t('advice.deploy', { follower: tell(t(`carcassonne.count.into.${quarter}`), action) });
    };
  return adviceBy({
    [ENTER]: inQuarter((into) => t('carcassonne.count.enter.choice', { into })),
    [COUNT]: inQuarter((into) => t('carcassonne.count.move.choice', { into })),
    [REINFORCE]: inQuarter((_, { x = 0, y = 0 }) =>
      t('carcassonne.count.advice.leave', { cell: cellName(texts, { x, y }) }),
    ),
  });
}
