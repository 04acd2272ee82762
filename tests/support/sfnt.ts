/** Reads and changes fonts in uncompressed form (TrueType: a table directory, then the tables). */

interface Table {
  /** Offset of its entry in the directory. */
  readonly line: number;
  readonly bytes: Buffer;
}

function table(font: Buffer, tag: string): Table {
  for (let line = 12; line < 12 + 16 * font.readUInt16BE(4); line += 16) {
    if (font.toString('latin1', line, line + 4) !== tag) continue;
    const start = font.readUInt32BE(line + 8);
    return { line, bytes: font.subarray(start, start + font.readUInt32BE(line + 12)) };
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** The font with one table replaced. */
function withTable(font: Buffer, line: number, made: Buffer): Buffer {
  const list = Buffer.from(font);
  // Tables begin at multiples of four.
  const gap = Buffer.alloc(-font.length & 3);
  list.writeUInt32BE(font.length + gap.length, line + 8);
  list.writeUInt32BE(made.length, line + 12);
  return Buffer.concat([list, gap, made]);
}

const WINDOWS = 3;
/** Copyright and trademark credit the original. */
const WHOSE = [0, 7];

/** The font under another name: a modified font must not use a reserved one. */
export function renamed(font: Buffer, old: RegExp, name: string): Buffer {
  const { line, bytes } = table(font, 'name');
  const strings = bytes.subarray(bytes.readUInt16BE(4));
  const records = Array.from({ length: bytes.readUInt16BE(2) }, (_, index) =>
    bytes.subarray(6 + 12 * index, 18 + 12 * index),
  ).filter((record) => record.readUInt16BE(0) === WINDOWS);
  const texts = records.map((record) => {
    const start = record.readUInt16BE(10);
    const text = Buffer.from(strings.subarray(start, start + record.readUInt16BE(8)))
      .swap16()
      .toString('utf16le');
    const kept = WHOSE.includes(record.readUInt16BE(6)) ? text : text.replace(old, name);
    return Buffer.from(kept, 'utf16le').swap16();
  });
  const head = Buffer.alloc(6 + 12 * records.length);
  head.writeUInt16BE(records.length, 2);
  head.writeUInt16BE(head.length, 4);
  let start = 0;
  for (const [index, record] of records.entries()) {
    const length = texts[index]?.length ?? 0;
    record.copy(head, 6 + 12 * index, 0, 8);
    head.writeUInt16BE(length, 6 + 12 * index + 8);
    head.writeUInt16BE(start, 6 + 12 * index + 10);
    start += length;
  }
  return withTable(font, line, Buffer.concat([head, ...texts]));
}

/** Every character that the font supports. */
export const charactersOf = (font: Buffer): ReadonlySet<string> =>
  new Set([...glyphsOf(font).keys()].map((code) => String.fromCharCode(code)));

/** The glyph of each character (segments of the first plane, `cmap` format 4). */
function glyphsOf(font: Buffer): ReadonlyMap<number, number> {
  const { bytes } = table(font, 'cmap');
  const found = new Map<number, number>();
  for (let one = 4; one < 4 + 8 * bytes.readUInt16BE(2); one += 8) {
    const map = bytes.subarray(bytes.readUInt32BE(one + 4));
    if (map.readUInt16BE(0) !== 4) continue;
    const size = map.readUInt16BE(6);
    for (let at = 0; at < size; at += 2) {
      const last = map.readUInt16BE(14 + at);
      const first = map.readUInt16BE(16 + size + at);
      const delta = map.readUInt16BE(16 + 2 * size + at);
      const offset = map.readUInt16BE(16 + 3 * size + at);
      for (let code = first; code <= last && code < 0xffff; code++) {
        const entry = 16 + 3 * size + at + offset + 2 * (code - first);
        const glyph = offset === 0 ? code + delta : map.readUInt16BE(entry) === 0 ? 0 : map.readUInt16BE(entry) + delta;
        if ((glyph & 0xffff) !== 0) found.set(code, glyph & 0xffff);
      }
    }
  }
  return found;
}

/** Format 4 of `cmap`, with one segment for each character and one that ends the list. */
const LAST = 0xffff;

/** The font with other glyphs for some characters. */
export function withGlyphs(font: Buffer, others: ReadonlyMap<number, number>): Buffer {
  const glyphs = [...glyphsOf(font), ...others].reduce(
    (all, [code, glyph]) => all.set(code, glyph),
    new Map([[LAST, 0]]),
  );
  const segments = [...glyphs].sort(([a], [b]) => a - b);
  const count = segments.length;
  const deepest = Math.floor(Math.log2(count));
  const search = 2 ** deepest;
  const rows = [
    [4, 16 + 8 * count, 0, 2 * count, 2 * search, deepest, 2 * (count - search)],
    segments.map(([code]) => code),
    [0],
    segments.map(([code]) => code),
    segments.map(([code, glyph]) => (code === LAST ? 1 : (glyph - code) & 0xffff)),
    segments.map(() => 0),
  ];
  // One map, for Windows, of the first plane.
  const made = [0, 1, WINDOWS, 1, 0, 12, ...rows.flat()];
  const bytes = Buffer.alloc(2 * made.length);
  for (const [index, value] of made.entries()) bytes.writeUInt16BE(value, 2 * index);
  return withTable(font, table(font, 'cmap').line, bytes);
}
