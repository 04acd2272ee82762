/** A text, as large as it fits: in one line, or in two where its letters would be too small. */
export interface Words {
  readonly text: string;
  readonly x: number;
  /** Its middle. */
  readonly y: number;
  readonly room: number;
  /** Size of the letters, in pixels. They shrink to `least`; then there are two lines, and what is still too long ends. */
  readonly size: number;
  readonly least: number;
  readonly font: string;
  readonly weight: 400 | 700;
  readonly ink: string;
  readonly align?: 'left' | 'right';
}

type Pen = Pick<CanvasRenderingContext2D, 'font' | 'measureText'>;
type Fitting = Pick<Words, 'text' | 'room' | 'size' | 'least' | 'font' | 'weight'>;

/** Height of a line, in sizes of its letters. */
const LEADING = 1.08;

interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The lines and the size that fit into the room. */
export function fitted(g: Pen, { text, room, size, least, font, weight }: Fitting): Fitted {
  const widthAt = (words: string, letters: number): number => {
    g.font = `${weight} ${letters}px ${font}`;
    return g.measureText(words).width;
  };
  const smaller = Math.floor(size * Math.min(1, room / Math.max(1, widthAt(text, size))));
  if (smaller >= least) return { lines: [text], size: smaller };
  const fits = (words: string): boolean => widthAt(words, least) <= room;
  const first = longest(text, fits);
  const rest = text.slice(first.length).trim();
  const second = fits(rest) ? rest : `${longest(rest, (words) => fits(`${words}…`))}…`;
  // No dot of a list stands at the end of a line.
  return { lines: [first.replace(/\s·$/u, ''), second.replace(/^·\s/u, '')], size: least };
}

/** As many words of a text as fit, or of its only word as many letters. */
function longest(text: string, fits: (words: string) => boolean): string {
  const parts = text.split(/(?<=[\s-])/u);
  const [word = ''] = parts;
  const pieces = fits(word.trimEnd()) ? parts : [...word];
  let taken = '';
  for (const piece of pieces) {
    if (!fits((taken + piece).trimEnd())) break;
    taken += piece;
  }
  return taken.trimEnd();
}

/** Writes a text; returns its width. */
export function write(g: CanvasRenderingContext2D, words: Words): number {
  const { x, y, font, weight, ink, align = 'left' } = words;
  const { lines, size } = fitted(g, words);
  g.font = `${weight} ${size}px ${font}`;
  g.textAlign = align;
  g.textBaseline = 'middle';
  g.fillStyle = ink;
  for (const [n, line] of lines.entries()) g.fillText(line, x, y + (n - (lines.length - 1) / 2) * size * LEADING);
  return Math.max(...lines.map((line) => g.measureText(line).width));
}
