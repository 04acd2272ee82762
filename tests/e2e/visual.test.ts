import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, test } from 'vitest';
import type { Awaiting, RuleSetId } from '../../src/game/index.ts';
import { watchedPage } from '../support/browser.ts';
import { paintNothingAhead } from '../support/paintAhead.ts';
import { expectPicture, writeInBlocks } from '../support/pictures.ts';
import { importRecord, quickly, recordUntil, testAddress, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';

/** A few scenes against stored pictures (tests/support/pictures.ts). */

const { browser, site } = openForAll({ painted: true, measured: true });
/** Shared: what one scene has painted, the next one need not paint again. */
let context: BrowserContext | undefined;
afterEach(({ task }) => {
  // Its browser is closed.
  if (task.result?.state === 'fail') context = undefined;
});
afterAll(() => context?.close());

test.each<[string, RuleSetId, Awaiting]>([
  ['castle-place', 'castle', 'place'],
  ['castle-score', 'castle', 'score'],
  ['zamek-deploy', 'zamek', 'deploy'],
])('%s looks as expected', { timeout: 240_000 }, async (name, rules, awaiting) => {
  if (!context) {
    context = await browser().newContext({
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    await paintNothingAhead(context);
  }
  const { page } = await watchedPage(context);
  await writeInBlocks(page);
  await quickly(page, { light: 'day' });
  await page.goto(`${testAddress(site().url)}&pixels=64`);
  await importRecord(page, JSON.stringify(recordUntil(rules, awaiting, `visual/${name}`)));
  await until(page, (now) => now.awaiting === awaiting);
  await expectPicture(page, name);
  await page.close();
});
