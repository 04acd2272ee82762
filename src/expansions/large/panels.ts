import type { Texts } from '../../i18n/index.ts';
import { isBaseKind } from '../../hud/games/carcassonne/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { reasonTexts } from '../../hud/modules/reasons.ts';
import type { SliceTexts } from '../../hud/table/texts.ts';
import { LARGE_FIGURES } from './art/figures.ts';

const LARGE = 'large';

const largeTexts = (texts: Texts): SliceTexts => ({
  reason: reasonTexts(texts, 'outweighs'),
  role: (sort, kind) =>
    sort === LARGE && isBaseKind(kind)
      ? {
          choice: texts.t(`carcassonne.large.choice.${kind}`),
          commit: texts.t(`carcassonne.large.commit.${kind}`),
          placed: (player) => texts.t(`carcassonne.large.placed.${kind}`, { player }),
          deployed: (player) => texts.t(`carcassonne.large.deployed.${kind}`, { player }),
          home: (player) => texts.t(`carcassonne.large.home.${kind}`, { player }),
        }
      : undefined,
  piece: (sort) => (sort === LARGE ? texts.t('carcassonne.large.piece') : undefined),
  figure: (sort, isInHand) =>
    sort === LARGE
      ? {
          label: texts.t('carcassonne.large.card'),
          where: texts.t(isInHand ? 'carcassonne.large.in' : 'carcassonne.large.out'),
        }
      : undefined,
});

export const large: HudModule = {
  name: ({ t }) => t('carcassonne.large'),
  blurb: ({ t }) => t('carcassonne.large.hint'),
  figures: LARGE_FIGURES,
  picture: { figure: LARGE },
  larger: { [LARGE]: 1.35 },
  table: largeTexts,
};
