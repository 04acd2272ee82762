/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, as lower-case hexadecimal. Written here because the rules use no packages
 * and pages served over plain http have no `crypto.subtle`.
 */
export function sha256(text: string): string {
  const words = padded(utf8(text));
  const h = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    w.set(words.subarray(block, block + 16));
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15] as number, w[i - 2] as number];
      w[i] =
        (w[i - 16] as number) +
        (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
        (w[i - 7] as number) +
        (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    mixIn(h, w);
  }
  return [...h].map((word) => word.toString(16).padStart(8, '0')).join('');
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mixIn(hash: Uint32Array, w: Uint32Array): void {
  const s = Uint32Array.from(hash);
  for (let i = 0; i < 64; i++) {
    const [a, b, c, d, e, f, g, h] = s as unknown as readonly [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const one =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[i] as number) + (w[i] as number);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    s.set([one + two, a, b, c, d + one, e, f, g]);
  }
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] as number) + (s[i] as number);
}

/** The message, a one bit, zeros, and its length in bits, as big-endian words in blocks of 16. */
function padded(bytes: readonly number[]): Uint32Array {
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16);
  for (const [n, byte] of [...bytes, 0x80].entries())
    words[n >> 2] = (words[n >> 2] as number) | (byte << (24 - (n & 3) * 8));
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

/** First 32 bits of the fractional part of a root: computes the constants of the standard instead of listing them. */
const broken = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime !== 0)) PRIMES.push(n);
const START = PRIMES.slice(0, 8).map((prime) => broken(Math.sqrt(prime)));
const ROUNDS = Uint32Array.from(PRIMES, (prime) => broken(Math.cbrt(prime)));
