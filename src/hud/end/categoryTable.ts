import type { MatchView } from '../../session/contract.ts';
import { pointsByCategory } from '../../session/summary.ts';
import { barTable } from '../kit/barTable.ts';
import type { Hud } from '../kit/hud.ts';
import { namesOf } from '../game/stage.ts';

/** Points by kind and player. */
export const categoryTable = (hud: Hud, view: MatchView): HTMLElement =>
  barTable(hud, {
    caption: hud.texts.t('end.categories'),
    names: namesOf(view),
    colours: [view.players[0].colour, view.players[1].colour],
    rows: pointsByCategory(view)
      .filter(({ points }) => points[0] + points[1] > 0)
      .map(({ category, points }) => ({ label: hud.texts.r(view.rules, `category.${category}`), points })),
    total: { label: hud.texts.t('end.total'), points: view.state.scores },
  });
