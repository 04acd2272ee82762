import type { HudModule } from './module.ts';

export const river1: HudModule = {
  name: ({ t }) => t('country.river'),
  blurb: ({ t }) => t('country.river.hint'),
  help: ({ t }) => t('country.help.river'),
};
