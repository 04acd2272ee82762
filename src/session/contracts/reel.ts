/** A place on a canvas, in its pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What to draw of a game. */
export interface ReelFrame {
  /** 3.4: 40 % of the way from the fourth view to the fifth. */
  readonly at: number;
  /** 0: the whole board; 1: what is around the tile that was laid last. */
  readonly near: number;
  /** How clearly the latest tile is framed, 0…1. */
  readonly marked: number;
}

/** The painted board at several moments of a game, for pictures and videos. */
export interface Reel {
  draw(g: CanvasRenderingContext2D, box: Box, frame: ReelFrame): void;
  close(): void;
}
