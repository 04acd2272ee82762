import type { Page } from 'playwright-core';
import { afterEach, test } from 'vitest';
import type { Awaiting, RuleSetId } from '../../src/game/index.ts';
import { newVisit } from '../support/browser.ts';
import { openGame } from '../support/openGame.ts';
import { paintNothingAhead } from '../support/paintAhead.ts';
import { expectPicture, writeInBlocks } from '../support/pictures.ts';
import { quickly, recordUntil, testAddress, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';

/** A few scenes against stored pictures (tests/support/pictures.ts). */

const { browser, site } = openForAll({ painted: true });
/** Shared: what one scene has painted and compiled need not be painted and compiled again. */
let page: Page | undefined;
afterEach(({ task }) => {
  // Its browser is closed.
  if (task.result?.state === 'fail') page = undefined;
});

async function openedPage(): Promise<Page> {
  const visit = await newVisit(browser(), { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await paintNothingAhead(visit.page.context());
  await writeInBlocks(visit.page);
  await quickly(visit.page, { light: 'day' });
  await visit.page.goto(`${testAddress(site().url)}&pixels=64`);
  return visit.page;
}

test.each<[string, RuleSetId, Awaiting]>([
  ['castle-place', 'castle', 'place'],
  ['castle-score', 'castle', 'score'],
  ['zamek-deploy', 'zamek', 'deploy'],
])('%s looks as expected', { timeout: 240_000 }, async (name, rules, awaiting) => {
  page ??= await openedPage();
  await openGame(page, recordUntil(rules, awaiting, `visual/${name}`));
  await until(page, (now) => now.awaiting === awaiting);
  await expectPicture(page, name);
});
