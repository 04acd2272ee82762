import type { BotModule } from '../../bots/carcassonne/modules/module.ts';

/** Its weight counts in every majority: nothing else to know. */
export const LARGE: BotModule = {
  id: 'large',
  reasons: ({ actions }) =>
    actions.some(({ do: verb, figure }) => verb === 'deploy' && figure === 'large')
      ? [{ what: 'outweighs', kind: 'large', points: 0, features: [] }]
      : [],
};
