import type { Texts } from '../../i18n/index.ts';
import { isBaseKind } from '../../hud/games/carcassonne/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import type { SliceTexts } from '../../hud/table/texts.ts';

const LARGE = 'large';

const largeTexts = ({ t }: Texts): SliceTexts => ({
  role: (sort, kind) =>
    sort === LARGE && isBaseKind(kind)
      ? {
          choice: t(`carcassonne.large.choice.${kind}`),
          commit: t(`carcassonne.large.commit.${kind}`),
          placed: (player) => t(`carcassonne.large.placed.${kind}`, { player }),
          deployed: (player) => t(`carcassonne.large.deployed.${kind}`, { player }),
          home: (player) => t(`carcassonne.large.home.${kind}`, { player }),
        }
      : undefined,
  piece: (sort) => (sort === LARGE ? t('carcassonne.large.piece') : undefined),
  figure: (sort, isInHand) =>
    sort === LARGE
      ? { label: t('carcassonne.large.card'), where: t(isInHand ? 'carcassonne.large.in' : 'carcassonne.large.out') }
      : undefined,
});

export const large: HudModule = {
  name: ({ t }) => t('carcassonne.large'),
  blurb: ({ t }) => t('carcassonne.large.hint'),
  picture: { figure: LARGE },
  larger: { [LARGE]: 1.35 },
  table: largeTexts,
};
