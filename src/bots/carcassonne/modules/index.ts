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

/** The modules that computer players know about. Others are played, too, by the points they gain and cost. */
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

/** Modules without features; the base weights were tuned with them. */
export const PLAIN_MODULES: readonly string[] = BOT_MODULES.flatMap(({ id, features }) => (features ? [] : [id]));

/** Start index of each module's features, and the total number. */
const starts: number[] = [];
export const MODULE_FEATURES = BOT_MODULES.reduce((size, { features = 0 }) => {
  starts.push(size);
  return size + features;
}, 0);

interface ModuleInPlay {
  readonly module: BotModule;
  /** Start index of the module's features among those of all modules. */
  readonly start: number;
  readonly hooks: carcassonne.Hooks<carcassonne.Table>;
  readonly numbers: Numbers;
}

/** The modules of a game that computer players know about. */
export const modulesOf = ({ hooked }: Pick<carcassonne.CarcassonneRules, 'hooked'>): readonly ModuleInPlay[] =>
  BOT_MODULES.flatMap((module, n) =>
    hooked
      .filter(({ id }) => id === module.id)
      .map(({ hooks }) => ({ module, start: starts[n] ?? 0, hooks, numbers: hooks.numbers ?? {} })),
  );
