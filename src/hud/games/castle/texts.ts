import type { CastleLine, Effect, Option, RuleSetId } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { icon } from '../../kit/icons.tsx';
import { tokenFace } from '../../kit/emblem.tsx';
import { kindAt, nameOf } from '../../words/names.ts';
import type { GameTexts, OptionTexts, PromptTexts, SliceTexts } from '../texts.ts';
import { castleEvents } from './events.ts';
import { kindSign } from './kindSign.ts';
import { castleState, cellName, effectOf, isKind } from './names.ts';

/** The texts of The Castle and Zamek. */

/** The kind of token that a sort of piece is: `token-3`. */
const tokenOf = (sort: string | null): number | undefined =>
  sort?.startsWith('token-') ? Number(sort.slice('token-'.length)) : undefined;

export function castleTexts(texts: Texts, rules: RuleSetId): GameTexts {
  const { t, r } = texts;
  const tokenName = (kind: number): string => r(rules, `token.${effectOf(rules, kind)}`);

  function scoreOption({ target, piece, points }: Option): OptionTexts | undefined {
    if (target.on !== 'feature' || !isKind(target.kind)) return undefined;
    const { kind } = target;
    const token = tokenOf(piece);
    return {
      label: t('choice.at', { kind: r(rules, `Kind.${kind}`), cell: cellName(target) }),
      hint: token === undefined ? '' : tokenName(token),
      sign: () => (token === undefined ? kindSign(kind, rules) : tokenFace(effectOf(rules, token), rules)),
      commit: points === null ? t('commit.score') : t('commit.score.points', { points }),
    };
  }

  function tokenOption({ piece }: Option): OptionTexts | undefined {
    const token = tokenOf(piece);
    if (token === undefined) return undefined;
    const effect = effectOf(rules, token);
    return {
      label: tokenName(token),
      hint: r(rules, `effect.${effect}`),
      sign: () => tokenFace(effect, rules),
      commit: t('token.use'),
    };
  }

  function scorePrompt(view: MatchView, options: readonly Option[]): Partial<PromptTexts> {
    // The opponent's regions are scored last, in the same turn.
    const scorer = options[0]?.scorer ?? view.actor;
    const isSeveral = options.filter(({ piece }) => piece === null).length > 1;
    return {
      title: t(isSeveral ? 'prompt.score' : 'prompt.score.double'),
      detail: t('prompt.score.for', { player: nameOf(view, scorer) }),
      label: t('choice.regions'),
      commit: t('commit.score'),
    };
  }

  const slice = {
    kind: (kind) =>
      isKind(kind)
        ? { name: r(rules, `kind.${kind}`), title: r(rules, `Kind.${kind}`), object: r(rules, `object.${kind}`) }
        : undefined,
    kindSign: (kind) => (isKind(kind) ? kindSign(kind, rules) : undefined),
    role: (_, kind) =>
      isKind(kind)
        ? {
            choice: r(rules, `choice.${kind}`),
            commit: r(rules, `commit.${kind}`),
            placed: (player) => r(rules, `placed.${kind}`, { player }),
            deployed: (player) => r(rules, `deployed.${kind}`, { player }),
            home: (player) => r(rules, `home.${kind}`, { player }),
          }
        : undefined,
    piece(sort) {
      const token = tokenOf(sort);
      return token === undefined ? (sort === 'keep' ? r(rules, 'keep') : undefined) : tokenName(token);
    },
    figure: () => undefined,
    onBoard: (sort, player) => (sort === 'keep' ? r(rules, 'keep.stands', { player }) : undefined),
    option({ state: { awaiting } }, option) {
      switch (option.action.do) {
        case 'score':
          return scoreOption(option);
        case 'token':
          return tokenOption(option);
        case 'pass':
          return awaiting === 'deploy'
            ? { label: t('choice.none'), sign: () => icon('none'), commit: t('commit.none') }
            : { label: t('token.later'), sign: () => icon('none'), commit: t('commit.end') };
        default:
          return undefined;
      }
    },
    prompt(view, { awaiting, options }) {
      if (awaiting === 'deploy') return { label: t('choice.followers') };
      if (awaiting === 'score') return scorePrompt(view, options);
      if (awaiting === 'endTurn')
        return {
          title: t('prompt.end'),
          detail: t('prompt.end.hint'),
          label: t('choice.tokens'),
          commit: t('commit.end'),
        };
      return undefined;
    },
    event: castleEvents(texts, rules),
    line: (line) => lineText(texts, rules, line as CastleLine),
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
  } satisfies SliceTexts;

  return {
    ...slice,
    texts,
    cell: cellName,
    plays: () => true,
    enclosed: (kind) => t('feature.enclosed', { kind: slice.kind(kind)?.name ?? kind }),
    completed: t('choice.complete'),
    marks({ marks: { market = 0, fountain } }) {
      return [
        ...(market > 0 ? [r(rules, 'market', { count: market })] : []),
        ...(fountain ? [r(rules, 'fountain')] : []),
      ];
    },
    notes: ({ square }) => (square ? [r(rules, 'square')] : []),
    spot: () => undefined,
    lying: ({ laid }) => laid,
    holdings(view, player) {
      const { keeps, held } = castleState(view);
      const size = keeps[player]?.size ?? 0;
      const tokens = (held[player] ?? []).map(({ kind }) => tokenName(kind));
      return [
        size > 0 ? r(rules, 'keep.size', { count: size }) : r(rules, 'keep.none'),
        tokens.length > 0 ? `${t('card.tokens')}: ${tokens.join(', ')}` : t('card.tokens.none'),
      ];
    },
    beside: () => [],
    others: () => undefined,
    refusal: (code) => texts.code(code, rules),
  };
}

/** `Tower, 4 tiles × 2 = 8`, with the token that earned or doubled it. */
function lineText(
  { t, r }: Texts,
  rules: RuleSetId,
  { what, count, each, points, fountain, token }: CastleLine,
): string | undefined {
  const effect = token ? r(rules, `token.${token.effect}`) : null;
  const withToken = (line: string): string => (effect === null ? line : t('line.token', { line, token: effect }));
  if (what === 'five-points') return t('line.plain', { what: r(rules, 'line.five-points'), points });
  if (what === 'keep') return withToken(t('line.plain', { what: r(rules, 'line.keep', { count }), points }));
  if (!isKind(what)) return undefined;
  return withToken(
    t('line.formula', {
      what:
        what === 'path' && fountain ? r(rules, 'line.path.fountain', { count }) : r(rules, `line.${what}`, { count }),
      each,
      points,
    }),
  );
}
