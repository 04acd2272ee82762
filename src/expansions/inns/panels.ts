import type { PieceEvent } from '../../game/index.ts';
import { cellName } from '../../hud/games/carcassonne/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { eventsBy } from '../../hud/table/byWord.ts';
import { nameOf } from '../../hud/words/names.ts';

const INNS = 'inns';

export const inns: HudModule = {
  name: ({ t }) => t('carcassonne.inns'),
  blurb: ({ t }) => t('carcassonne.inns.hint'),
  picture: { figure: INNS },
  table: (texts) => ({
    piece: (sort) => (sort === INNS ? texts.t('carcassonne.inns.piece') : undefined),
    onBoard: (sort) => (sort === INNS ? texts.t('carcassonne.inns.here') : undefined),
    event: eventsBy<Extract<PieceEvent, { readonly type: 'moved' }>>({
      moved: (view, { sort, player, to }) =>
        sort === INNS && to.on === 'tile'
          ? texts.t('carcassonne.inns.moved', { player: nameOf(view, player), cell: cellName(texts, to) })
          : undefined,
    }),
  }),
};
