import type { Light } from '../../art/contract.ts';
import type { MatchView } from '../../session/contract.ts';

/** The light at this moment of a game: from morning to evening as tiles are laid, dusk when it is over. */
export function lightOf({ state, over }: Pick<MatchView, 'state' | 'over'>, wish: 'day' | 'noon'): Light {
  if (wish === 'noon') return { kind: 'noon' };
  if (over) return { kind: 'dusk' };
  return { kind: 'progress', progress: state.laid.length / Math.max(1, state.laid.length + state.left) };
}
