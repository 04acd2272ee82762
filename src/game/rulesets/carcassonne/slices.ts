import type * as listed from '../../../expansions/rules.ts';
import type { RuleModule } from './base/hooks.ts';
import type { CarcassonneState } from './base/state.ts';
import type { Table } from './base/table.ts';

type SliceOf<M> = M extends RuleModule<Table, infer S> ? S : never;

/** The data that modules own in a state, by module, for code above the rules that knows the module. */
export type Slices = { readonly [K in keyof typeof listed]: SliceOf<(typeof listed)[K]> };

/** Returns the data that a module owns in a state; undefined if the module is not in play. */
export const sliceOf = <K extends keyof Slices>(
  { slices }: Pick<CarcassonneState, 'slices'>,
  module: K,
): Slices[K] | undefined => slices[module] as Slices[K] | undefined;
