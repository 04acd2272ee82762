import { PIECE_VIEW_BOX } from '../../art/emblems.ts';
import { colourOf } from '../../art/players.ts';
import { DISPLAY, TEXT } from '../../art/typefaces.ts';
import type { Box } from '../../session/contracts/reel.ts';
import type { Layout } from './layout.ts';
import type { Poster, PosterPlayer } from './poster.ts';
import { write } from './write.ts';

const INK = '#38281a';
const SOFT = '#5f4a30';
const RULE = '#a0763e';
const PAPER = ['#f8eed8', '#ecdcb9'] as const;

const middle = ({ y, h }: Box): number => y + h / 2;

/** Writes what the poster says below the board. */
export function paintPoster(g: CanvasRenderingContext2D, poster: Poster, layout: Layout): void {
  const { band, head, rules, expansions } = layout;
  const paper = g.createLinearGradient(0, band.y, 0, band.y + band.h);
  paper.addColorStop(0, PAPER[0]);
  paper.addColorStop(1, PAPER[1]);
  g.fillStyle = paper;
  g.fillRect(band.x, band.y, band.w, band.h);
  g.fillStyle = RULE;
  g.fillRect(band.x, band.y, band.w, 6);
  const right = head.x + head.w;
  const beside = poster.subline
    ? write(g, {
        text: poster.subline,
        x: right,
        y: middle(head),
        room: head.w * 0.42,
        size: 40,
        least: 30,
        font: DISPLAY,
        weight: 400,
        ink: SOFT,
        align: 'right',
      }) + 30
    : 0;
  write(g, {
    text: poster.headline,
    x: head.x,
    y: middle(head),
    room: head.w - beside,
    size: 66,
    least: 34,
    font: DISPLAY,
    weight: 700,
    ink: INK,
  });
  for (const [n, player] of poster.players.entries()) {
    const box = layout.players[n];
    if (box) paintPlayer(g, player, box);
  }
  const brand = write(g, {
    text: poster.brand,
    x: right,
    y: middle(rules),
    room: rules.w * 0.3,
    size: 40,
    least: 30,
    font: DISPLAY,
    weight: 700,
    ink: '#7a4a12',
    align: 'right',
  });
  const small = { size: 32, least: 26, font: TEXT, ink: SOFT } as const;
  write(g, { ...small, text: poster.rules, x: rules.x, y: middle(rules), room: rules.w - brand - 30, weight: 700 });
  if (expansions)
    write(g, {
      ...small,
      text: poster.expansions.join(' · '),
      x: expansions.x,
      y: middle(expansions),
      room: expansions.w,
      weight: 400,
    });
}

function paintPlayer(g: CanvasRenderingContext2D, player: PosterPlayer, { x, y, w, h }: Box): void {
  const { name, look, score, gain, isWinner } = player;
  const line = y + h / 2;
  const figure = h * 0.84;
  paintFigure(g, player, { x, y: line - figure / 2, w: figure, h: figure });
  const points = write(g, {
    text: score,
    x: x + w,
    y: line,
    room: 120,
    size: 60,
    least: 36,
    font: DISPLAY,
    weight: 700,
    ink: INK,
    align: 'right',
  });
  const more = gain
    ? write(g, {
        text: gain,
        x: x + w - points - 14,
        y: line,
        room: 90,
        size: 42,
        least: 30,
        font: DISPLAY,
        weight: 700,
        ink: '#2f6b2a',
        align: 'right',
      }) + 14
    : 0;
  const start = x + figure + 12;
  write(g, {
    text: name,
    x: start,
    y: line,
    room: x + w - points - more - 20 - start,
    size: 44,
    // Two lines fit into the row.
    least: Math.min(30, Math.floor(h * 0.45)),
    font: DISPLAY,
    weight: isWinner ? 700 : 400,
    ink: colourOf(look).line,
  });
}

/** The follower of a player, as in the panels. */
function paintFigure(g: CanvasRenderingContext2D, { look, outline }: PosterPlayer, { x, y, w, h }: Box): void {
  const [left = 0, top = 0, wide = 1, tall = 1] = PIECE_VIEW_BOX.split(' ').map(Number);
  const { base, dark } = colourOf(look);
  const scale = Math.min(w / wide, h / tall);
  g.save();
  g.translate(x + (w - wide * scale) / 2, y + (h - tall * scale) / 2);
  g.scale(scale, scale);
  g.translate(-left, -top);
  const paths = outline.paths.map((path) => new Path2D(path));
  g.lineJoin = 'round';
  g.lineWidth = 12;
  g.strokeStyle = dark;
  for (const path of paths) g.stroke(path);
  g.fillStyle = base;
  for (const path of paths) g.fill(path);
  g.fillStyle = dark;
  g.globalAlpha = 0.75;
  g.fill(new Path2D(outline.mark), 'evenodd');
  g.restore();
}
