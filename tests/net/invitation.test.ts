import { describe, expect, test } from 'vitest';
import { chooseServers, parseIce, parseSignal, signalOrigin } from '../../src/net/channel/servers.ts';
import {
  formatCode,
  formatInvite,
  newCode,
  parseCode,
  parseInvite,
  roomOf,
  secretOf,
} from '../../src/net/invitation.ts';
import { pack, unpack } from '../../src/net/packed.ts';

describe('an invitation', () => {
  test('has a code that survives being read out and typed', () => {
    const code = newCode();
    expect(parseCode(formatCode(code))).toBe(code);
    expect(parseCode(` ${code.toLowerCase().slice(0, 6)} ${code.slice(6)}`)).toBe(code);
    expect(parseCode('O0IL-ABCD-EFGH')).toBe('0011ABCDEFGH');
    expect(code).toHaveLength(16);
    for (const wrong of ['', 'ABCD', `${code}A`, code.slice(1), 'ABCD-EFGH-JKM!', '__proto__'])
      expect(parseCode(wrong)).toBeUndefined();
    expect(new Set(Array.from({ length: 50 }, newCode)).size).toBe(50);
  });

  test('has a meeting place that reveals nothing of the secret', () => {
    const invitation = { code: newCode(), way: 'server' } as const;
    expect(roomOf(invitation)).toMatch(/^ramparts-[0-9a-f]{32}$/);
    expect(secretOf(invitation)).not.toContain(roomOf(invitation).slice(9));
    expect(secretOf(invitation)).not.toContain(invitation.code);
  });

  test('has a link with code, game and name, of limited length', () => {
    const link = { code: newCode(), from: 'Ada / Łucja 🏰', rules: 'zamek' } as const;
    expect(parseInvite(formatInvite(link))).toEqual(link);
    for (const wrong of [
      '',
      '#game=x',
      '#join=',
      '#join=ABCD/castle/Ada',
      `${formatInvite(link).replace('zamek', 'chess')}`,
      `#join=${'A'.repeat(600)}`,
      formatInvite(link).replace(/[^/]+$/, '%E0%A4%A'),
    ]) {
      expect(parseInvite(wrong)).toBeUndefined();
    }
  });
});

describe('servers', () => {
  test('an address is parsed, and anything else is refused', () => {
    expect(parseSignal('wss://signal.example.org/peer')).toEqual({
      host: 'signal.example.org',
      port: 443,
      path: '/peer/',
      secure: true,
    });
    expect(parseSignal('ws://10.0.0.2:9000')).toEqual({ host: '10.0.0.2', port: 9000, path: '/', secure: false });
    for (const wrong of ['', 'signal.example.org', 'https://signal.example.org', 'javascript:alert(1)'])
      expect(parseSignal(wrong)).toBeUndefined();
    expect(signalOrigin(chooseServers('ws://10.0.0.2:9000', ''))).toBe('ws://10.0.0.2:9000');
    expect(signalOrigin(chooseServers('', ''))).toBe('wss://0.peerjs.com');
  });

  test('STUN and TURN are listed one per line', () => {
    expect(parseIce('stun:stun.example.org:3478\nturn:turn.example.org:3478?transport=tcp ada secret')).toEqual([
      { urls: 'stun:stun.example.org:3478' },
      { urls: 'turn:turn.example.org:3478?transport=tcp', username: 'ada', credential: 'secret' },
    ]);
    expect(parseIce('none')).toEqual([]);
    expect(parseIce('http://example.org')).toBeUndefined();
    // Browsers refuse to connect with a TURN server that has no name and password.
    for (const wrong of ['turn:turn.example.org', 'turn:turn.example.org ada', 'turn:turn.example.org ada my secret'])
      expect(parseIce(wrong)).toBeUndefined();
    expect(parseIce('stun:stun.example.org ada secret')).toBeUndefined();
  });
});

test('packed text is restored completely; what unpacks to too much is not', async () => {
  const text = 'Zażółć gęślą jaźń '.repeat(50);
  expect(await unpack(await pack(text), 10_000)).toBe(text);
  expect(await unpack(await pack('x'.repeat(100_000)), 10_000)).toBeUndefined();
  expect(await unpack('not packed', 10_000)).toBeUndefined();
  expect(await unpack('AAAA', 10_000)).toBeUndefined();
});
