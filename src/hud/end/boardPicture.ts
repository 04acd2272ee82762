import { colourOf } from '../../art/players.ts';
import { exportBlob } from '../../persistence/files.ts';
import type { MatchView } from '../../session/contract.ts';
import type { Hud } from '../kit/hud.ts';
import { winnerOf } from '../../session/summary.ts';

/** Height of the band under the board, by its width. */
const BAND = 0.085;
const SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, P052, Georgia, serif";

/** Hands the final board to the person as a picture, with names and scores under it. False where there is no board to paint. */
export async function savePicture(hud: Hud, view: MatchView, paint: () => Promise<HTMLCanvasElement | null>): Promise<boolean> {
  const board = await paint();
  if (!board) return false;
  const canvas = document.createElement('canvas');
  const band = Math.round(board.width * BAND);
  canvas.width = board.width;
  canvas.height = board.height + band;
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  pen.drawImage(board, 0, 0);
  writeBand(pen, hud, view, { y: board.height, width: board.width, height: band });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return false;
  exportBlob(`ramparts-${new Date().toISOString().slice(0, 10)}.png`, blob);
  return true;
}

function writeBand(pen: CanvasRenderingContext2D, { texts }: Hud, view: MatchView, { y, width, height }: { readonly y: number; readonly width: number; readonly height: number }): void {
  const paper = pen.createLinearGradient(0, y, 0, y + height);
  paper.addColorStop(0, '#f8eed8');
  paper.addColorStop(1, '#ecdcb9');
  pen.fillStyle = paper;
  pen.fillRect(0, y, width, height);
  pen.fillStyle = '#a0763e';
  pen.fillRect(0, y, width, Math.max(2, height * 0.03));
  pen.textBaseline = 'middle';
  const middle = y + height * 0.52;
  const winner = winnerOf(view.state.scores);
  const write = (text: string, x: number, align: CanvasTextAlign, ink: string, size: number, weight = 400, room = width * 0.3): void => {
    pen.font = `${weight} ${height * size}px ${SERIF}`;
    pen.textAlign = align;
    pen.fillStyle = ink;
    pen.fillText(text, x, middle, room);
  };
  const inkOf = (player: 0 | 1): string => colourOf(view.players[player].colour).line;
  const [first, second] = view.players;
  write(first.name, width * 0.03, 'left', inkOf(0), 0.4, winner === 0 ? 700 : 400);
  write(second.name, width * 0.97, 'right', inkOf(1), 0.4, winner === 1 ? 700 : 400);
  write(texts.number(first.score), width * 0.4, 'right', '#38281a', 0.5, 700, width * 0.07);
  write(texts.number(second.score), width * 0.6, 'left', '#38281a', 0.5, 700, width * 0.07);
  write(texts.r(view.rules, 'name'), width / 2, 'center', '#664e31', 0.27, 400, width * 0.18);
}
