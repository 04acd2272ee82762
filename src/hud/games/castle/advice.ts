import type { Effect, RuleSetId } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import { kindAt } from '../../words/names.ts';
import type { SliceTexts } from '../../table/texts.ts';
import { cellName, effectOf, isKind } from './names.ts';

/** What is advised in The Castle and Zamek, and why. */
export function adviceTexts({ t, r }: Texts, rules: RuleSetId): Required<Pick<SliceTexts, 'reason' | 'advice'>> {
  const tokenName = (kind: number): string => r(rules, `token.${effectOf(rules, kind)}`);
  return {
    reason({ what, count = 0, effect, size = 0, doubled, kind, points }) {
      if (what === 'token') return t('reason.token', { count });
      if (what === 'uses') return t('reason.uses', { token: r(rules, `token.${effect as Effect}`) });
      if (what === 'keep') return r(rules, 'reason.keep', { count: size });
      if (what === 'scores' && doubled && isKind(kind))
        return t('reason.scores.doubled', { region: r(rules, `object.${kind}`), count: points });
      return undefined;
    },
    advice({ view, lying, action, before }) {
      const { do: verb, x, y, feature, token, kind: used } = action;
      if (verb === 'token') return t('advice.token', { token: tokenName(Number(used)) });
      // Without a follower in hand, passing only ends the turn.
      const mayDeploy =
        (view.players[view.actor]?.figures[0]?.inHand ?? 0) > 0 &&
        (before?.do === 'place' || (!before && view.state.awaiting === 'deploy'));
      if (verb === 'pass') return t(mayDeploy ? 'advice.pass' : 'advice.end');
      if (verb !== 'score' || x === undefined || y === undefined || feature === undefined) return undefined;
      const kind = kindAt(view, lying, { x, y, feature });
      if (kind === undefined || !isKind(kind)) return undefined;
      const where = { region: r(rules, `object.${kind}`), cell: cellName({ x, y }) };
      return token === undefined
        ? t('advice.score', where)
        : t('advice.score.token', { ...where, token: tokenName(Number(token)) });
    },
  };
}
