import type { PreviewPainter } from '../art/previewPainter.ts';
import type { Board, Result, RuleSetId, SetDraft, SetFlaw, TileSet, TileSpec } from '../game/index.ts';

export type { SetDraft, SetFlaw };

/** The counts of the printed sets; others are pointed out, and allowed. */
export const PRINTED = { tiles: 60, cells: 76, corners: 14, startSpaces: 7, tokens: 18 } as const;

/** A tile set that the player edits on this device. */
export interface OwnSet {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly draft: SetDraft;
  /** Empty if it can be played with. */
  readonly flaws: readonly SetFlaw[];
  /** As it is played with; `null` while it has flaws. */
  readonly set: TileSet | null;
}

/** The tile workshop. */
export interface Workshop {
  /** Latest first. */
  readonly sets: readonly OwnSet[];
  get(id: string): OwnSet | null;
  /** Called after every change of the sets. */
  subscribe(listener: () => void): () => void;
  /** A new set, from the one that ships with the game or from scratch. Returns its id. */
  create(from: 'shipped' | 'empty', name: string): string;
  /** `null` if there is no such set. */
  duplicate(id: string, name: string): string | null;
  rename(id: string, name: string): void;
  /** Every change is saved at once. */
  change(id: string, draft: SetDraft): void;
  canUndo(id: string): boolean;
  undo(id: string): void;
  /** Games that are played with it contain it themselves. */
  remove(id: string): void;
  /** The set as text for a file; `null` if there is no such set. */
  file(id: string): string | null;
  /** Imports a set file, or a bare list of tiles or board; returns its id. */
  take(text: string, name: string): Result<string>;
  /** The painter behind this, for other pages that paint what belongs to no match. */
  previewPainter(): PreviewPainter;
  /**
   * The empty board as the painter paints it, and which part of the plane the picture covers, in cells; rejects if it
   * cannot be painted.
   */
  paintBoard(
    board: Board,
    rules: RuleSetId,
  ): Promise<{
    readonly image: ImageBitmap;
    readonly area: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  }>;
  /** A tile as the painter paints it; rejects if it cannot be painted. */
  paint(tile: TileSpec, rules: RuleSetId): Promise<ImageBitmap>;
}
