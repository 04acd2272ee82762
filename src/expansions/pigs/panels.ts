import type { FeatureAt } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import { carcassonneState, lyingIn } from '../../hud/games/carcassonne/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { ownersIn } from '../../hud/modules/owners.ts';
import { reasonTexts } from '../../hud/modules/reasons.ts';
import type { SliceTexts } from '../../hud/table/texts.ts';
import { nameOf } from '../../hud/words/names.ts';
import { regionAt } from '../../session/games/carcassonne.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { PIGS_FIGURES } from './art/figures.ts';

const PIG = 'pig';
const HERD = 'pigHerd';

function pigTexts(texts: Texts): SliceTexts {
  const { t } = texts;
  return {
    reason: reasonTexts(texts, 'fattens'),
    role: (sort) =>
      sort === PIG
        ? {
            choice: t('carcassonne.pigs.choice'),
            commit: t('carcassonne.pigs.commit'),
            placed: (player) => t('carcassonne.pigs.placed', { player }),
            deployed: (player) => t('carcassonne.pigs.deployed', { player }),
            home: (player) => t('carcassonne.pigs.home', { player }),
          }
        : undefined,
    piece: (sort) => (sort === PIG ? t('carcassonne.pigs.card') : undefined),
    figure: (sort, isInHand) =>
      sort === PIG
        ? { label: t('carcassonne.pigs.card'), where: t(isInHand ? 'carcassonne.pigs.in' : 'carcassonne.pigs.out') }
        : undefined,
    marks: ({ marks }) => (marks[HERD] ? [t('carcassonne.pigs.herd')] : []),
    line: ({ what, count, each, points }) =>
      what === PIG || what === HERD
        ? t('line.formula', { what: t(`carcassonne.pigs.line.${what}`, { count }), each, points })
        : undefined,
  };
}

/** Is a pig herd printed on the field? */
function hasHerd(view: MatchView, at: FeatureAt): boolean {
  const { features = [] } = regionAt(carcassonneState(view), at) ?? {};
  const lying = lyingIn(view);
  return features.some(({ x, y, feature }) => {
    const laid = lying.find((one) => one.x === x && one.y === y);
    return view.tiles.find(({ id }) => id === laid?.tile)?.features[feature]?.marks[HERD] !== undefined;
  });
}

export const pigs: HudModule = {
  name: ({ t }) => t('carcassonne.pigs'),
  blurb: ({ t }) => t('carcassonne.pigs.hint'),
  figures: PIGS_FIGURES,
  picture: { figure: PIG },
  category: ({ t }, word) => (word === PIG || word === HERD ? t(`carcassonne.pigs.category.${word}`) : undefined),
  table: pigTexts,
  panels: ({ hud: { texts }, match }) => ({
    about(at) {
      if (at.what !== 'feature') return undefined;
      const { t } = texts;
      const lines = [
        ...ownersIn(match.view, PIG, at).map((player) =>
          t('carcassonne.pigs.about', { player: nameOf(match.view, player) }),
        ),
        ...(hasHerd(match.view, at) ? [t('carcassonne.pigs.about.herd')] : []),
      ];
      return lines.length === 0 ? undefined : { lines, rules: [{ label: t('carcassonne.pigs'), topic: 'pigs' }] };
    },
  }),
};
