import type { CarcassonneState } from './base/state.ts';
import type { Slices } from '../../../expansions/rules.ts';

/** Returns the data that a module owns in a state; undefined if the module is not in play. */
export const sliceOf = <K extends keyof Slices>(
  { slices }: Pick<CarcassonneState, 'slices'>,
  module: K,
): Slices[K] | undefined => slices[module] as Slices[K] | undefined;
