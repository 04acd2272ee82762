import type { CastleLine, CastleState, FeatureAt, RuleSetId } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import { regionAt } from '../../../session/games/castle.ts';
import type { GameTexts, SliceTexts } from '../../table/texts.ts';
import { adviceTexts } from './advice.ts';
import { choiceTexts } from './choices.ts';
import { castleEvents } from './events.ts';
import { kindSign } from './kindSign.ts';
import { castleState, cellName, effectOf, isKind, tokenOf } from './names.ts';

/** The texts of The Castle and Zamek. */

export function castleTexts(texts: Texts, rules: RuleSetId): GameTexts {
  const { t, r } = texts;
  const tokenName = (kind: number): string => r(rules, `token.${effectOf(rules, kind)}`);

  const slice = {
    ...choiceTexts(texts, rules),
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
    event: castleEvents(texts, rules),
    line: (line) => lineText(texts, rules, line as CastleLine),
    ...adviceTexts(texts, rules),
  } satisfies SliceTexts;

  return {
    ...slice,
    texts,
    cell: cellName,
    plays: () => true,
    enclosed: (kind) => t('feature.enclosed', { kind: slice.kind(kind)?.name ?? kind }),
    regionFacts: (state, at) => regionFacts(texts, rules, state as CastleState, at),
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

/** `6 points so far`, `with 2 markets`, `3 tiles`. */
function regionFacts({ t, r }: Texts, rules: RuleSetId, state: CastleState, at: FeatureAt): readonly string[] {
  const region = regionAt(state, at);
  if (!region) return [];
  const { kind, tiles, mark, complete, now, finished } = region;
  const { points } = complete ? finished : now;
  return [
    ...(points > 0 ? [t(complete ? 'choice.points' : 'choice.worth', { count: points })] : []),
    ...(mark > 0 ? [kind === 'court' ? r(rules, 'market', { count: mark }) : r(rules, 'fountain')] : []),
    t('choice.tiles', { count: tiles }),
  ];
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
