import type { ModulePanels, TableContext } from '../../games/table.ts';
import type { HudModule } from '../module.ts';
import { stockRow } from '../stock.ts';
import { castleSign } from './sign.ts';
import { CASTLE, castlesIn, leftOf } from './slice.ts';
import { castleTexts } from './texts.ts';

const SOUTH = 2;

const castlePanels = ({ hud: { texts } }: TableContext): ModulePanels => ({
  cardRows: (player) => [stockRow(texts.t('carcassonne.castles'), castleSign, (view) => leftOf(view, player))],
});

export const castles: HudModule = {
  name: ({ t }) => t('carcassonne.castles'),
  blurb: ({ t }) => t('carcassonne.castles.hint'),
  picture: { figure: 'castle' },
  category: ({ t }, word) => (word === CASTLE ? t('carcassonne.castles') : undefined),
  built({ sort, place, owner }, view) {
    if (sort !== CASTLE || place.on !== 'edge') return null;
    const { x, y, side } = place;
    const castle = castlesIn(view).find(({ tiles: [first] }) => first?.x === x && first.y === y);
    // In its lord's colours as long as he waits there.
    const look = castle?.waits && owner !== null ? { look: owner } : {};
    return { kind: CASTLE, x, y, upright: side === SOUTH, ...look };
  },
  table: castleTexts,
  panels: castlePanels,
};
