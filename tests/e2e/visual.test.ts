import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Awaiting, RuleSetId } from '../../src/game/index.ts';
import { newVisit } from '../support/browser.ts';
import { compare, shrink, whenPainted } from '../support/pictures.ts';
import { importRecord, quickly, recordUntil, testAddress, until } from '../support/player.ts';
import { openForAll } from '../support/openForAll.ts';

/**
 * A few scenes against stored pictures. The tolerance lets fonts and rounding differ from machine to machine, but no light, tile,
 * piece or panel be gone. Look before you renew them: `UPDATE_PICTURES=1 npx vitest run --project e2e tests/e2e/visual.test.ts`.
 */
const TOLERANCE = { mean: 6, far: 0.03 };
const WIDTH = 640;
/** Longer than the painter is ever silent while it works, in milliseconds. */
const QUIET = 6000;
const FOLDER = join(import.meta.dirname, 'visual');

const { browser, site } = openForAll();

test.each<[string, RuleSetId, Awaiting]>([
  ['castle-place', 'castle', 'place'],
  ['castle-score', 'castle', 'score'],
  ['zamek-deploy', 'zamek', 'deploy'],
])('%s looks as it should', { timeout: 240_000 }, async (name, rules, awaiting) => {
  const { page } = await newVisit(browser(), { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await quickly(page, { light: 'day' });
  await page.goto(testAddress(site().url));
  await importRecord(page, JSON.stringify(recordUntil(rules, awaiting, `visual/${name}`)));
  await until(page, (now) => now.awaiting === awaiting);
  const picture = await shrink(page, await whenPainted(page, 150_000, QUIET), WIDTH);
  const file = join(FOLDER, `${name}.jpg`);
  if (process.env['UPDATE_PICTURES'] === '1') {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, picture);
  }
  expect(existsSync(file), `${file} is stored`).toBe(true);
  const { mean, far } = await compare(page, readFileSync(file), picture);
  expect(mean).toBeLessThan(TOLERANCE.mean);
  expect(far).toBeLessThan(TOLERANCE.far);
  await page.context().close();
});
