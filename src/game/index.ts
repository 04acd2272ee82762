/** The only door into the rules. */
export type { Cell, FeatureAt, Follower, Half, LaidTile, Rotation, Side, TileId } from './core/vocabulary.ts';
export { HALVES, ROTATIONS, SIDES } from './core/vocabulary.ts';
export type { FeatureSpec, TileSpec } from './core/tile.ts';
export type { Refusal, Result } from './core/result.ts';
export type { CastleAction } from './rulesets/castle/action.ts';
export type { CastleEvent, ScoreLine } from './rulesets/castle/event.ts';
export type { CastleOptions, CastleState, HeldToken, Keep, PendingRegion } from './rulesets/castle/state.ts';
export type { Board, Corner, StartSpace } from './rulesets/castle/board.ts';
export type { Awaiting, Effect, Kind, Player, TokenUse } from './rulesets/castle/vocabulary.ts';
export { EFFECTS, KINDS } from './rulesets/castle/vocabulary.ts';
export type RuleSetId = 'castle' | 'zamek';
