import type { PieceEvent } from '../../game/index.ts';
import { cellName } from '../../hud/games/carcassonne/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { eventsBy } from '../../hud/table/byWord.ts';
import { nameOf } from '../../hud/words/names.ts';

const SAMPLE = 'sample';

export const sample: HudModule = {
  name: ({ t }) => t('carcassonne.sample'),
  blurb: ({ t }) => t('carcassonne.sample.hint'),
  picture: { figure: SAMPLE },
  table: (texts) => ({
    piece: (sort) => (sort === SAMPLE ? texts.t('carcassonne.sample.piece') : undefined),
    onBoard: (sort) => (sort === SAMPLE ? texts.t('carcassonne.sample.here') : undefined),
    event: eventsBy<Extract<PieceEvent, { readonly type: 'moved' }>>({
      moved: (view, { sort, player, to }) =>
        sort === SAMPLE && to.on === 'tile'
          ? texts.t('carcassonne.sample.moved', { player: nameOf(view, player), cell: cellName(texts, to) })
          : undefined,
    }),
  }),
};
