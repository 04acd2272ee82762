import type { Light } from '../../art/contract.ts';

interface Moment {
  readonly state: { readonly laid: readonly unknown[]; readonly left: number };
  readonly over: boolean;
  readonly isReplay: boolean;
}

/** The light at this moment of a game: from morning to evening as tiles are laid, dusk when it is over. A replay is stepped through at noon, so that the sun need not run. */
export function lightOf({ state, over, isReplay }: Moment, wish: 'day' | 'noon'): Light {
  if (wish === 'noon' || isReplay) return { kind: 'noon' };
  if (over) return { kind: 'dusk' };
  return { kind: 'progress', progress: state.laid.length / Math.max(1, state.laid.length + state.left) };
}

/** One tile taken back does not move the sun: it stands still until the game goes on. In parts of all tiles. */
const TAKEN_BACK = 0.03;

/** The light after `before`, when a view wishes for `wished`; the same object where nothing changes. */
export function nextLight(before: Light | undefined, wished: Light): Light {
  if (before?.kind !== wished.kind) return wished;
  if (before.kind !== 'progress' || wished.kind !== 'progress') return before;
  const back = before.progress - wished.progress;
  return back >= 0 && back < TAKEN_BACK ? before : wished;
}
