import { assistNote } from '../../../hud/table/assistNote.tsx';
import type { ModulePanels, TableContext } from '../../../hud/table/table.ts';
import type { HudModule } from '../../../hud/modules/module.ts';
import { stockRow } from '../../../hud/modules/stockRow.tsx';
import { builtCastle, castleAbout } from './about.ts';
import { castleSign } from './sign.ts';
import { CASTLE, leftOf } from './slice.ts';
import { castleTexts, leftText, waitingTexts } from './texts.ts';

const castleStock = stockRow({
  name: ({ t }) => t('carcassonne.castles'),
  note: ({ t }) => t('carcassonne.castles.hint'),
  sign: castleSign,
  leftIn: leftOf,
  leftText,
});

const castlePanels = (context: TableContext): ModulePanels => ({
  layers: [
    {
      layer: 'surrounded',
      label: context.hud.texts.t('carcassonne.castles'),
      sign: 'reach',
      key: 'Y',
      note: () => assistNote(...waitingTexts(context.hud.texts, context.match.view)),
    },
  ],
  cardRows: [castleStock(context)],
});

export const castles: HudModule = {
  name: ({ t }) => t('carcassonne.castles'),
  blurb: ({ t }) => t('carcassonne.castles.hint'),
  picture: { figure: 'castle' },
  category: ({ t }, word) => (word === CASTLE ? t('carcassonne.castles') : undefined),
  built: builtCastle,
  table: castleTexts,
  panels: (context) => ({ ...castlePanels(context), about: castleAbout(context) }),
};
