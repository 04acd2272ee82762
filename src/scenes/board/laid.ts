import type { GameState, LaidTile } from '../../game/index.ts';

const known = new WeakMap<object, readonly LaidTile[]>();

/** Every tile on the table in the order of laying, start tiles first; returns the same list for the same state. */
export function laidOf(state: Pick<GameState, 'start' | 'laid'>): readonly LaidTile[] {
  const { start, laid } = state;
  if (!start || start.length === 0) return laid;
  const all = known.get(state) ?? [...start, ...laid];
  known.set(state, all);
  return all;
}
