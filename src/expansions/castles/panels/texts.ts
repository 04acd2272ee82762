import type { FeatureAt, PieceEvent, carcassonne } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { worthOf } from '../../../session/match/worth.ts';
import { adviceBy, eventsBy, optionsBy, othersBy, promptsBy, refusalsBy } from '../../../hud/table/byWord.ts';
import { cellName, isBaseKind, lyingIn } from '../../../hud/games/carcassonne/names.ts';
import type { SliceTexts } from '../../../hud/table/texts.ts';
import { icon } from '../../../hud/kit/icons.tsx';
import { kindAt, nameOf } from '../../../hud/words/names.ts';
import { aroundText } from './around.ts';
import { CASTLE, castleAt, castlesIn, leftOf } from './slice.ts';
import { castleSign } from './sign.ts';
import { reasonTexts } from '../../../hud/modules/reasons.ts';

export const leftText = ({ t }: Texts, count: number): string =>
  count === 0 ? t('carcassonne.castles.left.none') : t('carcassonne.castles.left', { count });

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

type Placed = Extract<PieceEvent, { readonly type: 'placed' }>;
/** What reached a castle scores for it. */
interface Reached {
  readonly type: 'reached';
  readonly player: number;
  readonly from: FeatureAt;
  /** The castle. */
  readonly to: FeatureAt;
}
interface Home {
  readonly type: 'follower-home';
  readonly player: number;
  readonly at?: FeatureAt;
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

  return {
    reason: reasonTexts(texts, 'founds', 'reaches'),
    piece: (sort) => (sort === CASTLE ? t('carcassonne.castles.piece') : undefined),
    onBoard: (sort, player, view, place) =>
      sort !== CASTLE && place.on === 'feature' && castleAt(view, place)
        ? t('carcassonne.castles.lord', { player })
        : undefined,
    marks: ({ marks }) => (marks['wide'] ? [t('carcassonne.castles.wide')] : []),
    beside: (view) => waitingIn(texts, view),
    holdings(view, player) {
      const count = leftOf(view, player);
      if (count === undefined) return [];
      return [leftText(texts, count)];
    },
    option: optionsBy(
      {
        [CASTLE]: (view, { target }) =>
          target.on === 'feature'
            ? {
                label: t('carcassonne.castles.choice', { cell: cellName(texts, target) }),
                hint: aroundText(texts, view, target),
                sign: castleSign,
                commit: t('carcassonne.castles.commit'),
              }
            : undefined,
      },
      {
        [CASTLE]: (view) => ({
          label: t('carcassonne.castles.pass', { count: cityPoints(view) }),
          sign: () => icon('none'),
          commit: t('carcassonne.castles.pass.commit'),
        }),
      },
    ),
    prompt: promptsBy({
      [CASTLE]: () => ({
        title: t('carcassonne.castles.prompt'),
        detail: t('carcassonne.castles.detail'),
        label: t('carcassonne.castles.label'),
        commit: t('carcassonne.castles.commit'),
      }),
    }),
    others: othersBy({
      [CASTLE]: (view) => ({
        title: t('carcassonne.castles.others', { player: nameOf(view, view.actor) }),
        detail: '',
      }),
    }),
    event: eventsBy<Placed | Reached | Home>({
      placed: (view, { sort, to, player }) =>
        sort === CASTLE && to.on === 'edge'
          ? t('carcassonne.castles.founded', { player: nameOf(view, player), cell: cellName(texts, to) })
          : undefined,
      reached: (view, event) => reachedText(texts, view, event),
      'follower-home': (view, { at, player }) =>
        at && castleAt(view, at) ? t('carcassonne.castles.home', { player: nameOf(view, player) }) : undefined,
    }),
    line(line) {
      const { what, count, each, points, source } = line as carcassonne.CarcassonneLine;
      if (what === CASTLE) return t('line.plain', { what: t('carcassonne.castles.line'), points });
      return source === CASTLE
        ? t('line.formula', { what: t('carcassonne.castles.line.field', { count }), each, points })
        : undefined;
    },
    advice: adviceBy({
      [CASTLE]: ({ action: { x = 0, y = 0 } }) =>
        t('advice.deploy', { follower: t('carcassonne.castles.choice', { cell: cellName(texts, { x, y }) }) }),
      pass: ({ view }) =>
        view.state.awaiting === CASTLE
          ? t('advice.deploy', { follower: t('carcassonne.castles.pass.commit') })
          : undefined,
    }),
    refusal: refusalsBy(['no-such-feature', 'no-such-target'], { [CASTLE]: t('carcassonne.castles.refused') }),
  };
}

function reachedText(texts: Texts, view: MatchView, { player, from, to }: Reached): string | undefined {
  // A feature without a printed kind was built: it is a road.
  const kind = castleAt(view, from) ? CASTLE : (kindAt(view, lyingIn(view), from) ?? 'road');
  if (kind !== CASTLE && (!isBaseKind(kind) || kind === 'field')) return undefined;
  return texts.t(`carcassonne.castles.reached.${kind}`, {
    player: nameOf(view, player),
    cell: cellName(texts, to),
    from: cellName(texts, from),
  });
}
