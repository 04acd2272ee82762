import type { Box } from '../../session/contracts/reel.ts';

/** Pictures are upright, four to five: the largest that chats show without cutting anything off. In pixels. */
export const WIDTH = 1080;
export const HEIGHT = 1350;
const PAD = 44;

/** Heights of the lines of text, in pixels; in a chat a picture is shown at a third of its size. */
const HEAD = 76;
const ROW = 68;
/** Of more than two rows of players. */
const LOW_ROW = 58;
const FOOT = 42;
/** Two lines: of more expansions than fit into one. */
const FOOT_OF_MANY = 66;
const FEW = 3;
const RULE = 6;

export interface Layout {
  readonly board: Box;
  readonly band: Box;
  readonly head: Box;
  /** By player: two beside each other. */
  readonly players: readonly Box[];
  readonly rules: Box;
  /** `null`: there are no expansions. */
  readonly expansions: Box | null;
}

/** Where things are: the board is as large as the words below it allow. */
export function layoutOf({ players, expansions }: { readonly players: number; readonly expansions: number }): Layout {
  const rows = Math.max(1, Math.ceil(players / 2));
  const row = rows > 2 ? LOW_ROW : ROW;
  const more = expansions === 0 ? 0 : expansions > FEW ? FOOT_OF_MANY : FOOT;
  const foot = FOOT + more;
  const band = RULE + 22 + HEAD + 10 + rows * row + 22 + foot + 24;
  const top = HEIGHT - band;
  const inner = WIDTH - 2 * PAD;
  const first = top + RULE + 22 + HEAD + 10;
  const end = first + rows * row + 22;
  const gap = 48;
  const wide = (inner - gap) / 2;
  return {
    board: { x: 0, y: 0, w: WIDTH, h: top },
    band: { x: 0, y: top, w: WIDTH, h: band },
    head: { x: PAD, y: top + RULE + 22, w: inner, h: HEAD },
    players: Array.from({ length: players }, (_, n) => ({
      x: PAD + (n % 2) * (wide + gap),
      y: first + Math.floor(n / 2) * row,
      w: wide,
      h: row,
    })),
    rules: { x: PAD, y: end, w: inner, h: FOOT },
    expansions: more > 0 ? { x: PAD, y: end + FOOT, w: inner, h: more } : null,
  };
}

/** Width of the board, in heights. */
export const shapeOf = ({ board }: Pick<Layout, 'board'>): number => board.w / board.h;
