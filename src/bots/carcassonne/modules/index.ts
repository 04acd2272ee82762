import type { carcassonne } from '../../../game/index.ts';
import { BOT_MODULES } from '../../../expansions/bots.ts';
import type { BotModule, Numbers } from './module.ts';

/** Modules without features. */
export const PLAIN_MODULES: readonly string[] = BOT_MODULES.flatMap(({ id, features }) => (features ? [] : [id]));
/** Modules with which the base weights were tuned. */
export const TUNED_MODULES: readonly string[] = BOT_MODULES.flatMap(({ id, isTuned }) => (isTuned ? [id] : []));

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

/** Is there a module with features in the game? Then features of the base game have other weights, too. */
export const haveFeatures = (rules: Pick<carcassonne.CarcassonneRules, 'hooked'>): boolean =>
  modulesOf(rules).some(({ module }) => module.features !== undefined);
