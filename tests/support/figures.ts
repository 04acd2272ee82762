import { Blob, Buffer as Line, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Point } from '../../src/art/core/math.ts';
import { withGlyphs } from './sfnt.ts';

/** Tabular lining figures of a font: all of one height and one width. */

const FIGURES = '0123456789';
const LINING = ['lnum', 'tnum'];

const opened = (font: Buffer): Font => new Font(new Face(new Blob(new Uint8Array(font)), 0));

function glyphsOf(font: Font, text: string, features: readonly string[]): readonly number[] {
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(
    font,
    line,
    features.map((tag) => new Feature(tag, 1)),
  );
  return line.getGlyphInfos().map(({ codepoint }) => codepoint);
}

/** Makes these figures the default where the font has others first: a canvas cannot select them. */
export function withFigures(font: Buffer): Buffer {
  const glyphs = glyphsOf(opened(font), FIGURES, LINING);
  return withGlyphs(font, new Map(glyphs.map((glyph, figure) => [FIGURES.charCodeAt(figure), glyph])));
}

/** Width and height of each figure when no figure style is requested. */
export async function figureSizes(
  font: Buffer,
): Promise<readonly { readonly advance: number; readonly height: number }[]> {
  const plain = opened(await subsetFont(font, FIGURES, { targetFormat: 'truetype' }));
  return glyphsOf(plain, FIGURES, []).map((glyph) => ({
    advance: plain.glyphHAdvance(glyph),
    height: Math.abs(plain.glyphExtents(glyph)?.height ?? 0),
  }));
}

/** A closed contour of a glyph: its path and its corners. */
interface Contour {
  readonly path: string;
  readonly corners: readonly Point[];
}

/** Negative if clockwise: a hole has the opposite direction. */
const turnOf = ({ corners }: Contour): number =>
  corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** The outlines of 0…9 in a box of 10 × 14: parts, which may overlap, each with its holes. */
export function figureOutlines(font: Buffer, weight: number): readonly (readonly string[])[] {
  const drawn = opened(font);
  drawn.setVariations([new Variation('wght', weight)]);
  const glyphs = glyphsOf(drawn, FIGURES, LINING);
  const boxes = glyphs.map((glyph) => {
    const box = drawn.glyphExtents(glyph);
    if (!box) throw new Error(`Glyph ${glyph} is empty.`);
    return box;
  });
  const top = Math.max(...boxes.map(({ yBearing }) => yBearing));
  const foot = Math.min(...boxes.map(({ yBearing, height }) => yBearing + height));
  const scale = 14 / (top - foot);
  const left = (drawn.glyphHAdvance(glyphs[0] ?? 0) - 10 / scale) / 2;
  const place = ([x, y]: Point): Point => [(x - left) * scale, (top - y) * scale];
  return glyphs.map((glyph) => partsOf(contoursOf(drawn.glyphToPath(glyph), place)));
}

const written = (...points: readonly Point[]): string =>
  points.map(([x, y]) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`).join(' ');

/** TrueType curves have one control point; our paths use those with two. */
function contoursOf(path: string, place: (point: Point) => Point): readonly Contour[] {
  return path
    .split(/(?=M)/)
    .filter(Boolean)
    .map((contour) => {
      const corners: Point[] = [];
      const steps = [...contour.matchAll(/([MLQ])([-\d.,\s]+)/g)].map(([, command = '', numbers = '']) => {
        const values = numbers
          .split(/[\s,]+/)
          .filter(Boolean)
          .map(Number);
        const points = values.flatMap((x, index) => (index % 2 === 0 ? [place([x, values[index + 1] ?? 0])] : []));
        const from = corners.at(-1);
        const [middle, end = middle] = points;
        if (!middle || !end) throw new Error(`Expected a path, not ${contour}`);
        corners.push(end);
        if (command !== 'Q' || !from) return command + written(end);
        const towards = ([x, y]: Point): Point => [x + ((middle[0] - x) * 2) / 3, y + ((middle[1] - y) * 2) / 3];
        return `C${written(towards(from), towards(end), end)}`;
      });
      return { path: `${steps.join('')}Z`, corners };
    });
}

function partsOf(contours: readonly Contour[]): readonly string[] {
  const solid = Math.sign(
    turnOf(contours.reduce((best, one) => (Math.abs(turnOf(one)) > Math.abs(turnOf(best)) ? one : best))),
  );
  const holes = contours.filter((one) => Math.sign(turnOf(one)) !== solid);
  return contours
    .filter((one) => !holes.includes(one))
    .map(
      (one) =>
        one.path +
        holes
          .filter((hole) => surrounds(one, hole))
          .map(({ path }) => path)
          .join(''),
    );
}

/** Whether a hole is inside a part: by bounding boxes, which is enough for figures. */
function surrounds(part: Contour, hole: Contour): boolean {
  const side = (axis: 0 | 1, pick: (...values: number[]) => number, { corners }: Contour): number =>
    pick(...corners.map((corner) => corner[axis]));
  return ([0, 1] as const).every(
    (axis) =>
      side(axis, Math.min, part) <= side(axis, Math.min, hole) &&
      side(axis, Math.max, part) >= side(axis, Math.max, hole),
  );
}
