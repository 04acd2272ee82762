import type { VNode } from 'preact';
import { adapterOf, carcassonne } from '../../game/index.ts';
import type { FeatureAt, Piece, PieceEvent } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { carcassonneState, cellName, isBaseKind, lyingIn } from '../../hud/games/carcassonne/names.ts';
import { adviceBy, eventsBy, optionsBy } from '../../hud/table/byWord.ts';
import type { OptionTexts, SliceTexts, NamedState } from '../../hud/table/texts.ts';
import { kindPicture } from '../../hud/kit/sign.tsx';
import { kindAt, nameOf } from '../../hud/words/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { reasonTexts } from '../../hud/modules/reasons.ts';

const FAIRY = 'fairy';
const WITH_REGION = 'fairyRegion';

const fairySign = (): VNode =>
  kindPicture([
    [
      'sky',
      'M11 12C6 2 1 5 3 10C4 12.500 8 13.500 11 13.500C7 14.500 5 17 6.500 19.500C8.500 21 11 18 11.500 14.500ZM13 12C18 2 23 5 21 10C20 12.500 16 13.500 13 13.500C17 14.500 19 17 17.500 19.500C15.500 21 13 18 12.500 14.500Z',
    ],
    ['roof', 'M12 6.500A2.300 2.300 0 1 0 12 11.100A2.300 2.300 0 0 0 12 6.500ZM12 11.500L15 22H9Z'],
  ]);

const pieceOf = ({ rules, state }: NamedState, id: string): Piece | undefined =>
  adapterOf(rules)
    .pieces(state)
    .find((piece) => piece.id === id);

function fairyTexts(texts: Texts): SliceTexts {
  const { t } = texts;

  /** The follower that the fairy is placed beside. */
  function besideWhom(view: MatchView, at: FeatureAt): OptionTexts | undefined {
    const kind = kindAt(view, lyingIn(view), at);
    if (kind === undefined || !(isBaseKind(kind) || kind === 'garden')) return undefined;
    return {
      label: t(`carcassonne.fairy.choice.${kind}`),
      hint: t('choice.at', { kind: t(`carcassonne.Kind.${kind}`), cell: cellName(texts, at) }),
    };
  }

  function ownerOf(view: NamedState): number | null {
    const slice = carcassonne.sliceOf(carcassonneState(view), FAIRY);
    return slice && slice.figure !== null ? (pieceOf(view, `figure:${slice.figure}`)?.owner ?? null) : null;
  }

  return {
    reason: reasonTexts(texts, 'befriends'),
    piece: (sort) => (sort === FAIRY ? t('carcassonne.fairy.piece') : undefined),
    onBoard(sort, _, view) {
      if (sort !== FAIRY) return undefined;
      const owner = ownerOf(view);
      return owner === null
        ? t('carcassonne.fairy.here')
        : t('carcassonne.fairy.here.beside', { player: nameOf(view, owner) });
    },
    beside: (view) => (pieceOf(view, FAIRY)?.place.on === 'spot' ? [t('carcassonne.fairy.off')] : []),
    option: optionsBy({
      [FAIRY](view, { target }) {
        const at = target.on === 'piece' ? pieceOf(view, target.piece)?.place : undefined;
        const told =
          target.on === 'cell'
            ? { label: t('carcassonne.fairy.choice.tile', { cell: cellName(texts, target) }) }
            : at?.on === 'feature'
              ? besideWhom(view, at)
              : undefined;
        return told && { ...told, sign: fairySign, commit: t('carcassonne.fairy.commit') };
      },
    }),
    event: eventsBy<Extract<PieceEvent, { readonly type: 'moved' }>>({
      moved: (view, { sort, player, to }) =>
        sort === FAIRY && to.on === 'tile'
          ? t('carcassonne.fairy.moved', { player: nameOf(view, player), cell: cellName(texts, to) })
          : undefined,
    }),
    line: ({ what, points }) =>
      what === FAIRY || what === WITH_REGION
        ? t('line.plain', {
            what: t(what === FAIRY ? 'carcassonne.fairy.line' : 'carcassonne.fairy.line.region'),
            points,
          })
        : undefined,
    advice: adviceBy({
      [FAIRY]: ({ action: { x = 0, y = 0 } }) =>
        t('advice.deploy', { follower: t('carcassonne.fairy.advice', { cell: cellName(texts, { x, y }) }) }),
    }),
  };
}

export const fairy: HudModule = {
  name: ({ t }) => t('carcassonne.fairy'),
  blurb: ({ t }) => t('carcassonne.fairy.hint'),
  picture: { figure: 'fairy' },
  category: ({ t }, word) =>
    word === FAIRY
      ? t('carcassonne.fairy.category')
      : word === WITH_REGION
        ? t('carcassonne.fairy.category.region')
        : undefined,
  options: {
    fairy: {
      label: ({ t }) => t('carcassonne.fairy.options'),
      values: [
        ['follower', ({ t }) => t('carcassonne.fairy.options.follower')],
        ['tile', ({ t }) => t('carcassonne.fairy.options.tile')],
      ],
    },
  },
  table: fairyTexts,
};
