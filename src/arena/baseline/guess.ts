import { RULE_SETS, materialOf, shuffled } from '../../game/index.ts';
import type { CastleState, Random } from '../../game/index.ts';

/** A complete state consistent with what a player knows: unseen tiles and tokens in random order. */
export function guessSecrets(state: CastleState, random: Random): CastleState {
  const seen = new Set(state.drawn);
  const stack = shuffled(
    materialOf(state.set)
      .tiles.map((tile) => tile.id)
      .filter((id) => !seen.has(id)),
    random,
  ).slice(0, state.left);
  const unseen = unseenTokens(state);
  const pile = shuffled(unseen, random);
  const faceDown = new Set(state.wall.map(String));
  const wallTokens = Object.fromEntries(
    Object.entries(state.wallTokens).map(([field, kind]) => [field, faceDown.has(field) ? (pile.pop() ?? null) : kind]),
  );
  return { ...state, stack, wallTokens };
}

/** Kinds of the unseen tokens, including those that are out of the game. */
function unseenTokens(state: CastleState): readonly number[] {
  const faceDown = new Set(state.wall.map(String));
  const left = new Map(materialOf(state.set).tokenCounts);
  for (const [field, kind] of Object.entries(state.wallTokens)) {
    if (kind !== null && !faceDown.has(field)) left.set(kind, (left.get(kind) ?? 0) - 1);
  }
  const kinds = Object.keys(RULE_SETS[state.rules].effects).map(Number);
  return kinds.flatMap((kind) => Array<number>(Math.max(0, left.get(kind) ?? 0)).fill(kind));
}
