import type { Board, Result, RuleSetId, SetDraft, SetFlaw, TileSet, TileSpec } from '../game/index.ts';

export type { SetDraft, SetFlaw };

/** The printed sets number these; other numbers are said, and allowed. */
export const PRINTED = { tiles: 60, cells: 76, corners: 14, startSpaces: 7, tokens: 18 } as const;

/** A set that somebody draws on this device. */
export interface OwnSet {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly draft: SetDraft;
  /** Empty when it can be played with. */
  readonly flaws: readonly SetFlaw[];
  /** As it is played with; `null` while it has flaws. */
  readonly set: TileSet | null;
}

/** Where tiles and boards are drawn. */
export interface Workshop {
  /** Latest first. */
  readonly sets: readonly OwnSet[];
  get(id: string): OwnSet | null;
  /** Called after every change of the sets. */
  subscribe(listener: () => void): () => void;
  /** A new set, from what comes with the game or from nothing. Answers with its id. */
  create(from: 'shipped' | 'empty', name: string): string;
  /** `null` without such a set. */
  duplicate(id: string, name: string): string | null;
  rename(id: string, name: string): void;
  /** Every change is kept at once. */
  change(id: string, draft: SetDraft): void;
  canUndo(id: string): boolean;
  undo(id: string): void;
  /** Games that are played with it carry it themselves. */
  remove(id: string): void;
  /** The set as text for a file; `null` without such a set. */
  file(id: string): string | null;
  /** Takes in such a file, or a bare list of tiles or board; answers with its id. */
  take(text: string, name: string): Result<string>;
  /** The empty board as the painter paints it, and what part of the plane the picture covers, in cells; rejects where it cannot be painted. */
  paintBoard(
    board: Board,
    rules: RuleSetId,
  ): Promise<{
    readonly image: ImageBitmap;
    readonly area: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  }>;
  /** A tile as the painter paints it; rejects where it cannot be painted. */
  paint(tile: TileSpec, rules: RuleSetId): Promise<ImageBitmap>;
}
