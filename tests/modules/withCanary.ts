import type * as Modules from '../../src/expansions/rules.ts';
import { CANARY } from './canary.ts';

/** The list of modules with the canary at its end. */
export function withCanary({ MODULES }: typeof Modules): typeof Modules {
  const all = [...MODULES, CANARY];
  return { MODULES: all, MODULE_IDS: all.map(({ id }) => id) };
}
