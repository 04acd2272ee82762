import { sameCell } from '../../game/index.ts';
import type { carcassonne } from '../../game/index.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { reasonTexts } from '../../hud/modules/reasons.ts';

const PORTAL = 'portal';

export const portal: HudModule = {
  name: ({ t }) => t('carcassonne.portal'),
  blurb: ({ t }) => t('carcassonne.portal.hint'),
  picture: { tile: 'D19' },
  table: (texts) => ({
    reason: reasonTexts(texts, 'enters'),
    notes: (tile) =>
      (tile as carcassonne.CarcassonneTile).flags.has(PORTAL) ? [texts.t('carcassonne.portal.mark')] : [],
    prompt({ state: { last } }, { awaiting, options }) {
      if (awaiting !== 'deploy') return undefined;
      const placing = options.filter(({ action }) => action.do === 'deploy');
      const isAnywhere = placing.some(({ target }) => last && target.on === 'feature' && !sameCell(target, last));
      return isAnywhere
        ? {
            title: texts.t('carcassonne.portal.prompt'),
            detail: texts.t('carcassonne.portal.places', { count: placing.length }),
            label: texts.t('carcassonne.portal.label'),
          }
        : undefined;
    },
  }),
};
