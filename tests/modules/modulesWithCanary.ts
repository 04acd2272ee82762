import * as modules from '../../src/expansions/rules.ts';
import { withCanary } from './withCanary.ts';

/** Takes the place of the list of modules in the build of `canary.config.ts`. */
export const { MODULES, MODULE_IDS } = withCanary(modules);
