import type { HudModule } from '../../hud/modules/module.ts';

export const river1: HudModule = {
  name: ({ t }) => t('carcassonne.river'),
  blurb: ({ t }) => t('carcassonne.river.hint'),
  picture: { tile: 'R06' },
  table: ({ t }) => ({
    kind(kind) {
      const name = kind === 'river' ? t('carcassonne.kind.river') : undefined;
      return name === undefined ? undefined : { name, title: name, object: name };
    },
  }),
};
