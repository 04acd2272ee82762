import type { PieceEvent } from '../../game/index.ts';
import { cellName } from '../../hud/games/carcassonne/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { eventsBy } from '../../hud/table/byWord.ts';
import { nameOf } from '../../hud/words/names.ts';

const BUILDERS = 'builders';

export const builders: HudModule = {
  name: ({ t }) => t('carcassonne.builders'),
  blurb: ({ t }) => t('carcassonne.builders.hint'),
  picture: { figure: BUILDERS },
  table: (texts) => ({
    piece: (sort) => (sort === BUILDERS ? texts.t('carcassonne.builders.piece') : undefined),
    onBoard: (sort) => (sort === BUILDERS ? texts.t('carcassonne.builders.here') : undefined),
    event: eventsBy<Extract<PieceEvent, { readonly type: 'moved' }>>({
      moved: (view, { sort, player, to }) =>
        sort === BUILDERS && to.on === 'tile'
          ? texts.t('carcassonne.builders.moved', { player: nameOf(view, player), cell: cellName(texts, to) })
          : undefined,
    }),
  }),
};
