import { sameCell } from '../../game/index.ts';
import type { carcassonne } from '../../game/index.ts';
import type { HudModule } from './module.ts';

const PORTAL = 'portal';

export const portal: HudModule = {
  name: ({ t }) => t('carcassonne.portal'),
  blurb: ({ t }) => t('carcassonne.portal.hint'),
  picture: { tile: 'D19' },
  table: ({ t }) => ({
    notes: (tile) => ((tile as carcassonne.CarcassonneTile).flags.has(PORTAL) ? [t('carcassonne.portal.mark')] : []),
    prompt({ state: { last } }, { awaiting, options }) {
      if (awaiting !== 'deploy') return undefined;
      const placing = options.filter(({ action }) => action.do === 'deploy');
      const isAnywhere = placing.some(({ target }) => last && target.on === 'feature' && !sameCell(target, last));
      return isAnywhere
        ? {
            title: t('carcassonne.portal.prompt'),
            detail: t('carcassonne.portal.places', { count: placing.length }),
            label: t('carcassonne.portal.label'),
          }
        : undefined;
    },
  }),
};
