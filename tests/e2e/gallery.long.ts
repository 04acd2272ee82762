import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADAPTERS } from '../../src/game/index.ts';
import { newVisit } from '../support/browser.ts';
import { openForAll } from '../support/openForAll.ts';

/**
 * The developers' gallery, as the development server serves it. Takes half a minute: each of its frames loads some 450
 * modules one by one. That the gallery is complete is checked with every run (tests/hud/gallery.test.ts).
 */

/** A busy page answers late. In milliseconds. */
const PATIENCE = { timeout: 20_000 };

const { browser } = openForAll();
let server: ViteDevServer;
let url = '';
beforeAll(async () => {
  const root = resolve(import.meta.dirname, '../..');
  server = await createServer({
    root,
    mode: 'development',
    logLevel: 'error',
    // Not the cache of a development server that may be running.
    cacheDir: resolve(root, 'node_modules/.cache/gallery'),
    server: { port: 0, hmr: false },
  });
  await server.listen();
  url = `${server.resolvedUrls?.local[0] ?? ''}tests/gallery/`;
});
afterAll(() => server?.close());

/** A sign of content, for one rule set. */
const SEEN: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'tiles&hour=noon': async (page) => page.locator('section .tile canvas[data-painted]').first().waitFor(),
  pieces: async (page) => page.locator('section tbody canvas[data-painted]').first().waitFor(),
  'panels&group=New+game&width=390&language=pseudo': async (page) =>
    page.frameLocator('.panel-card iframe').first().locator('html[data-panel="shown"] .Games-games').waitFor(),
  'golden&find=%2Fs': async (page) => page.locator('.viewer iframe[data-ready]').waitFor(),
};

test('every part shows something of every rule set, without an error', async () => {
  const { page, problems } = await newVisit(browser(), { viewport: { width: 1280, height: 800 } });
  for (const { id } of ADAPTERS)
    for (const [tab, seen] of Object.entries(SEEN)) {
      await page.goto(`${url}#tab=${tab}&rules=${id}`);
      await seen(page);
      expect(
        await page
          .locator('[data-rules]')
          .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['rules'])),
      ).toEqual(tab.startsWith('golden') ? [] : expect.arrayContaining([id]));
    }
  // The last was a record: it follows the slider, and so does the address.
  const log = page.frameLocator('.viewer iframe').locator('.LogPanel-scroller li li');
  await page.getByRole('slider').press('Home');
  await expect.poll(() => log.count(), PATIENCE).toBe(0);
  await page.getByRole('slider').press('End');
  await expect.poll(() => log.count(), PATIENCE).toBeGreaterThan(0);
  expect(new URL(page.url()).hash).toMatch(/at=[1-9]/);
  expect(problems).toEqual([]);
  await page.context().close();
});
