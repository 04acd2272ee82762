import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { openForAll } from '../support/openForAll.ts';
import { plainAddress, quickly } from '../support/player.ts';

/** The game's typefaces on a first visit: ready before anything is read, or not used. */

const { browser, site } = openForAll();
const FONTS = '**/*.woff2';

/** Adds up the page's layout shifts from its first moment. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { readonly seen: { readonly shift: number } }).seen.shift);

/** Widths of the words on the title page. */
const widths = (page: Page): Promise<readonly number[]> =>
  page
    .locator('.MenuScreen-menu :is(h1, h2, button, p)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
const faces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  );
const OURS = ['Ramparts Display', 'Ramparts Display More', 'Ramparts Text'];
const ours = async (page: Page): Promise<readonly string[]> =>
  (await faces(page)).filter((family) => OURS.includes(family)).sort();

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 720 }],
])('on a first visit with %s, slow fonts are awaited, and nothing shifts', async (_, viewport) => {
  const { page, problems } = await newVisit(browser(), { viewport, serviceWorkers: 'block' });
  await watchShifts(page);
  await quickly(page, { language: 'pl' });
  await page.route(FONTS, async (route) => {
    await pause(1200);
    await route.continue();
  });
  await page.goto(plainAddress(site().url));
  await page.locator('.MenuScreen-menu h1').waitFor();
  expect(await ours(page)).toEqual(OURS);
  const first = await widths(page);
  await pause(2500);
  expect(await widths(page)).toEqual(first);
  expect(await shifted(page)).toBeLessThan(0.001);
  expect(problems).toEqual([]);
  await page.context().close();
});

test('fonts that never arrive block nobody, and fonts that arrive late do not change the text', async () => {
  const { page } = await newVisit(browser(), { serviceWorkers: 'block' });
  await watchShifts(page);
  await quickly(page);
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(FONTS, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(plainAddress(site().url), { waitUntil: 'commit' });
  await page.locator('.MenuScreen-menu h1').waitFor();
  const first = await widths(page);
  expect(first.length).toBeGreaterThan(5);
  expect(await ours(page)).toEqual([]);
  await pause(1000);
  arrive();
  await pause(2000);
  expect(await widths(page)).toEqual(first);
  expect(await shifted(page)).toBeLessThan(0.001);
  await page.context().close();
});

test('the game starts without its fonts', async () => {
  const { page } = await newVisit(browser(), { serviceWorkers: 'block' });
  await quickly(page);
  await page.route(FONTS, (route) => route.fulfill({ status: 404 }));
  await page.goto(plainAddress(site().url));
  await page.locator('.MenuScreen-menu h1').waitFor();
  expect(await page.evaluate(() => document.fonts.check("1em 'Ramparts Text'"))).toBe(false);
  await page.context().close();
});
