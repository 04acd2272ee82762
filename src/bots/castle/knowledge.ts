import { EFFECTS, RULE_SETS, UNSEEN_TOKEN, materialOf, positionOf, shuffled } from '../../game/index.ts';
import type { CastlePosition, CastleState, Random } from '../../game/index.ts';

/** A game as a player knows it, ready for the search. */
export interface Known {
  /** Undrawn tiles are in random order; face-down tokens are unseen tokens, which have no effect. */
  readonly position: CastlePosition;
  /** Probability of each effect (by index in `EFFECTS`) of an unseen token. */
  readonly unseenEffects: Float64Array;
}

/** The position of a player's view. Hidden parts of the state are ignored, even if they are present. */
export function known(state: CastleState, random: Random): Known {
  const rules = RULE_SETS[state.rules];
  const seen = new Set(state.drawn);
  const stack = shuffled(
    materialOf(state.set)
      .tiles.map((tile) => tile.id)
      .filter((id) => !seen.has(id)),
    random,
  ).slice(0, state.left);
  const faceDown = new Set(state.wall.map(String));
  const wallTokens = Object.fromEntries(
    Object.entries(state.wallTokens).map(([field, kind]) => [field, faceDown.has(field) ? UNSEEN_TOKEN : kind]),
  );
  return { position: positionOf({ ...state, stack, wallTokens }, rules), unseenEffects: unseenEffects(state) };
}

/** Tokens that were out of the game from the beginning count as unseen, too. */
function unseenEffects(state: CastleState): Float64Array {
  const { effects } = RULE_SETS[state.rules];
  const faceDown = new Set(state.wall.map(String));
  const left = new Map(materialOf(state.set).tokenCounts);
  for (const [field, kind] of Object.entries(state.wallTokens)) {
    if (kind !== null && !faceDown.has(field)) left.set(kind, (left.get(kind) ?? 0) - 1);
  }
  const counts = EFFECTS.map((effect) =>
    Object.keys(effects).reduce(
      (sum, kind) => (effects[Number(kind)] === effect ? sum + Math.max(0, left.get(Number(kind)) ?? 0) : sum),
      0,
    ),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  return Float64Array.from(counts, (count) => count / Math.max(1, total));
}
