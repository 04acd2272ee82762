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
    expect(isSignedBy(sign('a tile', { ...other, open: own.open }), 'a tile', own.open)).toBe(false);
    expect(isSignedBy('00', 'a tile', own.open)).toBe(false);
  }
});

// RFC 8032, 7.1, test 2.
const ELSEWHERE = {
  text: 'r',
  open: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
  secret: '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
  signature:
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da' +
    '085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
};

test('a signature made elsewhere is checked, and is the one that is made here', () => {
  const { text, open, secret, signature } = ELSEWHERE;
  const bent = `${signature.slice(0, 40)}${signature[40] === '0' ? '1' : '0'}${signature.slice(41)}`;
  expect([isSignedBy(bent, text, open), isSignedBy(signature, text, open)]).toEqual([false, true]);
  expect(newKeys(secret)).toEqual({ secret, open });
  expect(sign(text, { secret, open })).toBe(signature);
});

test('a key of small order signs nothing: with it, one signature would fit every text', () => {
  // The neutral element as key and as commitment, and 0 as the other half of the signature.
  const neutral = `01${'00'.repeat(31)}`;
  for (const text of ['a tile', 'another tile'])
    expect(isSignedBy(neutral + '00'.repeat(32), text, neutral)).toBe(false);
});
