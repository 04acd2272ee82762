import { test } from 'vitest';
import type { Awaiting, RuleSetId } from '../../src/game/index.ts';
import { newVisit } from '../support/browser.ts';
import { expectPicture, writeInBlocks } from '../support/pictures.ts';
import { importRecord, quickly, recordUntil, testAddress, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';

/** A few scenes against stored pictures (tests/support/pictures.ts). */

const { browser, site } = openForAll({ painted: true, measured: true });

test.each<[string, RuleSetId, Awaiting]>([
  ['castle-place', 'castle', 'place'],
  ['castle-score', 'castle', 'score'],
  ['zamek-deploy', 'zamek', 'deploy'],
])('%s looks as it should', { timeout: 240_000 }, async (name, rules, awaiting) => {
  const { page } = await newVisit(browser(), { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await writeInBlocks(page);
  await quickly(page, { light: 'day' });
  await page.goto(`${testAddress(site().url)}&pixels=64`);
  await importRecord(page, JSON.stringify(recordUntil(rules, awaiting, `visual/${name}`)));
  await until(page, (now) => now.awaiting === awaiting);
  await expectPicture(page, name);
  await page.context().close();
});
