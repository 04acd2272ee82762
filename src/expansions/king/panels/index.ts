import type { HudModule } from '../../../hud/modules/module.ts';
import { kingPanels } from './panels.ts';
import { kingTexts } from './texts.ts';
import { BOTH, asCard } from './titles.ts';

export const king: HudModule = {
  name: ({ t }) => t('carcassonne.king'),
  blurb: ({ t }) => t('carcassonne.king.hint'),
  picture: { figure: 'king-card' },
  category({ t }, word) {
    if (word === BOTH) return t('carcassonne.king');
    const card = asCard(word);
    return card && t(`carcassonne.king.card.${card}`);
  },
  options: {
    kingScoring: {
      label: ({ t }) => t('carcassonne.king.options'),
      values: [
        ['each', ({ t }) => t('carcassonne.king.options.each')],
        ['10', ({ t }) => t('carcassonne.king.options.10')],
        ['15-40', ({ t }) => t('carcassonne.king.options.15-40')],
        ['running', ({ t }) => t('carcassonne.king.options.running')],
      ],
    },
  },
  table: kingTexts,
  panels: kingPanels,
};
