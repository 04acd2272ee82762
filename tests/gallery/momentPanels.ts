import type { GameAdapter } from '../../src/game/index.ts';
import type { Application } from '../../src/session/contracts/app.ts';
import { eachMoment } from './further.ts';
import { handPanels } from './handPanels.ts';
import { everyKind } from './kinds.ts';
import { atEnd, atStage, crowdsOf, playersOf, stagesOf, variantsOf } from './positions.ts';
import type { Variant } from './positions.ts';
import { PLAIN, press, take, tileStage, way } from './way.ts';
import type { Panel } from './way.ts';

/** Panels of a rule set with many players, with many modules, and at the ends of many games. */

/** Everyone who can play, with as many modules as go together: where room is shortest. */
function crowdPanels(rules: GameAdapter): readonly Panel[] {
  const crowds = crowdsOf(rules).filter(({ players = [] }) => players.length > playersOf(rules).length);
  return crowds.flatMap((crowd) => [
    ...stagesOf(rules, crowd).map((stage) =>
      way(`${rules.id}: the table`, `${stage}, ${crowd.name}`, {
        // A stage that none of the games came to is shown with fewer players.
        before: (app) => take(app, atStage(rules.id, crowd, stage) ?? tileStage(rules)),
      }),
    ),
    way(`${rules.id}: the end`, `end page, ${crowd.name}`, { before: (app) => take(app, atEnd(rules.id, crowd)) }),
  ]);
}

/** With as many modules as go together: every kind of choice, and what the assists tell then. */
const kindPanels = (rules: GameAdapter): readonly Panel[] =>
  variantsOf(rules)
    .filter(({ name }) => name !== PLAIN.name)
    .map((variant) =>
      way(`${rules.id}: the table`, `every kind of choice, ${variant.name}`, {
        before: (app) => take(app, tileStage(rules)),
        further: eachMoment(() => everyKind(rules.id, variant)),
      }),
    );

export const momentPanels = (rules: GameAdapter): readonly Panel[] => [
  ...crowdPanels(rules),
  ...kindPanels(rules),
  ...handPanels(rules),
];

/** The log of several games, and the points at their end. */
export const endPanels = (rules: GameAdapter, variant: Variant): readonly Panel[] =>
  ['end', 'end 2', 'end 3'].flatMap((seed) => {
    const group = `${rules.id}: the end`;
    const before = (app: Application): Promise<unknown> => take(app, atEnd(rules.id, variant, seed));
    return [
      way(group, `log: ${seed}, ${variant.name}`, {
        shows: ['log/LogPanel.tsx'],
        async before(app) {
          await before(app);
          app.openReview(20);
        },
        open: () => press('l'),
      }),
      way(group, `end page: ${seed}, ${variant.name}`, { shows: ['end/EndPage.tsx'], before }),
    ];
  });
