import type { Figure, Structure } from '../../art/contract.ts';
import type { Cell, GameState, Piece } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { Point } from '../units.ts';

/** A journey across the board in progress: the visited cells, the start first, and the number of moves left. */
export interface Journey {
  readonly visited: readonly Cell[];
  readonly left: number;
}

/** How a sort of piece looks on the table. */
export interface SortLook {
  /** The painter's figure; `null`: there is none, show a disc with the first letter of the sort. */
  readonly figure: Figure | null;
  /** Replaces the figure where it lies: followers in fields and courts. */
  readonly lying?: Figure;
  readonly pose: 'standing' | 'flat';
  /** In cells, on a board within its wall. */
  readonly height: number;
  /** It comes from its player's hand and returns there. */
  readonly handed: boolean;
  /** It is a tile, named by the last word of its spot. */
  readonly isTile?: true;
  /** It is shown outside the canvas. */
  readonly isElsewhere?: true;
  /**
   * How it crosses the board; absent: it slides. Flying pieces face their direction, and sleep while they are off the
   * board.
   */
  readonly moves?: 'flies' | 'floats' | 'walks';
  /** Beside the board it waits in a row below the tiles; absent: at a corner. */
  readonly waits?: 'in a row';
  /** Beside the board it waits on this piece. */
  readonly waitsOn?: string;
  /** The word by which the log reports that a player gets it; it is then in their hand. */
  readonly given?: string;
  /** Colours of the fire that it breathes before landing on figures, which are sent home: hot and cool. */
  readonly breath?: readonly [string, string];
  /** It is small and has a light disc below it, so that it is visible on any ground. */
  readonly onDisc?: true;
  /** It casts light on the ground, and on the piece that it stands beside. */
  readonly shines?: true;
  /** The structure to paint into the land in its place; `null`: it is not built there. */
  built?(piece: Piece, view: Pick<MatchView, 'state' | 'players'>): Structure | null;
  /** Id of the piece that it stands beside; `null`: none. */
  beside?(state: GameState): string | null;
  /** The figure that marks a cell where it has to be built. */
  readonly sign?: Figure;
  /** Position of its disc in a cell, from the corner; absent: in the middle. */
  readonly offered?: Point;
  /** `null`: it is not travelling. */
  journey?(state: GameState): Journey | null;
}
