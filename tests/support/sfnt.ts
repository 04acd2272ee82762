/** Reads and renames fonts in their plain form (TrueType: a list of tables, then the tables). */

interface Table {
  /** Where its line in the list is. */
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

const WINDOWS = 3;
/** Copyright and trademark say whose work it is. */
const WHOSE = [0, 7];

/** The font under another name: what is changed may not keep a reserved one. */
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
  const made = Buffer.concat([head, ...texts]);
  const list = Buffer.from(font);
  // Tables begin at multiples of four.
  const gap = Buffer.alloc(-font.length & 3);
  list.writeUInt32BE(font.length + gap.length, line + 8);
  list.writeUInt32BE(made.length, line + 12);
  return Buffer.concat([list, gap, made]);
}

/** Every character that the font can write (segments of the first plane, `cmap` format 4). */
export function charactersOf(font: Buffer): ReadonlySet<string> {
  const { bytes } = table(font, 'cmap');
  const found = new Set<string>();
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
        if ((glyph & 0xffff) !== 0) found.add(String.fromCharCode(code));
      }
    }
  }
  return found;
}
