import type { Option, RuleSetId } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import { icon } from '../../kit/icons.tsx';
import { tokenFace } from '../../kit/emblem.tsx';
import { nameOf } from '../../words/names.ts';
import { optionsBy, promptsBy } from '../../table/byWord.ts';
import type { OptionTexts, SliceTexts } from '../../table/texts.ts';
import { kindSign } from './kindSign.ts';
import { cellName, effectOf, isKind, tokenOf } from './names.ts';

/** The choices of The Castle and Zamek: followers, what to score, tokens. */
export function choiceTexts(texts: Texts, rules: RuleSetId): Required<Pick<SliceTexts, 'option' | 'prompt'>> {
  const { t } = texts;
  const none = (label: string, commit: string): OptionTexts => ({ label, sign: () => icon('none'), commit });
  return {
    option: optionsBy(
      {
        score: (_, option) => scoreOption(texts, rules, option),
        token: (_, option) => tokenOption(texts, rules, option),
      },
      {
        deploy: () => none(t('choice.none'), t('commit.none')),
        endTurn: () => none(t('token.later'), t('commit.end')),
      },
    ),
    prompt: promptsBy({
      deploy: () => ({ label: t('choice.followers') }),
      // The opponent's regions are scored last, in the same turn.
      score: (view, { options }) => ({
        title: t(options.filter(({ piece }) => piece === null).length > 1 ? 'prompt.score' : 'prompt.score.double'),
        detail: t('prompt.score.for', { player: nameOf(view, options[0]?.scorer ?? view.actor) }),
        label: t('choice.regions'),
        commit: t('commit.score'),
      }),
      endTurn: () => ({
        title: t('prompt.end'),
        detail: t('prompt.end.hint'),
        label: t('choice.tokens'),
        commit: t('commit.end'),
      }),
    }),
  };
}

function scoreOption({ t, r }: Texts, rules: RuleSetId, { target, piece, points }: Option): OptionTexts | undefined {
  if (target.on !== 'feature' || !isKind(target.kind)) return undefined;
  const { kind } = target;
  const token = tokenOf(piece);
  return {
    label: t('choice.at', { kind: r(rules, `Kind.${kind}`), cell: cellName(target) }),
    hint: token === undefined ? '' : r(rules, `token.${effectOf(rules, token)}`),
    sign: () => (token === undefined ? kindSign(kind, rules) : tokenFace(effectOf(rules, token), rules)),
    commit: points === null ? t('commit.score') : t('commit.score.points', { points }),
  };
}

function tokenOption({ t, r }: Texts, rules: RuleSetId, { piece }: Option): OptionTexts | undefined {
  const token = tokenOf(piece);
  if (token === undefined) return undefined;
  const effect = effectOf(rules, token);
  return {
    label: r(rules, `token.${effect}`),
    hint: r(rules, `effect.${effect}`),
    sign: () => tokenFace(effect, rules),
    commit: t('token.use'),
  };
}
