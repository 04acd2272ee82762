/**
 * A font that is the same on every machine: every letter is the same block, every space is empty. Stored pictures are
 * taken with it, so a word takes the same room on the page wherever the test runs.
 */

const EM = 1000;
const ASCENT = 900;
const DESCENT = 250;
const ADVANCE = 520;
/** A block as high as a small letter, with a gap before the next. */
const BLOCK = { left: 50, right: 450, bottom: 0, top: 480 };
const MISSING = 0;
const LETTER = 1;
const EMPTY = 2;
const GLYPHS = 3;

class Bytes {
  private readonly list: number[] = [];

  u8(...values: readonly number[]): this {
    for (const value of values) this.list.push(value & 0xff);
    return this;
  }

  u16(...values: readonly number[]): this {
    for (const value of values) this.u8(value >> 8, value);
    return this;
  }

  u32(...values: readonly number[]): this {
    for (const value of values) this.u16(value >>> 16, value & 0xffff);
    return this;
  }

  text(words: string): this {
    return this.u8(...[...words].map((sign) => sign.charCodeAt(0)));
  }

  /** Skips `size` bytes, left zero. */
  none(size: number): this {
    return this.u8(...Array.from({ length: size }, () => 0));
  }

  get size(): number {
    return this.list.length;
  }

  get bytes(): readonly number[] {
    return this.list;
  }
}

/** Format 13 maps a whole range of characters to one glyph. */
function characterMap(): Bytes {
  const groups = [
    [0x0, 0x20, EMPTY],
    [0x21, 0x9f, LETTER],
    [0xa0, 0xa0, EMPTY],
    [0xa1, 0x1fff, LETTER],
    // Spaces and zero-width marks, among them the narrow space between thousands.
    [0x2000, 0x200f, EMPTY],
    [0x2010, 0x2027, LETTER],
    [0x2028, 0x202f, EMPTY],
    [0x2030, 0x205e, LETTER],
    [0x205f, 0x206f, EMPTY],
    [0x2070, 0x10ffff, LETTER],
  ] as const;
  const map = new Bytes().u16(0, 1, 3, 10).u32(12);
  map.u16(13, 0).u32(16 + 12 * groups.length, 0, groups.length);
  for (const group of groups) map.u32(...group);
  return map;
}

/** A rectangle, or nothing. */
const outline = (glyph: number): Bytes => {
  const { left, right, bottom, top } = BLOCK;
  const bytes = new Bytes();
  if (glyph === EMPTY) return bytes;
  bytes.u16(1, left, bottom, right, top).u16(3, 0).u8(1, 1, 1, 1);
  bytes.u16(left, 0, right - left, 0).u16(bottom, top - bottom, 0, bottom - top);
  return bytes.none(bytes.size % 2);
};

function tables(): Readonly<Record<string, Bytes>> {
  const glyf = new Bytes();
  const loca = new Bytes();
  for (let glyph = MISSING; glyph < GLYPHS; glyph++) {
    loca.u16(glyf.size / 2);
    glyf.u8(...outline(glyph).bytes);
  }
  loca.u16(glyf.size / 2);
  const { left, right, bottom, top } = BLOCK;
  const metrics = new Bytes();
  for (let glyph = MISSING; glyph < GLYPHS; glyph++) metrics.u16(ADVANCE, glyph === EMPTY ? 0 : left);
  return {
    'OS/2': new Bytes()
      .u16(4, ADVANCE, 400, 5, 0)
      .none(20)
      .u16(0)
      .none(10)
      .u32(1, 0, 0, 0)
      .text('NONE')
      .u16(0x40, 0x20, 0xffff, ASCENT, -DESCENT, 0, ASCENT, DESCENT)
      .u32(1, 0)
      .u16(top, top, MISSING, 0x20, 1),
    cmap: characterMap(),
    glyf,
    head: new Bytes()
      .u32(0x10000, 0x10000, 0, 0x5f0f3cf5)
      .u16(3, EM)
      .none(16)
      .u16(left, bottom, right, top, 0, 8, 2, 0, 0),
    hhea: new Bytes()
      .u32(0x10000)
      .u16(ASCENT, -DESCENT, 0, ADVANCE, left, ADVANCE - right, right, 1)
      .none(14)
      .u16(GLYPHS),
    hmtx: metrics,
    loca,
    maxp: new Bytes().u32(0x10000).u16(GLYPHS, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    name: new Bytes().u16(0, 0, 6),
    post: new Bytes().u32(0x30000, 0).none(24),
  };
}

/** The bytes of the font file. */
export function blockFont(): readonly number[] {
  const entries = Object.entries(tables());
  const head = new Bytes().u32(0x10000).u16(entries.length, 128, 3, entries.length * 16 - 128);
  const body = new Bytes();
  const start = 12 + entries.length * 16;
  for (const [tag, table] of entries) {
    // Browsers do not verify checksums.
    head.text(tag).u32(0, start + body.size, table.size);
    body.u8(...table.bytes).none((4 - (table.size % 4)) % 4);
  }
  return [...head.bytes, ...body.bytes];
}
