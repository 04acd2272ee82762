import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { typefacesReady } from '../../src/art/typefaces.ts';
import { LANGUAGES, loadLanguage } from '../../src/i18n/languages.ts';
import { figureSizes } from '../support/figures.ts';
import { charactersOf } from '../support/sfnt.ts';
import { makeOutlines, makeTypefaces, OUTLINES, placeOf, SIGNS, typefaceFiles } from '../support/typefaces.ts';

/** The fonts in src/hud/styles/fonts. `npm run fonts` rebuilds them. */

const MOST_BYTES = 70_000;
const read = (name: string): Buffer => readFileSync(placeOf(name));

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The characters that these files contain together, as shipped. */
async function writtenBy(...names: readonly string[]): Promise<ReadonlySet<string>> {
  const all = String.fromCharCode(...Array.from({ length: 0x2600 - 0x20 }, (_, index) => 0x20 + index));
  const sets = names.map(async (name) => charactersOf(await subsetFont(read(name), all, { targetFormat: 'truetype' })));
  return new Set((await Promise.all(sets)).flatMap((set) => [...set]));
}

describe('typefaces', () => {
  it('are what the packages contain, with their licences', async () => {
    const made = await makeTypefaces();
    expect([...typefaceFiles()].sort()).toEqual([...made.keys()].sort());
    for (const [name, bytes] of made) expect(read(name).equals(bytes), `${name} is current: npm run fonts`).toBe(true);
    expect(await makeOutlines(), 'the outlines of figures are current: npm run fonts').toBe(
      readFileSync(OUTLINES, 'utf8'),
    );
    for (const name of ['Grenze-OFL.txt', 'SourceSans-OFL.txt'])
      expect(read(name).toString()).toMatch(/Copyright[^]+SIL OPEN FONT LICENSE Version 1\.1/i);
  });

  it('are at most 70 kB', () => {
    const fonts = typefaceFiles().filter((name) => name.endsWith('.woff2'));
    expect(fonts.reduce((sum, name) => sum + read(name).length, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('have tabular lining figures by default', async () => {
    for (const name of ['display.woff2', 'text.woff2']) {
      const sizes = await figureSizes(read(name));
      expect(new Set(sizes.map(({ advance }) => advance)).size, name).toBe(1);
      const heights = sizes.map(({ height }) => height);
      expect(Math.min(...heights) / Math.max(...heights), name).toBeGreaterThan(0.9);
    }
  });

  it('contain every character of every language', async () => {
    const text = await writtenBy('text.woff2');
    const display = await writtenBy('display.woff2', 'display-more.woff2');
    const alphabet = 'ąćęłńóśźżăâîșțäöüß';
    const page = readFileSync(resolve(import.meta.dirname, '../../index.html'), 'utf8');
    const shown = [alphabet, alphabet.toLocaleUpperCase('de'), 'ẞ„“”’–…−×·0123456789', page.replace(/\s/g, '')];
    for (const language of LANGUAGES) shown.push(...stringsIn(await loadLanguage(language)));
    const needed = [...new Set(shown.join(''))].filter((one) => one > ' ');
    expect(needed.length).toBeGreaterThan(100);
    expect(needed.filter((one) => !text.has(one))).toEqual([]);
    expect(needed.filter((one) => !display.has(one) && !SIGNS.includes(one))).toEqual([]);
  });
});

describe('waiting for the typefaces', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const answering = (load: () => Promise<unknown>): void => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { fonts: { load } });
  };

  it('ends at once where they are missing', async () => {
    answering(() => Promise.reject(new Error('missing')));
    await typefacesReady('en');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends after a while without an answer', async () => {
    answering(() => new Promise(() => undefined));
    let ready = false;
    const waiting = typefacesReady('en', 3000).then(() => (ready = true));
    await vi.advanceTimersByTimeAsync(2999);
    expect(ready).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(ready).toBe(true);
  });
});
