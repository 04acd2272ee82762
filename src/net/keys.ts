import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomHex, utf8ToBytes } from './bytes.ts';
import type { Hex } from './bytes.ts';

/** A key pair (Ed25519): whoever can sign with it owns the seat. The secret key never leaves the device. */
export interface Keys {
  readonly secret: Hex;
  readonly open: Hex;
}

export function newKeys(secret: Hex = randomHex()): Keys {
  return { secret, open: bytesToHex(ed25519.getPublicKey(hexToBytes(secret))) };
}

/** Cache of key pairs that belong together. */
const pairs = new WeakSet<Keys>();

/** True if the two keys belong together. */
export function isPair(keys: Keys): boolean {
  if (!pairs.has(keys) && newKeys(keys.secret).open === keys.open) pairs.add(keys);
  return pairs.has(keys);
}

export function sign(text: string, keys: Keys): Hex {
  const signature = bytesToHex(ed25519.sign(utf8ToBytes(text), hexToBytes(keys.secret)));
  if (isPair(keys)) remember(signature, text, keys.open);
  return signature;
}

/** Cache of signatures made here or found valid, because logs are verified repeatedly. */
const valid = new Set<string>();
const MOST_VALID = 10_000;
const claim = (signature: Hex, text: string, open: Hex): string => `${signature} ${open} ${text}`;

function remember(signature: Hex, text: string, open: Hex): void {
  if (valid.size >= MOST_VALID) valid.clear();
  valid.add(claim(signature, text, open));
}

export function isSignedBy(signature: Hex, text: string, open: Hex): boolean {
  if (valid.has(claim(signature, text, open))) return true;
  try {
    // Strict (RFC 8032), which refuses keys of small order: with one, a single signature would fit every text.
    if (!ed25519.verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(open), { zip215: false })) return false;
  } catch {
    // The key or signature is not a point on the curve.
    return false;
  }
  remember(signature, text, open);
  return true;
}

/** An HMAC that proves knowledge of the invitation without revealing it. */
export const seal = (text: string, secret: Hex): Hex =>
  bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)));

/** What only the owners of two keys can compute (X25519). Throws if the other key is not a point on the curve. */
export function sharedSecret({ secret }: Keys, other: Hex): Hex {
  const { toMontgomery, toMontgomerySecret } = ed25519.utils;
  return bytesToHex(x25519.getSharedSecret(toMontgomerySecret(hexToBytes(secret)), toMontgomery(hexToBytes(other))));
}
