import type { GameEvent, LaidTile, carcassonne } from '../../game/index.ts';
import { cellName } from '../../hud/games/carcassonne/names.ts';
import { nameOf, specOf } from '../../hud/words/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';

const SET = 'river-2';
const ROLES = ['spring', 'fork', 'lake'] as const;

export const river2: HudModule = {
  name: ({ t }) => t('carcassonne.river-2'),
  blurb: ({ t }) => t('carcassonne.river-2.hint'),
  picture: { tile: 'S02' },
  table: (texts) => ({
    kind(kind) {
      const name = kind === 'river' ? texts.t('carcassonne.kind.river') : undefined;
      return name === undefined ? undefined : { name, title: name, object: name };
    },
    notes(tile) {
      const { set, role } = tile as carcassonne.CarcassonneTile;
      const known = set === SET ? ROLES.find((one) => one === role) : undefined;
      return known ? [texts.t(`carcassonne.river-2.${known}`)] : [];
    },
    // The player continues at once, so nothing else is said about it.
    event(view, event) {
      if (event.type !== 'laid') return undefined;
      const { player, tile, x, y } = event as GameEvent & LaidTile & { readonly player: number };
      const spec = specOf(view, tile) as carcassonne.CarcassonneTile | undefined;
      return spec?.set === SET && spec.role === 'lake'
        ? texts.t('carcassonne.river-2.lake.placed', { player: nameOf(view, player), cell: cellName(texts, { x, y }) })
        : undefined;
    },
  }),
};
