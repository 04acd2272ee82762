import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { openForAll } from '../support/openForAll.ts';
import { plainAddress, quickly, until } from '../support/player.ts';

/** Games one after the other: what was shown of the one before is let go of. */

const { browser, site } = openForAll();

async function playAndLeave(page: Page): Promise<void> {
  await page.getByText('Two at one screen').click();
  await page.getByRole('button', { name: 'Start' }).click();
  await until(page, () => true);
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save and leave' }).click();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await page.waitForTimeout(500);
}

test('after many games the page is as large as after the first', async () => {
  const { page } = await newVisit(browser());
  await quickly(page);
  await page.goto(plainAddress(site().url));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const nodes = async (): Promise<number> => {
    await devtools.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(300);
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Nodes')?.value ?? Infinity;
  };
  await playAndLeave(page);
  await playAndLeave(page);
  const before = await nodes();
  for (let n = 0; n < 10; n++) await playAndLeave(page);
  const after = await nodes();
  console.log(`nodes: ${before}, after ten more games ${after}`);
  expect(after - before).toBeLessThan(2000);
  await page.context().close();
});
