import type { Rules } from './hooks.ts';
import type { CarcassonneState } from './state.ts';
import type { Table } from './table.ts';

/** Returns what a player may see: neither the tiles to come nor what a module hides. */
export function hideSecrets(state: CarcassonneState, rules: Rules<Table>): CarcassonneState {
  const slices = Object.entries(state.slices).map(([id, slice]) => {
    const hooks = rules.hooked.find((module) => module.id === id)?.hooks;
    return [id, hooks?.hide?.(slice) ?? slice] as const;
  });
  return {
    ...state,
    stack: state.left === 0 ? [] : null,
    slices: Object.fromEntries(slices),
    knownReturns: state.returned.length,
  };
}
