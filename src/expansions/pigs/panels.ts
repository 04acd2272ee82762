import type { PieceEvent } from '../../game/index.ts';
import { cellName } from '../../hud/games/carcassonne/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { eventsBy } from '../../hud/table/byWord.ts';
import { nameOf } from '../../hud/words/names.ts';

const PIGS = 'pigs';

export const pigs: HudModule = {
  name: ({ t }) => t('carcassonne.pigs'),
  blurb: ({ t }) => t('carcassonne.pigs.hint'),
  picture: { figure: PIGS },
  table: (texts) => ({
    piece: (sort) => (sort === PIGS ? texts.t('carcassonne.pigs.piece') : undefined),
    onBoard: (sort) => (sort === PIGS ? texts.t('carcassonne.pigs.here') : undefined),
    event: eventsBy<Extract<PieceEvent, { readonly type: 'moved' }>>({
      moved: (view, { sort, player, to }) =>
        sort === PIGS && to.on === 'tile'
          ? texts.t('carcassonne.pigs.moved', { player: nameOf(view, player), cell: cellName(texts, to) })
          : undefined,
    }),
  }),
};
