import { aidNote } from '../../aids/aidBar.ts';
import type { ModulePanels, TableContext } from '../../games/table.ts';
import { nameOf } from '../../words/names.ts';
import type { HudModule } from '../module.ts';
import { stockRow } from '../stock.ts';
import { aroundTexts } from './around.ts';
import { castleSign } from './sign.ts';
import { CASTLE, castleAt, castlesIn, leftOf } from './slice.ts';
import { castleTexts, waitingTexts } from './texts.ts';

const SOUTH = 2;

const castlePanels = ({ hud: { texts }, match }: TableContext): ModulePanels => {
  const { t } = texts;
  const name = t('carcassonne.castles');
  return {
    layers: [
      {
        layer: 'surrounded',
        label: name,
        sign: 'reach',
        key: 'Y',
        note: () => aidNote(...waitingTexts(texts, match.view)),
      },
    ],
    cardRows: (player) => [stockRow(name, castleSign, (view) => leftOf(view, player))],
    about(at) {
      const castle = at.what === 'feature' ? castleAt(match.view, at) : undefined;
      if (!castle || at.what !== 'feature') return undefined;
      const { player, waits } = castle;
      const around = aroundTexts(texts, match.view, at);
      const waiting = around.length > 0 ? around : [t('carcassonne.castles.around.none')];
      return {
        sign: castleSign(),
        title: t('carcassonne.castles.line'),
        who: waits ? t('carcassonne.castles.lord', { player: nameOf(match.view, player) }) : undefined,
        ...(waits ? { leader: player } : {}),
        lines: waits ? [t('carcassonne.castles.about'), ...waiting] : [t('carcassonne.castles.about.scored')],
        rules: [{ label: name, topic: 'castles' }],
      };
    },
  };
};

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
