import { colourOf } from '../../art/players.ts';
import { DISPLAY } from '../../art/typefaces.ts';
import { exportBlob } from '../../persistence/files.ts';

/** Height of the band below the board, as a fraction of its width. */
const BAND = 0.085;

/** The text below the board. */
export interface Band {
  /** The name of the game. */
  readonly name: string;
  readonly players: readonly { readonly name: string; readonly colour: number; readonly score: number }[];
  readonly winners: readonly number[];
  readonly number: (value: number) => string;
}

/**
 * Saves a picture of the final board, with names and scores below it. Resolves with false if there is no board to
 * paint.
 */
export async function saveBoard(paint: () => Promise<HTMLCanvasElement | null>, band: Band): Promise<boolean> {
  const board = await paint();
  if (!board) return false;
  const canvas = document.createElement('canvas');
  const height = Math.round(board.width * BAND);
  canvas.width = board.width;
  canvas.height = board.height + height;
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  pen.drawImage(board, 0, 0);
  writeBand(pen, band, { y: board.height, width: board.width, height });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return false;
  exportBlob(`ramparts-${new Date().toISOString().slice(0, 10)}.png`, blob);
  return true;
}

function writeBand(
  pen: CanvasRenderingContext2D,
  { name, players, winners, number }: Band,
  { y, width, height }: { readonly y: number; readonly width: number; readonly height: number },
): void {
  const paper = pen.createLinearGradient(0, y, 0, y + height);
  paper.addColorStop(0, '#f8eed8');
  paper.addColorStop(1, '#ecdcb9');
  pen.fillStyle = paper;
  pen.fillRect(0, y, width, height);
  pen.fillStyle = '#a0763e';
  pen.fillRect(0, y, width, Math.max(2, height * 0.03));
  pen.textBaseline = 'middle';
  const middle = y + height * 0.52;
  const write = (
    text: string,
    x: number,
    align: CanvasTextAlign,
    ink: string,
    size: number,
    weight = 400,
    room = width * 0.3,
  ): void => {
    pen.font = `${weight} ${height * size}px ${DISPLAY}`;
    pen.textAlign = align;
    pen.fillStyle = ink;
    pen.fillText(text, x, middle, room);
  };
  const weightOf = (player: number): number =>
    winners.includes(player) && winners.length < players.length ? 700 : 400;
  const [first, second, ...others] = players;
  if (first && second && others.length === 0) {
    write(first.name, width * 0.03, 'left', colourOf(first.colour).line, 0.4, weightOf(0));
    write(second.name, width * 0.97, 'right', colourOf(second.colour).line, 0.4, weightOf(1));
    write(number(first.score), width * 0.4, 'right', '#38281a', 0.5, 700, width * 0.07);
    write(number(second.score), width * 0.6, 'left', '#38281a', 0.5, 700, width * 0.07);
    return write(name, width / 2, 'center', '#664e31', 0.27, 400, width * 0.18);
  }
  const room = width / players.length;
  for (const [index, player] of players.entries()) {
    write(player.name, room * (index + 0.08), 'left', colourOf(player.colour).line, 0.36, weightOf(index), room * 0.6);
    write(number(player.score), room * (index + 0.92), 'right', '#38281a', 0.44, 700, room * 0.22);
  }
}
