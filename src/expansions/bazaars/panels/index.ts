import type { HudModule } from '../../../hud/modules/module.ts';
import { Fair } from './Fair.tsx';
import { bazaarTexts } from './texts.ts';

export const bazaars: HudModule = {
  name: ({ t }) => t('carcassonne.bazaars'),
  blurb: ({ t }) => t('carcassonne.bazaars.hint'),
  picture: { figure: 'stall' },
  category: ({ t }, word) => (word === 'bazaar' ? t('carcassonne.bazaars') : undefined),
  options: {
    bazaar: {
      label: ({ t }) => t('carcassonne.bazaars.options'),
      values: [
        ['auction', ({ t }) => t('carcassonne.bazaars.options.auction')],
        ['choose', ({ t }) => t('carcassonne.bazaars.options.choose')],
      ],
    },
  },
  table: bazaarTexts,
  panels: () => ({ scene: Fair }),
};
