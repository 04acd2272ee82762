import type { carcassonne } from '../../../game/index.ts';
import { ABBOT } from './abbot.ts';
import { BAZAARS } from './bazaars/bazaars.ts';
import { BRIDGES } from './bridges.ts';
import { CASTLES } from './castles.ts';
import { COUNT } from './count/count.ts';
import { CULT } from './cult.ts';
import { DRAGON } from './dragon.ts';
import { FAIRY } from './fairy.ts';
import { KING } from './king.ts';
import type { BotModule, Numbers } from './module.ts';
import { PORTAL } from './portal.ts';
import { PRINCESS } from './princess.ts';

/** The modules that the computer players know something of. Further ones are played all the same, by what they bring and cost. */
export const BOT_MODULES: readonly BotModule[] = [
  { id: 'river-1' },
  ABBOT,
  DRAGON,
  FAIRY,
  PRINCESS,
  PORTAL,
  COUNT,
  KING,
  CULT,
  BRIDGES,
  CASTLES,
  BAZAARS,
];

/** Those that the weights of the base game were tuned with: they have no features of their own. */
export const PLAIN_MODULES: readonly string[] = BOT_MODULES.flatMap(({ id, features }) => (features ? [] : [id]));

/** Features of modules, all together, and where those of each begin. */
const starts: number[] = [];
export const MODULE_FEATURES = BOT_MODULES.reduce((size, { features = 0 }) => {
  starts.push(size);
  return size + features;
}, 0);

interface ModuleInPlay {
  readonly module: BotModule;
  /** Where its features begin among those of modules. */
  readonly start: number;
  readonly joins: carcassonne.Hooks<carcassonne.Table>;
  readonly numbers: Numbers;
}

/** Those of a game, as far as they are known. */
export const modulesOf = ({ joined }: Pick<carcassonne.CarcassonneRules, 'joined'>): readonly ModuleInPlay[] =>
  BOT_MODULES.flatMap((module, n) =>
    joined
      .filter(({ id }) => id === module.id)
      .map(({ joins }) => ({ module, start: starts[n] ?? 0, joins, numbers: joins.numbers ?? {} })),
  );
