import type { CastleState } from './state.ts';

/** Returns what a player may see: neither the tiles to come nor face-down tokens. */
export function hideSecrets(state: CastleState): CastleState {
  const faceDown = new Set(state.wall.map(String));
  const wallTokens = Object.fromEntries(
    Object.entries(state.wallTokens).map(([field, kind]) => [field, faceDown.has(field) ? null : kind]),
  );
  return { ...state, stack: state.left === 0 ? [] : null, wallTokens };
}
