import type { VNode } from 'preact';
import type { FeatureAt, GameEvent, Option, PieceEvent, Prompt } from '../../game/index.ts';
import { sameCell, sameFeature } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { kindSign } from '../games/carcassonne/kindSign.ts';
import { carcassonneState, cellName } from '../games/carcassonne/names.ts';
import type { PromptTexts, SliceTexts, Told } from '../games/texts.ts';
import { kindPicture } from '../kit/sign.tsx';
import { eventBefore } from '../words/eventOrder.ts';
import { nameOf, specOf } from '../words/names.ts';
import type { HudModule } from './module.ts';
import { stockRow } from './stockRow.tsx';
import { reasonTexts } from './reasons.ts';

const BRIDGE = 'bridge';
const FOLLOWER = 'follower';
const AXES = ['NS', 'WE'] as const;
type Axis = (typeof AXES)[number];
const axisOf = (word: unknown): Axis | undefined => AXES.find((axis) => axis === word || `${BRIDGE}-${axis}` === word);

/** The part of the slice's state that the panels show. */
interface Slice {
  readonly left: readonly number[];
  readonly built: readonly FeatureAt[];
}
const sliceOf = (view: Pick<Told, 'state'>): Slice | undefined =>
  carcassonneState(view).slices['bridges'] as Slice | undefined;
const leftOf = (view: Pick<Told, 'state'>, player: number): number | undefined => sliceOf(view)?.left[player];
const isBridge = (view: Pick<Told, 'state'>, at: FeatureAt): boolean =>
  sliceOf(view)?.built.some((bridge) => sameFeature(bridge, at)) ?? false;

const bridgeSign = (): VNode =>
  kindPicture([
    ['sign-road', 'M1 9H23V12.500H1Z'],
    [
      'sign-dark',
      'M3 12.500H5.500V21H3ZM18.500 12.500H21V21H18.500ZM5.500 12.500L12 18L18.500 12.500H15.500L12 15.500L8.500 12.500Z',
    ],
    ['sign-dark', 'M1 6.500H23V7.500H1ZM3 4.500H4V9H3ZM11.500 4.500H12.500V9H11.500ZM20 4.500H21V9H20Z'],
  ]);

function bridgeTexts(texts: Texts): SliceTexts {
  const { t } = texts;
  const leftText = (count: number): string =>
    count === 0 ? t('carcassonne.bridges.left.none') : t('carcassonne.bridges.left', { count });

  /** While the tile is held: the bridge that is built with it; before: how many cells need one. */
  function placing(view: MatchView, { actor, options }: Prompt): Partial<PromptTexts> | undefined {
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
    return { detail: `${t('prompt.places', { count: cells.length })}, ${needed} (${leftText(left)})` };
  }

  function option(view: MatchView, { action, target, declines, piece }: Option) {
    const axis = axisOf(action['axis']);
    if (action.do === BRIDGE && axis && target.on === 'cell')
      return {
        label: t('carcassonne.bridges.choice', { cell: cellName(texts, target) }),
        hint: t(`carcassonne.bridges.axis.${axis}`),
        sign: bridgeSign,
        commit: t('carcassonne.bridges.commit'),
      };
    if (declines && view.state.awaiting === 'place')
      return { label: t('carcassonne.bridges.pass'), hint: t('carcassonne.bridges.pass.hint') };
    if (action.do !== 'deploy' || piece !== FOLLOWER || target.on !== 'feature' || !isBridge(view, target))
      return undefined;
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

  function event(view: MatchView, told: GameEvent): string | undefined {
    const player = nameOf(view, told['player'] as number);
    if (told.type === 'placed') {
      const { sort, to } = told as GameEvent & Extract<PieceEvent, { readonly type: 'placed' }>;
      const axis = axisOf(sort);
      return axis && to.on === 'tile'
        ? t('carcassonne.bridges.built', {
            player,
            cell: cellName(texts, to),
            axis: t(`carcassonne.bridges.axis.${axis}`),
          })
        : undefined;
    }
    if (told.type === 'set-aside') {
      // A player never has a tile in hand that fits nowhere, so this one was declined.
      const before = eventBefore(view, told);
      return before?.type === 'drawn' && before['tile'] === told['tile']
        ? t('carcassonne.bridges.declined', { player })
        : undefined;
    }
    const { at, figure = FOLLOWER } = told as GameEvent & { readonly at?: FeatureAt; readonly figure?: string };
    return told.type === 'deployed' && at && figure === FOLLOWER && isBridge(view, at)
      ? t('carcassonne.bridges.deployed', { player })
      : undefined;
  }

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
      return left === undefined ? [] : [leftText(left)];
    },
    option,
    prompt: (view, prompt) => (prompt.awaiting === 'place' ? placing(view, prompt) : undefined),
    event,
    advice({ view, action, lying }) {
      const { do: verb, feature, figure = FOLLOWER } = action;
      const tile = lying.at(-1);
      const at = { x: action.x ?? tile?.x ?? 0, y: action.y ?? tile?.y ?? 0 };
      const say = (follower: string): string => t('advice.deploy', { follower });
      if (verb === BRIDGE) return say(t('carcassonne.bridges.choice', { cell: cellName(texts, at) }));
      if (verb !== 'deploy' || feature === undefined || figure !== FOLLOWER) return undefined;
      // A bridge is the feature after the printed ones; the action before may build it.
      const laid = lying.findLast((one) => sameCell(one, at));
      return laid && specOf(view, laid.tile)?.features.length === feature
        ? say(t('carcassonne.bridges.follower'))
        : undefined;
    },
  };
}

const BridgeStock = stockRow(({ t }) => t('carcassonne.bridges'), bridgeSign, leftOf);

export const bridges: HudModule = {
  name: ({ t }) => t('carcassonne.bridges'),
  blurb: ({ t }) => t('carcassonne.bridges.hint'),
  picture: { figure: 'bridge' },
  built({ sort, place }) {
    const axis = axisOf(sort);
    return axis && place.on === 'tile' ? { kind: BRIDGE, x: place.x, y: place.y, upright: axis === 'NS' } : null;
  },
  table: bridgeTexts,
  panels: () => ({ cardRows: [BridgeStock] }),
};
