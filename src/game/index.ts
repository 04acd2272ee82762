/** The public API of the rules. */
export { cellKey, sameCell, sameFeature, shareFeature } from './core/cell.ts';
export { getOwn, isRecord, parseJson } from './core/shape.ts';
export type { Action } from './core/action.ts';
export type {
  Bag,
  GameAdapter,
  GameRecord,
  GameState,
  GivenOptions,
  OptionSpec,
  Secret,
  Step,
} from './core/adapter.ts';
export type { BaseEvent, GameEvent, PieceEvent, ScoreLine } from './core/event.ts';
export type { Piece, Place } from './core/piece.ts';
export { actionWith, standsFor } from './core/prompt.ts';
export type { Option, Prompt, Target } from './core/prompt.ts';
export type { Cell, FeatureAt, Follower, Half, LaidTile, Rotation, Side, TileId } from './core/vocabulary.ts';
export { HALVES, SIDES } from './core/vocabulary.ts';
export type { LegalCell } from './core/legalCells.ts';
export type { FeatureSpec, TileSpec } from './core/tile.ts';
export type { Refusal, Result } from './core/result.ts';
export { accept, refuse } from './core/result.ts';
export type { Random } from './core/random.ts';
export { seededRandom, shuffled } from './core/random.ts';
export {
  ADAPTERS,
  RULE_SETS,
  RULE_SET_IDS,
  adapterOf,
  checkAnyRecord,
  checkGameRecord,
  checkRecord,
  readAnyRecord,
  readRecord,
} from './catalog.ts';
export type { AnyRecord, RuleSetId } from './catalog.ts';
export type { CastleAction } from './rulesets/castle/action.ts';
export { projectedFinal } from './rulesets/castle/assists/projection.ts';
export type { Projection } from './rulesets/castle/assists/projection.ts';
export { tokenReach } from './rulesets/castle/assists/reach.ts';
export type { TokenReach } from './rulesets/castle/assists/reach.ts';
export { regionsOf } from './rulesets/castle/assists/regions.ts';
export type { RegionInfo } from './rulesets/castle/assists/regions.ts';
export { deadCells, fittingTiles, tilesAside, unseenTiles } from './rulesets/castle/assists/tiles.ts';
export type { FittingKind, TileKind, Unseen } from './rulesets/castle/assists/tiles.ts';
export { FIELDS, makeBoard, openSide } from './rulesets/castle/board.ts';
export type { Board, Corner, StartSpace } from './rulesets/castle/board.ts';
export { positionOf, stateOf } from './rulesets/castle/convert.ts';
export type { CastleEvent, ScoreLine as CastleLine } from './rulesets/castle/event.ts';
export { MATERIAL, materialOf, parseMaterial } from './rulesets/castle/material.ts';
export type { Material } from './rulesets/castle/material.ts';
export { MARKET_POINTS } from './rulesets/castle/final.ts';
export { EvaluationInputs, evaluationInputsOf } from './rulesets/castle/evaluationInputs.ts';
export { UNSEEN_TOKEN } from './rulesets/castle/position.ts';
export type { CastlePosition } from './rulesets/castle/position.ts';
export { formatCastleRecord, parseAction } from './rulesets/castle/record.ts';
export type { CastleSetup } from './rulesets/castle/record.ts';
export { replay, traceStep } from './rulesets/castle/replay.ts';
export type { TraceStep } from './rulesets/castle/replay.ts';
export type { CastleRules } from './rulesets/castle/rules.ts';
export { deal, defaultOptions, initialState, startGame } from './rulesets/castle/setup.ts';
export { FOLLOWERS } from './rulesets/castle/table.ts';
export { MOST, boardIssues, tileIssues } from './rulesets/castle/issues.ts';
export { outlineOf } from './rulesets/castle/outline.ts';
export { formatShorthand, playShorthand } from './rulesets/castle/shorthand.ts';
export type { CastleOptions, CastleState } from './rulesets/castle/state.ts';
export type { Awaiting, Effect, Kind, Player, TokenUse } from './rulesets/castle/vocabulary.ts';
export { EFFECTS, KINDS } from './rulesets/castle/vocabulary.ts';
export {
  MAX_SET,
  SHIPPED_SET,
  cleanSetName,
  formatSetFile,
  formatSetText,
  parseSetText,
  parseTileSet,
  readSet,
  sealSet,
  setIssues,
} from './rulesets/castle/tileSet.ts';
export type { SetDraft, SetIssue, TileSet } from './rulesets/castle/tileSet.ts';
export { hideSecrets } from './rulesets/castle/view.ts';
export { makeGame, moveCall } from './bgio/game.ts';
export type { MatchSetup, MatchState } from './bgio/game.ts';
export * as carcassonne from './rulesets/carcassonne/publicApi.ts';
