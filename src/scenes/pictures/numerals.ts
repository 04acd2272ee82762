/** Our own numerals: ten strokes on a grid of 10 × 14, and the signs that go with points. */
const STROKES: Readonly<Record<string, string>> = {
  0: 'M5 .7C1.8 .7 1 4 1 7C1 10 1.8 13.3 5 13.3C8.2 13.3 9 10 9 7C9 4 8.2 .7 5 .7Z',
  1: 'M2.2 3.4L5.4 .8V13.2M2.6 13.2H8.2',
  2: 'M1.4 3.9C1.5 2 3 .8 5 .8C7.3 .8 8.7 2.1 8.7 4.2C8.7 7.2 3.5 9.8 1.3 13.2H8.9',
  3: 'M1.5 2.8C2.2 1.5 3.5 .8 5 .8C7.2 .8 8.5 2 8.5 3.8C8.5 5.7 7 6.7 4.4 6.7C7.4 6.7 9 8 9 10C9 12.1 7.3 13.3 5 13.3C3.2 13.3 1.8 12.5 1.1 10.9',
  4: 'M6.8 13.2V.9L1 9.6H9.2',
  5: 'M8.2 .9H2.6L2 6.4C2.8 5.8 3.8 5.5 5 5.5C7.4 5.5 9 7 9 9.3C9 11.7 7.3 13.3 4.9 13.3C3.2 13.3 1.8 12.5 1.1 11.2',
  6: 'M8.1 2C7.4 1.2 6.4 .7 5.4 .7C2.6 .7 1.1 3.6 1.1 7.8C1.1 11.4 2.5 13.3 5 13.3C7.4 13.3 8.9 11.7 8.9 9.4C8.9 7.2 7.4 5.8 5.2 5.8C3.2 5.8 1.6 7 1.2 8.8',
  7: 'M1.2 .9H8.9C6.2 4.6 4.4 8.6 3.9 13.2',
  8: 'M5 6.6C2.9 6.6 1.6 5.4 1.6 3.7C1.6 1.9 2.9 .8 5 .8C7.1 .8 8.4 1.9 8.4 3.7C8.4 5.4 7.1 6.6 5 6.6C2.6 6.6 1 7.9 1 10C1 12.1 2.6 13.3 5 13.3C7.4 13.3 9 12.1 9 10C9 7.9 7.4 6.6 5 6.6Z',
  9: 'M1.9 12C2.6 12.8 3.6 13.3 4.6 13.3C7.4 13.3 8.9 10.4 8.9 6.2C8.9 2.6 7.5 .7 5 .7C2.6 .7 1.1 2.3 1.1 4.6C1.1 6.8 2.6 8.2 4.8 8.2C6.8 8.2 8.4 7 8.8 5.2',
  '+': 'M.8 7.4H9.2M5 3.2V11.6',
  '×': 'M1.6 4L8.4 10.8M8.4 4L1.6 10.8',
};
const ADVANCE = 11.4;

export const numeralWidth = (text: string, height: number): number => ((text.length * ADVANCE - 1.4) * height) / 14;

/** Strokes `text` with its middle at `x, y`; `weight` is the width of the stroke on the grid. */
export function strokeNumerals(g: CanvasRenderingContext2D, text: string, look: { x: number; y: number; height: number; weight: number; ink: string }): void {
  const scale = look.height / 14;
  g.save();
  g.translate(look.x - numeralWidth(text, look.height) / 2, look.y - look.height / 2);
  g.scale(scale, scale);
  g.lineWidth = look.weight;
  g.lineCap = 'round';
  g.lineJoin = 'round';
  g.strokeStyle = look.ink;
  for (const sign of text) {
    const path = STROKES[sign];
    if (path) g.stroke(new Path2D(path));
    g.translate(ADVANCE, 0);
  }
  g.restore();
}
