import type { VNode } from 'preact';
import type { BaseEvent, Cell, FeatureAt, Option, PieceEvent, Prompt } from '../../game/index.ts';
import { carcassonne, sameCell, sameFeature } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { kindSign } from '../../hud/games/carcassonne/kindSign.ts';
import { carcassonneState, cellName } from '../../hud/games/carcassonne/names.ts';
import { adviceBy, eventsBy, optionsBy, promptsBy } from '../../hud/table/byWord.ts';
import type { Advised, OptionTexts, PromptTexts, SliceTexts, NamedState } from '../../hud/table/texts.ts';
import { kindPicture } from '../../hud/kit/sign.tsx';
import { eventBefore } from '../../hud/words/eventOrder.ts';
import { nameOf, specOf } from '../../hud/words/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { stockRow } from '../../hud/modules/stockRow.tsx';
import { reasonTexts } from '../../hud/modules/reasons.ts';

const BRIDGE = 'bridge';
const FOLLOWER = 'follower';
const AXES = ['NS', 'WE'] as const;
type Axis = (typeof AXES)[number];
const axisOf = (word: unknown): Axis | undefined => AXES.find((axis) => axis === word || `${BRIDGE}-${axis}` === word);

const sliceOf = (view: Pick<NamedState, 'state'>) => carcassonne.sliceOf(carcassonneState(view), 'bridges');
const leftOf = (view: Pick<NamedState, 'state'>, player: number): number | undefined => sliceOf(view)?.left[player];
const isBridge = (view: Pick<NamedState, 'state'>, at: FeatureAt): boolean =>
  sliceOf(view)?.built.some((bridge) => sameFeature(bridge, at)) ?? false;

const bridgeSign = (): VNode =>
  kindPicture([
    ['wood', 'M1 9H23V12.500H1Z'],
    [
      'dark',
      'M3 12.500H5.500V21H3ZM18.500 12.500H21V21H18.500ZM5.500 12.500L12 18L18.500 12.500H15.500L12 15.500L8.500 12.500Z',
    ],
    ['dark', 'M1 6.500H23V7.500H1ZM3 4.500H4V9H3ZM11.500 4.500H12.500V9H11.500ZM20 4.500H21V9H20Z'],
  ]);

const leftText = ({ t }: Texts, count: number): string =>
  count === 0 ? t('carcassonne.bridges.left.none') : t('carcassonne.bridges.left', { count });

/** While the tile is held: the bridge that is built with it; before: how many cells need one. */
function placingText(texts: Texts, view: MatchView, { actor, options }: Prompt): Partial<PromptTexts> | undefined {
  const { t } = texts;
  const left = leftOf(view, actor);
  if (left === undefined) return undefined;
  const cells = options.flatMap(({ target }) => (target.on === 'cell' ? [target] : []));
  const { gesture } = view;
  if (gesture.type === 'placing') {
    const built = cells
      .find((cell) => sameCell(cell, gesture))
      ?.builds?.find(({ rotation }) => rotation === gesture.rotation);
    const axis = axisOf(built?.sort);
    if (!built || !axis) return undefined;
    const values = { count: left, axis: t(`carcassonne.bridges.axis.${axis}`), cell: cellName(texts, built) };
    return {
      detail: sameCell(built, gesture)
        ? t('carcassonne.bridges.builds', values)
        : t('carcassonne.bridges.builds.beside', values),
      commit: t('carcassonne.bridges.commit.place'),
    };
  }
  const count = cells.filter(({ rotations, builds = [] }) => builds.length === rotations.length).length;
  if (count === 0) return undefined;
  const needed =
    count === cells.length ? t('carcassonne.bridges.needed.all') : t('carcassonne.bridges.needed', { count });
  return { detail: `${t('prompt.places', { count: cells.length })}, ${needed} (${leftText(texts, left)})` };
}

/** A follower on a bridge, on this turn's tile or another. */
function followerOption(texts: Texts, view: MatchView, { target, piece }: Option): OptionTexts | undefined {
  const { t } = texts;
  if (piece !== FOLLOWER || target.on !== 'feature' || !isBridge(view, target)) return undefined;
  return {
    label: t('carcassonne.bridges.follower'),
    hint: [
      ...(view.state.last && sameCell(view.state.last, target) ? [] : [cellName(texts, target)]),
      ...(target.completed ? [t('carcassonne.choice.complete')] : []),
    ].join(' – '),
    sign: () => kindSign('road'),
    commit: t('carcassonne.commit.road'),
  };
}

