import { expect, test } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { openForAll } from '../support/openForAll.ts';
import { finishedCountry } from '../support/growCountry.ts';
import { importRecord, quickly } from '../support/player.ts';

const { browser, site } = openForAll();
const DESK = { width: 1600, height: 1000 };
const PHONE = { width: 390, height: 844 };

for (const size of [3, 6])
  test(`look ${size}`, { timeout: 280_000 }, async () => {
    const { page, problems } = await newVisit(browser(), { viewport: DESK, reducedMotion: 'reduce' });
    await quickly(page);
    await page.goto(`${site().url}?countryside&pixels=64&renderer=canvas`);
    await importRecord(page, JSON.stringify(finishedCountry(size, { modules: ['river-1', 'abbot'], deck: 30 })));
    await page.locator('.end-headline').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1500);
    const shot = async (name: string): Promise<void> => {
      for (const [at, view] of [['desk', DESK], ['phone', PHONE]] as const) {
        await page.setViewportSize(view);
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `/tmp/shots/${name}-${size}-${at}.png` });
      }
      await page.setViewportSize(DESK);
    };
    await shot('end');
    await page.getByRole('button', { name: 'Step through' }).click();
    await page.waitForTimeout(500);
    await page.getByRole('button', { name: 'Judge every turn' }).click();
    await page.locator('.analysis-sums').waitFor({ timeout: 120_000 });
    await page.locator('.swing').first().click();
    await page.waitForTimeout(2500);
    await shot('review');
    expect(problems).toEqual([]);
    await page.context().close();
  });
