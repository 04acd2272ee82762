import type { FeatureAt, GameEvent, Option, PieceEvent, carcassonne } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { worthOf } from '../../../session/match/worth.ts';
import { cellName, isBaseKind, lyingIn } from '../../games/carcassonne/names.ts';
import type { OptionTexts, SliceTexts } from '../../games/texts.ts';
import { icon } from '../../kit/icons.tsx';
import { kindAt, nameOf } from '../../words/names.ts';
import { aroundText } from './around.ts';
import { CASTLE, castleAt, castlesIn, leftOf } from './slice.ts';
import { castleSign } from './sign.ts';
import { reasonTexts } from '../reasons.ts';

const FOLLOWER = 'follower';

/** Castles in waiting, and what could score for each. */
const waitingIn = (texts: Texts, view: Pick<MatchView, 'state' | 'players'>): readonly string[] =>
  castlesIn(view).flatMap(({ player, tiles: [at], waits }) =>
    at && waits
      ? [
          `${texts.t('carcassonne.castles.waits', { player: nameOf(view, player), cell: cellName(texts, at) })}: ${aroundText(texts, view, at)}.`,
        ]
      : [],
  );

/** The same, or a text that there are none. */
export function waitingTexts(texts: Texts, view: Pick<MatchView, 'state' | 'players'>): readonly string[] {
  const told = waitingIn(texts, view);
  return told.length > 0 ? told : [texts.t('carcassonne.castles.waits.none')];
}

/** Texts of castles: the choice when a small city is completed, and what scores for them. */
export function castleTexts(texts: Texts): SliceTexts {
  const { t } = texts;

  /** Points of the cities if they do not become castles. */
  const cityPoints = ({ state, prompt }: MatchView): number =>
    (prompt?.options ?? []).reduce(
      (sum, { target }) => sum + (target.on === 'feature' ? (worthOf(state, target) ?? 0) : 0),
      0,
    );

  function option(view: MatchView, { action, target, declines }: Option): OptionTexts | undefined {
    if (view.state.awaiting !== CASTLE) return undefined;
    if (declines)
      return {
        label: t('carcassonne.castles.pass', { count: cityPoints(view) }),
        sign: () => icon('none'),
        commit: t('carcassonne.castles.pass.commit'),
      };
    if (action.do !== CASTLE || target.on !== 'feature') return undefined;
    return {
      label: t('carcassonne.castles.choice', { cell: cellName(texts, target) }),
      hint: aroundText(texts, view, target),
      sign: castleSign,
      commit: t('carcassonne.castles.commit'),
    };
  }

  function reachedText(view: MatchView, { player, from, to }: GameEvent): string | undefined {
    const [by, castle] = [from as FeatureAt, to as FeatureAt];
    const kind = castleAt(view, by) ? CASTLE : kindAt(view, lyingIn(view), by);
    // A feature without a printed kind was built: it is a road.
    const word = kind ?? 'road';
    if (word !== CASTLE && (!isBaseKind(word) || word === 'field')) return undefined;
    return t(`carcassonne.castles.reached.${word}`, {
      player: nameOf(view, player as number),
      cell: cellName(texts, castle),
      from: cellName(texts, by),
    });
  }

  return {
    reason: reasonTexts(texts, 'founds', 'reaches'),
    piece: (sort) => (sort === CASTLE ? t('carcassonne.castles.piece') : undefined),
    onBoard: (sort, player, view, place) =>
      sort === FOLLOWER && place.on === 'feature' && castleAt(view, place)
        ? t('carcassonne.castles.lord', { player })
        : undefined,
    marks: ({ marks }) => (marks['wide'] ? [t('carcassonne.castles.wide')] : []),
    beside: (view) => waitingIn(texts, view),
    holdings(view, player) {
      const count = leftOf(view, player);
      if (count === undefined) return [];
      return [count === 0 ? t('carcassonne.castles.left.none') : t('carcassonne.castles.left', { count })];
    },
    option,
    prompt: (_, { awaiting }) =>
      awaiting === CASTLE
        ? {
            title: t('carcassonne.castles.prompt'),
            detail: t('carcassonne.castles.detail'),
            label: t('carcassonne.castles.label'),
            commit: t('carcassonne.castles.commit'),
          }
        : undefined,
    others: (view) =>
      view.state.awaiting === CASTLE
        ? {
            title: t('carcassonne.castles.others', { player: nameOf(view, view.actor) }),
            detail: '',
          }
        : undefined,
    event(view, event) {
      const player = nameOf(view, event['player'] as number);
      switch (event.type) {
        case 'placed': {
          const { sort, to } = event as GameEvent & Extract<PieceEvent, { readonly type: 'placed' }>;
          return sort === CASTLE && to.on === 'edge'
            ? t('carcassonne.castles.founded', { player, cell: cellName(texts, to) })
            : undefined;
        }
        case 'reached':
          return reachedText(view, event);
        case 'follower-home': {
          const { at, figure = FOLLOWER } = event as GameEvent & { readonly at?: FeatureAt; readonly figure?: string };
          return at && figure === FOLLOWER && castleAt(view, at)
            ? t('carcassonne.castles.home', { player })
            : undefined;
        }
        default:
          return undefined;
      }
    },
    line(line) {
      const { what, count, each, points, source } = line as carcassonne.CarcassonneLine;
      if (what === CASTLE) return t('line.plain', { what: t('carcassonne.castles.line'), points });
      return source === CASTLE
        ? t('line.formula', { what: t('carcassonne.castles.line.field', { count }), each, points })
        : undefined;
    },
    advice: ({ view, action: { do: verb, x = 0, y = 0 } }) => {
      if (verb === CASTLE)
        return t('advice.deploy', { follower: t('carcassonne.castles.choice', { cell: cellName(texts, { x, y }) }) });
      return verb === 'pass' && view.state.awaiting === CASTLE
        ? t('advice.deploy', { follower: t('carcassonne.castles.pass.commit') })
        : undefined;
    },
    refusal: (code, awaiting) =>
      awaiting === CASTLE && (code === 'no-such-feature' || code === 'no-such-target')
        ? t('carcassonne.castles.refused')
        : undefined,
  };
}
