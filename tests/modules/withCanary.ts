import type * as Listed from '../../src/expansions/rules.ts';
import { CANARY } from './canary.ts';

/** The list of modules with the canary. */
export const withCanary = (listed: typeof Listed): typeof Listed & { readonly canary: typeof CANARY } => ({
  ...listed,
  canary: CANARY,
});
