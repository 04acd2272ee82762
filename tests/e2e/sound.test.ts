import { resolve } from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { quickly, plainAddress, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';
import { leavePage, shareScript } from '../support/visits.ts';
import { startForTwo } from '../support/newGame.ts';

const BENCH = resolve(import.meta.dirname, '../support/soundBench.ts');

const { browser, site, openPage } = openForAll();

/** The recipes as one script for a page. */
async function benchScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: BENCH, formats: ['iife'], name: 'bench', fileName: 'bench' } },
  });
  const [bundle] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const [chunk] = bundle?.output ?? [];
  if (!chunk) throw new Error('Nothing was built');
  return chunk.code;
}

describe('product 20: recipes rendered in the browser', () => {
  const open = shareScript(browser, benchScript);

  test('every sound is audible, never too loud, as long as stated, and the same each time', async () => {
    const page = await open();
    const measures = (await page.evaluate(() => window.soundBench?.measureAll())) ?? [];
    expect(measures.length).toBeGreaterThan(20);
    for (const { name, variant, peak, rms, heard, written, astray, finite } of measures) {
      const what = `${name} ${variant}`;
      const quiet = name === 'bird' || name === 'cricket';
      expect(finite, what).toBe(true);
      expect(peak, what).toBeGreaterThan(quiet ? 0.02 : 0.07);
      expect(peak, what).toBeLessThan(quiet ? 0.15 : 0.8);
      expect(rms, what).toBeGreaterThan(quiet ? 0.004 : 0.01);
      expect(heard, what).toBeLessThanOrEqual(written + 0.01);
      expect(heard, what).toBeGreaterThan(written * 0.5);
      expect(astray, what).toBeLessThan(1e-5);
    }
  });

  test('many at once stay below full scale, and one alone is unchanged', async () => {
    const page = await open();
    const crowd = await page.evaluate(() => window.soundBench?.measure('tile-drop', 0, { times: 20, mixed: true }));
    expect(crowd?.peak).toBeLessThan(1);
    const alone = await page.evaluate(() => window.soundBench?.measure('fanfare', 0, { mixed: true }));
    expect(alone?.peak).toBeLessThan(0.7);
    expect(alone?.rms).toBeGreaterThan(0.03);
  });

  test('a higher pitch is higher', async () => {
    const page = await open();
    const heights: (number | undefined)[] = [];
    for (const pitch of [1, 1.5, 2, 4])
      heights.push(await page.evaluate((height) => window.soundBench?.crossings('hop', height), pitch));
    expect(heights).toEqual([...heights].sort((a, b) => (a ?? 0) - (b ?? 0)));
    expect(new Set(heights).size).toBe(4);
  });
});

interface Heard {
  readonly contexts: AudioContext[];
  sources: number;
}
declare global {
  interface Window {
    __heard?: Heard;
  }
}

/** Records the page's audio contexts and what they play. */
const eavesdrop = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: Heard = { contexts: [], sources: 0 };
    window.__heard = heard;
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.contexts.push(this);
      }
      override createOscillator(): OscillatorNode {
        heard.sources += 1;
        return super.createOscillator();
      }
    };
  });

const state = (page: Page): Promise<{ contexts: number; running: boolean; sources: number }> =>
  page.evaluate(() => {
    const { contexts, sources } = window.__heard ?? { contexts: [], sources: 0 };
    return { contexts: contexts.length, running: contexts[0]?.state === 'running', sources };
  });

test('product 20: silent until the page is touched; a placed tile sounds; the button turns it off', async () => {
  const { page, problems } = await openPage({ viewport: { width: 1280, height: 720 } });
  await quickly(page, { sound: { on: true } });
  await eavesdrop(page);
  await page.goto(plainAddress(site().url));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  expect((await state(page)).contexts).toBe(0);

  await startForTwo(page);
  await until(page, () => true);
  await expect.poll(async () => (await state(page)).running).toBe(true);
  expect((await state(page)).contexts).toBe(1);

  const before = (await state(page)).sources;
  await page.keyboard.press('ArrowRight');
  await until(page, ({ gesture }) => gesture === 'placing');
  await page.keyboard.press('Enter');
  await until(page, ({ laid }) => laid > 0);
  expect((await state(page)).sources).toBeGreaterThan(before);

  await page.getByRole('button', { name: 'Sound' }).click();
  await expect.poll(async () => (await state(page)).running).toBe(false);
  await expect.poll(() => page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('false');
  await page.getByRole('button', { name: 'Sound' }).click();
  await expect.poll(async () => (await state(page)).running).toBe(true);
  expect(problems).toEqual([]);
  await leavePage(page);
});
