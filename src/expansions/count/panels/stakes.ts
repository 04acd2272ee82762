import { adapterOf } from '../../../game/index.ts';
import type { FeatureAt, Prompt } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { crowdOf, weightOf, worthOf } from '../../../session/match/worth.ts';
import { cellName, isBaseKind } from '../../../hud/games/carcassonne/names.ts';
import { nameOf } from '../../../hud/words/names.ts';
import { crowdText, isEnding } from './quarters.ts';

/** The regions that followers from the city can join: who has them, and what they are worth. */

const placeOf = (texts: Texts, kind: string, at: FeatureAt): string =>
  isBaseKind(kind)
    ? texts.t('choice.at', { kind: texts.t(`carcassonne.Kind.${kind}`), cell: cellName(texts, at) })
    : '';

/** Every region that can be joined, who has it now, and its points. `own`: the player who reads it. */
export function stakesText(texts: Texts, view: MatchView, { options }: Prompt, own: number | null): string {
  const { t, list } = texts;
  const regions = new Map(
    options.flatMap(({ target }) => (target.on === 'feature' ? [[placeOf(texts, target.kind, target), target]] : [])),
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

/** The same for players who wait. */
export function stakesOfOthers(texts: Texts, view: MatchView): string {
  const prompt = isEnding(view) ? null : adapterOf(view.rules).prompt(view.state);
  return prompt ? stakesText(texts, view, prompt, null) : '';
}

/** Who would have a region after a figure of this sort has joined it, and the points at stake. */
export function joinedText(
  texts: Texts,
  view: MatchView,
  region: FeatureAt & { readonly kind: string },
  { player, sort }: { readonly player: number; readonly sort: string | null },
): string {
  const { t, list } = texts;
  const crowd = crowdOf(view.state, region).map((count, one) =>
    one === player ? count + weightOf(view.state, sort) : count,
  );
  const most = Math.max(...crowd);
  const leaders = [...crowd.keys()].filter((one) => crowd[one] === most);
  const values = {
    where: placeOf(texts, region.kind, region),
    who: crowdText(texts, view, new Map(crowd.entries()), player),
    count: worthOf(view.state, region) ?? 0,
  };
  return leaders.includes(player)
    ? t(leaders.length > 1 ? 'carcassonne.count.leave.ties' : 'carcassonne.count.leave.wins', values)
    : t('carcassonne.count.leave.loses', { ...values, player: list(leaders.map((one) => nameOf(view, one))) });
}
