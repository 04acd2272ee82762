import { at } from '../../core/result.ts';
import type { TileId } from '../../core/vocabulary.ts';
import { FIELDS } from './board.ts';
import { MATERIAL, materialOf } from './material.ts';
import type { Material } from './material.ts';
import type { CastleRules } from './rules.ts';
import type { CastleState } from './state.ts';

/** What chance has to bring, where nobody at the table knows it beforehand: two devices that draw together. */

/** The next tile of the stack, or the token on the corner with this lower field. */
export type ChanceDue = { readonly type: 'tile' } | { readonly type: 'token'; readonly field: number };

/** What chance has brought: a tile, or the kind of a token. */
export type Secret = { readonly tile: TileId } | { readonly kind: number };

/** What the game waits for before anybody may choose; `null` if it waits for nothing unknown. */
export function chanceDue(
  state: CastleState,
  { cornerOf, tokenFields }: Material = materialOf(state.set),
): ChanceDue | null {
  if (state.awaiting === 'draw' && state.left > 0 && !state.stack?.length) return { type: 'tile' };
  if (state.awaiting !== 'flip') return null;
  // The marker that waits is the one beside a token: every other stop has been settled.
  for (const score of state.scores) {
    const corner = at(cornerOf, score % FIELDS);
    const field = corner < 0 ? undefined : tokenFields[corner];
    if (field !== undefined && state.wall.includes(field) && state.wallTokens[field] === null)
      return { type: 'token', field };
  }
  return null;
}

/** The state with what chance has brought; undefined if nothing of the kind is due. */
export function withSecret(state: CastleState, secret: Secret): CastleState | undefined {
  const due = chanceDue(state);
  if (due?.type === 'tile' && 'tile' in secret) return { ...state, stack: [secret.tile] };
  if (due?.type === 'token' && 'kind' in secret)
    return { ...state, wallTokens: { ...state.wallTokens, [due.field]: secret.kind } };
  return undefined;
}

/** Kinds of the tokens that are not among the `seen` ones, those out of the game included; ascending. */
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
