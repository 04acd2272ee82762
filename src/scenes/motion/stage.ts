import type { BaseEvent, CastleEvent, FeatureAt, LaidTile, carcassonne } from '../../game/index.ts';
import { sameFeature } from '../../game/index.ts';
import type { Entry, MatchView } from '../../session/contracts/match.ts';
import type { TableGame } from '../game.ts';
import type { Piece, Pieces } from '../pieces/pieces.ts';

/** Two views, and where all pieces are in each. */
export interface Change {
  readonly before: MatchView;
  readonly now: MatchView;
  readonly was: Pieces;
  readonly will: Pieces;
  readonly game: TableGame;
}

/** Events that the plan knows. Effects of all others are found by comparing the pieces. */
export type Known = BaseEvent | CastleEvent | carcassonne.CarcassonneEvent;
export type KnownOf<T extends Known['type']> = Extract<Known, { readonly type: T }>;

/** The table while the events of a change are told: each is told from where the one before has left it. */
export interface Stage extends Change {
  readonly table: Map<string, Piece>;
  readonly totals: number[];
  /** New tiles, and those of them that have been shown to drop. */
  readonly laid: readonly LaidTile[];
  readonly dropped: Set<string>;
  readonly entries: readonly Entry[];
}

export const colourOf = ({ now }: Stage, player: number): number => now.players[player]?.colour ?? 0;

/** Whether the player had chosen this feature before the change. */
export function chosenBefore({ before: { gesture } }: Stage, at: FeatureAt): boolean {
  if (gesture.type !== 'choosing') return false;
  const { target } = gesture.option;
  return target.on === 'feature' && sameFeature(target, at);
}
