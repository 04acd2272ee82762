import type { HudModule } from '../../../hud/modules/module.ts';
import { countPanels } from './panels.ts';
import { countTexts } from './texts.ts';

export const count: HudModule = {
  name: ({ t }) => t('carcassonne.count'),
  blurb: ({ t }) => t('carcassonne.count.hint'),
  picture: { figure: 'count' },
  apart: ({ t }, other) => t('carcassonne.count.apart', { other }),
  options: {
    reinforce: {
      label: ({ t }) => t('carcassonne.count.options.reinforce'),
      values: [
        ['any', ({ t }) => t('carcassonne.count.options.reinforce.any')],
        ['occupied', ({ t }) => t('carcassonne.count.options.reinforce.occupied')],
      ],
    },
    countMove: {
      label: ({ t }) => t('carcassonne.count.options.move'),
      values: [
        ['player', ({ t }) => t('carcassonne.count.options.move.player')],
        ['clockwise', ({ t }) => t('carcassonne.count.options.move.clockwise')],
        ['follow', ({ t }) => t('carcassonne.count.options.move.follow')],
      ],
    },
    countFinal: {
      label: ({ t }) => t('carcassonne.count.options.final'),
      values: [
        ['market', ({ t }) => t('carcassonne.count.options.final.market')],
        ['any', ({ t }) => t('carcassonne.count.options.final.any')],
      ],
    },
  },
  table: countTexts,
  panels: countPanels,
};
