import { KINDS, RULE_SETS } from '../../../game/index.ts';
import type { CastleState, Cell, Effect, GameState, Kind, RuleSetId } from '../../../game/index.ts';

/** The state, typed for The Castle and Zamek. */

export const castleState = ({ state }: { readonly state: GameState }): CastleState => state as CastleState;

export const isKind = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind);

/** Columns are letters, rows are numbers from the top: `D1` is the cell `3, 0`. */
export const cellName = ({ x, y }: Cell): string => `${String.fromCharCode(65 + x)}${y + 1}`;

export const effectOf = (rules: RuleSetId, kind: number): Effect => RULE_SETS[rules].effects[kind] ?? 'five-points';

/** The kind of token that a sort of piece is: `token-3`. */
export const tokenOf = (sort: string | null): number | undefined =>
  sort?.startsWith('token-') ? Number(sort.slice('token-'.length)) : undefined;
