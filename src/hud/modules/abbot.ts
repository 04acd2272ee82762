import type { HudModule } from './module.ts';

export const abbot: HudModule = {
  name: ({ t }) => t('country.abbot'),
  blurb: ({ t }) => t('country.abbot.hint'),
  help: ({ t }) => t('country.help.abbot'),
};
