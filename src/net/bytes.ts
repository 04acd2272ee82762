import { sha256 } from '@noble/hashes/sha2.js';
import { isRecord } from '../game/index.ts';
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes as lower-case hexadecimal text; keys, secrets and digests are stored and sent in this form. */
export type Hex = string;

const SEPARATOR = new Uint8Array([0]);

/** SHA-256 of the parts, each ended by a zero byte, so different lists never hash alike. */
export const digest = (...parts: readonly string[]): Hex =>
  bytesToHex(sha256(concatBytes(...parts.flatMap((part) => [utf8ToBytes(part), SEPARATOR]))));

/** Not `crypto.subtle`, which is missing on pages served over plain http, as in a local network without internet. */
export const randomHex = (bytes = 32): Hex => bytesToHex(randomBytes(bytes));

/** JSON with sorted keys: the same text on every device. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

export const isHex = (value: unknown, bytes: number): value is Hex =>
  typeof value === 'string' && value.length === bytes * 2 && /^[0-9a-f]*$/.test(value);

export { bytesToHex, hexToBytes, utf8ToBytes };
