import type { BotModule } from '../../../bots/carcassonne/modules/module.ts';
import { bar, enter, reinforce } from './answers.ts';
import { City, QUARTERS } from './city.ts';
import { FEATURES, readerOf } from './features.ts';

/** Approximate value of a figure in the city that can leave. */
const PLAIN_POINTS = 3;

export const COUNT: BotModule = {
  id: 'count',
  features: FEATURES,
  reader: readerOf,
  // The module asks only about completed regions, and a figure in a region that stays open does not affect them.
  asks: () => false,
  answers: { reinforce, enter, count: bar },
  plainPoints: (t, numbers, player) => {
    const city = new City(t, numbers);
    city.read();
    let points = 0;
    for (let quarter = 0; quarter < QUARTERS; quarter++) points += PLAIN_POINTS * city.ready(quarter, player);
    return points;
  },
  reasons: ({ actions, before }) =>
    actions.flatMap(({ do: verb, x = 0, y = 0, feature = 0 }, n) => {
      if (verb === 'reinforce')
        return actions.findIndex((other) => other.do === verb) === n
          ? [
              {
                what: 'reinforces',
                kind: before({ x, y, feature }).kind,
                points: before({ x, y, feature }).points,
                features: [{ x, y, feature }],
              },
            ]
          : [];
      if (verb === 'enter') return [{ what: 'sendsIn', kind: 'city', points: 0, features: [] }];
      return verb === 'count' ? [{ what: 'bars', kind: 'city', points: 0, features: [] }] : [];
    }),
};
