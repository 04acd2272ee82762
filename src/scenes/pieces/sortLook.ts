import type { Figure, Structure } from '../../art/contract.ts';
import type { Cell, GameState, Piece } from '../../game/index.ts';
import type { MatchView } from '../../session/contract.ts';
import type { Point } from '../units.ts';

/** A way across the board that is still being made: where it has been, its start first, and how many moves are left. */
export interface Journey {
  readonly visited: readonly Cell[];
  readonly left: number;
}

/** How a sort of piece looks on the table. */
export interface SortLook {
  /** The painter's figure; `null`: none is painted, it is a disc with the first letter of its sort. */
  readonly figure: Figure | null;
  /** Figure in place of it where it lies: followers in fields and courts. */
  readonly lying?: Figure;
  readonly pose: 'standing' | 'flat';
  /** In cells, on a board within its wall. */
  readonly height: number;
  /** It comes from its player's hand and goes back there. */
  readonly handed: boolean;
  /** It is a tile: the one that its spot names last. */
  readonly isTile?: true;
  /** It is shown beside the table, not on it. */
  readonly isElsewhere?: true;
  /** How it crosses the board; absent: it slides. What flies turns to where it goes, and sleeps while it is off the board. */
  readonly moves?: 'flies' | 'floats' | 'walks';
  /** Beside the board it waits in a row below what lies; absent: at a corner. */
  readonly waits?: 'in a row';
  /** Beside the board it waits on this piece. */
  readonly waitsOn?: string;
  /** It lies in somebody's hand, and the log tells by this word that they get it. */
  readonly given?: string;
  /** It breathes this before it lands among others, who then go home: where it glows, and where it fades. */
  readonly breath?: readonly [string, string];
  /** It is small, and lies on a light disc so that it is seen on any ground. */
  readonly onDisc?: true;
  /** It shines on the ground, and on whom it is beside. */
  readonly shines?: true;
  /** It is painted into the land once it stands there, in its full size; `null`: it does not stand there. */
  built?(piece: Piece, view: Pick<MatchView, 'state' | 'players'>): Structure | null;
  /** Id of the piece that it is beside; `null`: none. */
  beside?(state: GameState): string | null;
  /** The figure that stands for it where it is only announced. */
  readonly sign?: Figure;
  /** Where it is offered on a cell, from its corner; absent: in the middle. */
  readonly offered?: Point;
  /** `null`: it is not under way. */
  journey?(state: GameState): Journey | null;
}
