import { DIGIT_PATHS } from '../../art/emblems.ts';

/** Signs that go with points, on the grid of our own numerals: 10 × 14. */
const SIGNS: Readonly<Record<string, string>> = {
  '+': 'M.8 7.4H9.2M5 3.2V11.6',
  '%': 'M8.6 2.6L1.4 11.8M2.2 2.4A1.5 1.5 0 1 1 2.2 5.4A1.5 1.5 0 1 1 2.2 2.4M7.8 9A1.5 1.5 0 1 1 7.8 12A1.5 1.5 0 1 1 7.8 9',
  '×': 'M1.6 4L8.4 10.8M8.4 4L1.6 10.8',
};
const strokeOf = (sign: string): string | undefined => SIGNS[sign] ?? DIGIT_PATHS[Number(sign)];
const ADVANCE = 11.4;

export const numeralWidth = (text: string, height: number): number => ((text.length * ADVANCE - 1.4) * height) / 14;

/** Strokes `text` with its middle at `x, y`; `weight` is the width of the stroke on the grid. */
export function strokeNumerals(
  g: CanvasRenderingContext2D,
  text: string,
  look: { x: number; y: number; height: number; weight: number; ink: string },
): void {
  const scale = look.height / 14;
  g.save();
  g.translate(look.x - numeralWidth(text, look.height) / 2, look.y - look.height / 2);
  g.scale(scale, scale);
  g.lineWidth = look.weight;
  g.lineCap = 'round';
  g.lineJoin = 'round';
  g.strokeStyle = look.ink;
  for (const sign of text) {
    const path = strokeOf(sign);
    if (path) g.stroke(new Path2D(path));
    g.translate(ADVANCE, 0);
  }
  g.restore();
}
