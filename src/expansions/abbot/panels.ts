import type { VNode } from 'preact';
import { adapterOf } from '../../game/index.ts';
import type { FeatureAt, GameEvent, carcassonne } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { kindSign } from '../../hud/games/carcassonne/kindSign.ts';
import { cellName, lyingIn } from '../../hud/games/carcassonne/names.ts';
import type { SliceTexts } from '../../hud/table/texts.ts';
import { LAWN, TREES, kindPicture } from '../../hud/kit/sign.tsx';
import { kindAt, nameOf } from '../../hud/words/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { reasonTexts } from '../../hud/modules/reasons.ts';
import { ABBOT_FIGURES } from './art/figures.ts';

const ABBOT = 'abbot';
const GARDEN = 'garden';

const gardenSign = (): VNode => kindPicture([LAWN, TREES, ['fence', 'M3 20.5H21']]);

/** The texts of the abbot, and of gardens, where only an abbot may stand. */
function abbotTexts(texts: Texts): SliceTexts {
  const { t } = texts;

  /** The feature of the abbot that an option names. */
  function standsOn(view: MatchView, id: string): FeatureAt | undefined {
    const place = adapterOf(view.rules)
      .pieces(view.state)
      .find((piece) => piece.id === id)?.place;
    return place?.on === 'feature' ? place : undefined;
  }

  return {
    kind: (kind) =>
      kind === GARDEN
        ? {
            name: t('carcassonne.kind.garden'),
            title: t('carcassonne.Kind.garden'),
            object: t('carcassonne.object.garden'),
          }
        : undefined,
    kindSign: (kind) => (kind === GARDEN ? gardenSign() : undefined),
    role(sort, kind) {
      if (sort !== ABBOT) return undefined;
      const where = kind === GARDEN ? GARDEN : ABBOT;
      return {
        choice: t(`carcassonne.choice.${where}`),
        commit: t('carcassonne.commit.abbot'),
        placed: (player) => t(`carcassonne.placed.${where}`, { player }),
        deployed: (player) => t(`carcassonne.deployed.${where}`, { player }),
        home: (player) => t('carcassonne.home.abbot', { player }),
      };
    },
    piece: (sort) => (sort === ABBOT ? t('carcassonne.card.abbot') : undefined),
    figure: (sort, isInHand) =>
      sort === ABBOT
        ? { label: t('carcassonne.card.abbot'), where: t(isInHand ? 'carcassonne.abbot.in' : 'carcassonne.abbot.out') }
        : undefined,
    option(view, { action, target }) {
      if (action.do !== 'recall') return undefined;
      const at = target.on === 'piece' ? standsOn(view, target.piece) : undefined;
      const isGarden = at !== undefined && kindAt(view, lyingIn(view), at) === GARDEN;
      return {
        label: t('carcassonne.choice.recall'),
        hint: at ? cellName(texts, at) : '',
        sign: () => (isGarden ? gardenSign() : kindSign('monastery')),
        commit: t('carcassonne.commit.recall'),
      };
    },
    event(view, event) {
      if (event.type !== 'completed' || event['kind'] !== GARDEN) return undefined;
      const { region, scorers } = event as GameEvent &
        Extract<carcassonne.CarcassonneEvent, { readonly type: 'completed' }>;
      const cell = cellName(texts, region);
      return scorers.length === 0
        ? t('carcassonne.empty.garden', { cell })
        : t('carcassonne.completed.garden', {
            cell,
            player: texts.list(scorers.map((player) => nameOf(view, player))),
          });
    },
    line: ({ what, count, each, points }) =>
      what === GARDEN ? t('line.formula', { what: t('carcassonne.line.garden', { count }), each, points }) : undefined,
    reason: reasonTexts(texts, 'recalls'),
    advice: ({ action }) =>
      action.do === 'recall' ? t('advice.deploy', { follower: t('carcassonne.choice.recall') }) : undefined,
  };
}

export const abbot: HudModule = {
  name: ({ t }) => t('carcassonne.abbot'),
  blurb: ({ t }) => t('carcassonne.abbot.hint'),
  figures: ABBOT_FIGURES,
  picture: { figure: 'abbot' },
  category: ({ t }, word) => (word === GARDEN ? t('carcassonne.category.garden') : undefined),
  table: abbotTexts,
};
