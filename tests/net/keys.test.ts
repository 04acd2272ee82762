import { expect, test } from 'vitest';
import { isSignedBy, newKeys, sign } from '../../src/net/keys.ts';

test('a valid signature is valid again, and for nothing else', () => {
  const [own, other] = [newKeys(), newKeys()];
  const signature = sign('a tile', own);
  for (let n = 0; n < 2; n++) {
    expect(isSignedBy(signature, 'a tile', own.open)).toBe(true);
    expect(isSignedBy(signature, 'another tile', own.open)).toBe(false);
    expect(isSignedBy(signature, 'a tile', other.open)).toBe(false);
    expect(isSignedBy(sign('a tile', other), 'a tile', own.open)).toBe(false);
    expect(isSignedBy('00', 'a tile', own.open)).toBe(false);
  }
});
