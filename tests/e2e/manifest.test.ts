import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/index.ts';
import { SHORTCUTS } from '../../src/session/links/linkOpener.ts';
import { SHARED, SHARED_FILE } from '../../src/session/links/launch.ts';

/** What the manifest promises the device exists. */

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly form_factor?: string;
  readonly label?: string;
}
interface Manifest {
  readonly scope: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly name_localized: Readonly<Record<string, string>>;
    readonly url: string;
    readonly icons: readonly Picture[];
  }[];
  readonly file_handlers: readonly {
    readonly action: string;
    readonly accept: Readonly<Record<string, readonly string[]>>;
  }[];
  readonly share_target: {
    readonly action: string;
    readonly method: string;
    readonly enctype: string;
    readonly params: unknown;
  };
  readonly launch_handler: unknown;
}

const site = inject('site');
const manifest = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8')) as Manifest;

/** `width x height` of a PNG or JPEG, from its header. */
function sizeOf(file: Buffer): string {
  if (file.readUInt32BE(0) === 0x89504e47) return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc3) return `${file.readUInt16BE(at + 7)}x${file.readUInt16BE(at + 5)}`;
  }
  return 'no picture';
}

test('every picture of the manifest exists, in the stated size', () => {
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes, type } of pictures) {
    expect(existsSync(join(site, src)), src).toBe(true);
    expect(sizeOf(readFileSync(join(site, src))), src).toBe(sizes);
    expect(type, src).toBe(src.endsWith('.png') ? 'image/png' : 'image/jpeg');
  }
});

test('screenshots have the form that browsers require, and players do not load them', () => {
  expect(new Set(manifest.screenshots.map(({ form_factor: form }) => form))).toEqual(new Set(['wide', 'narrow']));
  for (const { sizes, form_factor: form, label } of manifest.screenshots) {
    const [width = 0, height = 0] = sizes.split('x').map(Number);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    expect(width > height).toBe(form === 'wide');
    expect(label).toBeTruthy();
  }
  expect(readFileSync(join(site, 'sw.js'), 'utf8')).not.toContain('screenshots/');
});

test('shortcuts, files and shared texts lead to addresses that the program knows', () => {
  const fragments: readonly string[] = manifest.shortcuts.map(({ url }) => url.replace('./', ''));
  expect(fragments).toEqual(expect.arrayContaining(Object.values(SHORTCUTS)));
  for (const { name, name_localized: names } of manifest.shortcuts) {
    expect(Object.keys(names)).toEqual([...LANGUAGES]);
    expect(names['en']).toBe(name);
    expect(new Set(Object.values(names)).size).toBe(LANGUAGES.length);
  }
  const files = [{ name: SHARED_FILE.key, accept: ['application/json', '.json'] }];
  expect(manifest.share_target).toEqual({
    action: './?shared',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { ...SHARED, files },
  });
  const worker = readFileSync(join(site, 'share.js'), 'utf8');
  for (const word of [...Object.values(SHARED), ...Object.values(SHARED_FILE)]) expect(worker).toContain(`'${word}'`);
  expect(manifest.file_handlers).toEqual([{ action: './', accept: { 'application/json': ['.json'] } }]);
  expect(manifest.launch_handler).toEqual({ client_mode: 'focus-existing' });
});
