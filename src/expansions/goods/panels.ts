import type { PieceEvent } from '../../game/index.ts';
import { cellName } from '../../hud/games/carcassonne/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { eventsBy } from '../../hud/table/byWord.ts';
import { nameOf } from '../../hud/words/names.ts';

const GOODS = 'goods';

export const goods: HudModule = {
  name: ({ t }) => t('carcassonne.goods'),
  blurb: ({ t }) => t('carcassonne.goods.hint'),
  picture: { figure: GOODS },
  table: (texts) => ({
    piece: (sort) => (sort === GOODS ? texts.t('carcassonne.goods.piece') : undefined),
    onBoard: (sort) => (sort === GOODS ? texts.t('carcassonne.goods.here') : undefined),
    event: eventsBy<Extract<PieceEvent, { readonly type: 'moved' }>>({
      moved: (view, { sort, player, to }) =>
        sort === GOODS && to.on === 'tile'
          ? texts.t('carcassonne.goods.moved', { player: nameOf(view, player), cell: cellName(texts, to) })
          : undefined,
    }),
  }),
};
