import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { expect, inject, test } from 'vitest';
import { tooNewInScript, tooNewInStyle } from '../support/tooNew.ts';

/** The build needs nothing that the oldest browsers of README.md lack, including in its libraries. */

const site = inject('site');
const built = (ending: string): readonly (readonly [name: string, text: string])[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(join(site, name), 'utf8')] as const);

/** Used only where the browser supports it, or one of our own methods has the same name. */
const ALLOWED: Readonly<Record<string, string>> = {
  '.adopt()': 'ours: pictures',
  '.grow()': 'ours: journal',
  '.take()': 'ours: rooms, budgets',
  '.use()': 'Phaser: a program',
  '.toHex()': 'noble and qr ask whether it is there',
  '.fromHex()': 'noble asks whether it is there',
  '.toBase64()': 'qr asks whether it is there',
  'Uint8Array.fromHex': 'noble asks whether it is there',
  ClipboardItem: 'hud/kit/clipboard.ts asks whether it is there',
  AudioData: 'mediabunny',
  EncodedAudioChunk: 'mediabunny',
  EncodedVideoChunk: 'mediabunny',
  SuppressedError: 'mediabunny asks whether it is there',
  'Symbol.asyncDispose': 'mediabunny asks whether it is there',
  'Symbol.dispose': 'mediabunny adds it where it is missing',
  VideoEncoder: 'hud/media/encode.ts asks whether it is there',
  'VideoEncoder.isConfigSupported': 'hud/media/encode.ts asks whether VideoEncoder is there',
  VideoFrame: 'hud/media/encode.ts asks whether it is there',
  'Navigator.connection': 'session/platform/loadAhead.ts asks whether it is there',
  'Navigator.canShare': 'hud/media/send.ts asks whether it is there',
  'Navigator.share': 'hud/online/Invitation.tsx and hud/media/send.ts ask whether it is there',
  'Navigator.vibrate': 'hud/kit/vibration.ts asks whether it is there',
  'Screen.lockOrientation': 'Phaser asks whether it is there',
  'Window.orientation': 'Phaser, on old iPhones',
};

/** Browsers ignore what they do not know in a style sheet; the page works without these. */
const ORNAMENT: Readonly<Record<string, string>> = {
  '-webkit-tap-highlight-color': 'a flash under the finger',
  'forced-color-adjust': 'only where the system forces colours',
  hyphens: 'where long words break; the build adds the prefix that Safari reads',
  orphans: 'where printed pages break',
  'print-color-adjust': 'whether backgrounds are printed; the build adds the prefix that older browsers read',
  'scrollbar-color': 'the look of scroll bars',
  'scrollbar-width': 'the look of scroll bars',
  'text-wrap': 'where lines break',
  'user-select': 'Safari reads it with its prefix, which the build adds',
  widows: 'where printed pages break',
};

test('no program uses syntax or methods that the oldest browsers lack', () => {
  const scripts = built('.js');
  expect(scripts.length).toBeGreaterThan(20);
  const found = scripts.flatMap(([name, text]) => tooNewInScript(text).map((what) => ({ name, what })));
  expect(found.filter(({ what }) => !(what in ALLOWED))).toEqual([]);
  // Exceptions that are no longer used must be removed.
  expect(Object.keys(ALLOWED).filter((what) => !found.some((one) => one.what === what))).toEqual([]);
});

test('no style sheet needs what the oldest browsers lack', () => {
  const sheets = built('.css');
  expect(sheets.length).toBeGreaterThan(2);
  const found = new Set(sheets.flatMap(([, text]) => tooNewInStyle(text)));
  expect([...found].sort()).toEqual(Object.keys(ORNAMENT).sort());
});

test('the script that reports old browsers can be parsed by all of them', () => {
  const [, text = ''] = built('.js').find(([name]) => name === 'too-old.js') ?? [];
  expect(text).toContain('too-old');
  parse(text, { ecmaVersion: 5, sourceType: 'script' });
});

test.each([
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Object.groupBy(list, (one) => one)', 'Object.groupBy'],
  ['Array.fromAsync(list)', 'Array.fromAsync'],
  ['mine.union(theirs)', '.union()'],
  ['Iterator.from(list)', 'Iterator.from'],
  ['"ä".isWellFormed()', '.isWellFormed()'],
  ['URL.canParse(text)', 'URL.canParse'],
  ['AbortSignal.any(signals)', 'AbortSignal.any'],
  ['document.startViewTransition(change)', 'Document.startViewTransition'],
  ['new CloseWatcher()', 'CloseWatcher'],
])('%s is found', (code, name) => {
  expect(tooNewInScript(code)).toContain(name);
});

test.each(['/[a--b]/v', '/(?i:a)/', '{ using file = open(); }', 'import data from "./x.json" with { type: "json" }'])(
  'the syntax of %s is found',
  (code) => {
    expect(tooNewInScript(code).join()).toMatch(/^syntax/);
  },
);

test.each([
  'list.toSorted()',
  'structuredClone(list)',
  'list.findLast(isGood)',
  'Object.hasOwn(a, "b")',
  'class A { static { start(); } #a; has = (o) => #a in o }',
  'maybe.union?.(theirs)',
  'new OffscreenCanvas(1, 1)',
])('%s is old enough', (code) => {
  expect(tooNewInScript(code)).toEqual([]);
});

test('styles that are too new are found', () => {
  expect(
    tooNewInStyle('@starting-style{a{color:red}}a{field-sizing:content}a:open{color:light-dark(red,blue)}'),
  ).toEqual([':open', '@starting-style', 'field-sizing', 'light-dark(']);
  expect(tooNewInStyle('@container (width>1px){a:has(b){inset:0;color:rgb(0 0 0/.5)}}')).toEqual([]);
});
