import { carcassonne } from '../../game/index.ts';
import type { GameEvent } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import { carcassonneState } from '../../hud/games/carcassonne/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { ownersIn } from '../../hud/modules/owners.ts';
import { reasonTexts } from '../../hud/modules/reasons.ts';
import { eventsBy, promptsBy } from '../../hud/table/byWord.ts';
import type { SliceTexts } from '../../hud/table/texts.ts';
import { nameOf } from '../../hud/words/names.ts';
import { BUILDERS_FIGURES } from './art/figures.ts';

const BUILDER = 'builder';
/** The word with which the log reports that a second part of the turn will follow. */
const EARNED = 'second-part';

function builderTexts(texts: Texts): SliceTexts {
  const { t } = texts;
  return {
    reason: reasonTexts(texts, 'doubles', 'employs'),
    role(sort, kind) {
      if (sort !== BUILDER || (kind !== 'road' && kind !== 'city')) return undefined;
      return {
        choice: t(`carcassonne.builders.choice.${kind}`),
        commit: t('carcassonne.builders.commit'),
        placed: (player) => t(`carcassonne.builders.placed.${kind}`, { player }),
        deployed: (player) => t(`carcassonne.builders.deployed.${kind}`, { player }),
        home: (player) => t('carcassonne.builders.home', { player }),
      };
    },
    piece: (sort) => (sort === BUILDER ? t('carcassonne.builders.card') : undefined),
    figure: (sort, isInHand) =>
      sort === BUILDER
        ? {
            label: t('carcassonne.builders.card'),
            where: t(isInHand ? 'carcassonne.builders.in' : 'carcassonne.builders.out'),
          }
        : undefined,
    prompt: promptsBy({
      deploy: (view) =>
        carcassonne.sliceOf(carcassonneState(view), 'builders')?.earned && view.state.left > 0
          ? { detail: t('carcassonne.builders.next') }
          : undefined,
    }),
    event: eventsBy<{ readonly type: 'taken'; readonly player: number; readonly what: string }>({
      taken: (view, { player, what }: GameEvent & { readonly player: number; readonly what: string }) =>
        what === EARNED ? t('carcassonne.builders.earned', { player: nameOf(view, player) }) : undefined,
    }),
  };
}

export const builders: HudModule = {
  name: ({ t }) => t('carcassonne.builders'),
  blurb: ({ t }) => t('carcassonne.builders.hint'),
  figures: BUILDERS_FIGURES,
  picture: { figure: BUILDER },
  table: builderTexts,
  panels: ({ hud: { texts }, match }) => ({
    about(at) {
      const owners = at.what === 'feature' ? ownersIn(match.view, BUILDER, at) : [];
      if (owners.length === 0) return undefined;
      return {
        lines: owners.map((player) => texts.t('carcassonne.builders.about', { player: nameOf(match.view, player) })),
        rules: [{ label: texts.t('carcassonne.builders'), topic: 'builders' }],
      };
    },
  }),
};
