import type { HudModule } from './module.ts';

export const river1: HudModule = {
  name: ({ t }) => t('country.river'),
  blurb: ({ t }) => t('country.river.hint'),
  table: ({ t }) => ({
    kind(kind) {
      const name = kind === 'river' ? t('country.kind.river') : undefined;
      return name === undefined ? undefined : { name, title: name, object: name };
    },
  }),
};
