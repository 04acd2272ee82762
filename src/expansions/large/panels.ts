import type { PieceEvent } from '../../game/index.ts';
import { cellName } from '../../hud/games/carcassonne/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { eventsBy } from '../../hud/table/byWord.ts';
import { nameOf } from '../../hud/words/names.ts';

const LARGE = 'large';

export const large: HudModule = {
  name: ({ t }) => t('carcassonne.large'),
  blurb: ({ t }) => t('carcassonne.large.hint'),
  picture: { figure: LARGE },
  table: (texts) => ({
    piece: (sort) => (sort === LARGE ? texts.t('carcassonne.large.piece') : undefined),
    onBoard: (sort) => (sort === LARGE ? texts.t('carcassonne.large.here') : undefined),
    event: eventsBy<Extract<PieceEvent, { readonly type: 'moved' }>>({
      moved: (view, { sort, player, to }) =>
        sort === LARGE && to.on === 'tile'
          ? texts.t('carcassonne.large.moved', { player: nameOf(view, player), cell: cellName(texts, to) })
          : undefined,
    }),
  }),
};
