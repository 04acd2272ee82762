import type { Light } from '../../art/contract.ts';

interface Moment {
  readonly state: { readonly laid: readonly unknown[]; readonly left: number };
  readonly over: boolean;
  readonly isReplay: boolean;
}

/**
 * The light for this moment of a game: from morning to evening as tiles are laid, dusk when it is over. Replays stay at
 * noon, so stepping through them does not repaint the board.
 */
export function lightOf({ state, over, isReplay }: Moment, setting: 'day' | 'noon'): Light {
  if (setting === 'noon' || isReplay) return { kind: 'noon' };
  if (over) return { kind: 'dusk' };
  return { kind: 'progress', progress: state.laid.length / Math.max(1, state.laid.length + state.left) };
}

/** Taking back one tile does not move the sun; it waits until the game catches up. A fraction of all tiles. */
const TAKEN_BACK = 0.03;

/** The light that follows `before` when a view asks for `wanted`; the same object if nothing changes. */
export function nextLight(before: Light | undefined, wanted: Light): Light {
  if (before?.kind !== wanted.kind) return wanted;
  if (before.kind !== 'progress' || wanted.kind !== 'progress') return before;
  const back = before.progress - wanted.progress;
  return back >= 0 && back < TAKEN_BACK ? before : wanted;
}
