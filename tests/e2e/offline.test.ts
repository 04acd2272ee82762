import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { launchProfile, watchedPage } from '../support/browser.ts';
import { serveSite, type Site } from '../support/site.ts';

let site: Site;
let profile: BrowserContext;
afterEach(async () => {
  await profile?.close();
  await site?.close().catch(() => undefined);
});

async function firstVisit(): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  site = await serveSite(inject('site'), { base: '/ramparts/' });
  profile = await launchProfile();
  const visit = await watchedPage(profile);
  await visit.page.goto(site.url);
  return visit;
}

/** Once the worker is active, everything is in its cache. */
const workerReady = (page: Page): Promise<unknown> => page.evaluate(async () => navigator.serviceWorker.ready.then(() => true));

describe('after one visit', () => {
  test('the game starts without the server', async () => {
    const { page, problems } = await firstVisit();
    await workerReady(page);
    await site.close();
    await profile.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await page.getByRole('button', { name: 'How to play' }).click();
    await page.getByRole('dialog').waitFor();
    expect(problems).toEqual([]);
  });

  test('it can be installed', async () => {
    const { page } = await firstVisit();
    await workerReady(page);
    const devtools = await profile.newCDPSession(page);
    expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    expect(await devtools.send('Page.getAppManifest')).toMatchObject({ url: `${site.url}manifest.webmanifest`, errors: [] });
  });
});
