import type { PreviewPainter } from '../../art/previewPainter.ts';
import type { Board, Result, RuleSetId, SetDraft, SetIssue, TileSet, TileSpec } from '../../game/index.ts';

export type { SetDraft, SetIssue };

/** The counts of the printed sets. Others are allowed, but pointed out. */
export const PRINTED = { tiles: 60, cells: 76, corners: 14, startSpaces: 7, tokens: 18 } as const;

/** A tile set that the player edits on this device. */
export interface OwnSet {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly draft: SetDraft;
  /** Empty if the set is playable. */
  readonly issues: readonly SetIssue[];
  /** The playable set; `null` while it has issues. */
  readonly set: TileSet | null;
}

/** The tile workshop. */
export interface Workshop {
  /** Latest first. */
  readonly sets: readonly OwnSet[];
  get(id: string): OwnSet | null;
  /** Called after every change of the sets. */
  subscribe(listener: () => void): () => void;
  /** Creates a set from the shipped one or from scratch. Returns its id. */
  create(from: 'shipped' | 'empty', name: string): string;
  /** Returns the id of the copy; `null` if there is no such set. */
  duplicate(id: string, name: string): string | null;
  rename(id: string, name: string): void;
  /** Saves every change at once. */
  change(id: string, draft: SetDraft): void;
  canUndo(id: string): boolean;
  undo(id: string): void;
  /** Games played with the set are not affected, because they contain it. */
  remove(id: string): void;
  /** The set as the text of a set file; `null` if there is no such set. */
  file(id: string): string | null;
  /** Imports a set file, or a bare list of tiles or a board. Returns its id. */
  take(text: string, name: string): Result<string>;
  /** The painter behind this, for other pages that paint outside a match. */
  previewPainter(): PreviewPainter;
  /**
   * Paints the empty board. `area`: the part of the plane that the picture covers, in cells. Rejects if it cannot be
   * painted.
   */
  paintBoard(
    board: Board,
    rules: RuleSetId,
  ): Promise<{
    readonly image: ImageBitmap;
    readonly area: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  }>;
  /** Paints a tile; rejects if it cannot be painted. */
  paint(tile: TileSpec, rules: RuleSetId): Promise<ImageBitmap>;
}