const optionTexts = (texts: Texts): NonNullable<SliceTexts['option']> =>
  optionsBy(
    {
      [BRIDGE](_, { action, target }) {
        const axis = axisOf(action['axis']);
        return axis && target.on === 'cell'
          ? {
              label: texts.t('carcassonne.bridges.choice', { cell: cellName(texts, target) }),
              hint: texts.t(`carcassonne.bridges.axis.${axis}`),
              sign: bridgeSign,
              commit: texts.t('carcassonne.bridges.commit'),
            }
          : undefined;
      },
      deploy: (view, option) => followerOption(texts, view, option),
    },
    {
      place: () => ({
        label: texts.t('carcassonne.bridges.pass'),
        hint: texts.t('carcassonne.bridges.pass.hint'),
      }),
    },
  );

type Shown =
  | Extract<PieceEvent, { readonly type: 'placed' }>
  | Extract<BaseEvent, { readonly type: 'set-aside' }>
  | {
      readonly type: 'deployed';
      readonly player: number;
      readonly at?: FeatureAt;
      readonly figure?: string;
    };

const eventTexts = (texts: Texts): NonNullable<SliceTexts['event']> => {
  const { t } = texts;
  return eventsBy<Shown>({
    placed(view, { sort, to, player }) {
      const axis = axisOf(sort);
      return axis && to.on === 'tile'
        ? t('carcassonne.bridges.built', {
            player: nameOf(view, player),
            cell: cellName(texts, to),
            axis: t(`carcassonne.bridges.axis.${axis}`),
          })
        : undefined;
    },
    'set-aside'(view, event) {
      // A player never has a tile in hand that fits nowhere, so this one was declined.
      const before = eventBefore(view, event);
      return before?.type === 'drawn' && before['tile'] === event.tile
        ? t('carcassonne.bridges.declined', { player: nameOf(view, event.player) })
        : undefined;
    },
    deployed: (view, { at, figure = FOLLOWER, player }) =>
      at && figure === FOLLOWER && isBridge(view, at)
        ? t('carcassonne.bridges.deployed', { player: nameOf(view, player) })
        : undefined,
  });
};

/** The cell of an action; without one, that of the last tile. */
function placeIn({ action, lying }: Advised): Cell {
  const tile = lying.at(-1);
  return { x: action.x ?? tile?.x ?? 0, y: action.y ?? tile?.y ?? 0 };
}

function bridgeTexts(texts: Texts): SliceTexts {
  const { t } = texts;
  const say = (follower: string): string => t('advice.deploy', { follower });
  return {
    reason: reasonTexts(texts, 'spans', 'declines'),
    piece(sort) {
      const axis = axisOf(sort);
      return axis && t(`carcassonne.bridges.piece.${axis}`);
    },
    onBoard(sort, player, view, place) {
      const axis = axisOf(sort);
      // Its builder no longer matters.
      if (axis) return t(`carcassonne.bridges.piece.${axis}`);
      return sort === FOLLOWER && place.on === 'feature' && isBridge(view, place)
        ? t('carcassonne.bridges.placed', { player })
        : undefined;
    },
    holdings(view, player) {
      const left = leftOf(view, player);
      return left === undefined ? [] : [leftText(texts, left)];
    },
    option: optionTexts(texts),
    prompt: promptsBy({ place: (view, prompt) => placingText(texts, view, prompt) }),
    event: eventTexts(texts),
    advice: adviceBy({
      [BRIDGE]: (advised) => say(t('carcassonne.bridges.choice', { cell: cellName(texts, placeIn(advised)) })),
      deploy(advised) {
        const { view, action, lying } = advised;
        const { feature, figure = FOLLOWER } = action;
        if (feature === undefined || figure !== FOLLOWER) return undefined;
        // A bridge is the feature after the printed ones; the action before may build it.
        const laid = lying.findLast((one) => sameCell(one, placeIn(advised)));
        return laid && specOf(view, laid.tile)?.features.length === feature
          ? say(t('carcassonne.bridges.follower'))
          : undefined;
      },
    }),
  };
}

const bridgeStock = stockRow({
  name: ({ t }) => t('carcassonne.bridges'),
  note: ({ t }) => t('carcassonne.bridges.hint'),
  sign: bridgeSign,
  leftIn: leftOf,
  leftText,
});

export const bridges: HudModule = {
  name: ({ t }) => t('carcassonne.bridges'),
  blurb: ({ t }) => t('carcassonne.bridges.hint'),
  picture: { figure: 'bridge' },
  built({ sort, place }) {
    const axis = axisOf(sort);
    return axis && place.on === 'tile' ? { kind: BRIDGE, x: place.x, y: place.y, upright: axis === 'NS' } : null;
  },
  table: bridgeTexts,
  panels: (context) => ({ cardRows: [bridgeStock(context)] }),
};
