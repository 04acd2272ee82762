import { requireAt } from '../../core/result.ts';
import type { TileId } from '../../core/vocabulary.ts';
import { FIELDS } from './board.ts';
import { MATERIAL, materialOf } from './material.ts';
import type { Material } from './material.ts';
import type { CastleRules } from './rules.ts';
import type { CastleState } from './state.ts';

/** What chance must decide in a game whose secrets no device knows: two devices that draw together. */

/** The next tile of the stack, or the token on the corner with this lower space. */
export type ChanceDue = { readonly type: 'tile' } | { readonly type: 'token'; readonly field: number };

/** The result of chance: a tile, or the kind of a token. */
export type Secret = { readonly tile: TileId } | { readonly kind: number };

/** Returns what chance must decide before any player may choose, or `null`. */
export function chanceDue(
  state: CastleState,
  { cornerOf, tokenFields }: Material = materialOf(state.set),
): ChanceDue | null {
  if (state.awaiting === 'draw' && state.left > 0 && !state.stack?.length) return { type: 'tile' };
  if (state.awaiting !== 'flip') return null;
  // The marker that waits is the one at a token: every other stop has been resolved.
  for (const score of state.scores) {
    const corner = requireAt(cornerOf, score % FIELDS);
    const field = corner < 0 ? undefined : tokenFields[corner];
    if (field !== undefined && state.wall.includes(field) && state.wallTokens[field] === null)
      return { type: 'token', field };
  }
  return null;
}

/** Returns the state with the result of chance; undefined if no such draw is due. */
export function withSecret(state: CastleState, secret: Secret): CastleState | undefined {
  const due = chanceDue(state);
  if (due?.type === 'tile' && 'tile' in secret) return { ...state, stack: [secret.tile] };
  if (due?.type === 'token' && 'kind' in secret)
    return { ...state, wallTokens: { ...state.wallTokens, [due.field]: secret.kind } };
  return undefined;
}

/** Kinds of the tokens that are not among `seen`, including those out of the game; ascending. */
export function unseenTokens(
  rules: CastleRules,
  seen: readonly number[],
  material: Material = MATERIAL,
): readonly number[] {
  const left = new Map(material.tokenCounts);
  for (const kind of seen) left.set(kind, (left.get(kind) ?? 0) - 1);
  const kinds = Object.keys(rules.effects).map(Number);
  return kinds.flatMap((kind) => Array<number>(Math.max(0, left.get(kind) ?? 0)).fill(kind));
}
