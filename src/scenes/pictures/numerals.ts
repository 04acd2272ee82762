import { DISPLAY } from '../../art/typefaces.ts';

/** Height of the numerals in the display face, relative to the font size. */
const HEIGHT = 0.65;

export interface Numerals {
  /** Their centre. */
  readonly x: number;
  readonly y: number;
  /** Height of the numerals; less where they would be wider than `room`. */
  readonly height: number;
  readonly room?: number;
  readonly ink: string;
  /** Width of the rim around them. */
  readonly rim?: number;
}

const setFont = (g: CanvasRenderingContext2D, height: number): string =>
  (g.font = `700 ${height / HEIGHT}px ${DISPLAY}`);

export function numeralWidth(g: CanvasRenderingContext2D, text: string, height: number): number {
  setFont(g, height);
  return g.measureText(text).width;
}

/** Draws points. */
export function writeNumerals(
  g: CanvasRenderingContext2D,
  text: string,
  { x, y, height, room = Infinity, ink, rim = 0 }: Numerals,
): void {
  const size = height * Math.min(1, room / numeralWidth(g, text, height));
  setFont(g, size);
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillStyle = ink;
  g.fillText(text, x, y + size / 2);
  if (rim === 0) return;
  g.strokeStyle = ink;
  g.lineJoin = 'round';
  g.lineWidth = 2 * rim;
  g.strokeText(text, x, y + size / 2);
}
