import type { HudModule } from '../../../hud/modules/module.ts';
import { innsPanels } from './panels.ts';
import { innsTexts } from './texts.ts';
import { asSign } from './signs.ts';

export const inns: HudModule = {
  name: ({ t }) => t('carcassonne.inns'),
  blurb: ({ t }) => t('carcassonne.inns.hint'),
  picture: { tile: 'I01' },
  category({ t }, word) {
    const sign = asSign(word);
    return sign && t(`carcassonne.inns.category.${sign}`);
  },
  options: {
    innsFinal: {
      label: ({ t }) => t('carcassonne.inns.options'),
      values: [
        ['zero', ({ t }) => t('carcassonne.inns.options.zero')],
        ['plain', ({ t }) => t('carcassonne.inns.options.plain')],
      ],
    },
  },
  table: innsTexts,
  panels: innsPanels,
};
